import DragScript

extension W3CActions {
  /// WebDriver Actions.
  static let format = FormatRow(
    format: .w3c,
    help: """
      WebDriver Actions, also of BiDi; Chromium's pointer action sequences;
      gestures of Appium's Inspector
      """,
    tools: ["WebDriver"],
    suffixes: [".json"],
    fields: [["\"actions\"", "\"pointer"], ["\"actions\"", "\"type\""]],
    read: { bytes, start, options, log in
      let source = W3CActions(ScriptText(bytes), from: start, options, &log)
      guard !log.hasErrors else { return (Recording(), .none) }
      return (source.recording(&log), .actions(below: source.root))
    },
    source: { W3CActions($0, from: $1, $2, &$3) })
}
