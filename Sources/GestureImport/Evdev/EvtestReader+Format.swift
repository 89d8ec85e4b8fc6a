extension EvtestReader {
  /// The output of `evtest`.
  static let format = FormatRow.evdev(
    .evtest, help: "evtest, also with the menu and prompt above it", sign: sign
  ) { EvtestReader.tape(of: $0, from: $1, options: $2, &$3) }

  private static func sign(of line: RecordingLine) -> LineSign? {
    switch line.first {
    case "Event:" where line.second == "time": .only
    case "Input" where isHeader(line.text): .only
    default: nil
    }
  }

  /// Returns whether a line is one of the first that are printed of a device.
  private static func isHeader(_ line: String) -> Bool {
    ["Input driver version is", "Input device ID: bus", "Input device name:"].contains {
      line.drop { $0 == " " || $0 == "\t" || $0 == ">" }.hasPrefix($0)
    }
  }
}
