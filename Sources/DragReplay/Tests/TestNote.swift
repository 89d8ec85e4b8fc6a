import DragGeometry
package import DragScript
import DragStage
import Machines

/// A doubt about a test whose expectations all hold.
package struct TestNote: Hashable, Sendable {
  /// The location in the script.
  package var location: SourceLocation
  /// The doubt in one sentence without a full stop.
  package var text: String
  /// Indicates whether it is reported only where notes are asked for: many recordings expect
  /// nothing.
  package var isMinor: Bool

  /// Makes a note.
  package init(location: SourceLocation, text: String, isMinor: Bool = false) {
    self.location = location
    self.text = text
    self.isMinor = isMinor
  }
}

extension TestResult {
  /// Lets the test fail for what was only noted.
  ///
  /// - Parameter note: The note.
  package mutating func fail(for note: TestNote) {
    status = .failed
    faults.append(TestFailure(.failed, at: note.location, note.text))
  }
}

extension TestNote {
  /// Makes the note on a press on an item outside its view; nil where the item is visible.
  ///
  /// - Parameters:
  ///   - target: The item.
  ///   - point: Where it is shown.
  ///   - stage: The stage.
  ///   - location: The line of the press.
  init?(
    pressing target: Target, at point: Point, on stage: Stage, at location: SourceLocation
  ) {
    guard case .ref(let ref) = target.base, let view = stage.view(named: ref.name) else {
      return nil
    }
    switch ref.part {
    case .item, .slot: break
    case .whole, .gap, .anyItem, .anyGap: return nil
    }
    let frame = stage.scene.frame(of: view)
    guard !frame.contains(point), let position = stage.scene.scrollPosition(of: view) else {
      return nil
    }
    let visible = Rect(origin: position.offset, size: position.viewport)
    let isBeside = point.x < frame.minX || point.x > frame.maxX
    let shown =
      isBeside ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
    self.init(
      location: location,
      text: "`\(Target(target.base).text)` is scrolled out of `\(ref.name)`, which shows "
        + "\(shown.0.decimalText)..\(shown.1.decimalText) of its content")
  }
}
