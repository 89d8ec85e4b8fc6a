extension MaestroReader {
  /// A Maestro flow.
  static let format = FormatRow(
    format: .maestro, help: "Maestro flows: drag and swipe", tools: ["Maestro"],
    suffixes: [".yaml", ".yml"],
    sign: sign,
    read: { bytes, start, options, log in
      let reader = MaestroReader(bytes, from: start, options: options, log: log)
      log = reader.log
      return (reader.timeline.recording, .none)
    })

  private static func sign(of line: RecordingLine) -> LineSign? {
    switch line.first {
    case "appId:": .perhaps
    case "-": line.second.map { commands.contains(String($0)) } == true ? .perhaps : .any
    case "---": .any
    default: nil
    }
  }

  /// Commands that a flow without a header may begin with.
  private static let commands: Set<String> = [
    "drag:", "swipe:", "launchApp", "launchApp:", "tapOn:", "assertVisible:", "openLink:",
  ]
}
