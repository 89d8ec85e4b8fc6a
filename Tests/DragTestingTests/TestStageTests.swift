import DragTesting
import Testing

/// A shelf that counts what it is asked, as an app's own type would.
final class Shelf: DragSource, DropDestination {
  var updates = 0

  func update(_ call: DragCall) -> DropProposal? {
    updates += 1
    return DropProposal(.copy, intent: .insertAt)
  }
}

@Suite struct TestStageTests {
  @Test func `a view answers by a type of the test's own`() {
    let shelf = Shelf()
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    let other = stage.collection(["x"], named: "shelf", source: shelf, destination: shelf)
    stage.drag("a", from: list, to: .item("x", in: other).at(0.5, 0.9))
    stage.expect(other, has: ["x", "a-copy"])
    #expect(shelf.updates > 0)
  }

  @Test func `several items go along where the view adds them`() {
    let stage = TestStage()
    let policy = DragPolicy.reordering.addItems { [$0.item ?? ""].filter { $0 != "b" } }
    let list = stage.list(["a", "b", "c", "d"], policy: policy)
    let shelf = stage.list(["x"], named: "shelf")
    stage.drag(["a", "b", "d"], from: list, to: .gap(1, in: shelf))
    stage.expect(shelf, has: ["x", "a", "d"])
    stage.expect(list, has: ["b", "c"])
    stage.expect("calls list.addItems = 2")
  }

  @Test func `a mouse drags without a rest, and a view can take everything`() {
    var dropped: [String] = []
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    let bin = stage.view(
      "bin",
      policy: .proposing(.move).perform {
        dropped = $0.items
        return .nothing
      })
    let mouse = stage.pointer("mouse", .mouse)
    stage.drag("b", from: list, to: .middle(of: bin), by: mouse, over: .milliseconds(100))
    #expect(dropped == ["b"])
    #expect(stage.now < .seconds(1))
    stage.expect(.items([]))
    stage.expect(.once(.dropEnd, of: bin))
  }

  @Test func `sections, slots and the places around them`() {
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    stage.section(["c"], of: list)
    stage.drag(from: .item(at: 0, section: 1, in: list), to: .item(at: 0, in: list).at(0.5, 0.1))
    stage.expect(.order(of: list, sections: [["c", "a", "b"], []]))
    stage.drag(from: .item("c", in: list).moved(by: 40, 0), to: .point(160, 125))
    stage.expect(.order(of: list, sections: [["a", "b", "c"], []]))
  }

  @Test func `lines of the language are played where no word is there`() {
    let stage = TestStage()
    let list = stage.list(["a", "b", "c"])
    stage.press(.item("a", in: list))
    stage.advance(by: .seconds(1))
    stage.glide(to: .item("c", in: list))
    stage.play(
      """
      insert list[gap 3] d
      key down alt
      expect proposal = copy
      key up alt
      """)
    stage.cancel()
    stage.settle()
    stage.expect("op = cancel")
    stage.expect("within 0ms of list.willEnd list.willCancel")
    stage.expect(.within(.milliseconds(300), of: .willEnd, .didEnd))
    stage.expect(.calls(1, .willBegin))
    stage.expect(list, has: ["a", "b", "c", "d"])
    #expect(stage.trace.hasPrefix("0.000 finger.down list#a\n500.000 list.items\n"))
  }

  @Test func `what is told is heard under the names of the trace`() {
    var told: [Callback] = []
    let stage = TestStage()
    let list = stage.list(
      ["a", "b"], policy: .reordering.told { callback, _ in told.append(callback) })
    stage.drag("a", from: list, to: .gap(2, in: list))
    #expect(told.first == .willLift)
    #expect(told.filter { $0 == .didEnd }.count == 1)
    #expect(told.last == .didTransfer)
  }
}
