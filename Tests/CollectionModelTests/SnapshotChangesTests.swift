import CollectionModel
import DragGeometry
import Testing

@Suite struct SnapshotChangesTests {
  @Test func `a section arrives after the others with its items`() throws {
    var snapshot = try Letters("ab")
    let map = try snapshot.appendSection(7, items: ["c", "d"])

    #expect(snapshot.texts == ["ab", "cd"])
    #expect(snapshot.section(of: 7) == 1)
    #expect(map.oldCounts == [2])
    #expect(map.newCounts == [2, 2])
    #expect(map.insertedSections == [1])
    #expect(map.inserted == [])
    #expect(map.oldSlot(of: Slot(section: 1, item: 0)) == nil)
    #expect(map.oldSection(of: 1) == nil)
    #expect(map.newSlot(of: Slot(item: 1)) == Slot(item: 1))
    #expect(!map.isIdentity)
  }

  @Test func `a section without items is a change too`() throws {
    var snapshot = try Letters("ab")
    #expect(try !snapshot.appendSection(1).isIdentity)
    #expect(snapshot.itemCounts == [2, 0])
  }

  @Test func `D1: a section that is there is refused, another one is not`() throws {
    var snapshot = try Letters("ab")
    let before = snapshot
    #expect(throws: Letters.Failure.existingSection(0)) { try snapshot.appendSection(0) }
    #expect(snapshot == before)
    try snapshot.appendSection(1)
    #expect(snapshot.sectionIDs == [0, 1])
  }

  @Test func `D1: an item is unique in the whole snapshot`() throws {
    var snapshot = try Letters("ab", "c")
    let before = snapshot
    #expect(throws: Letters.Failure.existingItem("b")) {
      try snapshot.appendSection(2, items: ["d", "b"])
    }
    #expect(throws: Letters.Failure.existingItem("a")) {
      try snapshot.insert(["a"], at: GapIndex(section: 1, item: 0))
    }
    #expect(snapshot == before)
    #expect(snapshot.section(of: 2) == nil)
    try snapshot.appendSection(2, items: ["d", "e"])
    #expect(snapshot.texts == ["ab", "c", "de"])
  }

  @Test func `D7: an item that is added twice in one call is refused`() throws {
    var snapshot = try Letters("ab")
    let before = snapshot
    #expect(throws: Letters.Failure.repeatedItem("x")) {
      try snapshot.insert(["x", "y", "x"], at: GapIndex(item: 0))
    }
    #expect(throws: Letters.Failure.repeatedItem("x")) {
      try snapshot.appendSection(1, items: ["x", "x"])
    }
    #expect(snapshot == before)
  }

  @Test(arguments: [(0, "xyab"), (1, "axyb"), (2, "abxy")])
  func `new items take a gap in the order given`(gap: Int, expected: String) throws {
    var snapshot = try Letters("ab")
    let map = try snapshot.insert(["x", "y"], at: GapIndex(item: gap))

    #expect(snapshot.texts == [expected])
    #expect(map.inserted == [Slot(item: gap), Slot(item: gap + 1)])
    #expect(map.deleted == [] && map.moves == [])
    for letter in snapshot.itemIDs {
      #expect(snapshot.slot(of: letter).flatMap(snapshot.item(at:)) == letter)
    }
  }

  @Test func `new items in no gap are refused`() throws {
    var snapshot = try Letters("ab")
    #expect(throws: Letters.Failure.gapOutOfRange(GapIndex(item: 3), items: 2)) {
      try snapshot.insert(["x"], at: GapIndex(item: 3))
    }
    #expect(throws: Letters.Failure.sectionOutOfRange(1, sections: 1)) {
      try snapshot.insert(["x"], at: GapIndex(section: 1, item: 0))
    }
    #expect(try snapshot.insert([], at: GapIndex(item: 2)).isIdentity)
    #expect(snapshot.texts == ["ab"])
  }

  @Test func `deleted items leave, and the others close up`() throws {
    var snapshot = try Letters("abcde", "fg")
    let map = try snapshot.delete(["f", "d", "a"])

    #expect(snapshot.texts == ["bce", "g"])
    #expect(!snapshot.contains("d"))
    #expect(snapshot.numberOfItems == 4)
    #expect(map.deleted == [Slot(item: 0), Slot(item: 3), Slot(section: 1, item: 0)])
    #expect(map.newSlot(of: Slot(item: 3)) == nil)
    #expect(map.newSlot(of: Slot(item: 4)) == Slot(item: 2))
    #expect(map.newSlot(of: Slot(section: 1, item: 1)) == Slot(section: 1, item: 0))
  }

  @Test func `deleting what is not there, or twice, is refused whole`() throws {
    var snapshot = try Letters("abc")
    let before = snapshot
    #expect(throws: Letters.Failure.unknownItem("z")) { try snapshot.delete(["a", "z"]) }
    #expect(throws: Letters.Failure.repeatedItem("a")) { try snapshot.delete(["a", "a"]) }
    #expect(snapshot == before)
    #expect(try snapshot.delete([]).isIdentity)
    try snapshot.delete(["a", "b", "c"])
    #expect(snapshot.texts == [""])
  }

  @Test func `a deleted id may come back`() throws {
    var snapshot = try Letters("abc")
    try snapshot.delete(["b"])
    try snapshot.insert(["b"], at: GapIndex(item: 2))
    #expect(snapshot.texts == ["acb"])
  }
}
