import DragGeometry
import DragScript
import DragSessions
import DragStage
import Machines

/// Draws the lines of a step from what is possible on the stage (EX-01 to EX-03).
///
/// All decisions of a step are made before its first line is played. What a decision is about is looked up before, so that
/// nothing is drawn and thrown away.
struct StepDrawing {
  let offer: Offer
  /// The decisions.
  var choices: Choices
  /// What the application may do by itself in this run; the decision for one is its place among all.
  let mays: [Int]
  /// The lines of the step.
  private(set) var actions: [PlayedAction] = []

  /// An action and its pointer; nil for the default one.
  struct PlayedAction {
    let action: Action
    let pointer: Name?
  }

  init(_ offer: Offer, choosing choices: Choices, mays: [Int]) {
    (self.offer, self.choices, self.mays) = (offer, choices, mays)
  }

  var stage: Stage { offer.stage }

  /// Draws the lines of a kind that the offer allows.
  mutating func draw(_ kind: StepKind) {
    switch kind {
    case .drag: drawDrag()
    case .press: drawPress()
    case .move: drawMove()
    case .release: drawRelease()
    case .cancel: drawCancel()
    case .tap: drawTap()
    case .second: drawSecond()
    case .wait: drawWait()
    case .settle: add(.settle(max: nil))
    case .call: drawCall()
    case .foreign: drawForeign()
    case .load: drawLoad()
    case .store: drawStore()
    case .scroll: drawScroll()
    case .resize: drawResize()
    case .phase: drawPhase()
    case .keys: drawKeys()
    }
  }

  /// Adds a line; the default pointer is not named.
  mutating func add(_ action: Action, by pointer: PointerID? = nil) {
    let name = pointer.map { stage.name(of: $0) }.flatMap {
      $0 == TimedLine.defaultPointer ? nil : Name($0, at: .unwritten)
    }
    actions.append(PlayedAction(action: action, pointer: name))
  }
}
