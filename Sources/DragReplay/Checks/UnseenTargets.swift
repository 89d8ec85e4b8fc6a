import DragScript
import DragStage

/// Presses and moves of the first drag of a test to what is scrolled out of its view.
struct UnseenTargets {
  let stage: Stage
  private var warnings: [ScriptWarning] = []

  /// A warning for each of them before anything can have scrolled, moved or changed what is meant.
  static func warnings(
    in test: ScriptTest, of lines: [SetupLine], on stage: Stage
  ) -> [ScriptWarning] {
    var targets = UnseenTargets(stage: stage)
    // A reaction may change what a drag is moved to, and auto-scrolling may show it.
    let reacts = lines.contains { line in
      if case .reaction = line.statement { true } else { false }
    }
    let mayChange = reacts || stage.settings.autoScroll != nil
    for step in test.steps {
      guard case .timed(let line) = step else { break }
      guard case .action(let action) = line.content else { continue }
      switch action {
      case .down(let target, button: _): targets.press(target, in: line)
      case .move(let target) where !mayChange: targets.move(to: target, in: line)
      case .glide(let glide) where !mayChange: targets.move(to: glide.target, in: line)
      case .wait, .key: continue
      case _: return targets.warnings
      }
    }
    return targets.warnings
  }

  private mutating func press(_ target: Target, in line: TimedLine) {
    guard let point = try? stage.point(target, in: .shown),
      let note = TestNote(pressing: target, at: point, on: stage, at: line.location)
    else { return }
    warnings.append(
      ScriptWarning(
        .unseenPress, at: line.location, in: line.location, note.text,
        hint: "a line `scroll` above it shows the item"))
  }

  /// What is moved to a place outside of its view goes over whatever is there.
  private mutating func move(to target: Target, in line: TimedLine) {
    guard let hidden = HiddenTarget(target, in: .rest, on: stage) else { return }
    warnings.append(
      ScriptWarning(
        .unseenMove, at: line.location, in: line.location, hidden.sentence,
        hint: "a line `scroll` above it shows the target"))
  }
}
