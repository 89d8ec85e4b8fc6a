public import DragGeometry

extension Snapshot {
  /// A change that has been validated and cannot fail any more.
  @usableFromInline struct Plan {
    /// The map of the change.
    @usableFromInline let map: IndexMap
    /// The moved items, ascending by their new slot, as in the map; nil if only their old slots are
    /// known.
    @usableFromInline let moved: [ItemID]?
    /// The new items in remaining sections, ascending by slot, as in the map.
    @usableFromInline var inserted: [ItemID]
    /// The new sections, ascending by index, as in the map.
    @usableFromInline var sections: [NewSection<SectionID, ItemID>]

    @inlinable init(
      map: IndexMap,
      moved: [ItemID]? = nil,
      inserted: [ItemID] = [],
      sections: [NewSection<SectionID, ItemID>] = []
    ) {
      self.map = map
      self.moved = moved
      self.inserted = inserted
      self.sections = sections
    }
  }

  /// Plans to bring items together at a gap: existing ones move, the others are inserted (M2, M4).
  ///
  /// - Parameters:
  /// - run: The items in their new order, each once.
  /// - gap: An existing gap.
  /// - Returns: The plan; it changes nothing if the run is there already (M6).
  @inlinable func plan(gathering run: [ItemID], at gap: GapIndex) -> Plan {
    plan(gathering: run, from: slots(of: run), at: gap)
  }

  /// The same with known slots, nil for a new item.
  @inlinable func plan(gathering run: [ItemID], from places: [Slot?], at gap: GapIndex) -> Plan {
    let present = places.compactMap { $0 }
    let counts = itemCounts
    guard !isGathered(present, count: run.count, at: gap) else {
      return Plan(map: IndexMap(identityOf: counts))
    }
    let ahead = present.count { $0.section == gap.section && $0.item < gap.item }
    var inserted: [Slot] = []
    var arrivals: [ItemID] = []
    var moved: [ItemID] = []
    var moves: [IndexMap.Move] = []
    var newCounts = counts
    for (offset, id) in run.enumerated() {
      let place = Slot(section: gap.section, item: gap.item - ahead + offset)
      newCounts[gap.section] += 1
      if let old = places[offset] {
        newCounts[old.section] -= 1
        moves.append(IndexMap.Move(from: old, to: place))
        moved.append(id)
      } else {
        inserted.append(place)
        arrivals.append(id)
      }
    }
    let map = IndexMap(oldCounts: counts, newCounts: newCounts, inserted: inserted, moves: moves)
    return Plan(map: map, moved: moved, inserted: arrivals)
  }

  /// Plans to delete the items at these slots, each once.
  @inlinable func plan(deleting places: [Slot]) -> Plan {
    let counts = itemCounts
    var newCounts = counts
    for place in places { newCounts[place.section] -= 1 }
    return Plan(map: IndexMap(oldCounts: counts, newCounts: newCounts, deleted: places))
  }

  /// Returns true if the items of a run are at a gap already, in the run's order (M6).
  @inlinable func isGathered(_ places: [Slot], count: Int, at gap: GapIndex) -> Bool {
    guard places.count == count else { return false }
    guard let first = places.first else { return true }
    return first.section == gap.section
      && (first.item...first.item + count).contains(gap.item)
      && places.enumerated().allSatisfy { offset, place in
        place == Slot(section: first.section, item: first.item + offset)
      }
  }
}
