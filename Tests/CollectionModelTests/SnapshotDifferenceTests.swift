import Seeds
import CollectionModel
import DragGeometry
import TestSupport
import Testing

@Suite struct SnapshotDifferenceTests {
  static let seeds = 1...6

  @Test func `D18: three of four stay, one moves`() throws {
    let difference = try Letters("bcda").difference(from: Letters("abcd"))
    #expect(
      difference.batch == BatchUpdate([.moveItem(from: Slot(item: 0), to: Slot(item: 3))]))
    #expect(difference.content == BatchContent())
  }

  @Test func `deletions, insertions and a move between sections are reported as such`() throws {
    let difference = try Letters("ax", "dcy").difference(from: Letters("abc", "d"))
    #expect(
      Set(difference.batch.operations) == [
        .deleteItem(Slot(item: 1)), .insertItem(Slot(item: 1)),
        .insertItem(Slot(section: 1, item: 2)),
        .moveItem(from: Slot(item: 2), to: Slot(section: 1, item: 1)),
      ]
    )
    #expect(difference.content.items == [Slot(item: 1): "x", Slot(section: 1, item: 2): "y"])
  }

  @Test func `E14, E15: no item moves out of a section that goes or into one that comes`() throws {
    var old = try Letters("ab", "cd")
    var new = old
    new.deleteSections([0])
    try new.appendSection(7, items: ["a", "c"].filter { !new.contains($0) })
    try new.appendItems(["b"], to: 1)
    let difference = new.difference(from: old)
    #expect(difference.map.deletedSections == [0])
    #expect(difference.map.insertedSections == [1])
    #expect(difference.map.moves == [])
    #expect(difference.map.inserted == [Slot(item: 2)])
    try old.apply(difference)
    #expect(old == new)
  }

  @Test func `D6: marks become reloads and reconfigurations of what was there`() throws {
    let old = try Letters("abc")
    var new = try Letters("cxa")
    try new.reloadItems(["x", "a"])
    try new.reconfigureItems(["c"])
    try new.reloadSections([0])
    #expect(new.reloadedItemIDs == ["x", "a"])
    var reloaded = old
    try reloaded.reloadItems(["b"])
    #expect(reloaded.difference(from: old).batch == BatchUpdate([.reloadItem(Slot(item: 1))]))
    let marks = new.difference(from: old).map.marks
    #expect(
      marks
        == IndexMap.Marks(
          reloadedSections: [0], reloaded: [Slot(item: 0)], reconfigured: [Slot(item: 2)]))
    new.deleteItems(["a"])
    #expect(new.reloadedItemIDs == ["x"])
    new.removeMarks()
    #expect(new.reloadedItemIDs == [] && new.reloadedSectionIDs == [])
  }

  @Test func `D10: equal ids are one item, whatever else they hold`() throws {
    struct Photo: Hashable {
      let id: Int
      let title: String
      static func == (left: Photo, right: Photo) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(0) }
    }
    var old = Snapshot<Int, Photo>()
    try old.appendSection(0, items: (0..<40).map { Photo(id: $0, title: "") })
    var new = Snapshot<Int, Photo>()
    try new.appendSection(0, items: (0..<40).map { Photo(id: $0, title: "other") })
    #expect(new.difference(from: old).batch == BatchUpdate())
    #expect(old.slot(of: Photo(id: 39, title: "")) == Slot(item: 39))
  }

  @Test(.seeds(seeds))
  func `a difference replays exactly, also through its batch and backwards`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let old = try Self.random(using: &generator)
      let new = try Self.random(using: &generator)
      let difference = new.difference(from: old)
      var replayed = old
      let map = try replayed.apply(difference)
      #expect(replayed == new)
      #expect(map == difference.map)
      for item in new.itemIDs {
        #expect(replayed.slot(of: item) == new.slot(of: item))
        #expect(new.slot(of: item).flatMap(new.item(at:)) == item)
      }
      var back = new
      try back.apply(old.difference(from: new))
      #expect(back == old)
    }
  }

  @Test(.seeds(seeds))
  func `law 11: a move of k items differs by at most k moves`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let naive = NaiveSections.random(using: &generator)
      let before = try naive.snapshot()
      var after = before
      let run = naive.randomRun(using: &generator)
      let map = try after.move(run, to: naive.randomGap(using: &generator))
      let difference = after.difference(from: before)
      #expect(difference.map.deleted == [] && difference.map.inserted == [])
      #expect(difference.map.moves.count <= run.count)
      var undone = after
      try undone.apply(BatchUpdate(map.inverted()))
      #expect(undone == before)
    }
  }

  @Test func `M7: where most were taken along, the others move`() throws {
    var snapshot = try Letters("abcdef")
    let before = snapshot
    let map = try snapshot.move(["a", "b", "c", "d"], to: GapIndex(item: 6))
    #expect(snapshot.texts == ["efabcd"])
    #expect(map.moves.count == 4)
    #expect(
      snapshot.difference(from: before).map.moves == [
        IndexMap.Move(from: Slot(item: 4), to: Slot(item: 0)),
        IndexMap.Move(from: Slot(item: 5), to: Slot(item: 1)),
      ])
  }

  @Test(.seeds(seeds))
  func `D18: no move could be left out, in a section and among sections`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    var moved = 0
    for round in 0..<60 {
      let old = try NaiveSections.random(using: &generator).snapshot()
      let new = try Self.changed(old, using: &generator)
      let map = new.difference(from: old).map
      let places = new.sectionIDs.compactMap { old.section(of: $0) }
      #expect(map.sectionMoves.count == places.count - LongestIncreasingTests.naive(places))
      for section in old.sectionIDs where new.section(of: section) != nil {
        let staying = new.itemIDs(in: section).filter { old.sectionID(containing: $0) == section }
        let places = staying.compactMap { old.slot(of: $0)?.item }
        let inside = map.moves.filter {
          old.sectionID(at: $0.from.section) == section
            && new.sectionID(at: $0.to.section) == section
        }
        #expect(
          inside.count == places.count - LongestIncreasingTests.naive(places),
          "seed \(seed), round \(round), section \(section)")
        moved += inside.count
      }
    }
    #expect(moved > 20)
  }

  @Test func `law 9: an undo after a foreign insertion keeps the foreign item`() throws {
    var snapshot = try Letters("abcd")
    let moved = try snapshot.move(["a", "b"], to: GapIndex(item: 4))
    let inserted = try snapshot.insert(["x"], at: GapIndex(item: 1))
    #expect(snapshot.texts == ["cxdab"])
    #expect(try #require(moved.followed(by: inserted)).newSlot(of: Slot(item: 0)) == Slot(item: 3))
    try snapshot.move(["a", "b"], to: GapIndex(item: 0))
    #expect(snapshot.texts == ["abcxd"])
  }

  /// A snapshot after a few moves of items and sections, a deletion and an insertion.
  private static func changed(
    _ old: Snapshot<Int, Int>, using generator: inout SplitMix64
  ) throws -> Snapshot<Int, Int> {
    var new = old
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let naive = NaiveSections(new)
      let run = Array(naive.randomRun(using: &generator).prefix(3))
      try new.move(run, to: naive.randomGap(using: &generator))
    }
    if let item = new.itemIDs.randomElement(using: &generator) { try new.delete([item]) }
    try new.insert([1_000], at: NaiveSections(new).randomGap(using: &generator))
    let sections = new.sectionIDs.shuffled(using: &generator)
    if sections.count > 1, Bool.random(using: &generator) {
      try new.moveSection(sections[0], .before(sections[1]))
    }
    return new
  }

  /// Some of the sections 0 to 5 with some of the items 0 to 29.
  static func random(using generator: inout SplitMix64) throws -> Snapshot<Int, Int> {
    var items = (0..<30).shuffled(using: &generator)[...]
    if Bool.random(using: &generator) { items.sort() }
    var snapshot = Snapshot<Int, Int>()
    let sections = (0..<6).shuffled(using: &generator).prefix(
      Int.random(in: 0...5, using: &generator))
    for section in sections {
      let count = Int.random(in: 0...7, using: &generator)
      try snapshot.appendSection(section, items: Array(items.prefix(count)))
      items = items.dropFirst(count)
    }
    return snapshot
  }

  @Test func `D6: what goes into a new section is not shown again as well`() throws {
    let old = try Letters("xy")
    var new = old
    try new.appendSections([1])
    try new.appendItems(["x"], to: 1, mode: .lenient)
    try new.reloadItems(["x", "y"])
    let difference = new.difference(from: old)
    #expect(difference.map.marks == IndexMap.Marks(reloaded: [Slot(item: 1)]))
    var copy = old
    try copy.apply(difference)
    #expect(copy.sectionIDs == [0, 1] && copy.itemIDs == ["y", "x"])
  }

  @Test func `B18: what goes in the second of two changes is not shown again`() throws {
    let old = try Letters("abc")
    var middle = old
    try middle.reloadItems(["a", "b"])
    var new = middle
    new.removeMarks()
    new.deleteItems(["a"])
    let both = try #require(
      middle.difference(from: old).map.followed(by: new.difference(from: middle).map))
    #expect(both.marks == IndexMap.Marks(reloaded: [Slot(item: 1)]))
    #expect(both.deleted == [Slot(item: 0)])
  }
}

/// The same with the seeds that a quick run leaves out.
@Suite struct SlowSnapshotDifferenceTests {
  @Test(.seeds(7...20))
  func `a difference replays exactly, also through its batch and backwards, more seeds`() throws {
    try SnapshotDifferenceTests()
      .`a difference replays exactly, also through its batch and backwards`()
  }

  @Test(.seeds(7...20))
  func `law 11: a move of k items differs by at most k moves, more seeds`() throws {
    try SnapshotDifferenceTests().`law 11: a move of k items differs by at most k moves`()
  }

  @Test(.seeds(7...20))
  func `D18: no move could be left out, more seeds`() throws {
    try SnapshotDifferenceTests()
      .`D18: no move could be left out, in a section and among sections`()
  }
}
