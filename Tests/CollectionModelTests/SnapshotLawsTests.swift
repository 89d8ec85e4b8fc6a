import Seeds
import CollectionModel
import DragGeometry
import TestSupport
import Testing

/// The laws of multi-item moves, on random snapshots against plain arrays; a failure names its seed.
@Suite struct SlowSnapshotLawsTests {
  static let seeds = 1...20
  static let rounds = 100

  @Test(.seeds(seeds))
  func `laws 1 to 4: a move is the definition's, and doing it again changes nothing`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let before = NaiveSections.random(using: &generator)
      let run = before.randomRun(using: &generator)
      let gap = before.randomGap(using: &generator)
      var expected = before
      expected.move(run, to: gap)
      var snapshot = try before.snapshot()
      try snapshot.move(run, to: gap)

      #expect(snapshot == (try expected.snapshot()))
      #expect(Set(snapshot.itemIDs) == Set(before.items))
      #expect(snapshot.numberOfItems == before.items.count)
      guard let first = run.first, let start = snapshot.slot(of: first) else { continue }
      for edge in [start.item, start.item + run.count] {
        let again = try snapshot.move(run, to: GapIndex(section: gap.section, item: edge))
        #expect(again.isIdentity)
      }
    }
  }

  @Test(.seeds(seeds))
  func `law 5: a contiguous selection dropped on itself stays`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    let snapshot = try NaiveSections(sections: [Array(0..<12)]).snapshot()
    let low = Int.random(in: 0..<12, using: &generator)
    let high = Int.random(in: low..<12, using: &generator)
    for gap in low...(high + 1) {
      var moved = snapshot
      #expect(try moved.move(Array(low...high), to: GapIndex(item: gap)).isIdentity)
      #expect(moved == snapshot)
    }
  }

  @Test(.seeds(seeds))
  func `law 6: one by one with an advancing gap is the same`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let before = NaiveSections.random(using: &generator)
      let run = before.randomRun(using: &generator)
      let gap = before.randomGap(using: &generator)
      var atOnce = try before.snapshot()
      try atOnce.move(run, to: gap)

      var oneByOne = try before.snapshot()
      var next = gap
      for item in run {
        let source = try #require(oneByOne.slot(of: item))
        try oneByOne.move([item], to: next)
        let isAhead = source.section == next.section && source.item < next.item
        next.item += isAhead ? 0 : 1
      }
      #expect(oneByOne == atOnce)
    }
  }

  @Test(.seeds(seeds))
  func `law 7: a mirrored list, selection and gap give the mirrored result`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let before = NaiveSections(sections: [Array(0..<Int.random(in: 0...9, using: &generator))])
      let run = before.randomRun(using: &generator)
      let gap = before.randomGap(using: &generator)
      var straight = try before.snapshot()
      try straight.move(run, to: gap)

      let mirror = NaiveSections(sections: [before.sections[0].reversed()])
      var mirrored = try mirror.snapshot()
      let mirroredGap = GapIndex(item: before.sections[0].count - gap.item)
      try mirrored.move(run.reversed(), to: mirroredGap)
      #expect(mirrored.itemIDs == straight.itemIDs.reversed())
    }
  }

  @Test(.seeds(seeds))
  func `law 9: a list of moves takes a move back, and keeps what another has put between`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    for round in 0..<Self.rounds {
      let before = NaiveSections.random(using: &generator)
      let run = before.randomRun(using: &generator)
      var snapshot = try before.snapshot()
      let map = try snapshot.move(run, to: before.randomGap(using: &generator))
      var inverse = snapshot
      try inverse.apply(BatchUpdate(map.inverted()))
      #expect(inverse == (try before.snapshot()), "seed \(seed), round \(round)")

      let after = NaiveSections(snapshot)
      try snapshot.insert([-1], at: after.randomGap(using: &generator))
      // Each one goes behind what it was behind; what it is behind stands there again by then.
      for item in before.items where run.contains(item) {
        let place = try #require(before.slot(of: item))
        var gap = GapIndex(section: place.section, item: 0)
        if place.item > 0 {
          let previous = before.sections[place.section][place.item - 1]
          gap.item = try #require(snapshot.slot(of: previous)).item + 1
        }
        try snapshot.move([item], to: gap)
      }
      #expect(snapshot.contains(-1) && snapshot.numberOfItems == before.items.count + 1)
      try snapshot.delete([-1])
      #expect(NaiveSections(snapshot) == before, "seed \(seed), round \(round)")
    }
  }

  @Test(.seeds(seeds))
  func `law 10: the map sends every id to where it is`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    var naive = NaiveSections.random(using: &generator)
    var snapshot = try naive.snapshot()
    var newItem = 1_000
    for _ in 0..<Self.rounds {
      let before = naive
      let gap = naive.randomGap(using: &generator)
      let map: IndexMap
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        let run = naive.randomRun(using: &generator)
        naive.move(run, to: gap)
        map = try snapshot.move(run, to: gap)
      case 1:
        let items = Array(newItem..<newItem + Int.random(in: 0...3, using: &generator))
        newItem += 3
        naive.insert(items, at: gap)
        map = try snapshot.insert(items, at: gap)
      default:
        let items = Array(naive.randomRun(using: &generator).prefix(3))
        naive.delete(items)
        map = try snapshot.delete(items)
      }

      #expect(snapshot == (try naive.snapshot()))
      #expect(map.newCounts == naive.sections.map(\.count))
      for item in Set(before.items + naive.items).sorted() {
        let old = before.slot(of: item)
        let new = naive.slot(of: item)
        #expect(snapshot.slot(of: item) == new)
        if let old { #expect(map.newSlot(of: old) == new) }
        if let new { #expect(map.oldSlot(of: new) == old) }
      }
    }
  }

  @Test(.seeds(seeds))
  func `law 13: k items change sides, and come back`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let giver = NaiveSections.random(using: &generator)
      let taker = NaiveSections.random(firstItem: 1_000, using: &generator)
      let run = giver.randomRun(using: &generator)
      let gap = taker.randomGap(using: &generator)
      var source = try giver.snapshot()
      var target = try taker.snapshot()
      let arrival = try target.insert(run, at: gap)
      let departure = try source.delete(run)

      var expectedSource = giver
      expectedSource.delete(run)
      var expectedTarget = taker
      expectedTarget.insert(run, at: gap)
      #expect(source == (try expectedSource.snapshot()))
      #expect(target == (try expectedTarget.snapshot()))
      #expect(departure.deleted.count == run.count)
      #expect(arrival.inserted.count == run.count)
      for item in target.itemIDs { #expect(target.slot(of: item) == expectedTarget.slot(of: item)) }

      try target.delete(run)
      // From the front, so that each place is there again when its item comes.
      for item in giver.items where run.contains(item) {
        let place = try #require(giver.slot(of: item))
        try source.insert([item], at: GapIndex(section: place.section, item: place.item))
      }
      #expect(NaiveSections(source) == giver && NaiveSections(target) == taker, "seed \(seed)")
    }
  }

  @Test func `law 16: a final index and its gap name the same place`() throws {
    for source in 0..<6 {
      for final in 0..<6 {
        let from = Slot(item: source)
        let gap = FinalIndex(item: final).gap(movingFrom: from)
        #expect(gap.finalIndex(movingFrom: from) == FinalIndex(item: final))
        var snapshot = try NaiveSections(sections: [Array(0..<6)]).snapshot()
        try snapshot.move([source], to: gap)
        #expect(snapshot.slot(of: source) == Slot(item: final))
      }
    }
  }
}
