import DragSessions

/// A consequence of a change, which is carried out when the change is complete.
enum Step: Hashable, Sendable {
  /// Drags whose pointers now refer to other positions are updated, in the given round.
  case reevaluateDrags(round: Int)
  /// A drag receives an event that came after the change.
  case session(SessionID, DragSessionMachine.Event)
  /// Changes that were reverted are passed on to the stores.
  case flushStoreChanges
}

/// The pending steps, the next one last.
///
/// The consequences of a step come before all other pending steps, in the order of their creation:
/// every step is complete, with its consequences, before the next one, and none is nested in
/// another.
struct StepStack: Hashable, Sendable {
  /// The maximum number of consecutive rounds in which drags are updated: an application that
  /// changes data at each query would never be done.
  private static let mostLooks = 10

  private var steps: [Step] = []
  /// The steps added by the present step, in order.
  private var new: [Step] = []
  /// The number of consecutive rounds in which drags were updated.
  private var round = 0

  /// True if the present step has added no steps.
  var hasNothingNew: Bool { new.isEmpty }

  var isEmpty: Bool { steps.isEmpty && new.isEmpty }

  /// Adds a step that follows from the present one.
  mutating func push(_ step: Step) { new.append(step) }

  /// Schedules an update of all drags; once for all changes of a step.
  mutating func pushReevaluation() {
    guard round < Self.mostLooks else { return }
    let look = Step.reevaluateDrags(round: round + 1)
    if new.last != look { new.append(look) }
  }

  /// Removes and returns the next step; further steps are its consequences.
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
