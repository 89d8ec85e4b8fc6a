public import CollectionModel
public import DragItems
public import DragSessions

/// What a view that takes drops is asked and told; every method but ``update(_:)`` has a default.
///
/// All answers are immediate, but that a drop may take time. A method may call the stage: such an
/// event is taken after the current one (``Reply/Answer/queued``).
public protocol DropDestination {
  /// Whether the view looks at the drag (CONTRACT-24); by default it does.
  func canHandle(_ call: DragCall) -> Bool
  /// What a drop here would do, or nil for no answer: then ``DropBehavior/unanswered`` says what is
  /// proposed, by default nothing (CONTRACT-26).
  func update(_ call: DragCall) -> DropProposal?
  /// Takes the items (CONTRACT-28); by default as the proposal says.
  ///
  /// Where the coordinator chose for an item, what is returned concerns the others.
  func perform(_ call: DragCall, with coordinator: DropCoordinator) -> DropPerformance
  /// Whether resting here may open the view, or the item in the call (CONTRACT-96); by default not.
  ///
  /// It is asked at the first contact and at every move; a no at any time gives the opening up.
  func mayOpen(_ call: DragCall) -> Bool

  /// Resting here has opened the view, or the item in the call (CONTRACT-95).
  func didOpen(_ call: DragCall)
  /// The drag came in (CONTRACT-25).
  func didEnter(_ call: DragCall)
  /// The drag went out (CONTRACT-27).
  func didExit(_ call: DragCall)
  /// The table has moved one of its own rows, and is not asked to take it (CONTRACT-45).
  func didMoveRow(_ item: ItemID, _ call: DragCall)
  /// The user is about to reorder items of this collection, as the transaction says (D14).
  ///
  /// It is told where ``ViewOptions/reorders`` says so, before the data changes. What the
  /// application changes meanwhile counts as done before.
  func willReorder(_ reorder: Reorder, _ call: DragCall)
  /// The user has reordered items of this collection, and the data has changed (D14).
  ///
  /// A store that is told of it gives the change back by its origin (D17). Sections are named by
  /// numbers that they keep wherever they go.
  func didReorder(_ reorder: Reorder, _ call: DragCall)
  /// How a visible item arrives (CONTRACT-29, 30): by default it stays where it was released.
  ///
  /// It is asked where the view's options or the interaction's say so, before any `willDrop`.
  func dropPreview(_ item: ItemID, _ call: DragCall) -> ItemPreview
  /// An item is about to arrive (CONTRACT-29).
  func willDrop(_ item: ItemID, _ call: DragCall)
  /// All items are about to arrive, because they are many (CONTRACT-31).
  func willDropAll(_ call: DragCall)
  /// The animations of the drop are done (CONTRACT-33).
  func conclude(_ call: DragCall)
  /// The drag is over, wherever it ended (CONTRACT-32).
  func dropEnded(_ call: DragCall)
  /// An item's data has arrived, or will not (CONTRACT-117).
  ///
  /// ``DragCall/load`` says which load it is. A temporary file is gone when this returns, unless it
  /// is moved away (CONTRACT-114); the use of an original is ended by whoever got it.
  func didLoad(_ item: ItemID, _ result: LoadResult, _ call: DragCall)
  /// The objects that could be made from the items, in their order (CONTRACT-89).
  func didLoadAll(_ objects: [LoadedItem], _ call: DragCall)
}

/// A reorder of a collection on a stage.
public typealias Reorder = ReorderTransaction<Int, ItemID>

extension DropDestination {
  /// Looks at every drag.
  public func canHandle(_ call: DragCall) -> Bool { true }
  /// Does what the proposal says.
  public func perform(_ call: DragCall, with coordinator: DropCoordinator) -> DropPerformance {
    DropPerformance(.accept)
  }
  /// Opens nothing.
  public func mayOpen(_ call: DragCall) -> Bool { false }
  /// Does nothing.
  public func didOpen(_ call: DragCall) {}
  /// Does nothing.
  public func didEnter(_ call: DragCall) {}
  /// Does nothing.
  public func didExit(_ call: DragCall) {}
  /// Does nothing.
  public func didMoveRow(_ item: ItemID, _ call: DragCall) {}
  /// Does nothing.
  public func willReorder(_ reorder: Reorder, _ call: DragCall) {}
  /// Does nothing.
  public func didReorder(_ reorder: Reorder, _ call: DragCall) {}
  /// Leaves the item where it was released.
  public func dropPreview(_ item: ItemID, _ call: DragCall) -> ItemPreview { .standard }
  /// Does nothing.
  public func willDrop(_ item: ItemID, _ call: DragCall) {}
  /// Does nothing.
  public func willDropAll(_ call: DragCall) {}
  /// Does nothing.
  public func conclude(_ call: DragCall) {}
  /// Does nothing.
  public func dropEnded(_ call: DragCall) {}
  /// Does nothing.
  public func didLoad(_ item: ItemID, _ result: LoadResult, _ call: DragCall) {}
  /// Does nothing.
  public func didLoadAll(_ objects: [LoadedItem], _ call: DragCall) {}
}

/// A destination that gives one answer to every drag.
public struct PlainDestination: DropDestination, Sendable {
  /// What is proposed everywhere.
  public var proposal: DropProposal

  /// Makes a destination.
  public init(proposing proposal: DropProposal) {
    self.proposal = proposal
  }

  /// Proposes the same everywhere.
  public func update(_ call: DragCall) -> DropProposal? { proposal }
}
