extension BatchUpdate {
  /// The batch that corresponds to a map, its operations grouped by kind.
  package init(_ map: IndexMap) {
    var operations: [Operation] = map.deletedSections.map { .deleteSection($0) }
    operations += map.insertedSections.map { .insertSection($0) }
    operations += map.sectionMoves.map { .moveSection(from: $0.from, to: $0.to) }
    operations += map.deleted.map { .deleteItem($0) }
    operations += map.inserted.map { .insertItem($0) }
    operations += map.moves.map { .moveItem(from: $0.from, to: $0.to) }
    operations += map.marks.reloadedSections.map { .reloadSection($0) }
    operations += map.marks.reloaded.map { .reloadItem($0) }
    operations += map.marks.reconfigured.map { .reconfigureItem($0) }
    self.init(operations)
  }
}
