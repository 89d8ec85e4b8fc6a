import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// Ids are numbers of one stage; those of a larger one mean nothing here, and never trap.
@Suite struct IdentifiersTests {
  private let view: ViewID
  private let pointer: PointerID
  private let item: ItemReference
  private let ownItem: ItemReference
  private let sample: Sample

  init() throws {
    // One more of each than here, so that the ids are the first ones past the end.
    let large = try Sample(shelfItems: ["x", "y", "z"])
    view = try large.stage.addView("third", frame: Rect(x: 0, y: 0, width: 1, height: 1))
    pointer = try large.stage.addPointer("third")
    item = ItemReference(view: view, item: try large.item("z", in: large.shelf).item)
    sample = try Sample()
    ownItem = ItemReference(view: sample.list, item: item.item)
  }

  @Test func `queries about an unknown view answer with nothing`() {
    let stage = sample.stage
    #expect(stage.name(of: view) == "")
    #expect(stage.scene.frame(of: view) == .zero)
    #expect(stage.collection(view) == nil)
    #expect(stage.order(of: view) == [[]])
    #expect(stage.item("a", in: view) == nil)
    #expect(!stage.scene.isTerminated(view))
    #expect(!stage.scene.isPresent(view))
    #expect(!stage.scene.hasActiveDrag(view) && !stage.scene.hasActiveDrop(view))
    #expect(!stage.scene.hasUncommittedUpdates(view))
    #expect(stage.scene.placeholders(in: view) == [])
    #expect(stage.inspection.text(of: .gap(GapIndex(item: 1)), in: view) == "[gap 1]")
    #expect(stage.inspection.text(of: .item(Slot(section: 1, item: 2)), in: view) == "[1/2]")
  }

  @Test func `queries about an unknown item answer with nothing`() {
    let stage = sample.stage
    for reference in [item, ownItem, ItemReference(view: view, item: ItemID(0))] {
      #expect(stage.scene.shownFrame(of: reference) == nil)
      #expect(stage.items.provider(of: reference) == ItemProvider())
    }
    #expect(stage.name(of: item.item) == "(item \(item.item.rawValue))")
    #expect(stage.name(of: ItemID(.max)) == "(item 4294967295)")
  }

  @Test func `queries about an unknown pointer or session answer with nothing`() {
    let stage = sample.stage
    #expect(stage.name(of: pointer) == "")
    #expect(stage.pointers.kind(of: pointer) == .touch)
    #expect(stage.pointers.state(of: pointer) == .idle)
    #expect(stage.pointers.point(of: pointer) == .zero)
    #expect(!stage.pointers.isPressed(pointer))
    #expect(stage.pointers.session(of: pointer) == nil)
    #expect(stage.sessions.badge(of: SessionID(.max)) == .none)
  }

  @Test func `changes of an unknown view or item are refused`() throws {
    let stage = sample.stage
    let gap = GapIndex(item: 0)
    let size = Size(width: 1, height: 1)
    #expect(throws: StageError.unknownItem("")) { try stage.insert(["n"], at: gap, in: view) }
    #expect(throws: StageError.unknownItem("")) { try stage.append(["n"], of: view) }
    #expect(throws: StageError.unknownItem("")) { try stage.appendSection(["n"], to: view) }
    #expect(throws: StageError.doesNotScroll("")) { try stage.scene.scroll(view, by: .zero) }
    for reference in [item, ownItem] {
      let unknown = StageError.unknownItem(stage.name(of: reference.item))
      #expect(throws: unknown) { try stage.delete(reference) }
      #expect(throws: unknown) { try stage.scene.setSize(size, of: reference) }
      #expect(throws: unknown) {
        try stage.scene.setSizes([reference.item: size], in: reference.view)
      }
      #expect(throws: unknown) { try stage.scene.setFrame(.zero, of: reference) }
    }
    var options = ViewOptions()
    options.parent = view
    #expect(throws: StageError.badParent("n")) {
      try stage.addView("n", frame: .zero, options: options)
    }
    #expect(stage.trace == [])
    #expect(stage.order(of: sample.list) == [["a", "b", "c", "d", "e"]])
  }

  @Test func `events of an unknown pointer, application or load change nothing`() throws {
    let stage = sample.stage
    let before = stage.core.state
    let unknown = StageError.unknownName("pointer 2")
    #expect(throws: unknown) { try stage.down(pointer, 1, 1, at: 0) }
    #expect(throws: unknown) { try stage.move(pointer, 1, 1, at: 0) }
    #expect(throws: unknown) { try stage.up(pointer, at: 0) }
    #expect(throws: unknown) { try stage.handle(.cancel(pointer), at: .zero) }
    for reference in [item, ownItem] {
      let nothing = StageError.nothingLoading(stage.name(of: reference.item))
      #expect(throws: nothing) { try stage.handle(.loadResolved(reference), at: .zero) }
      #expect(throws: nothing) {
        try stage.handle(.loadRejected(reference, reason: "r"), at: .zero)
      }
    }
    try stage.handle(.application(ApplicationID(rawValue: 99), .gone), at: .zero)
    #expect(stage.core.state == before)
    #expect(stage.trace == [])
  }

  @Test func `items that a policy names and that are nowhere are left out`() throws {
    sample.listPolicy.onItems = { [item, ownItem, sample] call in
      .named([item, ownItem, ItemReference(view: sample.list, item: call.item ?? ItemID(0))])
    }
    try sample.carry(row: 1)
    let session = try #require(sample.stage.pointers.session(of: sample.finger))
    #expect(session.items.map { sample.stage.name(of: $0.item) } == ["b"])
    #expect(sample.stage.defect == nil)
  }

  @Test func `numbers of pointers and applications go beyond sixteen bits`() {
    #expect(PointerID(index: 70_000).index == 70_000)
    #expect(ApplicationID(rawValue: 70_000).rawValue == 70_000)
  }
}
