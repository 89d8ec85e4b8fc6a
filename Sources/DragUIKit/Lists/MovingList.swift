package import CollectionModel
import Foundation

/// What a list does by itself under a drag, beside what its delegates for drags and drops answer.
@MainActor package protocol MovingList: UIScrollView {
  /// The terms of messages.
  var kind: CollectionKind { get }
  /// True if the layout lets items have sizes of their own.
  var hasOwnSizes: Bool { get }
  /// Selects an item as a user does.
  func select(at path: IndexPath)
  /// True if resting on an item may select it.
  var isSpringLoaded: Bool { get }
  /// True if resting on an item selects it, as the delegate says.
  func mayOpen(at path: IndexPath, for session: any UIDropSession) -> Bool
  /// True if the list may let the user reorder items by itself.
  var mayReorder: Bool { get }
  /// True if the list lets the user reorder an item by itself, without delegates for drags and drops.
  func reorders(at path: IndexPath) -> Bool
  /// True if the data source lets an item of the list be moved.
  func mayMoveRow(at path: IndexPath) -> Bool
  /// The path that the delegate wants instead of a proposed one; nil if it has no such method.
  func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath?
  /// Moves one of the list's own items, and returns false if the data source does not; nothing has changed then.
  func moveRow(from source: IndexPath, to target: IndexPath) -> Bool
}
