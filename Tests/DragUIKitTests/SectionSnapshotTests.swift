import DragUIKit
import DragUIKitTesting
import Testing

/// Snapshots of one section, whose items are in each other.
@MainActor @Suite struct SectionSnapshotTests {
  private func folders() -> NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["work", "home"])
    snapshot.append(["plans", "mails"], to: "work")
    snapshot.append(["old"], to: "mails")
    snapshot.append(["shopping"], to: "home")
    return snapshot
  }

  @Test func `items are in each other, and are shown where all around them are expanded`() {
    var snapshot = folders()
    #expect(snapshot.items == ["work", "plans", "mails", "old", "home", "shopping"])
    #expect(snapshot.rootItems == ["work", "home"])
    #expect(snapshot.visibleItems == ["work", "home"])
    #expect(snapshot.level(of: "old") == 2)
    #expect(snapshot.parent(of: "old") == "mails")
    snapshot.expand(["mails"])
    #expect(!snapshot.isVisible("old") && snapshot.isExpanded("mails"))
    snapshot.expand(["work"])
    #expect(snapshot.visibleItems == ["work", "plans", "mails", "old", "home"])
    snapshot.collapse(["work"])
    #expect(snapshot.visibleItems == ["work", "home"])
  }

  @Test func `an item is deleted, moved beside and replaced with what is in it`() {
    var snapshot = folders()
    snapshot.insert(["before"], before: "mails")
    snapshot.insert(["after"], after: "mails")
    #expect(
      snapshot.items == [
        "work", "plans", "before", "mails", "old", "after", "home", "shopping",
      ])
    #expect(snapshot.parent(of: "before") == "work" && snapshot.parent(of: "after") == "work")
    let part = snapshot.snapshot(of: "work", includingParent: true)
    #expect(part.rootItems == ["work"] && part.level(of: "old") == 2)
    #expect(snapshot.snapshot(of: "mails").rootItems == ["old"])
    var inner = NSDiffableDataSourceSectionSnapshot<String>()
    inner.append(["new"])
    inner.append(["deep"], to: "new")
    snapshot.replace(childrenOf: "work", using: inner)
    #expect(snapshot.items == ["work", "new", "deep", "home", "shopping"])
    #expect(snapshot.level(of: "deep") == 2)
    snapshot.expand(["work"])
    snapshot.delete(["work"])
    #expect(snapshot.items == ["home", "shopping"])
    // What comes again is as new.
    snapshot.append(["work"])
    #expect(!snapshot.isExpanded("work"))
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
  }

  @Test func `an item that is not there, or twice, fails and changes nothing (D9)`() {
    let stage = AppStage(hosting: UIViewController())
    var snapshot = folders()
    withKnownIssue {
      snapshot.append(["x"], to: "nowhere")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("nowhere is not in the snapshot") }
    }
    withKnownIssue {
      snapshot.append(["old"], to: "home")
    } matching: { _ in
      true
    }
    #expect(snapshot.items == folders().items)
    withExtendedLifetime(stage) {}
  }

  @Test func `a data source shows what is expanded, and answers with the whole hierarchy`() {
    let collection = UICollectionView(
      frame: CGRect(0, 0, 100, 400), collectionViewLayout: plainFlow())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let controller = UIViewController()
    controller.view.addSubview(collection)
    let stage = AppStage()
    stage.name(collection, "outline") { source.itemIdentifier(for: $0) ?? "?" }
    stage.show(controller)
    var snapshot = folders()
    stage.perform { source.apply(snapshot, to: 0) }
    #expect(stage.order(of: collection) == ["work", "home"])
    snapshot.expand(["work"])
    stage.perform { source.apply(snapshot, to: 0) }
    #expect(stage.order(of: collection) == ["work", "plans", "mails", "home"])
    #expect(source.snapshot(for: 0).level(of: "old") == 2)
    #expect(source.snapshot(for: 0).isExpanded("work"))
    var flat = source.snapshot()
    flat.deleteItems(["plans"])
    stage.perform { source.apply(flat) }
    #expect(source.snapshot(for: 0).items == ["work", "mails", "home"])
    #expect(source.snapshot(for: 0).level(of: "mails") == 0)
  }
}
