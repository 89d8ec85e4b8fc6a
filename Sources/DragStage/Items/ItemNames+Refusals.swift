import CollectionModel
import DragItems

// Errors of data, which name items.
extension ItemNames {
  /// The item, section or gap that an error is about.
  func description(of error: SnapshotError<Int, ItemID>) -> String {
    switch error {
    case .unknownItem(let item), .repeatedItem(let item), .existingItem(let item): self[item]
    case .existingSection(let section): "section \(section)"
    case .sectionOutOfRange(let section, _): "section \(section)"
    case .gapOutOfRange(let gap, _): "gap \(gap.item)"
    }
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
