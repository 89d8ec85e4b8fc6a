import DragTesting
import Testing

@Suite struct StageWordsTests {
  @Test func `keys are held until others are`() {
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    let shelf = stage.list(["x"], named: "shelf")
    stage.press(.item("a", in: list))
    stage.advance(by: .seconds(1))
    stage.glide(to: .gap(0, in: shelf))
    stage.expect(.proposal(.move))
    stage.key(.alt)
    stage.expect(.proposal(.copy))
    stage.key([])
    stage.expect(.proposal(.move))
    stage.key(.control)
    stage.release()
    stage.settle()
    stage.expect(shelf, has: ["a-copy", "x"])
    stage.expect(list, has: ["a", "b"])
  }

  @Test func `an application inserts, deletes and reloads under a drag`() {
    let stage = TestStage()
    let list = stage.list(["a", "b", "c"])
    stage.press(.item("a", in: list))
    stage.advance(by: .seconds(1))
    stage.glide(to: .item("c", in: list))
    stage.insert(["figs"], at: 1, in: list)
    stage.delete(["b"], from: list)
    stage.expect(list, has: ["a", "figs", "c"])
    stage.cancel()
    stage.settle()
    stage.reload(list, with: ["c", "a", "figs"])
    stage.expect(list, has: ["c", "a", "figs"])
    stage.reload(list)
    stage.expect(list, has: ["c", "a", "figs"])
  }

  @Test func `a view scrolls at once, or over a time`() {
    let stage = TestStage()
    let long = stage.collection(
      (0..<100).map { "t\($0)" }, named: "long", at: Rect(x: 0, y: 0, width: 320, height: 440),
      layout: .rows(.init(height: 44)))
    stage.scroll(long, by: 0, 440)
    stage.drag("t12", from: long, to: .gap(11, in: long))
    #expect(stage.order(of: long)[11] == "t12")
    let before = stage.now
    stage.scroll(long, by: 0, -440, over: .milliseconds(200))
    #expect(stage.now == before + .milliseconds(200))
  }

  @Test func `an item of another application is loaded, and keeps its name`() {
    var options = ViewOptions()
    options.application = "photos"
    let stage = TestStage()
    let album = stage.list(["beach"], named: "album", options: options)
    let shelf = stage.list(["x"], named: "shelf", policy: .proposing(.copy, .insertAt))
    stage.provide("beach", in: album, .text("sea"), after: .seconds(2))
    stage.drag("beach", from: album, to: .gap(1, in: shelf))
    stage.expect(shelf, has: ["x", "beach"])
    stage.expect(.data(of: .item("beach", in: shelf), .text("sea")))
    #expect(stage.now > .seconds(2))
  }

  @Test func `copies arrive under names of the application's own`() {
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    let policy = DragPolicy.proposing(.copy, .insertAt).perform { drop in
      drop.accept(as: drop.items.map { "\($0)-2" })
    }
    let shelf = stage.list(["x"], named: "shelf", policy: policy)
    stage.drag("b", from: list, to: .gap(0, in: shelf))
    stage.expect(shelf, has: ["b-2", "x"])
    stage.expect(list, has: ["a", "b"])
    let moving = stage.list(
      ["y"], named: "moving", policy: .reordering.perform { $0.accept(as: ["c"]) })
    stage.drag("a", from: list, to: .gap(1, in: moving))
    stage.expect(moving, has: ["y", "c"])
    stage.expect(list, has: ["b"])
  }

  @Test func `a policy that opens by resting needs no option`() {
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    let folder = stage.view("folder", policy: .proposing(.move).springLoad { _ in true })
    stage.press(.item("a", in: list))
    stage.advance(by: .seconds(1))
    stage.glide(to: .middle(of: folder))
    stage.advance(by: .seconds(3))
    stage.expect(.once(.springLoaded, of: folder))
    stage.cancel()
    stage.settle()
  }

  @Test(arguments: ["1", "a b", "", "ä", "a/b"])
  func `a name that the language refuses is refused where it is given`(name: String) {
    withKnownIssue {
      _ = TestStage().list([name])
    } matching: {
      $0.comments.map(\.rawValue).joined()
        == "`\(name)` cannot be the name of an item: expected a letter or `_`, then letters, digits, "
        + "`_`, `-` and `.`"
    }
    withKnownIssue { _ = TestStage().view(name) }
    withKnownIssue { _ = TestStage().list(["a"], named: "\(name).b") }
    let stage = TestStage()
    let list = stage.list(["a"])
    withKnownIssue { stage.insert([name], at: 0, in: list) }
    withKnownIssue { stage.reload(list, with: [name]) }
  }

  @Test func `an id that is not a name is one after a word`() {
    struct Row: Identifiable {
      let id: String
    }
    #expect(TestStage.name(of: Row(id: "milk")) == "milk")
    #expect(TestStage.name(of: Row(id: "7F-A")) == "item-7F-A")
    #expect(TestStage.name(of: Row(id: "oat milk")) == "item-oat-milk")
  }

  @Test func `something is offered once as a type, by an item that is there`() {
    let stage = TestStage()
    let list = stage.list(["a"])
    stage.provide("a", in: list, .json("{}"))
    withKnownIssue {
      stage.provide("a", in: list, .json("[]"))
    } matching: {
      $0.comments.map(\.rawValue) == ["`a` offers `public.json` already"]
    }
    withKnownIssue {
      stage.provide("z", in: list, .url("https://example.com"))
    } matching: {
      $0.comments.map(\.rawValue) == ["`list` has no item `z`"]
    }
  }
}
