import DragItems
import DragSessions

// What policies get from a drag, and what their answers change. Each is one access to the table of
// drags, and `mutating` although most change nothing: otherwise the drag would be copied, with
// reference counting for all of its storage.
extension DragState {
  /// Writes into a context what a policy of a view gets from the drag.
  mutating func describe(
    _ view: ViewID, in application: ApplicationID, hit: HitResult, into context: inout DragContext
  ) {
    let isInside = drag.session.context.current?.rawValue == view.rawValue
    let ruling = drag.session.context.ruling
    context.session = id
    context.view = view
    context.items = items
    context.isLocal = self.application == application
    context.over = hit.over
    context.position = hit.position(
      for: .insertAt, by: isInside ? ruling.proposal.operation : .move)
    context.ruling = ruling
    context.allowsMove = drag.session.context.allowsMove
    context.isRestricted = drag.session.context.isRestricted
    context.outcome = outcome.map { SessionOutcome(of: id, $0) }
    context.load = nil
  }

  /// Resolves a proposal for a position at a view, and keeps what later answers depend on.
  ///
  /// Keys that a host's offer implies take precedence over reported keys.
  mutating func resolve(
    _ proposal: DropProposal, _ hit: HitResult, at view: ViewID, under limits: DropLimits
  ) -> ResolvedProposal {
    let isForeign = application != limits.application
    let constraints = DropConstraints(
      allowsMove: drag.session.context.allowsMove,
      isForeign: isForeign,
      isInsideItself: limits.isInsideItself,
      performsWithoutDestination: limits.performsWithoutDestination,
      mask: operations.mask(isForeign: isForeign),
      asked: operations.offer?.asked ?? limits.keys.operation(among: [])?.dropOperation)
    var ruling: ResolvedProposal
    if let wanted = trail.wantedGap, wanted.view == view, proposal.intent == .insertAt {
      ruling = proposal.resolved(with: constraints, at: .gap(wanted.gap))
    } else {
      ruling = proposal.resolved(with: constraints) { operation in
        hit.position(for: proposal.intent, by: operation)
      }
    }
    if let becomes = limits.multiItemMove { ruling = ruling.forSeveralItems(becomes) }
    if let last = LastPosition(hit, for: proposal.intent, at: view) { trail.lastPosition = last }
    if let target = hit.target(of: ruling.position) { trail.proposedTarget = target }
    return ruling
  }

  /// The remaining work for a drag without further output.
  mutating func rest() -> DragRest {
    let shown = display.shown.view
    return DragRest(
      isWaitedFor: hostDrop != nil || drag.defect != nil,
      isVetoed: isVetoed,
      isShownElsewhere: shown != nil && shown?.rawValue != drag.session.context.current?.rawValue,
      isOver: DragSessionMachine.stateKind(of: drag.session.state) == .final)
  }

  /// The display of the drag at its destination: a gap for an insert between items, a highlight for
  /// one into an item, else nothing (H5).
  ///
  /// If no item would arrive, nothing is displayed: a drop would be a cancel (M11).
  ///
  /// - Returns: The display, and whether the items were dropped already and wait there.
  mutating func displayed(arrivals: Int) -> (shown: Shown, waits: Bool) {
    let ruling = drag.session.context.ruling
    var shown = Shown(badge: Badge(ruling.proposal.operation, items: items.count))
    if ruling.proposal.operation.carries {
      shown.arrivals = arrivals
      if arrivals == 0 {
        shown.badge = .none
      } else if ruling.proposal.intent != .unspecified {
        shown.view = drag.session.context.current.map { ViewID($0) }
        shown.position = ruling.position
      }
    }
    return (shown, waits: dropScope?.performance != nil)
  }
}

/// The limits on every drag at a view, beside those of the drag itself.
struct DropLimits {
  /// The application of the view.
  let application: ApplicationID
  /// The modifier keys that are pressed.
  let keys: ModifierKeys
  /// True if the view is nested in one whose item the drag carries (M12).
  let isInsideItself: Bool
  let performsWithoutDestination: Bool
  /// What becomes of a move of several items of the view, if it is one and the settings exclude it.
  let multiItemMove: MultiItemMove?
}
