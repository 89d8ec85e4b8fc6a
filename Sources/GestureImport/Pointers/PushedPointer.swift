import DragGeometry
import DragScript

/// Keeps a pointer that is moved by steps on the screen, and counts the steps cut at its edge.
///
/// A real pointer stops at the edge of its screen, which is another one than the viewport: steps
/// that are cut there shift all that follows.
struct PushedPointer: Sendable {
  private let options: ImportOptions
  /// The position.
  private(set) var position: Point
  /// The first event that leads out of the viewport.
  private var firstCut: InputPosition?
  private var cutSteps = 0
  private var presses = 0
  private var bentPresses = 0
  /// Indicates whether something is pressed, and whether the edge has cut a step since.
  private var isPressed = false
  private var isBent = false

  /// Begins at the position in the options.
  init(_ options: ImportOptions) {
    self.options = options
    position =
      options.start ?? Point(x: options.viewport.width / 2, y: options.viewport.height / 2)
  }

  /// Takes a position that was reported as such.
  mutating func location(at point: Point) { position = point }

  /// Moves it by a step.
  mutating func push(by step: Point, at location: InputPosition) {
    position = position + step
    guard options.outOfBounds != .allow, !isInside else { return }
    if firstCut == nil { firstCut = location }
    guard options.outOfBounds != .error else { return }
    position = options.nearest(to: position)
    cutSteps += 1
    if isPressed, !isBent { bentPresses += 1 }
    isBent = isPressed
  }

  /// Takes the begin of a press.
  mutating func press() {
    presses += 1
    isPressed = true
    isBent = false
  }

  /// Takes the end of a press.
  mutating func release() { isPressed = false }

  private var isInside: Bool { options.nearest(to: position) == position }

  /// Reports how often the edge has cut a step, or that one leads out.
  func report(to log: inout ImportLog) {
    guard let firstCut else { return }
    let edge =
      "the edge of the viewport of \(options.viewport.width.decimalText)x"
      + options.viewport.height.decimalText
    let hint =
      "set the screen size with --viewport, the initial position with --start, and "
      + "the length of a step with --unit-scale"
    guard options.outOfBounds != .error else {
      log.report(.outOfBounds, at: firstCut, "a step leads over \(edge)", hint: hint)
      return
    }
    let steps = cutSteps == 1 ? "1 step" : "\(cutSteps) steps"
    let bent = presses == 0 ? "" : "; \(bentPresses) of \(presses) presses are bent by it"
    log.report(
      .outOfBounds, at: firstCut, severity: .warning, "\(edge) cuts \(steps)\(bent)", hint: hint)
  }
}
