import DragSessions

/// Something that follows from a change, and is carried out when what has made the change is complete.
enum Step: Hashable, Sendable {
  /// Drags whose pointers mean something else now are evaluated again, in the given round.
  case reevaluateDrags(round: Int)
  /// A drag hears of something that came behind the change.
  case session(SessionID, DragSessionMachine.Event)
  /// The stores hear of changes that have been taken back.
  case flushStoreChanges
}

/// The steps to come, the next one last.
///
/// What one step brings with it comes before all that was there already, in the order of its coming: so
/// every consequence is complete before the next one, and none runs inside of another.
struct StepStack: Hashable, Sendable {
  /// How often drags are looked at in a row, at most: an application that changes something whenever it is
  /// asked would never be done.
  private static let mostLooks = 10

  private var steps: [Step] = []
  /// What the step under way has brought so far, in order.
  private var new: [Step] = []
  /// How often drags were looked at in a row, where they are being looked at.
  private var round = 0

  /// Whether the step under way has brought nothing.
  var hasNothingNew: Bool { new.isEmpty }

  var isEmpty: Bool { steps.isEmpty && new.isEmpty }

  /// Adds a step that follows from the one under way.
  mutating func push(_ step: Step) { new.append(step) }

  /// Drags are to be looked at; once for all that has changed in a step.
  mutating func pushReevaluation() {
    guard round < Self.mostLooks else { return }
    let look = Step.reevaluateDrags(round: round + 1)
    if new.last != look { new.append(look) }
  }

  /// Takes the next step out; what it brings is new then.
  mutating func next() -> Step? {
    round = 0
    guard !isEmpty else { return nil }
    steps.append(contentsOf: new.reversed())
    new.removeAll(keepingCapacity: true)
    let step = steps.removeLast()
    if case .reevaluateDrags(let round) = step { self.round = round }
    return step
  }
}
