import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import TestSupport

import DragStage

/// What the application changes under the drag, on the stage and in the plain arrays.
extension WholeSession {
  private mutating func anyGap(in view: ViewID) -> GapIndex {
    let rows = plain[view]?.rows ?? [[]]
    let section = number(0...rows.count - 1)
    return GapIndex(section: section, item: number(0...rows[section].count))
  }

  private mutating func anyRun(in view: ViewID) -> [String] {
    let names = (plain[view]?.names ?? []).shuffled(using: &random)
    return Array(names.prefix(number(0...3)))
  }

  mutating func insert(in view: ViewID) throws -> String {
    let (gap, names) = (anyGap(in: view), freshNames(number(1...3)))
    try stage.insert(names, at: gap, in: view)
    plain[view]?.insert(names, at: gap)
    undo = nil
    return "insert \(names) at \(gap)"
  }

  mutating func delete(in view: ViewID) throws -> String {
    guard let name = plain[view]?.names.randomElement(using: &random),
      let item = stage.item(name, in: view)
    else { return "nothing to delete" }
    try stage.delete(item)
    plain[view]?.delete([name])
    undo = nil
    return "delete \(name)"
  }

  mutating func move(in view: ViewID) throws -> String {
    let (run, gap) = (anyRun(in: view), anyGap(in: view))
    try stage.move(run.compactMap { stage.item($0, in: view)?.item }, to: gap, in: view)
    plain[view]?.move(run, to: gap)
    undo = nil
    return "move \(run) to \(gap)"
  }

  mutating func reload(_ view: ViewID) throws -> String {
    guard let order = plain[view]?.order else { return "nothing to reload" }
    let rows = order.map { $0.shuffled(using: &random).filter { _ in number(0...5) > 0 } }
    try stage.reload(view, sections: rows)
    for section in rows.indices { plain[view]?.sections[section].items = rows[section] }
    undo = nil
    return "reload \(rows)"
  }

  mutating func resolvePlaceholder() throws -> String {
    let open = markers.filter { plain[$0.value.view]?.slot(of: $0.key) != nil }
    guard let marker = open.keys.min(), let placeholder = open[marker],
      let slot = plain[placeholder.view]?.slot(of: marker)
    else { return "no placeholder" }
    guard number(0...1) == 0 else {
      try stage.delete(placeholder)
      plain[placeholder.view]?.delete([marker])
      return "delete \(marker)"
    }
    let name = freshNames(1)[0]
    try stage.commit(placeholder, as: name)
    plain[placeholder.view]?.sections[slot.section].items[slot.item] = name
    return "commit \(marker) as \(name)"
  }

  mutating func reshape(_ view: ViewID) throws -> String {
    guard let name = plain[view]?.names.randomElement(using: &random) else { return "no item" }
    try shape(name, in: view)
    return "reshape \(name)"
  }

  mutating func shape(_ name: String, in view: ViewID) throws {
    guard let item = stage.item(name, in: view) else { return }
    let size = Size(width: Double(number(20...90)), height: Double(number(20...70)))
    try stage.scene.setSize(size, of: item)
    plain[view]?.sizes[name] = size
    let span = number(1...2)
    try stage.scene.setSpan(span, of: item)
    plain[view]?.spans[name] = span
  }

  /// Another place and size, where no other collection lies.
  mutating func resize(_ view: ViewID) throws -> String {
    let frame = Rect(
      x: Double(view.rawValue) * 320 + Double(number(0...20)), y: Double(number(-20...60)),
      width: Double(number(60...300)), height: Double(number(60...400)))
    try stage.scene.setFrame(frame, of: view)
    plain[view]?.frame = frame
    return "resize to \(frame)"
  }

  /// Takes the last drop back by batches: every item to where it was (M, law 9).
  mutating func undoLastDrop() throws -> String {
    guard let undo, dragging == nil else { return "nothing to undo" }
    self.undo = nil
    guard views.allSatisfy({ plain[$0]?.hasPlaceholders == false }) else { return "no undo" }
    for view in views {
      guard let before = undo[view], let now = plain[view], now.sections.count == before.count
      else { continue }
      var batch = BatchUpdate()
      var inserted: [Slot: String] = [:]
      for name in now.names where !before.joined().contains(name) {
        if let slot = now.slot(of: name) { batch.append(.deleteItem(slot)) }
      }
      for (section, items) in before.enumerated() {
        for (item, name) in items.enumerated() {
          let place = Slot(section: section, item: item)
          if let slot = now.slot(of: name) {
            batch.append(.moveItem(from: slot, to: place))
          } else {
            batch.append(.insertItem(place))
            inserted[place] = name
          }
        }
      }
      try stage.performBatch(batch, in: view, inserting: inserted)
      for section in before.indices { plain[view]?.sections[section].items = before[section] }
    }
    return "undo"
  }

  /// Changes several places at once; the operations follow from the arrays before and after.
  mutating func batch(in view: ViewID) throws -> String {
    guard let old = plain[view] else { return "no collection" }
    let isWild = number(0...2) == 0
    let gone = old.sections.filter { section in
      isWild && number(0...5) == 0 && !section.items.contains(where: PlainCollection.isPlaceholder)
    }.map(\.number)
    var new = old.sections.filter { !gone.contains($0.number) }
    var batch = BatchUpdate()
    var carried: [String] = []
    for section in new.indices {
      new[section].items.removeAll { name in
        let fate = PlainCollection.isPlaceholder(name) ? 9 : number(0...9)
        guard fate < 3, let slot = old.slot(of: name) else { return false }
        if fate == 0 { batch.append(.deleteItem(slot)) } else { carried.append(name) }
        return true
      }
    }
    let moved = new.filter { _ in isWild && number(0...5) == 0 }
    new.removeAll { section in moved.contains { $0.number == section.number } }
    for section in moved { new.insert(section, at: number(0...new.count)) }
    let arrivals = (carried + freshNames(number(0...2))).shuffled(using: &random)
    if new.isEmpty || isWild && number(0...2) == 0 {
      newSections += 1
      new.insert(
        .init(number: newSections, items: freshNames(number(0...2))), at: number(0...new.count))
    }
    let homes = new.indices.filter {
      new[$0].number != newSections || old.sections.contains { $0.number == newSections }
    }
    var lost: [String] = []
    for name in arrivals {
      guard let section = homes.randomElement(using: &random) else {
        lost.append(name)
        continue
      }
      new[section].items.insert(name, at: number(0...new[section].items.count))
    }
    var after = old
    after.sections = new
    var inserted: [Slot: String] = [:]
    var insertedSections: [Int: [String]] = [:]
    for name in arrivals {
      switch (old.slot(of: name), after.slot(of: name)) {
      case (let from?, let to?): batch.append(.moveItem(from: from, to: to))
      case (let from?, nil): batch.append(.deleteItem(from))
      case (nil, let to?):
        batch.append(.insertItem(to))
        inserted[to] = name
      case (nil, nil): break
      }
    }
    for (index, section) in old.sections.enumerated() where gone.contains(section.number) {
      batch.append(.deleteSection(index))
    }
    for (index, section) in new.enumerated() {
      let from = old.sections.firstIndex { $0.number == section.number }
      if let from, moved.contains(where: { $0.number == section.number }) {
        batch.append(.moveSection(from: from, to: index))
      } else if from == nil {
        batch.append(.insertSection(index))
        insertedSections[index] = section.items
      }
    }
    let map = try stage.performBatch(
      batch, in: view, inserting: inserted, sections: insertedSections,
      counts: after.rows.map(\.count))
    plain[view] = after
    undo = nil
    for name in Set(old.rows.joined()).union(after.rows.joined()) {
      let (from, to) = (old.slot(of: name), after.slot(of: name))
      if let from, map.newSlot(of: from) != to { return "a wrong map of \(name) in \(batch)" }
      if let to, map.oldSlot(of: to) != from { return "a wrong way back of \(name) in \(batch)" }
    }
    return "batch \(batch.operations)"
  }
}
