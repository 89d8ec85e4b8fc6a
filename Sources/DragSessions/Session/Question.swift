/// A question that a drag asks; it is part of the drag's value until it is answered.
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
  /// The owner: which destination is under the pointer, below this one? (CONTRACT-37)
  case candidate(below: DestinationID?)
  /// The owner: which destination follows this one at the same site? (CONTRACT-35)
  case sibling(after: DestinationID)
  /// A destination: does it handle this drag? (CONTRACT-24)
  case canHandle(DestinationID)
  /// A destination: what would a drop do? (CONTRACT-25)
  case update(DestinationID)
  /// A destination: take the items. (CONTRACT-28)
  case perform(DestinationID)
}

/// The answer to a question.
package enum Answer: Hashable, Sendable {
  /// The number of items; 0 discards the drag.
  case items(Int32)
  /// True if the item may be dragged.
  case canMove(Bool)
  /// True if the items may be moved.
  case allowsMove(Bool)
  /// True if the drag stays inside its application.
  case restricted(Bool)
  /// True if the previews are shown in full size.
  case fullSize(Bool)
  /// The number of items that are added, and whether their view contributes for the first time.
  case added(Int32, joins: Bool)
  /// The next destination under the pointer, or nil if there is none further down; and whether its
  /// site has further destinations.
  case candidate(DestinationID?, hasSiblings: Bool = false)
  /// The next destination at the same site, or nil after the last one.
  case sibling(DestinationID?)
  /// True if the destination handles the drag.
  case canHandle(Bool)
  /// The proposal in force.
  case update(ResolvedProposal)
  /// The destination has taken the items, or will report later.
  case perform(isDone: Bool)
}
