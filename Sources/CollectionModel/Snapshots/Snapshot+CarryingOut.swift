public import DragGeometry

extension Snapshot {
  /// Applies a plan and returns its map: O(k log n), and O(s) if sections change.
  @inlinable mutating func carryOut(_ plan: Plan) -> IndexMap {
    let map = plan.map
    guard !map.isIdentity else { return map }
    let moved = Array(
      zip(
        map.movesByTarget.map { $0.to },
        plan.moved ?? map.movesByTarget.compactMap { item(at: $0.from) }))
    let deleted = map.deleted.compactMap(item(at:))
    for edit in map.edits {
      forest.remove(edit.edit.leaving, of: sections[edit.section].root)
    }
    for item in deleted { forest.forget(item) }
    if map.changesSections { arrangeSections(by: map, new: plan.sections) }
    let inserted = Array(zip(map.inserted, plan.inserted))
    arrive(moved.isEmpty ? inserted : (moved + inserted).sorted { $0.0 < $1.0 })
    for section in sections.indices { sections[section].count = map.newCounts[section] }
    return map
  }

  /// Inserts items at ascending slots; adjacent ones are inserted together.
  @inlinable mutating func arrive(_ arrivals: [(Slot, ItemID)]) {
    let items = arrivals.map { $0.1 }
    var start = 0
    while start < arrivals.count {
      let first = arrivals[start].0
      var end = start + 1
      while end < arrivals.count,
        arrivals[end].0 == Slot(section: first.section, item: first.item + end - start)
      {
        end += 1
      }
      forest.insert(items[start..<end], at: first.item, of: sections[first.section].root)
      start = end
    }
  }

  @inlinable mutating func arrangeSections(
    by map: IndexMap,
    new: [NewSection<SectionID, ItemID>]
  ) {
    for section in map.deletedSections { forest.fell(sections[section].root) }
    var arriving = new.makeIterator()
    var arranged: [Section] = []
    arranged.reserveCapacity(map.newCounts.count)
    for index in map.newCounts.indices {
      if let old = map.oldSection(of: index) {
        arranged.append(sections[old])
      } else if let section = arriving.next() {
        let root = forest.plant()
        forest.insert(section.items[...], at: 0, of: root)
        arranged.append(Section(id: section.id, root: root, count: section.items.count))
      }
    }
    sections = arranged
    sectionIndex = [:]
    sectionOfRoot = [:]
    for (index, section) in arranged.enumerated() {
      sectionIndex[section.id] = index
      sectionOfRoot[section.root] = index
    }
  }
}
