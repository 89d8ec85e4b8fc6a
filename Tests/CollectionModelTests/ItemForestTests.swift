import Seeds
import DragGeometry
import TestSupport
import Testing

@testable import CollectionModel

/// Long lists, whose trees grow, shrink and share, against plain arrays; a failure names its seed.
@Suite struct ItemForestTests {
  @Test(.seeds(1...1))
  func `a long list follows a plain array, and every copy stays as it was`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    var plain = [Array(0..<3_000), Array(3_000..<3_050)]
    var snapshot = try NaiveSections(sections: plain).snapshot()
    var kept: [(Snapshot<Int, Int>, [[Int]])] = []
    var next = 10_000
    for round in 0..<120 {
      if round % 20 == 0 { kept.append((snapshot, plain)) }
      let section = round % 3 == 0 ? 1 : 0
      let gap = Int.random(in: 0...plain[section].count, using: &generator)
      switch round % 4 {
      case 0:
        let count = round % 16 == 0 ? 700 : Int.random(in: 0...90, using: &generator)
        let items = Array(next..<next + count)
        next += count
        plain[section].insert(contentsOf: items, at: gap)
        try snapshot.insert(items, at: GapIndex(section: section, item: gap))
      case 1:
        let start = Int.random(in: 0...plain[section].count, using: &generator)
        let end = min(start + Int.random(in: 0...400, using: &generator), plain[section].count)
        try snapshot.delete(Array(plain[section][start..<end]).shuffled(using: &generator))
        plain[section].removeSubrange(start..<end)
      default:
        let run = Array(plain.flatMap(\.self).shuffled(using: &generator).prefix(40))
        let moved = Set(run)
        let ahead = plain[section][..<gap].filter { !moved.contains($0) }
        let behind = plain[section][gap...].filter { !moved.contains($0) }
        plain = plain.map { items in items.filter { !moved.contains($0) } }
        plain[section] = ahead + run + behind
        try snapshot.move(run, to: GapIndex(section: section, item: gap))
      }
      expect(snapshot, equals: plain, every: round % 20 == 0 ? 1 : 37)
    }
    for (copy, order) in kept { expect(copy, equals: order, every: 11) }
    let all = snapshot.itemIDs
    try snapshot.delete(all)
    #expect(snapshot.numberOfItems == 0 && snapshot.itemIDs == [])
    try snapshot.insert(all, at: GapIndex(item: 0))
    expect(snapshot, equals: [all, []], every: 1)
  }

  @Test func `taking items out one by one from either end leaves no hole`() throws {
    for takesFirst in [true, false] {
      var snapshot = try NaiveSections(sections: [Array(0..<2_500)]).snapshot()
      var rest = Array(0..<2_500)[...]
      while let item = takesFirst ? rest.popFirst() : rest.popLast() {
        try snapshot.delete([item])
        if rest.count % 250 == 1 { expect(snapshot, equals: [Array(rest)], every: 1) }
      }
      #expect(snapshot.itemIDs == [])
    }
  }

  @Test func `a branch that becomes small beside a full one keeps its count`() throws {
    for takesFirst in [true, false] {
      var rest = Array(0..<3_500)
      var snapshot = try NaiveSections(sections: [rest]).snapshot()
      while rest.count > 1_700 {
        let gone = Array(takesFirst ? rest.prefix(50) : rest.suffix(50))
        try snapshot.delete(gone)
        rest.removeAll { $0 >= gone[0] && $0 <= gone[49] }
        expect(snapshot, equals: [rest], every: 97)
      }
    }
  }

  @Test func `the places of many items are those of each, and nil for what is not there`() throws {
    let plain = [Array(0..<2_000), [], Array(2_000..<2_100)]
    let snapshot = try NaiveSections(sections: plain).snapshot()
    var generator = SplitMix64(seed: 1)
    let asked = (Array(-50..<2_150) + [7, 7]).shuffled(using: &generator)
    #expect(snapshot.slots(of: asked) == asked.map(snapshot.slot(of:)))
    #expect(snapshot.slots(of: asked).count { $0 == nil } == 100)
    #expect(snapshot.slots(of: [-1, -2]) == [nil, nil])
    #expect(snapshot.slots(of: []) == [])
    #expect(Snapshot<Int, Int>().slots(of: [1, 2]) == [nil, nil])
    var emptied = snapshot
    try emptied.delete(Array(0..<2_100))
    #expect(emptied.slots(of: [0, 2_050]) == [nil, nil])
  }

  /// The most children of a branch of a tree, or of one below it.
  private func widest(_ branch: Int, of forest: ItemForest<Int>) -> Int {
    let branch = forest.branches[branch]
    guard !branch.isBottom else { return branch.children.count }
    return branch.children.reduce(branch.children.count) { max($0, widest($1.node, of: forest)) }
  }

  private func expect(_ snapshot: Snapshot<Int, Int>, equals plain: [[Int]], every step: Int) {
    for section in snapshot.sections {
      #expect(widest(section.root, of: snapshot.forest) <= ItemForest<Int>.branchCapacity)
    }
    #expect(snapshot.itemCounts == plain.map(\.count))
    #expect(snapshot.numberOfItems == plain.reduce(0) { $0 + $1.count })
    for (section, items) in plain.enumerated() {
      #expect(snapshot.itemIDs(inSection: section) == items)
      for place in stride(from: 0, to: items.count, by: step) {
        let slot = Slot(section: section, item: place)
        guard snapshot.item(at: slot) == items[place], snapshot.slot(of: items[place]) == slot
        else {
          Issue.record("\(slot) does not hold \(items[place])")
          return
        }
      }
    }
  }
}

/// The same with the seeds that a quick run leaves out.
@Suite struct SlowItemForestTests {
  @Test(.seeds(2...6))
  func `a long list follows a plain array, more seeds`() throws {
    try ItemForestTests().`a long list follows a plain array, and every copy stays as it was`()
  }
}
