import CollectionModel
import DragGeometry
import TestSupport

/// The snapshot of the tests: sections are numbered, items are letters.
typealias Letters = Snapshot<Int, Character>

extension Snapshot<Int, Character> {
  /// Makes a snapshot with one section for each text, one item for each letter.
  init(_ texts: String...) throws {
    self.init()
    for (section, text) in texts.enumerated() {
      try appendSection(section, items: Array(text))
    }
  }

  /// The letters of each section.
  var texts: [String] {
    (0..<numberOfSections).map { String(itemIDs(inSection: $0)) }
  }
}

/// The plain reading of the rules: sections as arrays, every change in O(n).
struct NaiveSections: Equatable {
  var sections: [[Int]]

  init(sections: [[Int]]) {
    self.sections = sections
  }

  /// Moves by the definition: what is not selected ahead of the gap, the run, the rest (M2, M4).
  mutating func move(_ run: [Int], to gap: GapIndex) {
    let ahead = sections[gap.section][..<gap.item].filter { !run.contains($0) }
    let behind = sections[gap.section][gap.item...].filter { !run.contains($0) }
    sections = sections.map { items in items.filter { !run.contains($0) } }
    sections[gap.section] = ahead + run + behind
  }

  mutating func insert(_ items: [Int], at gap: GapIndex) {
    sections[gap.section].insert(contentsOf: items, at: gap.item)
  }

  mutating func delete(_ items: [Int]) {
    sections = sections.map { section in section.filter { !items.contains($0) } }
  }

  func slot(of item: Int) -> Slot? {
    for (section, items) in sections.enumerated() {
      if let place = items.firstIndex(of: item) { return Slot(section: section, item: place) }
    }
    return nil
  }

  /// The same order as a snapshot.
  func snapshot() throws -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    for (section, items) in sections.enumerated() {
      try snapshot.appendSection(section, items: items)
    }
    return snapshot
  }

  /// A few sections of a few items, numbered in order from a first number.
  static func random(
    firstItem: Int = 0,
    using generator: inout SplitMix64
  ) -> NaiveSections {
    var next = firstItem
    let sections = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        next += 1
        return next - 1
      }
    }
    return NaiveSections(sections: sections)
  }

  /// The order of a snapshot.
  init(_ snapshot: Snapshot<Int, Int>) {
    sections = (0..<snapshot.numberOfSections).map { snapshot.itemIDs(inSection: $0) }
  }

  var items: [Int] { sections.flatMap(\.self) }

  func randomGap(using generator: inout SplitMix64) -> GapIndex {
    let section = Int.random(in: sections.indices, using: &generator)
    return GapIndex(
      section: section,
      item: Int.random(in: 0...sections[section].count, using: &generator)
    )
  }

  /// Some of the items, in an order of their own.
  func randomRun(using generator: inout SplitMix64) -> [Int] {
    let count = Int.random(in: 0...items.count, using: &generator)
    return Array(items.shuffled(using: &generator).prefix(count))
  }
}

extension Snapshot {
  /// Applies a difference from this snapshot, as a list does that shows another one.
  @discardableResult
  mutating func apply(
    _ difference: SnapshotDifference<SectionID, ItemID>, mode: BatchMode = .exact
  ) throws -> IndexMap {
    try apply(difference.batch, content: difference.content, mode: mode)
  }
}
