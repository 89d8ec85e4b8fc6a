extension ADBReader {
  /// A script for Android's shell.
  static let format = FormatRow(
    format: .adb, help: "scripts of `adb shell input` or `sendevent`", tools: ["adb"],
    sign: { ADBReader.isCommand($0.text) ? .only : nil },
    read: { bytes, start, options, log in
      let reader = ADBReader(bytes, from: start, options: options, log: log)
      log = reader.log
      let recording =
        reader.hasInput ? reader.timeline.recording : Recording.of(reader.tape, options, &log)
      return (recording, .none)
    })
}
