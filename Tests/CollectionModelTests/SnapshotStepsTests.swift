import Seeds
import CollectionModel
import DragGeometry
import TestSupport
import Testing

/// Changes without a map, against those that tell where everything went.
@Suite struct SnapshotStepsTests {
  @Test func `a step that is refused changes nothing`() throws {
    var letters = try Letters("abc", "de")
    let before = letters
    #expect(throws: SnapshotError<Int, Character>.existingSection(1)) {
      try letters.addSection(1, items: ["x"])
    }
    #expect(throws: SnapshotError<Int, Character>.existingItem("d")) {
      try letters.addSection(2, items: ["x", "d"])
    }
    #expect(throws: SnapshotError<Int, Character>.repeatedItem("x")) {
      try letters.put(["x", "x"], at: GapIndex(section: 0, item: 1))
    }
    #expect(
      throws: SnapshotError<Int, Character>.gapOutOfRange(GapIndex(section: 1, item: 3), items: 2)
    ) {
      try letters.put(["x"], at: GapIndex(section: 1, item: 3))
    }
    #expect(letters.extract("x") == nil)
    letters.shift("x", to: GapIndex(section: 0, item: 0))
    letters.shift("a", to: GapIndex(section: 0, item: 4))
    letters.shift("a", to: GapIndex(section: 2, item: 0))
    #expect(letters == before)
  }

  @Test func `each item is shifted to each gap as a move with a map brings it there`() throws {
    let before = try Letters("abc", "de", "")
    for item in before.itemIDs {
      for (section, count) in before.itemCounts.enumerated() {
        for place in 0...count {
          let gap = GapIndex(section: section, item: place)
          var (steps, mapped) = (before, before)
          steps.shift(item, to: gap)
          try mapped.move([item], to: gap)
          #expect(steps == mapped, "\(item) to \(gap)")
        }
      }
    }
  }
}

/// The seeded searches and the long inputs, which the quick run leaves out.
@Suite struct SlowSnapshotStepsTests {
  @Test(.seeds(SlowSnapshotLawsTests.seeds))
  func `a step changes an order as a change with a map does`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    for _ in 0..<SlowSnapshotLawsTests.rounds {
      let before = NaiveSections.random(using: &random)
      var steps = try before.snapshot()
      var mapped = steps
      for number in 0..<10 {
        let gap = before.randomGap(using: &random)
        let fits = gap.item <= (steps.numberOfItems(inSection: gap.section) ?? 0)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let new = [1_000 + 2 * number, 1_001 + 2 * number]
          guard fits else { break }
          try steps.put(new, at: gap)
          try mapped.insert(new, at: gap)
        case 1:
          guard let item = mapped.itemIDs.randomElement(using: &random) else { break }
          let slot = mapped.slot(of: item)
          #expect(steps.extract(item) == slot)
          try mapped.delete([item])
        case 2:
          guard fits, let item = mapped.itemIDs.randomElement(using: &random) else { break }
          steps.shift(item, to: gap)
          try mapped.move([item], to: gap)
        default:
          try steps.addSection(100 + number, items: [2_000 + number])
          try mapped.appendSection(100 + number, items: [2_000 + number])
        }
        #expect(steps == mapped, "seed \(seed)")
        #expect(misplaced(in: steps) == [], "seed \(seed)")
      }
    }
  }

  /// The items that are not found at their slots.
  private func misplaced(in order: Snapshot<Int, Int>) -> [Int] {
    var misplaced: [Int] = []
    for section in 0..<order.numberOfSections {
      let items = order.itemIDs(inSection: section)
      for place in items.indices
      where order.slot(of: items[place]) != Slot(section: section, item: place) {
        misplaced.append(items[place])
      }
    }
    return misplaced
  }
}
