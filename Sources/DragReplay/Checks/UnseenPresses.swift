import DragScript
import DragStage

/// Presses on items that are scrolled out of their views when a test begins.
enum UnseenPresses {
  /// A warning for each press before anything can have scrolled, moved or changed what is pressed.
  static func warnings(in test: ScriptTest, on stage: Stage) -> [ScriptWarning] {
    var warnings: [ScriptWarning] = []
    for step in test.steps {
      guard case .timed(let line) = step else { break }
      guard case .action(let action) = line.content else { continue }
      switch action {
      case .down(let target, button: _):
        guard let note = TestNote(pressing: target, on: stage, at: line.location) else { continue }
        warnings.append(
          ScriptWarning(
            .unseenPress, at: line.location, in: line.location, note.text,
            hint: "a line `scroll` above it shows the item"))
      case .wait, .key: continue
      case _: return warnings
      }
    }
    return warnings
  }
}
