extension SideReader {
  /// A project of Selenium IDE.
  static let format = FormatRow(
    format: .side, help: "Selenium IDE projects", tools: ["Selenium IDE"], suffixes: [".side"],
    fields: [["\"tests\"", "\"commands\"", "\"command\"", "\"target\""]],
    read: { bytes, start, options, log in
      var reader = SideReader(bytes, from: start, options: options, log: log)
      reader.read()
      log = reader.log
      return (reader.mouse.recording, .commands(below: "/tests"))
    })
}
