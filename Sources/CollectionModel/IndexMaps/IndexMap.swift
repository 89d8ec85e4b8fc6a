public import DragGeometry

/// The map of positions before a change to positions after it, without the elements (B18).
///
/// A holder of a position before the change (a selection, a drag's source, a scroll anchor) queries
/// the position after it. A query costs O(log k) for a change of k items, however many items exist:
/// remaining elements keep their order and fill the positions that are not inserted or moved to.
public struct IndexMap: Hashable, Sendable {
  /// The number of items of each section before the change.
  @usableFromInline package let oldCounts: [Int]
  /// The number of items of each section after the change.
  @usableFromInline package let newCounts: [Int]
  /// Sections that were deleted with all their items, as indices before the change, ascending.
  @usableFromInline package let deletedSections: [Int]
  /// Sections that were inserted with all their items, as indices after the change, ascending.
  @usableFromInline package let insertedSections: [Int]
  /// Sections that were moved, ascending by the index before the change.
  @usableFromInline package let sectionMoves: [SectionMove]
  /// Items deleted from a section that remains, as slots before the change, ascending.
  @usableFromInline package let deleted: [Slot]
  /// Items inserted into a section that existed before, as slots after it, ascending.
  @usableFromInline package let inserted: [Slot]
  /// Items that were moved, ascending by the slot before the change.
  @usableFromInline package let moves: [Move]
  /// Sections and items that stay, but look different.
  @usableFromInline package let marks: Marks

  /// The moves, ascending by the slot after the change.
  @usableFromInline let movesByTarget: [Move]
  /// The sections' moves, ascending by the index after the change.
  private let sectionMovesByTarget: [SectionMove]
  /// The change of the list of sections.
  let sectionEdit: Edit
  /// The sections with leaving or arriving items, ascending by the index before the change.
  @usableFromInline let edits: [SectionEdit]

  /// Makes a map from lists of valid positions without duplicates, in any order.
  @usableFromInline init(
    oldCounts: [Int],
    newCounts: [Int],
    deletedSections: [Int] = [],
    insertedSections: [Int] = [],
    sectionMoves: [SectionMove] = [],
    deleted: [Slot] = [],
    inserted: [Slot] = [],
    moves: [Move] = [],
    marks: Marks = Marks()
  ) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    self.deletedSections = deletedSections.sorted()
    self.insertedSections = insertedSections.sorted()
    self.sectionMoves = sectionMoves.sorted { $0.from < $1.from }
    self.deleted = deleted.sorted()
    self.inserted = inserted.sorted()
    self.moves = moves.sorted { $0.from < $1.from }
    self.marks = marks
    movesByTarget = moves.sorted { $0.to < $1.to }
    let sectionMovesByTarget = sectionMoves.sorted { $0.to < $1.to }
    self.sectionMovesByTarget = sectionMovesByTarget
    let sectionEdit = Edit(
      leaving: (deletedSections + sectionMoves.map { $0.from }).sorted(),
      arriving: (insertedSections + sectionMoves.map { $0.to }).sorted()
    )
    self.sectionEdit = sectionEdit
    let gone = self.deletedSections
    let arrivals = (self.inserted + movesByTarget.map { $0.to }).compactMap { slot in
      Self.source(of: slot.section, in: sectionEdit, moves: sectionMovesByTarget)
        .map { Slot(section: $0, item: slot.item) }
    }
    edits = SectionEdit.bySection(
      leaving: (self.deleted + self.moves.map { $0.from }).filter { !gone.holdsSorted($0.section) }
        .sorted(),
      arriving: arrivals.sorted()
    )
  }

  /// The map of a change that changes nothing.
  @usableFromInline init(identityOf counts: [Int], marks: Marks = Marks()) {
    self.init(oldCounts: counts, newCounts: counts, marks: marks)
  }

  /// True if no element changed its position (M6).
  @usableFromInline package var isIdentity: Bool {
    !changesSections && deleted.isEmpty && inserted.isEmpty
      && moves.allSatisfy { $0.from == $0.to }
  }

  /// True if a section was inserted, deleted or moved.
  @usableFromInline var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty
      || sectionMoves.contains { $0.from != $0.to }
  }

  /// The index of a section after the change; nil if it was deleted or never existed.
  @usableFromInline package func newSection(of old: Int) -> Int? {
    guard oldCounts.indices.contains(old) else { return nil }
    guard sectionEdit.leaves(old) else { return sectionEdit.place(after: old) }
    return sectionMoves.first(at: old, by: { $0.from })?.to
  }

  /// The index of a section before the change; nil if it was inserted or does not exist.
  @usableFromInline package func oldSection(of new: Int) -> Int? {
    guard newCounts.indices.contains(new) else { return nil }
    return Self.source(of: new, in: sectionEdit, moves: sectionMovesByTarget)
  }

  /// The slot of an item after the change; nil if it was deleted or never existed.
  public func newSlot(of old: Slot) -> Slot? {
    guard oldCounts.holds(old) else { return nil }
    if let move = moves.first(at: old, by: { $0.from }) { return move.to }
    guard let section = newSection(of: old.section) else { return nil }
    guard let edit = edit(ofOldSection: old.section) else {
      return Slot(section: section, item: old.item)
    }
    guard !edit.leaves(old.item) else { return nil }
    return Slot(section: section, item: edit.place(after: old.item))
  }

  /// The slot of an item before the change; nil if it was inserted or does not exist.
  public func oldSlot(of new: Slot) -> Slot? {
    guard newCounts.holds(new) else { return nil }
    if let move = movesByTarget.first(at: new, by: { $0.to }) { return move.from }
    guard let section = oldSection(of: new.section) else { return nil }
    guard let edit = edit(ofOldSection: section) else {
      return Slot(section: section, item: new.item)
    }
    guard !edit.fills(new.item) else { return nil }
    return Slot(section: section, item: edit.place(before: new.item))
  }

  private func edit(ofOldSection section: Int) -> Edit? {
    edits.first(at: section, by: { $0.section })?.edit
  }

  private static func source(of new: Int, in edit: Edit, moves: [SectionMove]) -> Int? {
    guard edit.fills(new) else { return edit.place(before: new) }
    return moves.first(at: new, by: { $0.to })?.from
  }

}
