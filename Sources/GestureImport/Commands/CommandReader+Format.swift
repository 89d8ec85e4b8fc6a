import DragScript

extension CommandReader {
  /// Commands to drag: JSON, or the scripts of tools.
  static let format = FormatRow(
    format: .commands,
    help: """
      drag commands of Appium and XCUITest, as JSON; xdotool, AutoHotkey and
      monkeyrunner with numbers alone
      """,
    tools: ["Appium", "XCUITest"],
    fields: [["\"mobile: "], ["\"thenDragTo\""], ["\"commands\""]],
    sign: { CommandScript.Dialect(ofLine: $0.text) != nil ? .only : nil },
    read: { bytes, start, options, log in
      let sight = RecordingFormat.sight(of: bytes[...])
      if !RecordingFormat.beginsWithValue(sight), let dialect = CommandScript.dialect(of: sight) {
        let reader = CommandScriptReader(
          bytes, from: start, as: dialect, options: options, log: log)
        log = reader.log
        return (reader.timeline.recording, .none)
      }
      var reader = CommandReader(bytes, from: start, options: options, log: log)
      reader.read()
      log = reader.log
      return (reader.timeline.recording, .list(below: reader.root))
    })
}
