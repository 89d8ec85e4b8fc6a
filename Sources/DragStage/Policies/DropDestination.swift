public import DragItems
public import DragSessions

/// What a view that takes drops is asked and notified of; every method but ``update(_:)`` has a default.
///
/// All answers are immediate, but that a drop may take time. A method may call the stage: such an
/// event is taken after the current one (``Reply/Answer/queued``).
public protocol DropDestination: DragObserver {
  /// Whether the view looks at the drag (CONTRACT-24); by default it does.
  func canHandle(_ call: DragContext) -> Bool
  /// What a drop here would do, or nil for no answer: then ``DropBehavior/defaultProposal`` says what is
  /// proposed, by default nothing (CONTRACT-26).
  func update(_ call: DragContext) -> DropProposal?
  /// Takes the items (CONTRACT-28); by default as the proposal says.
  ///
  /// Where the coordinator chose for an item, what is returned concerns the others.
  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance
  /// Whether resting here may open the view, or the item in the call (CONTRACT-96); by default not.
  ///
  /// It is asked at the first contact and at every move; a no at any time gives the opening up.
  func mayOpen(_ call: DragContext) -> Bool
  /// How a visible item arrives (CONTRACT-29, 30): by default it stays where it was released.
  ///
  /// It is asked where the view's options or the interaction's say so, before any `willDrop`.
  func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview
}

extension DropDestination {
  /// Looks at every drag.
  public func canHandle(_ call: DragContext) -> Bool { true }
  /// Does what the proposal says.
  public func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    DropPerformance(.accept)
  }
  /// Opens nothing.
  public func mayOpen(_ call: DragContext) -> Bool { false }
  /// Leaves the item where it was released.
  public func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { .standard }
}

/// A destination that gives one answer to every drag.
public struct FixedProposalDestination: DropDestination, Sendable {
  /// What is proposed everywhere.
  public var proposal: DropProposal

  /// Makes a destination.
  public init(proposing proposal: DropProposal) {
    self.proposal = proposal
  }

  /// Proposes the same everywhere.
  public func update(_ call: DragContext) -> DropProposal? { proposal }
}
