/// What a drag must know before it goes on; it stays part of the value until it is answered.
package enum Question: Hashable, Sendable, BitwiseCopyable {
  /// The source: how many items does the drag carry? (CONTRACT-02)
  case items
  /// The source: may this item be dragged? (D14)
  case canMove(item: Int32)
  /// The source: may the items be moved? (CONTRACT-09)
  case allowsMove
  /// The source: does the drag stay inside its application? (CONTRACT-09)
  case restricted
  /// The source: are the previews shown in full size? (CONTRACT-09)
  case fullSize
  /// The view under a tap: how many items does it add? (CONTRACT-18)
  case added
  /// The owner: which destination lies under the pointer, below this one? (CONTRACT-37)
  case candidate(below: DestinationID?)
  /// The owner: which destination is served beside this one, behind it? (CONTRACT-35)
  case sibling(after: DestinationID)
  /// A destination: does it look at this drag at all? (CONTRACT-24)
  case canHandle(DestinationID)
  /// A destination: what would a drop do here? (CONTRACT-25)
  case update(DestinationID)
  /// A destination: take the items. (CONTRACT-28)
  case perform(DestinationID)
}

/// What a question is answered with.
package enum Answer: Hashable, Sendable {
  /// The number of items; 0 means that there is no drag.
  case items(Int32)
  /// Whether the item may be dragged.
  case canMove(Bool)
  /// Whether the items may be moved.
  case allowsMove(Bool)
  /// Whether the drag stays inside its application.
  case restricted(Bool)
  /// Whether the previews are shown in full size.
  case fullSize(Bool)
  /// The number of items that are added, and whether their view lends items for the first time.
  case added(Int32, joins: Bool)
  /// The next destination under the pointer, or nil where there is none further down; and whether
  /// others are served beside it.
  case candidate(DestinationID?, hasSiblings: Bool = false)
  /// The next destination at the same site, or nil behind the last one.
  case sibling(DestinationID?)
  /// Whether the destination looks at the drag.
  case canHandle(Bool)
  /// The proposal in force.
  case update(ResolvedProposal)
  /// The destination has taken the items, or will say so later.
  case perform(isDone: Bool)
}
