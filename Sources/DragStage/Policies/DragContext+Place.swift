import CollectionLayout
import DragGeometry
import DragItems
package import DragSessions

extension DragContext {
  /// The place that an intent refers to at the collection that is asked: the gap to insert at, or the item under the
  /// pointer.
  ///
  /// Nil where the intent refers to none there. O(log n) for n items.
  package func place(by intent: DropIntent, on stage: Stage) -> DropPosition? {
    switch (intent, position, over) {
    case (.automatic, _, .item(let item)) where isInMiddle(of: item, on: stage),
      (.insertInto, _, .item(let item)), (.unspecified, _, .item(let item)):
      stage.slot(of: item, in: view).map { .item($0) }
    case (.insertAt, _?, _), (.automatic, _?, _), (.insertInto, .gap, .end): position
    case (_, nil, _), (.insertInto, _, _), (.unspecified, _, _): nil
    }
  }

  /// The intent of the proposal in force, an automatic one decided by the place: into an item in its middle, else at a
  /// gap (CONTRACT-58).
  package func settledIntent(on stage: Stage) -> DropIntent {
    let intent = ruling.proposal.intent
    guard intent == .automatic else { return intent }
    return switch place(by: .automatic, on: stage) {
    case .item: .insertInto
    case .gap: .insertAt
    case nil: .unspecified
    }
  }

  /// True if the pointer is in the part of an item that takes drops into it.
  private func isInMiddle(of item: ItemID, on stage: Stage) -> Bool {
    guard let content = stage.collection(view), let slot = content.order.slot(of: item) else {
      return false
    }
    let origin = stage.scene.frame(of: view).origin
    return content.geometry.isInMiddle(point - origin + content.offset, of: slot)
  }
}
