import CollectionModel
import DragGeometry
import Testing

@Suite struct SnapshotMoveTests {
  @Test(arguments: [(2, "ABcefglmDHIJKNO"), (15, "ABDHIJKNOcefglm")])
  func `M1: the lower-case letters go before the element that was at the gap`(
    gap: Int,
    expected: String
  ) throws {
    var snapshot = try Letters("ABcDefgHIJKlmNO")
    try snapshot.move(Array("cefglm"), to: GapIndex(item: gap))

    #expect(snapshot.texts == [expected])
  }

  @Test(arguments: [("de", 0, "edabc", "deabc"), ("ab", 3, "cdabe", "cabde")])
  func `M13: a run arrives in its own order, where one by one to one place would not`(
    run: String,
    gap: Int,
    naive: String,
    expected: String
  ) throws {
    // A common loop: each item is taken out and put to the same place.
    var letters = Array("abcde")
    for letter in run {
      letters.removeAll { $0 == letter }
      letters.insert(letter, at: gap)
    }
    #expect(String(letters) == naive)

    var snapshot = try Letters("abcde")
    try snapshot.move(Array(run), to: GapIndex(item: gap))

    #expect(snapshot.texts == [expected])
  }

  @Test func `M3: the order of the session wins, unless the collection's is asked for`() throws {
    var bySession = try Letters("abcde")
    try bySession.move(["d", "a", "c"], to: GapIndex(item: 5))
    #expect(bySession.texts == ["bedac"])

    var byCollection = try Letters("abcde")
    try byCollection.move(["d", "a", "c"], to: GapIndex(item: 5), order: .collection)
    #expect(byCollection.texts == ["beacd"])
  }

  @Test func `M4: several sections give, and only the target's own items shift the gap`() throws {
    var snapshot = try Letters("abc", "defg", "hi")
    let map = try snapshot.move(["h", "d", "b"], to: GapIndex(section: 1, item: 2))

    #expect(snapshot.texts == ["ac", "ehdbfg", "i"])
    #expect(map.newSlot(of: Slot(section: 2, item: 0)) == Slot(section: 1, item: 1))
    #expect(map.newSlot(of: Slot(section: 1, item: 3)) == Slot(section: 1, item: 5))
    #expect(map.oldSlot(of: Slot(section: 1, item: 0)) == Slot(section: 1, item: 1))
  }

  @Test func `M5: a selection with holes is gathered, and the rest keeps its order`() throws {
    var snapshot = try Letters("abcdef")
    let map = try snapshot.move(["a", "c", "e"], to: GapIndex(item: 3))

    #expect(snapshot.texts == ["bacedf"])
    #expect(!map.isIdentity)
  }

  @Test(arguments: 1...3)
  func `M6: a run that is already there changes nothing`(gap: Int) throws {
    var snapshot = try Letters("abcde")
    let before = snapshot
    let map = try snapshot.move(["b", "c"], to: GapIndex(item: gap))

    #expect(map.isIdentity)
    #expect(map.moves == [])
    #expect(snapshot == before)
  }

  @Test(arguments: [0, 4])
  func `M6: one gap further is a change`(gap: Int) throws {
    var snapshot = try Letters("abcde")
    #expect(try !snapshot.move(["b", "c"], to: GapIndex(item: gap)).isIdentity)
  }

  @Test func `M6: the same place in another order is a change`() throws {
    var snapshot = try Letters("abcde")
    let map = try snapshot.move(["c", "b"], to: GapIndex(item: 2))

    #expect(snapshot.texts == ["acbde"])
    #expect(
      map.moves == [
        IndexMap.Move(from: Slot(item: 1), to: Slot(item: 2)),
        IndexMap.Move(from: Slot(item: 2), to: Slot(item: 1)),
      ]
    )
  }

  @Test func `M6: the same positions of another section are a change`() throws {
    var snapshot = try Letters("abc", "def")
    try snapshot.move(["b"], to: GapIndex(section: 1, item: 1))
    #expect(snapshot.texts == ["ac", "dbef"])
  }

  @Test func `law 8: nothing selected, or everything in its order, is the identity`() throws {
    var snapshot = try Letters("abc")
    #expect(try snapshot.move([], to: GapIndex(item: 1)).isIdentity)
    for gap in 0...3 {
      #expect(try snapshot.move(["a", "b", "c"], to: GapIndex(item: gap)).isIdentity)
    }
    #expect(snapshot.texts == ["abc"])
  }

  @Test func `an item that is not there is refused, its neighbor is not`() throws {
    var snapshot = try Letters("abc")
    let before = snapshot
    #expect(throws: Letters.Failure.unknownItem("z")) {
      try snapshot.move(["a", "z"], to: GapIndex(item: 3))
    }
    #expect(snapshot == before)
    try snapshot.move(["a", "b"], to: GapIndex(item: 3))
    #expect(snapshot.texts == ["cab"])
  }

  @Test func `D7: an item that is named twice is refused`() throws {
    var snapshot = try Letters("abc")
    let before = snapshot
    #expect(throws: Letters.Failure.repeatedItem("b")) {
      try snapshot.move(["b", "a", "b"], to: GapIndex(item: 3))
    }
    #expect(snapshot == before)
  }

  @Test(arguments: [-1, 4, .min, .max])
  func `M1: a gap outside 0 to the count is refused`(gap: Int) throws {
    var snapshot = try Letters("abc")
    let before = snapshot
    #expect(throws: Letters.Failure.gapOutOfRange(GapIndex(item: gap), items: 3)) {
      try snapshot.move(["a"], to: GapIndex(item: gap))
    }
    #expect(snapshot == before)
    try snapshot.move(["a"], to: GapIndex(item: 3))
    #expect(snapshot.texts == ["bca"])
  }

  @Test(arguments: [-1, 2, .min, .max])
  func `a section that is not there is refused`(section: Int) throws {
    var snapshot = try Letters("abc", "")
    #expect(throws: Letters.Failure.sectionOutOfRange(section, sections: 2)) {
      try snapshot.move(["a"], to: GapIndex(section: section, item: 0))
    }
    try snapshot.move(["a"], to: GapIndex(section: 1, item: 0))
    #expect(snapshot.texts == ["bc", "a"])
  }
}
