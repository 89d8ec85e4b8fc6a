import CollectionModel
import DragGeometry
import DragItems

extension StageCore {
  func description(of error: SnapshotError<Int, ItemID>) -> String {
    switch error {
    case .unknownItem(let item), .repeatedItem(let item), .existingItem(let item): names[item]
    case .existingSection(let section): "section \(section)"
    case .sectionOutOfRange(let section, _): "section \(section)"
    case .gapOutOfRange(let gap, _): "gap \(gap.item)"
    }
  }

  /// Changes a collection's order; a rejected change is thrown as an error of the stage.
  func changing(
    _ content: inout CollectionContent,
    _ edit: (inout Snapshot<Int, ItemID>) throws(SnapshotError<Int, ItemID>) -> IndexMap
  ) throws(StageError) {
    do throws(SnapshotError<Int, ItemID>) {
      _ = try content.changeItems(edit)
    } catch {
      throw rejection(for: error)
    }
    if let failure = content.layoutFailure { throw .badLayout(failure) }
  }

  /// The error of an order as an error of the stage.
  func rejection(for error: SnapshotError<Int, ItemID>) -> StageError {
    switch error {
    case .sectionOutOfRange, .gapOutOfRange: .gapOutOfRange
    case .unknownItem: .unknownItem(description(of: error))
    case .repeatedItem, .existingItem, .existingSection: .itemTaken(description(of: error))
    }
  }

  /// The error of a collection's content as an error of the stage.
  func rejection(for fault: ContentError) -> StageError {
    switch fault {
    case .order(let error): rejection(for: error)
    case .layout(let failure): .badLayout(failure)
    }
  }
}
