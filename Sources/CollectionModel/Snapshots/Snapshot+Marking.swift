import DragGeometry

extension Snapshot {
  /// The sections that the next difference shows again, in the order in which they were marked.
  public var reloadedSectionIDs: [SectionID] {
    marks.reloadedSections.ids.filter { sectionIndex[$0] != nil }
  }

  /// The items whose cells the next difference replaces, in the order in which they were marked.
  public var reloadedItemIDs: [ItemID] { marks.reloaded.ids.filter(contains) }

  /// The items whose cells the next difference configures again, in the order of their marks.
  public var reconfiguredItemIDs: [ItemID] { marks.reconfigured.ids.filter(contains) }

  /// Marks sections to be shown again (D2).
  ///
  /// - Throws: A section that is not here, or is named twice.
  public mutating func reloadSections(_ ids: [SectionID]) throws(EditFailure) {
    var named: Set<SectionID> = []
    for id in ids {
      guard sectionIndex[id] != nil else { throw .unknownSection(id) }
      guard named.insert(id).inserted else { throw .repeatedSection(id) }
    }
    marks.reloadedSections.formUnion(ids)
  }

  /// Marks items whose cells are to be replaced (D2, D6).
  ///
  /// - Throws: An item that is not here, or is named twice.
  public mutating func reloadItems(_ ids: [ItemID]) throws(EditFailure) {
    try requireKnown(ids)
    marks.reloaded.formUnion(ids)
  }

  /// Marks items whose cells stay and are to be configured again, the cheaper way (D2, D6).
  ///
  /// - Throws: An item that is not here, or is named twice.
  public mutating func reconfigureItems(_ ids: [ItemID]) throws(EditFailure) {
    try requireKnown(ids)
    marks.reconfigured.formUnion(ids)
  }

  /// Takes all marks off, as an apply does when it is done.
  public mutating func removeMarks() {
    marks = Marks()
  }

  private func requireKnown(_ ids: [ItemID]) throws(EditFailure) {
    do throws(Failure) {
      _ = try requirePlaces(of: ids)
    } catch {
      throw .refused(error)
    }
  }
}
