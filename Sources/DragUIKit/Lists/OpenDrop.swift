import CollectionModel
import DragItems
package import DragStage
package import Foundation

/// A drop while a delegate performs it, as loads of its data and updates of lists know it.
@MainActor package protocol OpenDrop: AnyObject {
  var coordinator: DropCoordinator { get }
  /// The items of the drag on the stage, in the session's order.
  var references: [DragItem] { get }
  /// The first failure while it was performed.
  var failure: String? { get set }

  /// The item of the stage whose data a provider promises.
  func reference(of provider: NSItemProvider) -> DragItem?
  /// Adds a load to the progress of the session (CONTRACT-93).
  func add(_ load: Progress)
  /// Called when dragged items of a list have been moved by a batch.
  func didMove(_ items: [DragItem])
  /// The name of the next dragged item that comes to a list from another one by a move; nil where none is awaited.
  func name(arrivingIn list: ListState) -> String?
  /// Ends the choices, and begins the animations.
  func close()
}

extension OpenDrop {
  /// Reads a deletion of dragged items with as many insertions, in one batch, as a move of these items.
  func adopt(_ batch: inout BatchUpdate, in list: ListState) {
    guard let id = list.id else { return }
    let own = references.filter { $0.origin == id }
    var deleted: [(item: DragItem, slot: Slot)] = []
    var inserted: [Slot] = []
    for operation in batch.operations {
      if case .insertItem(let slot) = operation { inserted.append(slot) }
      if case .deleteItem(let slot) = operation,
        let item = own.first(where: { list.item(at: slot) == $0.item })
      {
        deleted.append((item, slot))
      }
    }
    guard !deleted.isEmpty, deleted.count == inserted.count else { return }
    // In the session's order into the places in their order: so a loop over the items has put them.
    let order = own.compactMap { item in deleted.first { $0.item == item } }
    let pairs = zip(order, inserted.sorted()).map { (from: $0.slot, to: $1) }
    var operations = batch.operations.filter { operation in
      switch operation {
      case .deleteItem(let slot): !pairs.contains { $0.from == slot }
      case .insertItem(let slot): !pairs.contains { $0.to == slot }
      case .moveItem, .reloadItem, .reconfigureItem, .deleteSection, .insertSection, .moveSection,
        .reloadSection, .reloadData:
        true
      }
    }
    operations += pairs.map { .moveItem(from: $0.from, to: $0.to) }
    batch = BatchUpdate(operations)
    didMove(order.map { $0.item })
  }
}
