import DragGeometry

/// A completed reorder, as it is reported to the owner of the data (D14, D15).
public struct ReorderTransaction<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The order before.
  package let initial: Snapshot<SectionID, ItemID>
  /// The order after.
  public let final: Snapshot<SectionID, ItemID>
  /// The difference of all items before and after; each move is an associated removal and
  /// insertion.
  public let difference: CollectionDifference<ItemID>
  /// The transactions of each affected section, in the order before.
  package let sectionTransactions: [SectionTransaction<SectionID, ItemID>]
  /// The map of the change.
  package let map: IndexMap
  /// The origin of the change.
  public let origin: ChangeOrigin

  /// Makes a transaction from the order before, and the move.
  ///
  /// The difference is derived from the map of the move, never by comparing the items (D18).
  ///
  /// - Returns: Nil if nothing changed (D16), or if the change was not a reorder of the same items
  ///   in the same sections.
  package init?(
    from initial: Snapshot<SectionID, ItemID>,
    to final: Snapshot<SectionID, ItemID>,
    map: IndexMap,
    origin: ChangeOrigin
  ) {
    guard !map.isIdentity, !map.changesSections, map.deleted.isEmpty, map.inserted.isEmpty,
      map.oldCounts == initial.itemCounts, map.newCounts == final.itemCounts
    else { return nil }
    let moves = map.moves.filter { $0.from != $0.to || map.moves.count > 1 }
    let row = moves.compactMap { move in
      initial.item(at: move.from).map {
        RowMove(
          item: $0, from: initial.flatIndex(of: move.from), to: final.flatIndex(of: move.to))
      }
    }
    guard let difference = CollectionDifference(moving: row) else { return nil }
    self.initial = initial
    self.final = final
    self.difference = difference
    self.map = map
    self.origin = origin
    sectionTransactions = map.edits.compactMap { edit in
      Self.sectionTransaction(edit.section, moves: moves, from: initial, to: final)
    }
  }

  private static func sectionTransaction(
    _ section: Int,
    moves: [IndexMap.Move],
    from initial: Snapshot<SectionID, ItemID>,
    to final: Snapshot<SectionID, ItemID>
  ) -> SectionTransaction<SectionID, ItemID>? {
    let row = moves.compactMap { move -> RowMove<ItemID>? in
      let leaves = move.from.section == section
      let reaches = move.to.section == section
      guard leaves || reaches, let item = initial.item(at: move.from) else { return nil }
      return RowMove(
        item: item, from: leaves ? move.from.item : nil, to: reaches ? move.to.item : nil)
    }
    guard let difference = CollectionDifference(moving: row) else { return nil }
    return SectionTransaction(
      sectionID: initial.sections[section].id,
      initial: SectionSnapshot(unique: initial.itemIDs(inSection: section)),
      final: SectionSnapshot(unique: final.itemIDs(inSection: section)),
      difference: difference
    )
  }
}

/// An item that leaves a list, enters it, or both.
struct RowMove<ItemID> {
  let item: ItemID
  let from: Int?
  let to: Int?
}

extension CollectionDifference {
  /// The difference of moves with a known map: O(k log k).
  init?(moving moves: [RowMove<ChangeElement>]) {
    self.init(
      moves.flatMap { move -> [Change] in
        var changes: [Change] = []
        if let from = move.from {
          changes.append(.remove(offset: from, element: move.item, associatedWith: move.to))
        }
        if let to = move.to {
          changes.append(.insert(offset: to, element: move.item, associatedWith: move.from))
        }
        return changes
      }
    )
  }
}
