public import DragItems
public import DragSessions

/// The questions to, and notifications of, a view that accepts drops; every method but
/// ``update(_:)`` has a default.
///
/// All answers are immediate, except that a drop may be performed after a delay. A method may call
/// the stage: such an event is taken after the current one (``Reply/Answer/queued``).
public protocol DropDestination: DragObserver {
  /// True if the view handles the drag (CONTRACT-24); by default it does.
  func canHandle(_ call: DragContext) -> Bool
  /// The proposal for a drop here, or nil for no answer: then `DropBehavior.defaultProposal` is
  /// used, by default a cancel (CONTRACT-26).
  func update(_ call: DragContext) -> DropProposal?
  /// Takes the items (CONTRACT-28); by default as the proposal says.
  ///
  /// If the coordinator chose for an item, the result concerns the other items.
  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance
  /// True if the destination moves one of its own rows itself, without ``perform(_:with:)``
  /// (CONTRACT-45); by default it does.
  ///
  /// It is called at the drop of one local row, before anything changes, if the view's options
  /// request it (``/DragSettings/ViewOptions/asksRowMoves``). After true the stage moves the row, and the
  /// destination is notified (``DragNotification/moveRow(_:)``); after false the drop is performed.
  func mayMoveRow(_ item: ItemID, _ call: DragContext) -> Bool
  /// True if spring-loading may open the view, or the item in the call (CONTRACT-96); by default
  /// not.
  ///
  /// It is called at the first contact and at every move; false at any time cancels the opening.
  func mayOpen(_ call: DragContext) -> Bool
  /// The preview of a visible item as it arrives (CONTRACT-29, 30): by default it stays where it was released.
  ///
  /// It is called if the options of the view or the interaction request it, before any `willDrop`.
  func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview
}

extension DropDestination {
  /// Handles every drag.
  public func canHandle(_ call: DragContext) -> Bool { true }
  /// Accepts the drop as proposed.
  public func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    .accept
  }
  /// Moves every row.
  public func mayMoveRow(_ item: ItemID, _ call: DragContext) -> Bool { true }
  /// Disallows spring-loading.
  public func mayOpen(_ call: DragContext) -> Bool { false }
  /// Returns the standard preview.
  public func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { .standard }
}

/// A destination with a fixed proposal for every drag.
public struct FixedProposalDestination: DropDestination, Sendable {
  /// The proposal everywhere.
  package var proposal: DropProposal

  /// Makes a destination.
  public init(proposing proposal: DropProposal) {
    self.proposal = proposal
  }

  /// Returns the fixed proposal.
  public func update(_ call: DragContext) -> DropProposal? { proposal }
}
