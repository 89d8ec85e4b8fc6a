import DragGeometry

extension BatchBuckets {
  /// The operations of a change with a known map.
  init(_ map: IndexMap) {
    deletedSections = map.deletedSections
    insertedSections = map.insertedSections
    sectionMoves = map.sectionMoves
    reloadedSections = map.marks.reloadedSections
    deleted = map.deleted
    inserted = map.inserted
    moves = map.moves
    reloaded = map.marks.reloaded
    reconfigured = map.marks.reconfigured
  }

  /// The operations as a batch, grouped by kind.
  func batch(reloadsData: Bool = false) -> BatchUpdate {
    var operations: [BatchUpdate.Operation] = deletedSections.map { .deleteSection($0) }
    operations += insertedSections.map { .insertSection($0) }
    operations += sectionMoves.map { .moveSection(from: $0.from, to: $0.to) }
    operations += deleted.map { .deleteItem($0) }
    operations += inserted.map { .insertItem($0) }
    operations += moves.map { .moveItem(from: $0.from, to: $0.to) }
    operations += reloadedSections.map { .reloadSection($0) }
    operations += reloaded.map { .reloadItem($0) }
    operations += reconfigured.map { .reconfigureItem($0) }
    if reloadsData { operations.append(.reloadData) }
    return BatchUpdate(operations)
  }
}
