import DragGeometry

extension Snapshot {
  /// The sections that the next difference reloads, in the order in which they were marked.
  package var reloadedSectionIDs: [SectionID] {
    marks.reloadedSections.ids.filter { sectionIndex[$0] != nil }
  }

  /// The items whose cells the next difference replaces, in the order in which they were marked.
  package var reloadedItemIDs: [ItemID] { marks.reloaded.ids.filter(contains) }

  /// The items whose cells the next difference reconfigures, in the order of their marks.
  package var reconfiguredItemIDs: [ItemID] { marks.reconfigured.ids.filter(contains) }

  /// Marks sections to be reloaded (D2).
  ///
  /// - Throws: ``EditFailure`` if a section does not exist or is named twice.
  package mutating func reloadSections(_ ids: [SectionID]) throws(EditFailure) {
    var named: Set<SectionID> = []
    for id in ids {
      guard sectionIndex[id] != nil else { throw .unknownSection(id) }
      guard named.insert(id).inserted else { throw .repeatedSection(id) }
    }
    marks.reloadedSections.formUnion(ids)
  }

  /// Marks items to be reloaded, which replaces their cells (D2, D6).
  ///
  /// - Throws: ``EditFailure`` if an item does not exist or is named twice.
  package mutating func reloadItems(_ ids: [ItemID]) throws(EditFailure) {
    try requireKnown(ids)
    marks.reloaded.formUnion(ids)
  }

  /// Marks items to be reconfigured: their cells stay, which is cheaper (D2, D6).
  ///
  /// - Throws: ``EditFailure`` if an item does not exist or is named twice.
  package mutating func reconfigureItems(_ ids: [ItemID]) throws(EditFailure) {
    try requireKnown(ids)
    marks.reconfigured.formUnion(ids)
  }

  /// Removes all marks, as an apply does when it is done.
  package mutating func removeMarks() {
    marks = Marks()
  }

  private func requireKnown(_ ids: [ItemID]) throws(EditFailure) {
    do throws(Failure) {
      _ = try requirePlaces(of: ids)
    } catch {
      throw .rejected(error)
    }
  }
}
