import DragReplay
import DragStage
import Testing

@testable import DragTesting

@Suite struct RecordedTestTests {
  /// The script of what a test has done so far.
  private func script(of stage: TestStage) throws -> String {
    try #require(stage.record).script(named: "cart", isStrict: stage.isStrict, trace: stage.trace)
      .text
  }

  @Test func `a test is a script with the same scene, lines and expectations`() throws {
    let stage = TestStage()
    let list = stage.list(["a", "b", "c"])
    stage.drag("a", from: list, to: .gap(2, in: list))
    stage.expect(list, has: ["b", "a", "c"])
    #expect(
      try script(of: stage) == """
        dragscript 1
        pointer finger touch
        collection list at 0,0 size 320x480 layout rows()
        items list a b c
        on list update => proposal move insert-at

        test "cart"
          finger: down list#a
          wait 501ms
          finger: glide list[gap 2] over 300ms
          finger: up
          settle max 60s
          expect order list = b a c

        """)
  }

  @Test func `what a scene has is in the script`() throws {
    var settings = StageSettings()
    settings.liftBehavior = .extended
    settings.animation = .milliseconds(120)
    settings.itemsArePromises = true
    let stage = TestStage(settings: settings)
    stage.isStrict = false
    var options = ViewOptions()
    options.hasMenus = true
    options.reorders = .none
    let shelf = stage.list(["a"], named: "shelf", options: options)
    stage.section(["b", "c"], of: shelf)
    let bin = stage.view("bin", policy: .proposing(.copy))
    let fixed = stage.collection(
      ["d"], named: "fixed", source: nil, destination: nil)
    let mouse = stage.pointer("mouse", .mouse)
    stage.provide("b", in: shelf, .text("two"), after: .milliseconds(5))
    stage.provide("c", in: shelf, .failure("gone", as: "public.png"))
    stage.drag("b", from: shelf, to: .middle(of: bin), by: mouse)
    stage.key(.shift)
    stage.insert(["e"], at: 1, in: fixed)
    let text = try script(of: stage)
    #expect(
      text == """
        dragscript 1
        set lift.behavior extended
        set animation 120ms
        set items-are-promises on
        set strict off
        pointer finger touch
        collection shelf at 0,0 size 320x480 layout rows() menu
        items shelf a
        section shelf b c
        view bin at 340,0 size 100x100
        collection fixed at 460,0 size 320x480 layout rows() no-drag no-drop
        items fixed d
        pointer mouse mouse
        provider shelf#b public.utf8-plain-text "two" delay 5ms
        provider shelf#c public.png "" fail "gone"
        on shelf update => proposal move insert-at
        on bin update => proposal copy

        test "cart"
          mouse: down shelf#b
          mouse: glide bin over 300ms
          mouse: up
          settle max 60s
          key down shift
          insert fixed[gap 1] e

        """)
  }

  @Test func `closures answer as they did, each from its time on`() throws {
    let stage = TestStage()
    let policy = DragPolicy.reordering
      .canMove { $0.item != "rent" }
      .update { $0.gap == 0 ? DropProposal(.forbidden) : DropProposal(.move, intent: .insertAt) }
      .perform { _ in .accept.after(.milliseconds(40)) }
    let list = stage.list(["food", "rent", "fun"], policy: policy)
    stage.drag("rent", from: list, to: .gap(0, in: list))
    stage.drag("fun", from: list, to: .gap(0, in: list))
    stage.drag("food", from: list, to: .gap(3, in: list))
    let text = try script(of: stage)
    #expect(!text.contains("# The trace"))
    #expect(text.contains("on list canMove when item = rent => refuse\n"))
    #expect(text.contains("on list canMove => accept\n"))
    #expect(text.contains("=> proposal forbidden\n"))
    #expect(text.contains("on list perform after 40ms => accept\n"))
  }

  @Test func `each closure is the policy of its own callback`() throws {
    let stage = TestStage()
    let policy = DragPolicy().items { _ in ["a", "b"] }.canMove { _ in true }
      .allowsMove { _ in true }.restricted { _ in true }.addItems { _ in ["c", "d"] }
      .canHandle { _ in true }.update { _ in DropProposal(.move, intent: .insertAt) }
      .perform { _ in .accept }.springLoad { _ in true }
    let list = stage.list(["a", "b", "c", "d"], policy: policy)
    let thumb = stage.pointer("thumb")
    stage.press(.item("a", in: list))
    stage.advance(by: .milliseconds(600))
    stage.move(to: .gap(2, in: list))
    stage.press(.item("c", in: list), by: thumb)
    stage.release(thumb)
    stage.release()
    stage.settle()
    let policies = try script(of: stage).split(separator: "\n").filter { $0.hasPrefix("on ") }
    #expect(
      policies.sorted() == [
        "on list addItems => items list#c list#d", "on list allowsMove => value true",
        "on list canHandle => accept", "on list canMove => accept",
        "on list items => items list#a list#b", "on list perform => accept",
        "on list restricted => value true", "on list springLoad => accept",
        "on list update => proposal move insert-at",
      ])
  }

  @Test func `a script says from where on its trace is not that of the test`() throws {
    let stage = TestStage()
    let policy = DragPolicy.reordering.perform { $0.accept(as: ["copy-of-a"]) }
    let list = stage.list(["a", "b"], policy: policy)
    stage.drag("a", from: list, to: .gap(2, in: list))
    let text = try script(of: stage)
    let says = "# The trace of this script is not that of the test from its line "
    let said = try #require(text.split(separator: "\n").first { $0.hasPrefix(says) })
    let number = try #require(Int(said.dropFirst(says.count).prefix { $0.isNumber }))
    let lines = stage.trace.split(separator: "\n")
    #expect(lines[number - 2].contains("list.perform "))
    #expect(lines[number - 1].contains("copy-of-a"))
  }

  @Test func `a view that opens for a drag has a policy, asked or not`() throws {
    let stage = TestStage()
    let tab = stage.view("tab", policy: DragPolicy().springLoad { _ in true })
    #expect(try script(of: stage).contains("on tab springLoad => refuse\n"))
    let list = stage.list(["a"])
    stage.press(.item("a", in: list))
    stage.advance(by: .milliseconds(501))
    stage.glide(to: .middle(of: tab))
    stage.advance(by: .seconds(2))
    stage.release()
    stage.settle()
    #expect(try script(of: stage).contains("on tab springLoad => accept\n"))
  }

  @Test func `a stage that goes on where a script ended keeps none`() throws {
    let played = try #require(Scripts(in: "Drags").first?.run())
    #expect(played.stage.record == nil)
  }
}
