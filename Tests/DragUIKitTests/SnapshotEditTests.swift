import DragUIKit
import DragUIKitTesting
import Testing

/// Every edit of a snapshot: with identifiers that are new, that are there already, and that are not there.
@MainActor @Suite struct SnapshotEditTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private let stage = AppStage(hosting: UIViewController())

  /// What a snapshot of two sections is after an edit, and the first words of what was noted of it.
  private func made(_ edit: (inout Snapshot) -> Void) -> String {
    let before = stage.calls.count
    let sections = stage.perform {
      var snapshot = Snapshot()
      snapshot.appendSections(["one", "two"])
      snapshot.appendItems(["a", "b", "c"], toSection: "one")
      snapshot.appendItems(["d"], toSection: "two")
      edit(&snapshot)
      return snapshot.sectionIdentifiers.map {
        "\($0): \(snapshot.itemIdentifiers(inSection: $0).joined(separator: " "))"
      }
    }
    let notes = stage.calls.dropFirst(before).map {
      $0.split(separator: " ").prefix(3).joined(separator: " ")
    }
    return (sections + notes).joined(separator: ", ")
  }

  @Test func `new identifiers are put where the edit says`() {
    #expect(made { $0.appendItems(["x"]) } == "one: a b c, two: d x")
    #expect(made { $0.appendItems(["x"], toSection: "one") } == "one: a b c x, two: d")
    #expect(made { $0.insertItems(["x", "y"], beforeItem: "b") } == "one: a x y b c, two: d")
    #expect(made { $0.insertItems(["x", "y"], afterItem: "b") } == "one: a b x y c, two: d")
    #expect(made { $0.appendSections(["x"]) } == "one: a b c, two: d, x: ")
    #expect(
      made { $0.insertSections(["x", "y"], beforeSection: "two") }
        == "one: a b c, x: , y: , two: d")
    #expect(
      made { $0.insertSections(["x", "y"], afterSection: "one") }
        == "one: a b c, x: , y: , two: d")
  }

  @Test func `identifiers that are there already leave their places, and that is noted (D8)`() {
    #expect(
      made { $0.appendItems(["a"], toSection: "two") }
        == "one: b c, two: d a, note: supplied item")
    #expect(
      made { $0.insertItems(["a"], beforeItem: "d") } == "one: b c, two: a d, note: supplied item")
    #expect(
      made { $0.insertItems(["a"], afterItem: "d") } == "one: b c, two: d a, note: supplied item")
    #expect(
      made { $0.appendSections(["one"]) } == "two: d, one: a b c, note: supplied section")
    #expect(
      made { $0.insertSections(["two"], beforeSection: "one") }
        == "two: d, one: a b c, note: supplied section")
    #expect(
      made { $0.insertSections(["one"], afterSection: "two") }
        == "two: d, one: a b c, note: supplied section")
  }

  @Test func `a move says where to, and beside itself changes nothing but is noted`() {
    #expect(made { $0.moveItem("a", beforeItem: "d") } == "one: b c, two: a d")
    #expect(made { $0.moveItem("a", afterItem: "b") } == "one: b a c, two: d")
    #expect(made { $0.moveSection("two", beforeSection: "one") } == "two: d, one: a b c")
    #expect(made { $0.moveSection("one", afterSection: "two") } == "two: d, one: a b c")
    #expect(made { $0.moveItem("a", beforeItem: "a") } == "one: a b c, two: d, note: the item")
    #expect(made { $0.moveItem("a", afterItem: "a") } == "one: a b c, two: d, note: the item")
    #expect(
      made { $0.moveSection("two", beforeSection: "two") }
        == "one: a b c, two: d, note: the section")
    #expect(
      made { $0.moveSection("two", afterSection: "two") } == "one: a b c, two: d, note: the section"
    )
  }

  @Test func `what is deleted need not be there (D5)`() {
    #expect(made { $0.deleteItems(["b", "nobody"]) } == "one: a c, two: d")
    #expect(made { $0.deleteSections(["one", "nobody"]) } == "two: d")
    #expect(made { $0.deleteAllItems() } == "one: , two: ")
  }

  // The words of other edits are those of the model, which its own tests have.
  @Test func `what is marked has to be there, and else nothing changes (D7)`() {
    var after = ""
    withKnownIssue {
      after = made {
        $0.deleteItems(["b"])
        $0.reloadItems(["b"])
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "the item identifier b is not in the snapshot" }
    }
    #expect(after == "one: a c, two: d")
  }
}
