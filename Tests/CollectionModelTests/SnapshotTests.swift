import CollectionModel
import DragGeometry
import Testing

@Suite struct SnapshotTests {
  @Test func `an empty snapshot holds nothing`() {
    let snapshot = Letters()

    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.itemCounts == [])
    #expect(snapshot.itemIDs == [])
    #expect(snapshot.item(at: Slot(item: 0)) == nil)
    #expect(snapshot.slot(of: "a") == nil)
  }

  @Test func `items and sections are found by id and by place`() throws {
    let snapshot = try Letters("abc", "", "de")

    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.itemCounts == [3, 0, 2])
    #expect(snapshot.numberOfItems(inSection: 0) == 3)
    #expect(snapshot.itemIDs == ["a", "b", "c", "d", "e"])
    #expect(snapshot.itemIDs(inSection: 2) == ["d", "e"])
    #expect(snapshot.sectionIDs == [0, 1, 2])
    #expect(snapshot.sectionID(at: 1) == 1)
    #expect(snapshot.section(of: 2) == 2)
    #expect(snapshot.item(at: Slot(section: 2, item: 1)) == "e")
    #expect(snapshot.slot(of: "c") == Slot(section: 0, item: 2))
    #expect(snapshot.contains("d"))
    #expect(!snapshot.contains("z"))
  }

  @Test func `L8: past the end there is nothing, however far`() throws {
    let snapshot = try Letters("ab")

    for slot in [
      Slot(item: 2), Slot(item: -1), Slot(section: 1, item: 0), Slot(section: -1, item: 0),
      Slot(section: .max, item: .max), Slot(section: .min, item: .min), Slot(item: .max),
    ] {
      #expect(snapshot.item(at: slot) == nil)
    }
    for section in [1, -1, .max, .min] {
      #expect(snapshot.numberOfItems(inSection: section) == nil)
      #expect(snapshot.sectionID(at: section) == nil)
      #expect(snapshot.itemIDs(inSection: section) == [])
    }
    #expect(snapshot.section(of: 9) == nil)
  }

  @Test func `D13: places and ids agree`() throws {
    let snapshot = try Letters("abc", "", "defg")

    for item in snapshot.itemIDs {
      #expect(snapshot.slot(of: item).flatMap(snapshot.item(at:)) == item)
    }
  }

  @Test func `a copy of the value does not follow a change`() throws {
    let before = try Letters("abc", "de")
    var after = before
    try after.move(["a"], to: GapIndex(section: 1, item: 1))

    #expect(before.texts == ["abc", "de"])
    #expect(before.slot(of: "a") == Slot(item: 0))
    #expect(after.texts == ["bc", "dae"])
    #expect(before != after)
  }

  @Test func `equality is that of the order, however it came about`() throws {
    var made = try Letters("bac")
    try made.move(["a"], to: GapIndex(item: 0))

    #expect(made == (try Letters("abc")))
    #expect(made.hashValue == (try Letters("abc")).hashValue)
  }

  @Test
  func `two snapshots are equal with the same items in the same sections, and the same marks`()
    throws
  {
    var one = Snapshot<String, String>()
    try one.appendSections(["s", "t"])
    try one.appendItems(["a", "b"], to: "s")
    try one.appendItems(["c"], to: "t")
    var marked = one
    try marked.reloadItems(["b"])
    var moved = one
    try moved.moveItem("c", .before("b"))
    var renamed = Snapshot<String, String>()
    try renamed.appendSections(["s", "u"])
    try renamed.appendItems(["a", "b"], to: "s")
    try renamed.appendItems(["c"], to: "u")
    var other = Snapshot<String, String>()
    try other.appendSections(["s", "t"])
    try other.appendItems(["a", "b"], to: "s")
    try other.appendItems(["d"], to: "t")
    for different in [marked, moved, renamed, other] { #expect(one != different) }
    var again = other
    try again.appendItems(["c"], to: "t")
    again.deleteItems(["d"])
    #expect(again == one)
  }
}
