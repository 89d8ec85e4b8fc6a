import DragGeometry
import DragSessions
import Machines
import TestSupport

/// A random walk through one drag after another, beside a naive model of who is inside.
///
/// The model looks at the whole stack under the pointer at every contact and keeps plain lists; a
/// seed decides everything, also which kinds of event it leaves out.
struct Walk {
  enum Choice: CaseIterable {
    case move, keys, content, add, lose, release, cancel, outside, finish, animate, load,
      liftCancelled
    case foreign
  }

  struct Failure: Error, CustomStringConvertible {
    let what: String
    let step: Int
    var description: String { "step \(step): \(what)" }
  }

  /// Five sites, two of which have several destinations (CONTRACT-35).
  private static let sites: [[DestinationID]] = [
    [DestinationID(1)], [DestinationID(2)], [DestinationID(3)],
    [DestinationID(4), DestinationID(4, ordinal: 1), DestinationID(4, ordinal: 2)],
    [DestinationID(5, ordinal: 1), DestinationID(5, ordinal: 2)],
  ]
  private static let destinations = sites.flatMap(\.self)

  private var random: SplitMix64
  private let choices: [Choice]
  private var step = 0
  private(set) var drag = DragSession()
  /// What an earlier drag of the walk has left.
  private var storage = DragSession.Storage()
  private var rules = CallbackRules()
  /// The states in which the session was seen.
  private(set) var seen: Set<DragSessionMachine.State> = []

  // The naive model.
  private var under: [[DestinationID]] = []
  private var lost: Set<DestinationID> = []
  private var inside: [DestinationID] = []
  private var operations: [DestinationID: DropOperation] = [:]
  private var visited: [DestinationID] = []
  private var items: Int32 = 0
  private var accepts: [DestinationID: Bool] = [:]
  /// Whether items were added, and whether a place was asked for, since the last event.
  private var hasGrown = false
  private var isPlaced = false

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    var kept: [Choice] = []
    for choice in Choice.allCases where Bool.random(using: &random) { kept.append(choice) }
    // Without a way on and a way out a walk would stand still.
    choices = kept + [.move, .cancel, .animate]
  }

  /// Takes a number of steps.
  mutating func run(steps: Int) throws {
    for number in 1...steps {
      step = number
      seen.insert(drag.session.state)
      try takeStep()
      seen.insert(drag.session.state)
      if rules.isOver, drag.session.state != .transferring { startAnew() }
    }
  }

  private mutating func startAnew() {
    drag.end(leaving: &storage)
    drag = DragSession()
    drag.begin(in: &storage)
    rules = CallbackRules()
    (under, lost, inside, visited, items, accepts) = ([], [], [], [], 0, [:])
  }

  private mutating func takeStep() throws {
    let choice = choices.randomElement(using: &random) ?? .move
    let before = drag
    let event: DragSessionMachine.Event
    switch (drag.session.state, choice) {
    case (.idle, .foreign):
      event = .foreignBegan(items: .random(in: 0...3, using: &random), allowsMove: false)
    case (.idle, _): event = .lift
    case (.lifted, .liftCancelled): event = .liftCancelled
    case (.lifted, .move): event = .begin
    case (_, .move): event = .moved
    case (_, .keys): event = .keysChanged
    case (_, .content): event = .contentChanged
    case (_, .add): event = .addRequested
    case (_, .lose):
      event = .destinationLost(Self.destinations.randomElement(using: &random) ?? .a)
    case (_, .release): event = .released(anyItemLeft: .random(using: &random))
    case (_, .cancel): event = .cancelled
    case (_, .outside):
      event = .takenOutside(DropOperation.allCases.randomElement(using: &random) ?? .copy)
    case (_, .animate): event = .animationEnded(isLoading: .random(using: &random))
    case (_, .load): event = .loadsFinished
    case (_, .liftCancelled): event = .liftCancelled
    case (_, .foreign): event = .foreignBegan(items: 1, allowsMove: true)
    case (_, .finish): return try finishPerform()
    }
    shuffle(on: event)
    do throws(DragError) { try drag.handle(event) } catch {
      return try check(drag == before, "a refusal changed the drag: \(error)")
    }
    try go(on: event)
  }

  private mutating func finishPerform() throws {
    let before = drag
    let destination = rules.performer ?? .a
    let isTaken = Bool.random(using: &random)
    do throws(DragError) { try drag.finishPerform(at: destination, isTaken: isTaken) } catch {
      return try check(drag == before, "a refusal changed the drag: \(error)")
    }
    if !isTaken { rules.veto(by: destination) }
    try pull()
  }

  /// What lies under the pointer changes with the pointer and with the content only.
  private mutating func shuffle(on event: DragSessionMachine.Event) {
    guard event == .moved || event == .contentChanged || event == .begin else { return }
    under = Self.sites.shuffled(using: &random)
    under.removeLast(Int.random(in: 0...5, using: &random))
  }

  private mutating func go(on event: DragSessionMachine.Event) throws {
    let isCarried = rules.isBegun && rules.performer == nil
    var needsPlace = [.begin, .moved, .keysChanged, .contentChanged].contains(event)
    switch event {
    case .destinationLost(let destination):
      rules.lose(destination)
      needsPlace = isCarried && winner == destination
      lost.insert(destination)
      inside.removeAll { $0 == destination }
    case .foreignBegan(let count, let allowsMove):
      rules.foreignDragBegan(items: count, allowsMove: allowsMove)
      items = count
    case .takenOutside(let operation): rules.takeOutside(operation)
    default: break
    }
    (hasGrown, isPlaced) = (false, false)
    try pull()
    guard rules.isBegun, rules.performer == nil else { return }
    try check(isPlaced == (needsPlace || hasGrown), "a place was asked for: \(isPlaced)")
    if isPlaced { place() }
    try check(drag.inside.sorted(by: <) == inside, "inside, the model says \(inside)")
    try check(
      drag.session.context.current == winner, "in force, the model says \(winner as Any)")
    try check(drag.visited == visited, "visited, the model says \(visited)")
    try check(drag.session.context.itemCount == items, "the model says \(items) items")
  }

  /// The drag is inside of all living destinations that accept at the topmost site that has any.
  private mutating func place() {
    inside =
      under.map { $0.filter { !lost.contains($0) && accepts[$0] == true } }.first { !$0.isEmpty }
      ?? []
    for destination in inside where !visited.contains(destination) {
      visited.append(destination)
    }
  }

  /// The first that proposes a copy or a move, else the first.
  private var winner: DestinationID? {
    inside.first { operations[$0]?.carries == true } ?? inside.first
  }

  private mutating func pull() throws {
    while let output = drag.next() {
      try rules.take(output)
      guard case .question(let question) = output else { continue }
      let answer = try answer(to: question)
      rules.answered(answer, to: question)
      try drag.answer(answer)
    }
    try rules.checkPause()
    try check(drag.defect == nil, "\(drag.defect as Any)")
  }

  private mutating func answer(to question: Question) throws -> Answer {
    switch question {
    case .items: return .items(.random(in: 0...4, using: &random))
    case .canMove:
      let answer = Int.random(in: 0..<4, using: &random) > 0
      if answer { items += 1 }
      return .canMove(answer)
    case .allowsMove: return .allowsMove(.random(using: &random))
    case .restricted: return .restricted(.random(using: &random))
    case .fullSize: return .fullSize(.random(using: &random))
    case .added:
      let count = Int32.random(in: 0...2, using: &random)
      items += count
      if count > 0 { (accepts, hasGrown) = ([:], true) }
      return .added(count, joins: .random(using: &random))
    case .candidate(let above):
      if above == nil { isPlaced = true }
      let living = under.map { $0.filter { !lost.contains($0) } }.filter { !$0.isEmpty }
      let place = above.flatMap { above in
        living.firstIndex { $0[0].rawValue == above.rawValue }
      }
      let next = living[(place.map { $0 + 1 } ?? 0)...].first
      return .candidate(next?[0], hasSiblings: next.map { $0.count > 1 } ?? false)
    case .sibling(let before):
      return .sibling(
        Self.destinations.first {
          $0.rawValue == before.rawValue && before < $0 && !lost.contains($0)
        })
    case .canHandle(let destination):
      try check(accepts[destination] == nil, "24: \(destination) is asked once for these items")
      let answer = Bool.random(using: &random)
      accepts[destination] = answer
      return .canHandle(answer)
    case .update(let destination):
      let operation = DropOperation.allCases.randomElement(using: &random) ?? .copy
      let rights = DropConstraints(
        allowsMove: drag.session.context.allowsMove, isForeign: false)
      let ruling = DropProposal(operation).resolved(with: rights, at: .someGap)
      operations[destination] = ruling.proposal.operation
      return .update(ruling)
    case .perform: return .perform(isDone: .random(using: &random))
    }
  }

  private func check(_ holds: Bool, _ what: String) throws {
    guard holds else { throw Failure(what: what, step: step) }
  }
}
