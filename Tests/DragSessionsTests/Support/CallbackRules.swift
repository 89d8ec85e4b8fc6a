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

  struct Violation: Error, Hashable, CustomStringConvertible {
    let rule: String
    let output: Drag.Output?

    var description: String { output.map { "\(rule): \($0)" } ?? rule }
  }

  private(set) var phase = Phase.before
  /// The destinations that are gone, sorted.
  private(set) var lost: [DestinationID] = []
  private(set) var visited: [Visited] = []
  private(set) var inside: DestinationID?
  /// The operation in force, as long as the drag is inside (I6).
  private var inForce: DropOperation?
  private var allowsMove = true
  /// The destination that was asked to take the items.
  private(set) var performer: DestinationID?
  /// The operation that the source was told (I2).
  private var told: DropOperation?
  /// The items of the drag, by our own count (I9, section 7 rule 7).
  private(set) var items: Int32 = 0
  private(set) var contributors: Int32 = 1
  /// How many notices of a row are still owed: to contributors, or for items that fly.
  private var owed: Int32 = 0

  var isOver: Bool { phase == .over || phase == .transferred || phase == .none }
  var isBegun: Bool { phase == .begun }
}

extension CallbackRules {
  /// A foreign drag is under way from the start, and its source is nobody.
  mutating func foreignDragBegan(items: Int32, allowsMove: Bool) {
    phase = .begun
    self.items = items
    self.allowsMove = allowsMove
  }

  mutating func lose(_ destination: DestinationID) {
    guard !isOver, !lost.contains(destination) else { return }
    lost.append(destination)
    lost.sort()
    guard inside == destination else { return }
    inside = nil
    if performer == nil { inForce = nil }
  }

  /// The destination that was asked to take the items refuses them (CONTRACT-134).
  mutating func veto(by destination: DestinationID) {
    if phase == .begun, performer == destination { performer = nil }
  }

  /// Takes an answer that is about to be given.
  mutating func answered(_ answer: Answer) {
    switch answer {
    case .canMove(true): items += 1
    case .allowsMove(let allowed): allowsMove = allowed
    case .added(let count, let joins) where count > 0:
      items = count > .max - items ? .max : items + count
      contributors += joins ? 1 : 0
      owed = contributors
    case .update(let ruling): inForce = ruling.proposal.operation
    case .items, .canMove, .restricted, .fullSize, .added, .candidate, .canHandle, .perform: break
    }
  }

  /// The drag has nothing more to say for now.
  func checkPause() throws(Violation) {
    guard owed == 0 else {
      throw Violation(rule: "a row of notices was cut short", output: nil)
    }
  }

  mutating func take(_ output: Drag.Output) throws(Violation) {
    func require(_ holds: Bool, _ rule: String) throws(Violation) {
      guard holds else { throw Violation(rule: rule, output: output) }
    }
    switch output {
    case .question(let question):
      try take(question, require)
    case .notice(let notice):
      try take(notice, require)
    case .order(.startEndAnimation):
      try require(phase == .settled, "the end is animated after willEnd")
      try require(
        visited.allSatisfy { $0.isEnded || lost.contains($0.destination) },
        "I: every visited destination hears dropEnd before the animation")
      try require(owed == 0, "16, 29: every item is told of its flight")
      items = 0
      contributors = 1
    case .order(.itemsLifted):
      try require(phase == .lifted, "the gesture goes on with lifted items")
    case .order(.nothingLifted):
      try require(phase == .before && items == 0, "I3: nothing is lifted")
      phase = .none
    case .order(.showRuling):
      try require(phase == .begun, "a ruling is shown while the drag is under way")
    }
  }

  private typealias Requirement = (Bool, String) throws(Violation) -> Void

  private mutating func take(
    _ question: Question, _ require: Requirement
  ) throws(Violation) {
    switch question {
    case .items, .canMove: try require(phase == .before, "the source is asked before the lift")
    case .allowsMove, .restricted, .fullSize:
      try require(phase == .lifted, "the policy is asked at the begin")
    case .added, .candidate:
      try require(phase == .begun && performer == nil, "a place is asked for in a drag")
      try require(owed == 0, "20: every contributor is told")
    case .canHandle(let destination):
      try require(phase == .begun && performer == nil, "I1: canHandle belongs to a drag")
      try require(!lost.contains(destination), "I7: a lost destination is asked nothing")
    case .update(let destination):
      try require(inside == destination, "I4: update only inside")
      try require(performer == nil, "I4: no update after perform")
    case .perform(let destination):
      try require(inside == destination, "I5: perform only at the entered destination")
      try require(performer == nil, "I5: perform at most once")
      try require(inForce?.carries == true, "I5: perform only for copy or move")
      try require(inForce != .move || allowsMove, "I6: no move without the right")
      performer = destination
    }
  }

  private mutating func take(
    _ notice: Notice, _ require: Requirement
  ) throws(Violation) {
    switch notice {
    case .willLift:
      try require(phase == .before && items > 0, "I3: willLift needs an item")
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
      try require(inside == nil, "I4: one destination at a time")
      try require(!lost.contains(destination), "I7: a lost destination is told nothing")
      inside = destination
      inForce = nil
      if !visited.contains(where: { $0.destination == destination }) {
        visited.append(Visited(destination: destination))
      }
    case .exit(let destination):
      try require(phase == .begun && performer == nil, "an end sends no exit")
      try require(inside == destination, "I4: exit only from inside")
      inside = nil
      inForce = nil
    case .willEnd(let operation):
      try takeWillEnd(operation, require)
    case .willCancel(let item):
      try require(phase == .settled && performer == nil, "17: willCancel follows a cancel")
      try require(owed > 0 && item == items - owed, "16: willCancel for each item in order")
      owed -= 1
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
    case .didEnd(let operation):
      try require(phase == .settled && operation == told, "I2: didEnd with the op of willEnd")
      try require(
        performer.map(lost.contains) != false, "33: conclude comes before didEnd")
      finish(as: .over)
      told = operation.carries ? operation : nil
    case .didTransfer:
      try require(phase == .over && told?.carries == true, "13: didTransfer after a copy or move")
      told = nil
      phase = .transferred
    }
  }

  private mutating func takeWillEnd(
    _ operation: DropOperation, _ require: Requirement
  ) throws(Violation) {
    try require(phase == .begun, "I2: willEnd once")
    if let performer, !lost.contains(performer) {
      try require(operation.carries, "55: a performed drop ends with copy or move")
      try require(operation == inForce, "55: the operation in force is told")
      owed = items
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
    told = operation
    inside = nil
    inForce = nil
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
