import DragGeometry
import DragGestures
import DragScript
import DragSessions
import DragStage
import Machines

/// The presses of a test, to explain why none of them lifted anything.
struct PressLog {
  /// A pointer that is down.
  private struct Press {
    let start: Timestamp
    let origin: Point
    let kind: PointerKind
    /// The views of the stage, if none of them was there.
    let missed: String?
    /// The distance and time at which it left the slop.
    var stray: (distance: Double, time: Timestamp)?

    /// Returns the time for which it rested.
    func rest(until end: Timestamp) -> Microseconds { (stray?.time ?? end) - start }
  }

  private var open: [PointerID: Press] = [:]
  /// The press that rested longest, and its duration.
  private var longest: (press: Press, rest: Microseconds)?

  /// Indicates whether no press has ended.
  var isEmpty: Bool { longest == nil }

  /// Indicates whether a pointer is down.
  var hasOpenPress: Bool { !open.isEmpty }

  /// Reads an entry of the trace.
  mutating func note(_ entry: TraceEntry, on stage: Stage, _ settings: Settings) {
    switch entry.event {
    case .pointerDown(let pointer, let point, _, _):
      open[pointer] = Press(
        start: entry.time, origin: point, kind: stage.pointers.kind(of: pointer),
        missed: stage.scene.views(at: point).isEmpty ? Self.views(of: stage) : nil)
    case .pointerMove(let pointer, let point):
      guard let press = open[pointer], press.stray == nil else { return }
      let way = point - press.origin
      let distance = (way.x * way.x + way.y * way.y).squareRoot()
      if distance > settings.stage.liftSlop { open[pointer]?.stray = (distance, entry.time) }
    case .pointerUp(let pointer, at: _), .pointerCancel(let pointer):
      guard let press = open.removeValue(forKey: pointer) else { return }
      let rest = press.rest(until: entry.time)
      if longest.map({ $0.rest < rest }) ?? true { longest = (press, rest) }
    default: break
    }
  }

  /// The reason why nothing was lifted; nil if nothing was pressed.
  func reason(_ settings: Settings) -> String? {
    guard let (press, rest) = longest else { return nil }
    let isShort = rest < settings.stage.liftDelay
    let liftsAtSlop = press.kind == .mouse && settings.stage.mouseDragsBeforeLift
    if isShort, let stray = press.stray, !liftsAtSlop {
      return "the pointer moves \(stray.distance.rounded().decimalText) points after \(rest.text), "
        + "beyond lift.slop and before lift.delay"
    }
    if isShort, press.stray == nil {
      return "the press of \(rest.text) is shorter than lift.delay"
    }
    let point = "\(press.origin.x.decimalText),\(press.origin.y.decimalText)"
    return press.missed.map { "no view is at \(point); \($0)" }
      ?? "the view pressed at \(point) provides no drag items"
  }

  private static let mostViews = 3

  /// The first views with their frames, for a press beside them.
  private static func views(of stage: Stage) -> String {
    let views = stage.scene.views
    let shown = views.prefix(mostViews).map { view in
      let frame = stage.scene.frame(of: view)
      return "`\(stage.name(of: view))` is at \(frame.minX.decimalText),\(frame.minY.decimalText) "
        + "size \(frame.width.decimalText)x\(frame.height.decimalText)"
    }
    let rest = views.count - shown.count
    return views.isEmpty
      ? "there is none"
      : shown.joined(separator: ", ") + (rest > 0 ? ", and \(rest) others are elsewhere" : "")
  }

  /// Returns whether a longer press would have lifted.
  func isTooShort(_ settings: Settings) -> Bool {
    longest.map { $0.rest < settings.stage.liftDelay } ?? false
  }
}
