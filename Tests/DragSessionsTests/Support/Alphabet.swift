import DragGeometry
import DragSessions
import Machines

/// What may happen in a search: the events of the host and the answers of the applications.
///
/// Candidates are answered freely: the pointer, the layout and the scrolling may bring any of the
/// living destinations under the pointer at any time, ``DestinationID/b`` above ``DestinationID/a``.
/// So the search needs no place of a pointer, and nothing is bounded but the number of items.
/// The answers to `restricted` and `fullSize` are fixed, because no row reads them.
struct Alphabet {
  /// The most items in a drag, additions included.
  var mostItems: Int32 = 3
  var destinations: [DestinationID] = [.a, .b]
  /// What a destination proposes; only a proposal that carries differs by its place.
  var proposals: [(proposal: DropProposal, dropPosition: DropPosition?)] = [
    (.cancel, .someGap), (.forbidden, .someGap), (.copy, .someGap), (.copy, nil),
    (.move, .someGap), (.move, nil),
  ]
  var style = DragStyle()

  /// What the host may do at any time, whether it can follow or not.
  private static let events: [DragSessionMachine.Event] = [
    .lift, .foreignBegan(items: 1, allowsMove: false), .liftCancelled, .begin, .moved,
    .keysChanged, .contentChanged, .cancelled, .takenOutside(.move), .takenOutside(.forbidden),
    .loadsFinished,
    .released(anyItemLeft: true), .released(anyItemLeft: false),
    .animationEnded(isLoading: true), .animationEnded(isLoading: false),
  ]
}

extension Alphabet {
  /// What the host may do while a drag is quiet.
  func moves(under rules: CallbackRules) -> [Move] {
    var events = Self.events
    if rules.items < mostItems {
      events += [.addRequested, .itemsChanged(rules.items + 1)]
    }
    for destination in destinations where !rules.lost.contains(destination) {
      events.append(.destinationLost(destination))
    }
    events += sites(under: rules).map { .movedOver($0[0], hasSiblings: $0.count > 1) }
    events.append(.movedOver(nil, hasSiblings: false))
    return events.map(Move.event) + destinations.map(Move.finishPerform)
      + destinations.map(Move.vetoPerform)
  }

  /// What the applications may answer.
  func answers(
    to question: Question, in drag: DragSession, under rules: CallbackRules
  ) -> [Answer] {
    switch question {
    case .items: (0...min(2, mostItems)).map(Answer.items)
    case .canMove: [.canMove(true), .canMove(false)]
    case .allowsMove: [.allowsMove(true), .allowsMove(false)]
    case .restricted: [.restricted(false)]
    case .fullSize: [.fullSize(false)]
    case .added: [.added(0, joins: false), .added(1, joins: false), .added(1, joins: true)]
    case .candidate(let above):
      sites(under: rules)
        .filter { $0[0].rawValue < above?.rawValue ?? .max }
        .map { .candidate($0[0], hasSiblings: $0.count > 1) } + [.candidate(nil)]
    case .sibling(let before): [.sibling(sibling(after: before, under: rules))]
    case .canHandle: [.canHandle(true), .canHandle(false)]
    case .update: rulings(in: drag).map(Answer.update)
    case .perform: [.perform(isDone: true), .perform(isDone: false)]
    }
  }

  /// The living destinations, site by site, in the order of adding.
  private func sites(under rules: CallbackRules) -> [[DestinationID]] {
    Dictionary(grouping: destinations.filter { !rules.lost.contains($0) }, by: \.rawValue)
      .sorted { $0.key < $1.key }.map(\.value)
  }

  private func sibling(
    after before: DestinationID, under rules: CallbackRules
  ) -> DestinationID? {
    destinations.first {
      $0.rawValue == before.rawValue && before < $0 && !rules.lost.contains($0)
    }
  }

  private func rulings(in drag: DragSession) -> [ResolvedProposal] {
    let rights = DropConstraints(allowsMove: drag.session.context.allowsMove, isForeign: false)
    return proposals.map { $0.proposal.resolved(with: rights, at: $0.dropPosition) }
  }
}

/// One step of a search: an event, a late word, or an answer.
enum Move: Hashable, CustomStringConvertible {
  case event(DragSessionMachine.Event)
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
