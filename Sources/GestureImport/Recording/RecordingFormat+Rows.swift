extension RecordingFormat {
  /// The formats with their readers.
  ///
  /// Of several that a recording fits, the first is meant: those that few texts fit come before those that many do.
  static let rows: [FormatRow] = [
    HIDReader.format, RRWebReader.format, SideReader.format, MJSONWPReader.format,
    W3CActions.format, EvemuReader.format, EvtestReader.format, LibinputReader.format,
    MaestroReader.format, GeteventReader.format, CommandReader.format, ADBReader.format,
    LogReader.format,
  ]

  /// What the format is known by, and how it is read.
  var row: FormatRow {
    switch self {
    case .w3c: W3CActions.format
    case .evemu: EvemuReader.format
    case .evtest: EvtestReader.format
    case .getevent: GeteventReader.format
    case .libinput: LibinputReader.format
    case .hid: HIDReader.format
    case .maestro: MaestroReader.format
    case .commands: CommandReader.format
    case .rrweb: RRWebReader.format
    case .mjsonwp: MJSONWPReader.format
    case .side: SideReader.format
    case .adb: ADBReader.format
    case .log: LogReader.format
    }
  }

  /// Indicates whether the events of recordings are made again whenever they are wanted, and never held.
  var isReadAgain: Bool { row.source != nil }

  /// What the format is, for the help of commands.
  package var help: String { row.help }
}
