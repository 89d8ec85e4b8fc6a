import DragSessions

/// What the applications on both sides have lived through in one drag, and what may come next.
///
/// A strict reader of the contract that knows nothing of the machines: it throws when an application
/// is told or asked what cannot be. It keeps only what a later rule reads, so that it can stand in
/// the nodes of a search.
struct CallbackRules: Hashable {
  enum Phase: UInt8, Hashable {
    case before, lifted, begun, settled, over, transferred, none
  }

  /// A destination that was entered, in order of first entry.
  struct Visited: Hashable {
    let destination: DestinationID
    var isEnded = false
  }

  /// A destination that the drag is inside of, and what it has proposed since (I6).
  struct Inside: Hashable {
    let destination: DestinationID
    var operation: DropOperation?
  }

  struct Violation: Error, Hashable, CustomStringConvertible {
    let rule: String
    let output: DragSession.Output?

    var description: String { output.map { "\(rule): \($0)" } ?? rule }
  }

  private(set) var phase = Phase.before
  /// The destinations that are gone, sorted.
  private(set) var lost: [DestinationID] = []
  private(set) var visited: [Visited] = []
  /// The destinations that the drag is inside of, all at one site, in the order of adding.
  private(set) var inside: [Inside] = []
  private var allowsMove = true
  /// The destination that was asked to take the items.
  private(set) var performer: DestinationID?
  /// The end that the source was told (I2).
  private var reported: DragOutcome?
  /// The items of the drag, by our own count (I9, section 7 rule 7).
  private(set) var items: Int32 = 0
  private(set) var contributors: Int32 = 1
  /// How many notices of a row are still owed: to contributors, or for items that fly.
  private var owed: Int32 = 0
  /// How many previews of a row were asked for.
  private var previews: Int32 = 0
  /// What somebody outside did with the items, once that is known.
  private var outside: DropOperation?

  var isOver: Bool { phase == .over || phase == .transferred || phase == .none }
  var isBegun: Bool { phase == .begun }

  /// Whose proposal is in force: the first that carries, else the first (CONTRACT-35).
  var winner: Inside? { inside.first { $0.operation?.carries == true } ?? inside.first }
}

extension CallbackRules {
  /// A foreign drag is under way from the start, and its source is nobody.
  mutating func foreignDragBegan(items: Int32, allowsMove: Bool) {
    phase = .begun
    self.items = items
    self.allowsMove = allowsMove
  }

  /// What came in turns out to be so many items.
  mutating func itemsChanged(to count: Int32) {
    if phase == .begun, performer == nil { items = max(0, count) }
  }

  mutating func lose(_ destination: DestinationID) {
    guard !isOver, !lost.contains(destination) else { return }
    lost.append(destination)
    lost.sort(by: <)
    inside.removeAll { $0.destination == destination }
  }

  /// The destination that was asked to take the items refuses them (CONTRACT-134).
  mutating func veto(by destination: DestinationID) {
    if phase == .begun, performer == destination { performer = nil }
  }

  /// Somebody outside says what became of the items; they are only lent without the right to move.
  mutating func takeOutside(_ operation: DropOperation) {
    guard phase == .begun, performer == nil, operation.carries else { return }
    outside = operation == .move && !allowsMove ? .copy : operation
  }

  /// Takes an answer that is about to be given.
  mutating func answered(_ answer: Answer, to question: Question) {
    switch answer {
    case .canMove(true): items += 1
    case .allowsMove(let allowed): allowsMove = allowed
    case .added(let count, let joins) where count > 0:
      items = count > .max - items ? .max : items + count
      contributors += joins ? 1 : 0
      owed = contributors
    case .update(let ruling):
      for index in inside.indices where question == .update(inside[index].destination) {
        inside[index].operation = ruling.proposal.operation
      }
    case .items, .canMove, .restricted, .fullSize, .added, .candidate, .sibling, .canHandle,
      .perform:
      break
    }
  }

  /// The drag has nothing more to say for now.
  func checkPause() throws(Violation) {
    guard owed == 0 else {
      throw Violation(rule: "a row of notices was cut short", output: nil)
    }
  }

  mutating func take(_ output: DragSession.Output) throws(Violation) {
    func require(_ holds: Bool, _ rule: String) throws(Violation) {
      guard holds else { throw Violation(rule: rule, output: output) }
    }
    switch output {
    case .question(let question):
      try take(question, require)
    case .notification(let notice):
      try take(notice, require)
    case .command(.startEndAnimation):
      try require(phase == .settled, "the end is animated after willEnd")
      try require(
        visited.allSatisfy { $0.isEnded || lost.contains($0.destination) },
        "I: every visited destination hears dropEnd before the animation")
      try require(owed == 0, "16, 29: every item is told of its flight")
      items = 0
      contributors = 1
      previews = 0
    case .command(.itemsLifted):
      try require(phase == .lifted, "the gesture goes on with lifted items")
    case .command(.nothingLifted):
      try require(phase == .before && items == 0, "I3: nothing is lifted")
      phase = .none
    case .command(.showRuling):
      try require(phase == .begun, "a ruling is shown while the drag is under way")
    }
  }

  private func isInside(_ destination: DestinationID) -> Bool {
    inside.contains { $0.destination == destination }
  }

  private typealias Requirement = (Bool, String) throws(Violation) -> Void

  private mutating func take(
    _ question: Question, _ require: Requirement
  ) throws(Violation) {
    switch question {
    case .items, .canMove: try require(phase == .before, "the source is asked before the lift")
    case .allowsMove, .restricted, .fullSize:
      try require(phase == .lifted, "the policy is asked at the begin")
    case .added, .candidate, .sibling:
      try require(phase == .begun && performer == nil, "a place is asked for in a drag")
      try require(owed == 0, "20: every contributor is told")
    case .canHandle(let destination):
      try require(phase == .begun && performer == nil, "I1: canHandle belongs to a drag")
      try require(!lost.contains(destination), "I7: a lost destination is asked nothing")
    case .update(let destination):
      try require(isInside(destination), "I4: update only inside")
      try require(performer == nil, "I4: no update after perform")
    case .perform(let destination):
      try require(isInside(destination), "I5: perform only at the entered destination")
      try require(performer == nil, "I5: perform at most once")
      try require(
        winner?.destination == destination, "35: whoever's proposal is in force performs")
      try require(winner?.operation?.carries == true, "I5: perform only for copy or move")
      try require(
        winner?.operation != .move || allowsMove, "I6: no move without the right")
      performer = destination
    }
  }

  private mutating func take(
    _ notice: SessionNotification, _ require: Requirement
  ) throws(Violation) {
    switch notice {
    case .liftPreview(let item):
      try require(phase == .before && item == previews, "04: each item before willLift")
      previews += 1
    case .cancelPreview(let item):
      try require(phase == .settled && performer == nil, "16: previews of a cancel")
      try require(owed == items && item == previews, "17: all previews before willCancel")
      previews += 1
    case .dropPreview(let destination, let item):
      try require(phase == .settled && performer == destination, "29: previews of a drop")
      try require(owed == items && item == previews, "29: all previews before willDrop")
      previews += 1
    case .willLift:
      try require(phase == .before && items > 0, "I3: willLift needs an item")
      try require(previews == 0 || previews == items, "04: one preview for each item")
      previews = 0
      phase = .lifted
    case .liftCancelled:
      try require(phase == .lifted, "06: only a lift is cancelled")
      finish(as: .none)
    case .willBegin:
      try require(phase == .lifted, "08: willBegin once, after the lift")
      phase = .begun
    case .didMove: try require(phase == .begun && performer == nil, "10: didMove in a drag")
    case .willAdd(let contributor):
      try require(phase == .begun && owed > 0, "20: willAdd follows an addition")
      try require(contributor == contributors - owed, "20: contributors in order of joining")
      owed -= 1
    case .enter(let destination):
      try require(phase == .begun && performer == nil, "I2: enter in a drag")
      try require(
        inside.allSatisfy { $0.destination.rawValue == destination.rawValue },
        "I4, 35: one site at a time")
      try require(!isInside(destination), "I4: enter once")
      try require(!lost.contains(destination), "I7: a lost destination is told nothing")
      inside.append(Inside(destination: destination))
      inside.sort { $0.destination < $1.destination }
      if !visited.contains(where: { $0.destination == destination }) {
        visited.append(Visited(destination: destination))
      }
    case .exit(let destination):
      try require(phase == .begun && performer == nil, "an end sends no exit")
      try require(isInside(destination), "I4: exit only from inside")
      inside.removeAll { $0.destination == destination }
    case .willEnd(let outcome):
      try takeWillEnd(outcome, require)
    case .willCancel(let item):
      try require(phase == .settled && performer == nil, "17: willCancel follows a cancel")
      try require(owed > 0 && item == items - owed, "16: willCancel for each item in order")
      owed -= 1
    case .willDropAll(let destination):
      try require(phase == .settled && performer == destination, "31: all of a drop")
      try require(owed == items && previews == 0, "31: told of at once, and not asked for")
      owed = 0
    case .willDrop(let destination, let item):
      try require(phase == .settled && performer == destination, "29: willDrop after perform")
      try require(owed > 0 && item == items - owed, "29: willDrop for each item in order")
      owed -= 1
    case .dropEnd(let destination):
      try takeDropEnd(destination, require)
    case .conclude(let destination):
      try require(phase == .settled && performer == destination, "33: conclude where it dropped")
      try require(!lost.contains(destination), "I7: a lost destination is told nothing")
      try require(
        visited.contains { $0.destination == destination && $0.isEnded }, "33: after dropEnd")
      performer = nil
    case .didEnd(let outcome):
      try require(phase == .settled && outcome == reported, "I2: didEnd with the op of willEnd")
      try require(
        performer.map(lost.contains) != false, "33: conclude comes before didEnd")
      finish(as: .over)
      reported = outcome.operation.carries ? outcome : nil
    case .didTransfer:
      try require(
        phase == .over && reported?.operation.carries == true,
        "13: didTransfer after a copy or move")
      reported = nil
      phase = .transferred
    }
  }

  private mutating func takeWillEnd(
    _ outcome: DragOutcome, _ require: Requirement
  ) throws(Violation) {
    try require(phase == .begun, "I2: willEnd once")
    let operation = outcome.operation
    let inForce = winner?.operation
    if let performer, !lost.contains(performer) {
      try require(operation.carries, "55: a performed drop ends with copy or move")
      try require(operation == inForce, "55: the operation in force is told")
      owed = items
    } else if let outside {
      try require(inside.isEmpty, "27: what goes outside leaves first")
      try require(operation == outside, "11: the operation of whoever took the items is told")
    } else {
      // A destination that went before it was done has taken nothing (I7).
      performer = nil
      try require(
        operation == .cancel || operation == inForce && operation == .forbidden,
        "50: without a perform only cancel, or a forbidden one in force")
      owed = items
    }
    try require(operation != .move || allowsMove, "I6: no move without the right")
    phase = .settled
    reported = outcome
    inside = []
    outside = nil
    allowsMove = true
  }

  private mutating func takeDropEnd(
    _ destination: DestinationID, _ require: Requirement
  ) throws(Violation) {
    try require(phase == .settled, "32: dropEnd after willEnd")
    try require(!lost.contains(destination), "I7: a lost destination is told nothing")
    let next = visited.first { !$0.isEnded && !lost.contains($0.destination) }
    try require(next?.destination == destination, "32: dropEnd in order of first visit, once")
    for index in visited.indices where visited[index].destination == destination {
      visited[index].isEnded = true
    }
  }

  /// Forgets what no later rule reads.
  private mutating func finish(as end: Phase) {
    self = CallbackRules()
    phase = end
  }
}
