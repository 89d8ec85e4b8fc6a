import CollectionLayout
import CollectionModel
import DragGeometry
import DragStage
import ReferenceSearch

/// The plain reading of a collection (X1): sections as arrays of names, every change in O(n).
struct PlainCollection {
  /// A section, which keeps its number wherever it goes.
  struct Section {
    let number: Int
    var items: [String]
  }

  let layout: Layout
  let orientation: LayoutOrientation
  var frame: Rect
  var sections: [Section]
  var sizes: [String: Size] = [:]
  var spans: [String: Int] = [:]

  /// What stands for data that has not arrived begins with a question mark.
  static func isPlaceholder(_ name: String) -> Bool { name.hasPrefix("?") }

  var rows: [[String]] { sections.map(\.items) }
  var order: [[String]] { rows.map { $0.filter { !Self.isPlaceholder($0) } } }
  var names: [String] { order.flatMap(\.self) }
  var hasPlaceholders: Bool { rows.joined().contains(where: Self.isPlaceholder) }

  func holds(_ name: String) -> Bool { slot(of: name) != nil }

  func slot(of name: String) -> Slot? {
    for (section, items) in rows.enumerated() {
      if let item = items.firstIndex(of: name) { return Slot(section: section, item: item) }
    }
    return nil
  }

  mutating func insert(_ names: [String], at gap: GapIndex) {
    sections[gap.section].items.insert(contentsOf: names, at: gap.item)
  }

  mutating func delete(_ names: [String]) {
    for section in sections.indices {
      sections[section].items.removeAll { names.contains($0) }
    }
  }

  /// Moves by the definition: what stays ahead of the gap, the run, the rest (M2, M4).
  mutating func move(_ run: [String], to gap: GapIndex) {
    let items = sections[gap.section].items
    let ahead = items[..<gap.item].filter { !run.contains($0) }
    let behind = items[gap.item...].filter { !run.contains($0) }
    delete(run)
    sections[gap.section].items = ahead + run + behind
  }

  /// The names of copies: the first that is free, of what is there and of each other (M9).
  func copyNames(of names: [String]) -> [String] {
    var taken = Set(rows.joined())
    return names.map { name in
      var copy = name + "-copy"
      var number = 2
      while !taken.insert(copy).inserted {
        copy = "\(name)-copy-\(number)"
        number += 1
      }
      return copy
    }
  }

  /// The layout of rows, in which nil is a place for what is not here.
  func geometry(of rows: [[String?]]) throws -> LayoutGeometry {
    var sizes: [Slot: Size] = [:]
    var spans: [Slot: Int] = [:]
    for (section, items) in rows.enumerated() {
      for (item, name) in items.enumerated() {
        guard let name else { continue }
        sizes[Slot(section: section, item: item)] = self.sizes[name]
        spans[Slot(section: section, item: item)] = self.spans[name]
      }
    }
    return try LayoutGeometry(
      layout, bounds: frame.size, orientation: orientation, itemCounts: rows.map(\.count),
      sizes: sizes, spans: spans)
  }

  /// The rows as they are shown while a gap is open for a run (H5).
  func rows(opening gap: GapIndex, for run: [String?]) -> [[String?]] {
    let own = Set(run.compactMap(\.self))
    return rows.enumerated().map { section, items -> [String?] in
      let isGapped = section == gap.section
      let ahead = items[..<(isGapped ? gap.item : 0)].filter { !own.contains($0) }
      let behind = items[(isGapped ? gap.item : 0)...].filter { !own.contains($0) }
      return ahead + (isGapped ? run : []) + behind
    }
  }

  /// The gap that a point means, found item by item; `source` is the one item that is dragged, if it
  /// is of this collection.
  func gap(at point: Point, seeing visible: Rect, from source: String?, settings: StageSettings)
    throws -> GapIndex?
  {
    let geometry = try geometry(of: rows)
    switch settings.resolver {
    case .nearest:
      return DropResolver.nearest(visible: visible, radius: settings.resolverRadius)
        .resolve(point, in: geometry)?.gap
    case .vertical:
      let query = NearestQuery(
        metric: .axisCenter(.vertical), radius: settings.resolverRadius ?? 100,
        candidates: .visible(in: visible))
      guard
        let slot = LinearScan.slot(at: point, in: geometry)
          ?? LinearScan.nearest(to: point, query, in: geometry)?.slot
      else { return nil }
      // A path is a final index for one item of its section, and a gap for all others.
      let own = source.flatMap(slot(of:))
      let isBehind = own.map { $0.section == slot.section && $0.item < slot.item } ?? false
      return GapIndex(section: slot.section, item: slot.item + (isBehind ? 1 : 0))
    }
  }
}
