import DragReplay
import DragScript
import DragStage
import Testing

@testable import DragExplore

@Suite struct OfferTests {
  /// What is possible after some lines, in the order of the kinds.
  private static func kinds(_ setup: String, after lines: String = "") throws -> [String] {
    try offer(setup, after: lines) { offer in
      StepKind.allCases.filter(offer.allows).map(\.rawValue)
    }
  }

  private static func offer<Value>(
    _ setup: String, after lines: String = "", _ read: (Offer) throws -> Value
  ) throws -> Value {
    let text =
      "dragscript 1\n" + setup + "\ntest \"t\"\n" + (lines.isEmpty ? "wait 0ms" : lines) + "\n"
    let parsed = Script.parse(text, file: "t.drag")
    let script = try #require(parsed.script, "\(parsed.diagnostics.map(\.message))")
    var player = try ScriptStage(script).player()
    try player.play(script.tests[0].steps)
    try player.finishLine(at: .unwritten)
    return try read(Offer(on: player.stage, with: SceneParts(script.setup)))
  }

  private static let list = """
    collection list at 0,0 size 100x200 layout rows(height=50)
    items list a b
    on list update => proposal move insert-at
    """

  @Test func `a list alone can be dragged from, resized, and its application can go (EX-01)`()
    throws
  {
    #expect(
      try Self.kinds(Self.list) == ["drag", "press", "wait", "settle", "resize", "phase"])
  }

  @Test func `under a press its pointer goes on, and nothing settles`() throws {
    let lines = "down list[0]\nwait 600ms\nmove list[0](+20,0)"
    #expect(
      try Self.kinds(Self.list, after: lines)
        == ["move", "release", "cancel", "wait", "resize", "phase"])
  }

  @Test func `another finger can tap and lift, a mouse has keys instead`() throws {
    let down = "down list[0]\nwait 600ms"
    let finger = try Self.kinds(Self.list + "\npointer h touch", after: down)
    #expect(finger.contains("tap") && finger.contains("second") && !finger.contains("keys"))
    let mouse = try Self.kinds(Self.list + "\npointer m mouse", after: down)
    #expect(!mouse.contains("tap") && !mouse.contains("second") && mouse.contains("keys"))
  }

  @Test func `a view without items cannot be pressed, nor an empty list`() throws {
    #expect(
      try Self.kinds("collection list at 0,0 size 100x100 layout rows(height=50)") == [
        "wait", "settle", "resize", "phase",
      ])
    #expect(try Self.kinds("view one at 0,0 size 50x50").contains("drag"))
  }

  @Test func `only what is visible can be pressed (EX-02)`() throws {
    let tall = """
      collection list at 0,0 size 100x110 layout rows(height=40)
      items list a b c d e f
      """
    func visible(after lines: String) throws -> [Int] {
      try Self.offer(tall, after: lines) { $0.lists[0].slots?[0].map(\.item) ?? [] }
    }
    #expect(try visible(after: "wait 1ms") == [0, 1, 2])
    #expect(try visible(after: "scroll list by 0,100") == [2, 3, 4])
    #expect(try Self.kinds(tall).contains("scroll"))
    #expect(try !Self.kinds(Self.list).contains("scroll"))
  }

  @Test func `the default pointer comes first, wherever others are declared`() throws {
    let names = try Self.offer("pointer h touch\n" + Self.list) { offer in
      offer.free.map { offer.stage.name(of: $0) }
    }
    #expect(names == ["pointer", "h"])
  }

  @Test func `a load that waits can be answered, and keeps all from settling`() throws {
    let setup =
      Self.list + """

        provider list#a public.png "A" delay manual
        collection shelf at 200,0 size 100x200 layout rows(height=50)
        on shelf update => proposal copy insert-at
        on shelf perform => items load
        """
    let lines = "down list[0]\nwait 600ms\nglide shelf[gap 0] over 100ms\nup\nwait 2s"
    let kinds = try Self.kinds(setup, after: lines)
    #expect(kinds.contains("load") && !kinds.contains("settle"))
    #expect(try !Self.kinds(setup).contains("load"))
  }

  @Test
  func `stores, seats and what an application may do are offered where there are any (EX-33)`()
    throws
  {
    let store = "store disk memory\n" + Self.list
    #expect(try Self.kinds(store).contains("store"))
    #expect(try Self.kinds(Self.list + "\nseat s").contains("foreign"))
    #expect(try Self.kinds(Self.list + "\nseat s").contains("keys"))
    #expect(try Self.kinds(Self.list + "\nmay insert list[gap *] new").contains("call"))
    // Nothing is left to delete, and only a host in Swift has hooks.
    let empty = "collection list at 0,0 size 100x100 layout rows(height=50)\nmay delete list[*]"
    #expect(try !Self.kinds(empty).contains("call"))
    #expect(try !Self.kinds(Self.list + "\nmay call import").contains("call"))
  }
}
