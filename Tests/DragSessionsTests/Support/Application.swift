import DragGeometry
import DragSessions
import Machines

/// Both sides of a drag, with fixed answers that a test changes as it goes.
struct Application {
  var items: Int32 = 1
  /// The canMove answers in order of asking; when they are used up, yes.
  var canMove: [Bool] = []
  var allowsMove = true
  var isRestricted = false
  var prefersFullSize = false
  /// How many items a tap adds, and whether their view is a new contributor.
  var added: (count: Int32, joins: Bool) = (0, false)
  /// What lies under the pointer, the topmost first.
  var under: [DestinationID] = []
  /// Who is served beside them, in the order of adding.
  var beside: [DestinationID] = []
  /// The destinations that look at nothing.
  var refusing: Set<DestinationID> = []
  var proposals: [DestinationID: DropProposal] = [:]
  var position: DropPosition? = .someGap
  var isForeign = false
  var performsAtOnce = true

  mutating func answer(_ question: Question, in drag: DragSession) -> Answer {
    switch question {
    case .items: .items(items)
    case .canMove: .canMove(canMove.isEmpty || canMove.removeFirst())
    case .allowsMove: .allowsMove(allowsMove)
    case .restricted: .restricted(isRestricted)
    case .fullSize: .fullSize(prefersFullSize)
    case .added: .added(added.count, joins: added.joins)
    case .candidate(let above): candidate(below: above)
    case .sibling(let before): .sibling(sibling(after: before))
    case .canHandle(let destination): .canHandle(!refusing.contains(destination))
    case .update(let destination):
      .update(
        (proposals[destination] ?? .copy)
          .resolved(
            with: DropConstraints(
              allowsMove: drag.session.context.allowsMove, isForeign: isForeign),
            at: position))
    case .perform: .perform(isDone: performsAtOnce)
    }
  }

  private func candidate(below above: DestinationID?) -> Answer {
    var rest = under[...]
    if let above {
      rest = rest.drop { $0.rawValue != above.rawValue }.drop { $0.rawValue == above.rawValue }
    }
    return .candidate(
      rest.first, hasSiblings: rest.first.map { sibling(after: $0) != nil } ?? false)
  }

  private func sibling(after before: DestinationID) -> DestinationID? {
    beside.first { $0.rawValue == before.rawValue && before < $0 }
  }
}

/// A drag and its applications, played event by event; everything said is checked and written down.
struct Play {
  private(set) var drag: DragSession
  private(set) var rules = CallbackRules()
  var application: Application

  init(_ application: Application = Application(), style: DragStyle = DragStyle()) {
    drag = DragSession(style: style)
    self.application = application
  }

  /// Hands an event in, answers what is asked, and gives everything that was put out, in order.
  @discardableResult
  mutating func handle(_ event: DragSessionMachine.Event) throws -> [DragSession.Output] {
    try drag.handle(event)
    switch event {
    case .destinationLost(let destination): rules.lose(destination)
    case .foreignBegan(let items, let allowsMove):
      rules.foreignDragBegan(items: items, allowsMove: allowsMove)
    case .takenOutside(let operation): rules.takeOutside(operation)
    case .itemsChanged(let items): rules.itemsChanged(to: items)
    default: break
    }
    return try pull()
  }

  /// Says at last whether a destination has taken the items.
  @discardableResult
  mutating func finishPerform(
    at destination: DestinationID, isTaken: Bool = true
  ) throws -> [DragSession.Output] {
    try drag.finishPerform(at: destination, isTaken: isTaken)
    if !isTaken { rules.veto(by: destination) }
    return try pull()
  }

  /// Hands an event in and stops at the first question, which stays due.
  mutating func stopAtQuestion(_ event: DragSessionMachine.Event) throws -> Question? {
    try drag.handle(event)
    while let output = drag.next() {
      if case .question(let question) = output { return question }
    }
    return nil
  }

  private mutating func pull() throws -> [DragSession.Output] {
    var outputs: [DragSession.Output] = []
    while let output = drag.next() {
      outputs.append(output)
      try rules.take(output)
      if case .question(let question) = output {
        let answer = application.answer(question, in: drag)
        rules.answered(answer, to: question)
        try drag.answer(answer)
      }
    }
    try rules.checkPause()
    guard drag.defect == nil, drag.isIdle else { throw Stuck(defect: drag.defect) }
    return outputs
  }

  /// A drag that stopped by a mistake of ours.
  struct Stuck: Error {
    let defect: Defect?
  }
}

extension Play {
  /// A drag that was lifted and has begun over what the application says, reached by events.
  static func begun(
    _ application: Application = Application(), style: DragStyle = DragStyle()
  ) throws -> Play {
    var play = Play(application, style: style)
    try play.handle(.lift)
    try play.handle(.begin)
    return play
  }
}
