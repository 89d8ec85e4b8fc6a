import Seeds
import CollectionModel
import DragGeometry
import TestSupport
import Testing

@Suite struct IndexMapTests {
  @Test func `a map answers nil for a place that was never there`() throws {
    var snapshot = try Letters("abc", "d")
    let map = try snapshot.move(["d"], to: GapIndex(item: 0))

    for slot in [
      Slot(item: 3), Slot(item: -1), Slot(section: 1, item: 1), Slot(section: 2, item: 0),
      Slot(section: -1, item: 0), Slot(section: .max, item: .min),
    ] {
      #expect(map.newSlot(of: slot) == nil)
    }
    #expect(map.oldSlot(of: Slot(section: 1, item: 0)) == nil)
    #expect(map.oldSlot(of: Slot(item: 4)) == nil)
    #expect(map.oldSlot(of: Slot(item: 3)) == Slot(item: 2))
  }

  @Test func `the three lists are sorted, whatever the order of the call`() throws {
    var snapshot = try Letters("abcdef")
    #expect(
      try snapshot.move(["f", "a", "d"], to: GapIndex(item: 2)).moves == [
        IndexMap.Move(from: Slot(item: 0), to: Slot(item: 2)),
        IndexMap.Move(from: Slot(item: 3), to: Slot(item: 3)),
        IndexMap.Move(from: Slot(item: 5), to: Slot(item: 1)),
      ]
    )
    #expect(snapshot.texts == ["bfadce"])
  }

  @Test func `B-T2: the inverse takes a change back`() throws {
    var snapshot = try Letters("abc", "de")
    let map = try snapshot.move(["e", "a"], to: GapIndex(section: 1, item: 0))
    let inverse = map.inverted()

    #expect(inverse.inverted() == map)
    #expect(inverse.oldCounts == [2, 3])
    for slot in [Slot(item: 0), Slot(item: 2), Slot(section: 1, item: 1)] {
      #expect(map.newSlot(of: slot).flatMap(inverse.newSlot(of:)) == slot)
    }
  }

  @Test func `a new section is followed, composed and taken back like any change`() throws {
    var snapshot = try Letters("ab")
    let addition = try snapshot.appendSection(1, items: ["c", "d"])
    let move = try snapshot.move(["c"], to: GapIndex(item: 0))
    let both = try #require(addition.followed(by: move))

    #expect(both.inserted == [Slot(item: 0)])
    #expect(both.insertedSections == [1])
    #expect(both.newSlot(of: Slot(item: 0)) == Slot(item: 1))
    #expect(both.newSlot(of: Slot(section: 1, item: 0)) == nil)
    #expect(both.inverted().newSlot(of: Slot(section: 1, item: 0)) == nil)
    #expect(both.inverted().newSlot(of: Slot(item: 2)) == Slot(item: 1))
    #expect(addition.inverted().newCounts == [2])
  }

  @Test func `two changes that do not meet make no map`() throws {
    var one = try Letters("abc")
    var other = try Letters("ab")
    let first = try one.delete(["a"])
    let second = try other.delete(["a"])

    #expect(first.followed(by: second) != nil)
    #expect(first.followed(by: first) == nil)
  }

  @Test func `an item that came and went leaves no trace`() throws {
    var snapshot = try Letters("abc")
    let insertion = try snapshot.insert(["x"], at: GapIndex(item: 1))
    let deletion = try snapshot.delete(["x"])
    let both = try #require(insertion.followed(by: deletion))

    #expect(both.isIdentity)
    #expect(both == IndexMap.identity(ofItems: 3))
  }

  @Test(.seeds(1...20))
  func `a chain of changes is one change`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    var naive = NaiveSections.random(using: &generator)
    let start = naive
    var snapshot = try naive.snapshot()
    var chain = try snapshot.move([], to: GapIndex(item: 0))
    for round in 0..<40 {
      let gap = naive.randomGap(using: &generator)
      let run = Array(naive.randomRun(using: &generator).prefix(3))
      let map: IndexMap
      switch round % 4 {
      case 0: map = try snapshot.insert([1_000 + round], at: gap)
      case 1: map = try snapshot.delete(Array(run.prefix(1)))
      default: map = try snapshot.move(run, to: gap)
      }
      naive.sections = (0..<snapshot.numberOfSections).map { snapshot.itemIDs(inSection: $0) }
      chain = try #require(chain.followed(by: map))

      for item in Set(start.items + naive.items).sorted() {
        let old = start.slot(of: item)
        let new = naive.slot(of: item)
        if let old { #expect(chain.newSlot(of: old) == new) }
        if let new { #expect(chain.oldSlot(of: new) == old) }
      }
      let back = try #require(chain.followed(by: chain.inverted()))
      for item in start.items {
        guard let old = start.slot(of: item), naive.slot(of: item) != nil else { continue }
        #expect(back.newSlot(of: old) == old)
      }
    }
  }
}

extension IndexMap {
  /// The map of a change that changed nothing in one section.
  static func identity(ofItems count: Int) -> IndexMap? {
    var snapshot = Snapshot<Int, Int>()
    _ = try? snapshot.appendSection(0, items: Array(0..<count))
    return try? snapshot.move([], to: GapIndex(item: count))
  }
}
