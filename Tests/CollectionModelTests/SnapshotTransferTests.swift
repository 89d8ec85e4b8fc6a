import CollectionModel
import DragGeometry
import Testing

@Suite struct SnapshotTransferTests {
  @Test func `M8: items change sides with their ids, in the session's order`() throws {
    var source = try Letters("abc", "d")
    var target = try Letters("xyz")
    let transfer = try target.move(["d", "a"], from: &source, to: GapIndex(item: 1))

    #expect(source.texts == ["bc", ""])
    #expect(target.texts == ["xdayz"])
    #expect(transfer.source.deleted == [Slot(item: 0), Slot(section: 1, item: 0)])
    #expect(transfer.target.inserted == [Slot(item: 1), Slot(item: 2)])
  }

  @Test func `M3: a transfer can keep the order of the source`() throws {
    var source = try Letters("abc", "d")
    var target = try Letters("xyz")
    try target.move(["d", "a"], from: &source, to: GapIndex(item: 3), order: .collection)
    #expect(target.texts == ["xyzad"])
  }

  @Test func `M8a: a clash refuses the whole transfer and leaves both sides as they were`() throws {
    var source = try Letters("abc")
    var target = try Letters("xby")
    let before = (source, target)
    #expect(throws: Letters.Failure.existingItem("b")) {
      try target.move(["a", "b"], from: &source, to: GapIndex(item: 0))
    }
    #expect(source == before.0)
    #expect(target == before.1)
  }

  @Test func `M8b: a clash merges by moving the item that is there`() throws {
    var source = try Letters("abc")
    var target = try Letters("bxy")
    let transfer = try target.move(
      ["a", "b"],
      from: &source,
      to: GapIndex(item: 2),
      conflict: .merge
    )

    #expect(source.texts == ["c"])
    #expect(target.texts == ["xaby"])
    #expect(transfer.target.inserted == [Slot(item: 1)])
    #expect(transfer.target.moves == [IndexMap.Move(from: Slot(item: 0), to: Slot(item: 2))])
    #expect(target.slot(of: "b") == Slot(item: 2))
  }

  @Test func `M8: a target that has no such gap leaves the source untouched`() throws {
    var source = try Letters("abc")
    var target = try Letters("x")
    let before = (source, target)
    #expect(throws: Letters.Failure.gapOutOfRange(GapIndex(item: 2), items: 1)) {
      try target.move(["a"], from: &source, to: GapIndex(item: 2))
    }
    #expect(throws: Letters.Failure.sectionOutOfRange(1, sections: 1)) {
      try target.move(["a"], from: &source, to: GapIndex(section: 1, item: 0))
    }
    #expect(throws: Letters.Failure.unknownItem("z")) {
      try target.move(["a", "z"], from: &source, to: GapIndex(item: 0))
    }
    #expect(throws: Letters.Failure.repeatedItem("a")) {
      try target.move(["a", "a"], from: &source, to: GapIndex(item: 0))
    }
    #expect(source == before.0)
    #expect(target == before.1)
  }

  @Test func `law 13: there and back again is the identity`() throws {
    var source = try Letters("abcd")
    var target = try Letters("xy")
    let before = (source, target)
    try target.move(["b", "c"], from: &source, to: GapIndex(item: 1))
    #expect(source.numberOfItems == 2)
    #expect(target.numberOfItems == 4)
    try source.move(["b", "c"], from: &target, to: GapIndex(item: 1))
    #expect(source == before.0)
    #expect(target == before.1)
  }

  @Test func `M9: copies inside one collection are an insertion, and the gap is not adjusted`()
    throws
  {
    var snapshot = try Letters("abcd")
    let map = try snapshot.copy(
      [ItemCopy(of: "c", as: "C"), ItemCopy(of: "a", as: "A")],
      to: GapIndex(item: 3)
    )

    #expect(snapshot.texts == ["abcCAd"])
    #expect(map.inserted == [Slot(item: 3), Slot(item: 4)])
    #expect(map.moves == [])
  }

  @Test func `M9: copies between collections leave the source alone`() throws {
    let source = try Letters("abcd")
    var target = try Letters("x")
    try target.copy(
      [ItemCopy(of: "c", as: "c"), ItemCopy(of: "a", as: "A")],
      from: source,
      to: GapIndex(item: 0),
      order: .collection
    )

    #expect(target.texts == ["Acx"])
    #expect(source.texts == ["abcd"])
  }

  @Test func `M9: a copy needs an original and a new id`() throws {
    var snapshot = try Letters("abcd")
    let before = snapshot
    let gap = GapIndex(item: 0)
    #expect(throws: Letters.Failure.unknownItem("z")) {
      try snapshot.copy([ItemCopy(of: "z", as: "Z")], to: gap)
    }
    #expect(throws: Letters.Failure.existingItem("b")) {
      try snapshot.copy([ItemCopy(of: "a", as: "b")], to: gap)
    }
    #expect(throws: Letters.Failure.repeatedItem("A")) {
      try snapshot.copy([ItemCopy(of: "a", as: "A"), ItemCopy(of: "b", as: "A")], to: gap)
    }
    #expect(throws: Letters.Failure.repeatedItem("a")) {
      try snapshot.copy([ItemCopy(of: "a", as: "A"), ItemCopy(of: "a", as: "B")], to: gap)
    }
    #expect(throws: Letters.Failure.gapOutOfRange(GapIndex(item: 5), items: 4)) {
      try snapshot.copy([ItemCopy(of: "a", as: "A")], to: GapIndex(item: 5))
    }
    #expect(snapshot == before)
  }
}
