import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems

/// The reason that a collection rejected items.
enum ContentError: Error {
  case order(SnapshotError<Int, ItemID>)
  case layout(LayoutError)
}

extension CollectionContent {
  /// Inserts new items.
  mutating func fill(with ids: [ItemID], at gap: GapIndex) throws(ContentError) {
    do throws(SnapshotError<Int, ItemID>) {
      try put(ids, at: gap)
    } catch {
      throw .order(error)
    }
    if let failure = layoutFailure { throw .layout(failure) }
  }

  /// Appends a section with its items.
  mutating func addFilledSection(_ ids: [ItemID]) throws(ContentError) {
    do throws(SnapshotError<Int, ItemID>) {
      try addSection(ids)
    } catch {
      throw .order(error)
    }
    if let failure = layoutFailure { throw .layout(failure) }
  }
}
