import DragGeometry

extension Snapshot {
  /// A change that has been checked and cannot fail any more.
  struct Plan {
    /// Where each item goes.
    let map: IndexMap
    /// The items that arrive, ascending by place.
    let arrivals: [ItemID]
  }

  /// Plans to bring items together at a gap: those that are here move, the others are new (M2, M4).
  ///
  /// - Parameters:
  ///   - run: The items in the order in which they will stand, each once.
  ///   - gap: A gap that is there.
  /// - Returns: The plan; it changes nothing where the run stands there already (M6).
  func plan(gathering run: [ItemID], at gap: GapIndex) -> Plan {
    let present = run.compactMap { itemIndex[$0] }
    let counts = itemCounts
    guard !stands(present, count: run.count, at: gap) else {
      return Plan(map: IndexMap(identityOf: counts), arrivals: [])
    }
    let ahead = present.count { $0.section == gap.section && $0.item < gap.item }
    var inserted: [Slot] = []
    var moves: [IndexMap.Move] = []
    var newCounts = counts
    for (item, id) in zip((gap.item - ahead)..., run) {
      let place = Slot(section: gap.section, item: item)
      newCounts[gap.section] += 1
      if let old = itemIndex[id] {
        newCounts[old.section] -= 1
        moves.append(IndexMap.Move(from: old, to: place))
      } else {
        inserted.append(place)
      }
    }
    let map = IndexMap(oldCounts: counts, newCounts: newCounts, inserted: inserted, moves: moves)
    return Plan(map: map, arrivals: run)
  }

  /// Plans to take out the items at these places, each once.
  func plan(deleting places: [Slot]) -> Plan {
    let counts = itemCounts
    var newCounts = counts
    for place in places { newCounts[place.section] -= 1 }
    let map = IndexMap(oldCounts: counts, newCounts: newCounts, deleted: places)
    return Plan(map: map, arrivals: [])
  }

  /// Carries a plan out: O(n) in the sections that it touches.
  mutating func apply(_ plan: Plan) {
    for place in plan.map.deleted {
      itemIndex[sections[place.section].items[place.item]] = nil
    }
    var arrivals = plan.arrivals[...]
    for edit in plan.map.edits {
      sections[edit.section].items.apply(edit, arrivals: arrivals.prefix(edit.arriving.count))
      arrivals = arrivals.dropFirst(edit.arriving.count)
      reindex(after: edit)
    }
  }

  private mutating func reindex(after edit: IndexMap.Edit) {
    let items = sections[edit.section].items
    let isBalanced = edit.leaving.count == edit.arriving.count
    let end = isBalanced ? edit.lastChange + 1 : items.count
    for item in edit.firstChange..<max(edit.firstChange, end) {
      itemIndex[items[item]] = Slot(section: edit.section, item: item)
    }
  }

  /// Whether a run stands at a gap already, one item behind the other in the run's order (M6).
  private func stands(_ places: [Slot], count: Int, at gap: GapIndex) -> Bool {
    guard places.count == count else { return false }
    guard let first = places.first else { return true }
    return first.section == gap.section
      && (first.item...first.item + count).contains(gap.item)
      && places.enumerated().allSatisfy { offset, place in
        place == Slot(section: first.section, item: first.item + offset)
      }
  }
}
