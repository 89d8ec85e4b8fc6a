public import DragGeometry

/// Where each item went in one change, without holding any item (B18).
///
/// What holds a place before the change (a selection, a drag's source, a scroll anchor) asks for
/// the place after it. A question costs O(log k) for a change of k items, however many items there
/// are: survivors keep their order and stand in the places that nothing else was put into.
public struct IndexMap: Hashable, Sendable {
  /// The number of items of each section before the change.
  public let oldCounts: [Int]
  /// The number of items of each section after the change.
  public let newCounts: [Int]
  /// Items that left, as places before the change, ascending.
  public let deleted: [Slot]
  /// Items that arrived, as places after the change, ascending.
  public let inserted: [Slot]
  /// Items that were moved, ascending by the place before the change.
  public let moves: [Move]

  /// The moves once more, ascending by the place after the change.
  let movesByTarget: [Move]
  /// The sections that anything leaves or reaches, ascending.
  let edits: [Edit]

  /// Makes a map from lists of legal places without repetition, in any order.
  init(
    oldCounts: [Int],
    newCounts: [Int],
    deleted: [Slot] = [],
    inserted: [Slot] = [],
    moves: [Move] = []
  ) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    self.deleted = deleted.sorted()
    self.inserted = inserted.sorted()
    self.moves = moves.sorted { $0.from < $1.from }
    movesByTarget = moves.sorted { $0.to < $1.to }
    edits = Edit.bySection(
      leaving: (deleted + moves.map(\.from)).sorted(),
      arriving: (inserted + moves.map(\.to)).sorted()
    )
  }

  /// The map of a change that changes nothing.
  init(identityOf counts: [Int]) {
    self.init(oldCounts: counts, newCounts: counts)
  }

  /// Whether nothing changed (M6).
  public var isIdentity: Bool {
    oldCounts.count == newCounts.count && deleted.isEmpty && inserted.isEmpty
      && moves.allSatisfy { $0.from == $0.to }
  }

  /// Where an item is after the change; nil where it left or was never there.
  public func newSlot(of old: Slot) -> Slot? {
    guard Self.exists(old, in: oldCounts) else { return nil }
    guard let edit = edit(ofSection: old.section) else { return old }
    guard edit.leaves(old.item) else {
      return Slot(section: old.section, item: edit.place(after: old.item))
    }
    let candidate = moves.indices.partition { moves[$0].from < old }
    guard candidate < moves.count, moves[candidate].from == old else { return nil }
    return moves[candidate].to
  }

  /// Where an item was before the change; nil where it arrived or is not there.
  public func oldSlot(of new: Slot) -> Slot? {
    guard Self.exists(new, in: newCounts) else { return nil }
    guard let edit = edit(ofSection: new.section) else { return new }
    guard edit.fills(new.item) else {
      return Slot(section: new.section, item: edit.place(before: new.item))
    }
    let candidate = movesByTarget.indices.partition { movesByTarget[$0].to < new }
    guard candidate < moves.count, movesByTarget[candidate].to == new else { return nil }
    return movesByTarget[candidate].from
  }

  private func edit(ofSection section: Int) -> Edit? {
    let candidate = edits.indices.partition { edits[$0].section < section }
    guard candidate < edits.count, edits[candidate].section == section else { return nil }
    return edits[candidate]
  }

  private static func exists(_ slot: Slot, in counts: [Int]) -> Bool {
    counts.indices.contains(slot.section) && slot.item >= 0 && slot.item < counts[slot.section]
  }
}
