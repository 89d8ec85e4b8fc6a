import CollectionModel
import DragGeometry
import Testing

@Suite struct SnapshotEditsTests {
  @Test func `D2, D4: items are appended to a section, or to the last`() throws {
    var snapshot = try Letters("ab", "c")
    try snapshot.appendItems(["d"])
    let change = try snapshot.appendItems(["x", "y"], to: 0)
    #expect(snapshot.texts == ["abxy", "cd"])
    #expect(change.map.inserted == [Slot(item: 2), Slot(item: 3)])
    #expect(change.warning == nil)
    #expect(throws: Letters.EditFailure.unknownSection(9)) {
      try snapshot.appendItems(["z"], to: 9)
    }
  }

  @Test func `D4: without sections nothing can be appended`() throws {
    var snapshot = Letters()
    #expect(throws: Letters.EditFailure.noSections) { try snapshot.appendItems(["a"]) }
    try snapshot.appendSections([1])
    try snapshot.appendItems(["a"])
    #expect(snapshot.texts == ["a"])
  }

  @Test func `D2: items go before or after another`() throws {
    var snapshot = try Letters("ab", "c")
    try snapshot.insertItems(["x", "y"], .before("b"))
    try snapshot.insertItems(["z"], .after("c"))
    #expect(snapshot.texts == ["axyb", "cz"])
    #expect(throws: Letters.EditFailure.rejected(.unknownItem("q"))) {
      try snapshot.insertItems(["w"], .after("q"))
    }
  }

  @Test func `D3: a move next to an item of another section goes into that section`() throws {
    var snapshot = try Letters("abc", "de")
    try snapshot.moveItem("a", .after("d"))
    try snapshot.moveItem("e", .before("c"))
    #expect(snapshot.texts == ["bec", "da"])
    #expect(throws: Letters.EditFailure.rejected(.unknownItem("q"))) {
      try snapshot.moveItem("q", .after("d"))
    }
    #expect(throws: Letters.EditFailure.rejected(.unknownItem("q"))) {
      try snapshot.moveItem("d", .after("q"))
    }
  }

  @Test func `D5: deleting what is not there is ignored`() throws {
    var snapshot = try Letters("abc", "de")
    #expect(snapshot.deleteItems(["z", "b", "b", "e"]).map.deleted.count == 2)
    #expect(snapshot.deleteSections([7]).map.isIdentity)
    #expect(snapshot.texts == ["ac", "d"])
    let change = snapshot.deleteSections([0, 0, 7])
    #expect(change.map.deletedSections == [0])
    #expect(snapshot.texts == ["d"])
    #expect(snapshot.slot(of: "d") == Slot(item: 0))
    #expect(!snapshot.contains("a") && snapshot.numberOfItems == 1)
    snapshot.deleteAllItems()
    #expect(snapshot.texts == [""])
  }

  @Test(arguments: SnapshotMode.allCases)
  func `D7: an id named twice is refused in both modes`(mode: SnapshotMode) throws {
    var snapshot = try Letters("ab")
    let before = snapshot
    #expect(throws: Letters.EditFailure.rejected(.repeatedItem("x"))) {
      try snapshot.appendItems(["x", "x"], mode: mode)
    }
    #expect(throws: Letters.EditFailure.repeatedSection(5)) {
      try snapshot.appendSections([5, 5], mode: mode)
    }
    #expect(throws: Letters.EditFailure.repeatedSection(0)) { try snapshot.reloadSections([0, 0]) }
    #expect(throws: Letters.EditFailure.rejected(.repeatedItem("a"))) {
      try snapshot.reloadItems(["a", "a"])
    }
    #expect(snapshot == before)
  }

  @Test func `D8: an id that is there is refused, or moved into place with a warning`() throws {
    var snapshot = try Letters("abc", "d")
    let before = snapshot
    #expect(throws: Letters.EditFailure.rejected(.existingItem("a"))) {
      try snapshot.appendItems(["x", "a"], to: 1)
    }
    #expect(throws: Letters.EditFailure.rejected(.existingSection(0))) {
      try snapshot.appendSections([4, 0])
    }
    #expect(snapshot == before)
    let items = try snapshot.appendItems(["x", "a"], to: 1, mode: .lenient)
    #expect(items.warning == .movedItems(["a"]))
    #expect(snapshot.texts == ["bc", "dxa"])
    let sections = try snapshot.appendSections([4, 0], mode: .lenient)
    #expect(sections.warning == .movedSections([0]))
    #expect(snapshot.sectionIDs == [1, 4, 0])
    #expect(snapshot.texts == ["dxa", "", "bc"])
  }

  @Test func `D8: an item is moved ahead of itself with its company`() throws {
    var snapshot = try Letters("abc")
    try snapshot.insertItems(["x", "b", "y"], .before("b"), mode: .lenient)
    #expect(snapshot.texts == ["axbyc"])
  }

  @Test func `D11: next to itself is refused, or nothing happens`() throws {
    var snapshot = try Letters("abc", "d")
    #expect(throws: Letters.EditFailure.itemBesideItself("b")) {
      try snapshot.moveItem("b", .after("b"))
    }
    #expect(throws: Letters.EditFailure.sectionBesideItself(1)) {
      try snapshot.moveSection(1, .before(1))
    }
    for neighbor in [Neighbor.before(Character("b")), .after("b")] {
      let change = try snapshot.moveItem("b", neighbor, mode: .lenient)
      #expect(change.map.isIdentity && change.warning == .itemBesideItself("b"))
    }
    let change = try snapshot.moveSection(1, .after(1), mode: .lenient)
    #expect(change.map.isIdentity && change.warning == .sectionBesideItself(1))
    #expect(snapshot.texts == ["abc", "d"])
  }

  @Test func `sections go before and after others, with their items`() throws {
    var snapshot = try Letters("a", "b", "c")
    let change = try snapshot.moveSection(0, .after(2))
    #expect(snapshot.texts == ["b", "c", "a"])
    #expect(change.map.newSlot(of: Slot(item: 0)) == Slot(section: 2, item: 0))
    #expect(change.map.newSlot(of: Slot(section: 2, item: 0)) == Slot(section: 1, item: 0))
    try snapshot.moveSection(0, .before(1))
    #expect(snapshot.sectionIDs == [0, 1, 2])
    try snapshot.insertSections([8, 9], .before(2))
    try snapshot.insertSections([7], .after(2))
    #expect(snapshot.sectionIDs == [0, 1, 8, 9, 2, 7])
    #expect(snapshot.slot(of: "c") == Slot(section: 4, item: 0))
    #expect(throws: Letters.EditFailure.unknownSection(99)) {
      try snapshot.moveSection(0, .before(99))
    }
    #expect(throws: Letters.EditFailure.unknownSection(99)) {
      try snapshot.moveSection(99, .before(0))
    }
  }

  @Test func `D2: queries by id`() throws {
    let snapshot = try Letters("ab", "", "cde")
    #expect(snapshot.itemIDs(in: 2) == ["c", "d", "e"])
    #expect(snapshot.itemIDs(in: 5) == [])
    #expect(snapshot.sectionID(containing: "d") == 2)
    #expect(snapshot.sectionID(containing: "z") == nil)
    #expect(snapshot.indexOfItem("d") == 3)
    #expect(snapshot.indexOfItem("z") == nil)
    #expect(snapshot.indexOfSection(2) == 2)
  }

  @Test func `D2, D6: marks are reported in their order, of what is there`() throws {
    var snapshot = try Letters("ab", "cd")
    try snapshot.reconfigureItems(["d", "a"])
    try snapshot.reconfigureItems(["b", "d"])
    try snapshot.reloadItems(["c"])
    try snapshot.reloadSections([1])
    #expect(snapshot.reconfiguredItemIDs == ["d", "a", "b"])
    #expect(snapshot.reloadedItemIDs == ["c"] && snapshot.reloadedSectionIDs == [1])
    #expect(throws: Letters.EditFailure.rejected(.unknownItem("q"))) {
      try snapshot.reconfigureItems(["a", "q"])
    }
    #expect(throws: Letters.EditFailure.unknownSection(7)) { try snapshot.reloadSections([7]) }
    snapshot.deleteItems(["a"])
    #expect(snapshot.reconfiguredItemIDs == ["d", "b"])
    snapshot.removeMarks()
    #expect(snapshot.reconfiguredItemIDs == [] && snapshot.reloadedItemIDs == [])
  }

  @Test func `M10: a placeholder keeps its place when it gives way`() throws {
    var snapshot = try Letters("abc")
    try snapshot.insert(["?"], at: GapIndex(item: 1))
    try snapshot.move(["a"], to: GapIndex(item: 4))
    let change = try snapshot.replaceItem("?", with: "x")
    #expect(snapshot.texts == ["xbca"])
    #expect(change.map.isIdentity)
    #expect(change.map.marks.reloaded == [Slot(item: 0)])
    #expect(snapshot.slot(of: "x") == Slot(item: 0) && !snapshot.contains("?"))
    #expect(throws: Letters.EditFailure.rejected(.unknownItem("?"))) {
      try snapshot.replaceItem("?", with: "y")
    }
    #expect(throws: Letters.EditFailure.rejected(.existingItem("a"))) {
      try snapshot.replaceItem("x", with: "a")
    }
  }

  @Test func `D9: a section snapshot refuses an item that is there`() throws {
    var section = try SectionSnapshot(["a", "b"])
    #expect(throws: SectionSnapshot<String>.Failure.repeatedItem("b")) {
      try section.append(["c", "b"])
    }
    #expect(section.itemIDs == ["a", "b"])
    try section.append(["c"])
    #expect(section.itemIDs == ["a", "b", "c"])
  }

  @Test func `X3, D4 to D9: what is refused or let pass is reported in a sentence`() {
    typealias Failure = Letters.EditFailure
    let moved = "The existing item identifiers will be moved into place instead."
    #expect(
      Failure.noSections.message
        == "There are currently no sections in the snapshot to which items could be appended.")
    #expect(
      Failure.rejected(.unknownItem("q")).message == "the item identifier q is not in the snapshot")
    #expect(Failure.unknownSection(9).message == "the section identifier 9 is not in the snapshot")
    #expect(
      Failure.rejected(.repeatedItem("x")).message
        == "supplied item identifiers are not unique. Duplicate identifiers: {x}")
    #expect(
      Failure.repeatedSection(5).message
        == "supplied section identifiers are not unique. Duplicate identifiers: {5}")
    #expect(
      Failure.rejected(.existingItem("a")).message
        == "supplied item identifiers {a} already exist in the snapshot.")
    #expect(
      Letters.Change.Warning.movedItems(["a", "b"]).message
        == "supplied item identifiers {a, b} already exist in the snapshot. \(moved)")
    #expect(
      Letters.Change.Warning.movedSections([0]).message
        == "supplied section identifiers {0} already exist in the snapshot. "
        + "The existing section identifiers will be moved into place instead.")
    #expect(
      SectionSnapshot<String>.Failure.repeatedItem("b").message
        == "Identifiers in a section snapshot must be unique. Duplicate identifiers: {b}")
    #expect(
      Failure.itemBesideItself("b").message
        == Letters.Change.Warning.itemBesideItself("b").message)
    #expect(
      Letters.Failure.gapOutOfRange(GapIndex(section: 1, item: 4), items: 3).message
        == "gap 4 of section 1 does not exist: the section contains only 3 items")
    #expect(
      Letters.Failure.sectionOutOfRange(2, sections: 1).message
        == "section 2 does not exist: the snapshot contains only 1 sections")
  }
}
