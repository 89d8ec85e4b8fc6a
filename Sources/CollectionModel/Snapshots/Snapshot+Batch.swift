import DragGeometry

extension Snapshot {
  /// The reason that a batch was not applied.
  @usableFromInline package typealias BatchRejection = BatchApplicationError<SectionID, ItemID>

  /// Applies a batch: O(k log n + s).
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - content: The items and sections that the batch inserts.
  ///   - mode: The mapping of reloads.
  /// - Returns: The map of sections and items.
  /// - Throws: An error if the batch is invalid, or if content is missing or exists already.
  @discardableResult
  package mutating func apply(
    _ batch: BatchUpdate,
    content: BatchContent<SectionID, ItemID> = BatchContent(),
    mode: BatchMode = .exact
  ) throws(BatchRejection) -> IndexMap {
    let sections = content.sections.keys.sorted().compactMap { content.sections[$0]?.items.count }
    let newCounts = batch.predictedCounts(from: itemCounts, newSections: sections, mode: mode)
    let map: IndexMap
    do throws(BatchFailure) {
      map = try batch.validated(from: itemCounts, to: newCounts, mode: mode)
    } catch {
      throw .invalid(error)
    }
    return try apply(map, content: content)
  }

  /// Applies a change that was mapped for the counts of this snapshot.
  mutating func apply(
    _ map: IndexMap,
    content: BatchContent<SectionID, ItemID>
  ) throws(BatchRejection) -> IndexMap {
    var items: [ItemID] = []
    for slot in map.inserted {
      guard let item = content.items[slot] else { throw .missingItem(slot) }
      items.append(item)
    }
    var sections: [NewSection<SectionID, ItemID>] = []
    for index in map.insertedSections {
      guard let section = content.sections[index] else { throw .missingSection(index) }
      sections.append(section)
    }
    try requireArrivals(items, sections, after: map)
    return carryOut(Plan(map: map, inserted: items, sections: sections))
  }

  /// Rejects ids that are inserted twice, or that exist already (D1).
  private func requireArrivals(
    _ items: [ItemID],
    _ sections: [NewSection<SectionID, ItemID>],
    after map: IndexMap
  ) throws(BatchRejection) {
    var ids: Set<SectionID> = []
    for section in sections {
      let stays = self.section(of: section.id).flatMap(map.newSection(of:)) != nil
      guard ids.insert(section.id).inserted, !stays else {
        throw .rejected(.existingSection(section.id))
      }
    }
    var named: Set<ItemID> = []
    for item in items + sections.flatMap({ $0.items }) {
      guard named.insert(item).inserted else { throw .rejected(.repeatedItem(item)) }
      guard slot(of: item).flatMap(map.newSlot(of:)) == nil else {
        throw .rejected(.existingItem(item))
      }
    }
  }
}
