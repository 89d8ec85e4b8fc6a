extension LogReader {
  /// The log of a WebDriver server.
  static let format = FormatRow(
    format: .log, help: "actions inside the logs of WebDriver servers and Appium",
    mentions: ["\"pointerMove\"", "\"pointerDown\"", "\"moveTo\""].map { ["\"actions\"", $0] },
    read: { bytes, start, options, log in
      let reader = LogReader(bytes, from: start, options: options, log: log)
      log = reader.log
      return (reader.recording, .none)
    })
}
