public import DragGeometry

/// Where each item and each section went in one change, without holding any of them (B18).
///
/// What holds a place before the change (a selection, a drag's source, a scroll anchor) asks for
/// the place after it. A question costs O(log k) for a change of k items, however many items there
/// are: survivors keep their order and stand in the places that nothing else was put into.
public struct IndexMap: Hashable, Sendable {
  /// The number of items of each section before the change.
  public let oldCounts: [Int]
  /// The number of items of each section after the change.
  public let newCounts: [Int]
  /// Sections that left with all that is in them, as indexes before the change, ascending.
  public let deletedSections: [Int]
  /// Sections that arrived with all that is in them, as indexes after the change, ascending.
  public let insertedSections: [Int]
  /// Sections that were moved, ascending by the index before the change.
  public let sectionMoves: [SectionMove]
  /// Items that left a section which stayed, as places before the change, ascending.
  public let deleted: [Slot]
  /// Items that arrived in a section which was there before, as places after it, ascending.
  public let inserted: [Slot]
  /// Items that were moved, ascending by the place before the change.
  public let moves: [Move]
  /// Sections and items that stay, but look different now.
  public let marks: Marks

  /// The moves once more, ascending by the place after the change.
  @usableFromInline let movesByTarget: [Move]
  /// The same of the sections' moves.
  private let sectionMovesByTarget: [SectionMove]
  /// What happens to the sections themselves.
  let sectionEdit: Edit
  /// The sections that anything leaves or reaches, ascending by the index before the change.
  @usableFromInline let edits: [SectionEdit]

  /// Makes a map from lists of legal places without repetition, in any order.
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

  /// Whether nothing changed its place (M6).
  public var isIdentity: Bool {
    !changesSections && deleted.isEmpty && inserted.isEmpty
      && moves.allSatisfy { $0.from == $0.to }
  }

  /// Whether a section came, went or changed its place.
  @usableFromInline var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty
      || sectionMoves.contains { $0.from != $0.to }
  }

  /// Where a section is after the change; nil where it left or was never there.
  public func newSection(of old: Int) -> Int? {
    guard oldCounts.indices.contains(old) else { return nil }
    guard sectionEdit.leaves(old) else { return sectionEdit.place(after: old) }
    return sectionMoves.first(at: old, by: { $0.from })?.to
  }

  /// Where a section was before the change; nil where it arrived or is not there.
  public func oldSection(of new: Int) -> Int? {
    guard newCounts.indices.contains(new) else { return nil }
    return Self.source(of: new, in: sectionEdit, moves: sectionMovesByTarget)
  }

  /// Where an item is after the change; nil where it left or was never there.
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

  /// Where an item was before the change; nil where it arrived or is not there.
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
