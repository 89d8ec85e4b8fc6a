import DragGeometry
import DragSessions
import Machines

/// What may happen in a search: the events of the host and the answers of the applications.
///
/// Candidates are answered freely: the pointer, the layout and the scrolling may bring any of the
/// living destinations under the pointer at any time, ``DestinationID/b`` above ``DestinationID/a``.
/// So the search needs no place of a pointer, and nothing is bounded but the number of items.
/// The answers to `restricted` and `fullSize` are fixed, because no row reads them.
enum Alphabet {
  /// The most items in a drag, additions included.
  static let mostItems: Int32 = 3
  static let destinations: [DestinationID] = [.a, .b]
  /// What a destination proposes; only a proposal that carries differs by its place.
  static let proposals: [(proposal: DropProposal, landing: Landing?)] = [
    (.cancel, .someGap), (.forbidden, .someGap), (.copy, .someGap), (.copy, nil),
    (.move, .someGap), (.move, nil),
  ]

  /// What the host may do at any time, whether it can follow or not.
  static let events: [DragSession.Event] = [
    .lift, .foreignBegan(items: 1, allowsMove: false), .liftCancelled, .begin, .moved,
    .keysChanged, .contentChanged, .cancelled, .loadsFinished,
    .released(anyItemLeft: true), .released(anyItemLeft: false),
    .animationEnded(isLoading: true), .animationEnded(isLoading: false),
  ]
}

extension Alphabet {
  /// What the host may do while a drag is quiet.
  static func moves(under rules: CallbackRules) -> [Move] {
    var events = events
    if rules.items < mostItems { events.append(.addRequested) }
    for destination in destinations where !rules.lost.contains(destination) {
      events.append(.destinationLost(destination))
    }
    return events.map(Move.event) + destinations.map(Move.finishPerform)
      + destinations.map(Move.vetoPerform)
  }

  /// What the applications may answer.
  static func answers(
    to question: Question, in drag: Drag, under rules: CallbackRules
  ) -> [Answer] {
    switch question {
    case .items: [.items(0), .items(1), .items(2)]
    case .canMove: [.canMove(true), .canMove(false)]
    case .allowsMove: [.allowsMove(true), .allowsMove(false)]
    case .restricted: [.restricted(false)]
    case .fullSize: [.fullSize(false)]
    case .added: [.added(0, joins: false), .added(1, joins: false), .added(1, joins: true)]
    case .candidate(let above):
      destinations
        .filter { $0 < above ?? DestinationID(.max) && !rules.lost.contains($0) }
        .map(Answer.candidate) + [.candidate(nil)]
    case .canHandle: [.canHandle(true), .canHandle(false)]
    case .update: rulings(in: drag).map(Answer.update)
    case .perform: [.perform(isDone: true), .perform(isDone: false)]
    }
  }

  private static func rulings(in drag: Drag) -> [DropRuling] {
    let rights = DropRights(allowsMove: drag.session.context.allowsMove, isForeign: false)
    return proposals.map { $0.proposal.ruled(under: rights, landing: $0.landing) }
  }
}

/// One step of a search: an event, a late word, or an answer.
enum Move: Hashable, CustomStringConvertible {
  case event(DragSession.Event)
  case finishPerform(DestinationID)
  case vetoPerform(DestinationID)
  case answer(Answer)

  /// The move in a line of a counterexample.
  var description: String {
    switch self {
    case .event(let event): "\(event)".replacing("DragSessions.", with: "")
    case .vetoPerform(let destination): "vetoPerform(\(destination.rawValue))"
    case .finishPerform(let destination): "finishPerform(\(destination.rawValue))"
    case .answer(.update(let ruling)):
      "  update: \(ruling.requested.operation) is \(ruling.proposal.operation)"
    case .answer(let answer): "  \(answer)".replacing("DragSessions.", with: "")
    }
  }
}
