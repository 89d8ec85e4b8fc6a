import Foundation
import TestSupport
import Testing

/// The folder that DRAG_RECORDINGS names.
enum Recordings {
  static let folder = ProcessInfo.processInfo.environment["DRAG_RECORDINGS"] ?? ""
  static let isThere = !folder.isEmpty && FileManager.default.fileExists(atPath: folder)
}

/// Recordings made by hardware and by another tool, replayed on a list.
@Suite(.enabled(if: Recordings.isThere, "DRAG_RECORDINGS names no folder of recordings"))
struct RealRecordingTests {
  static let scene = """
    dragscript 1
    collection list at 0,0 size 390x844 layout rows(height=44)
    items list a b c d e f g h i j k l m n o p q r s
    on list update => proposal move insert-at

    """

  /// The trace of a recording on the list.
  func trace(
    _ name: String, _ options: String..., lifts: Bool = true
  ) async throws -> [String] {
    let command = try Command()
    try command.folder.write(Self.scene, to: "scene.drag")
    let outcome = try await command.run(
      ["replay", "--scene", "scene.drag", "--trace", "-", Recordings.folder + "/" + name] + options)
    #expect(outcome.code == 0)
    #expect(outcome.errors.hasSuffix("1 passed, 0 failed\n"))
    #expect(outcome.errors.contains("no drag began: ") == !lifts)
    return outcome.lines
  }

  static let touches = [
    "atmel-1-finger-drag-up-down.evemu", "ep0430m09-1-finger-drag-up-down.evemu",
  ]

  @Test(arguments: touches)
  func `a finger that leaves at once pans, and no session begins`(name: String) async throws {
    let trace = try await trace(name, lifts: false)
    #expect(trace.count > 100)
    #expect(trace.dropFirst().allSatisfy { $0.contains(" touch1.") })
  }

  @Test(arguments: touches)
  func `with a hold before it there is one session, which ends once`(name: String) async throws {
    let trace = try await trace(name, "--prepend-hold", "550ms")
    for what in ["items", "willLift", "willBegin", "enter", "perform", "willEnd", "didEnd"] {
      #expect(trace.filter { $0.contains(" list.\(what)") }.count == 1, "\(what)")
    }
    #expect(trace.allSatisfy { !$0.contains("session=") })
    let lift = try #require(trace.firstIndex { $0.contains("list.items") })
    #expect(trace[lift] == "500.000 list.items")
  }

  @Test func `a hold shorter than the lift delay makes no session`() async throws {
    let trace = try await trace(Self.touches[0], "--prepend-hold", "400ms", lifts: false)
    #expect(trace.allSatisfy { !$0.contains(" list.") })
  }

  @Test func `a mouse drags from one bound element to the other`() async throws {
    let trace = try await trace(
      "w3c-element-to-element.json", "--bind", "some-elem-123=list#b", "--bind",
      "some-sub-elem-321=list[gap 5]")
    #expect(
      trace.filter { $0.contains(" list.move ") } == ["20.000 list.move item=b at=list[gap 5]"])
    #expect(trace.last == "320.000 list.didTransfer")
  }

  @Test func `a mouse drags from a bound element by an offset`() async throws {
    let trace = try await trace(
      "w3c-element-by-offset.json", "--bind", "some-elem-123=list#b")
    // From 195,66 by 123,321 to 318,387: in the upper half of the ninth row, from 352 to 396.
    #expect(
      trace.filter { $0.contains(" list.move ") } == ["20.000 list.move item=b at=list[gap 9]"])
  }

  @Test func `an imported recording inside a test leads to the order that is expected`()
    async throws
  {
    let command = try Command()
    let imported = try await command.run(
      "import", "w3c", Recordings.folder + "/w3c-element-to-element.json", "--bind",
      "some-elem-123=list#b", "--bind", "some-sub-elem-321=list[gap 5]")
    // Only the timed lines of a recording may stand inside a test.
    let lines = imported.lines.filter { $0.hasPrefix("@") }
    try command.folder.write(
      (["dragscript 1"] + lines).joined(separator: "\n") + "\n", to: "timed.drag")
    let script =
      Self.scene + """
        pointer action1 mouse

        test "b goes behind e"
          include "timed.drag"
          settle
          expect order list = a c d e b f g h i j k l m n o p q r s
          expect once list.didEnd
          expect op = move

        """
    try command.folder.write(script, to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(outcome == Command.Outcome(code: 0, output: "1 passed, 0 failed\n", errors: ""))
  }

  @Test func `WebKit's long press lifts at 500 ms, and its session ends cancelled over nothing`()
    async throws
  {
    let command = try Command()
    let scene = Self.scene.replacing("size 390x844", with: "size 390x220")
    try command.folder.write(scene, to: "scene.drag")
    let outcome = try await command.run(
      "replay", "--scene", "scene.drag", "--trace", "-",
      Recordings.folder + "/hid-long-press-drag.json")
    #expect(outcome.errors == "1 passed, 0 failed\n")
    #expect(outcome.lines.contains("500.000 list.willLift"))
    #expect(
      outcome.lines.filter { $0.contains(" list.didEnd") } == ["3300.000 list.didEnd op=cancel"])
    #expect(outcome.lines.allSatisfy { !$0.contains(" list.perform") })
  }

  @Test func `Maestro's drags make no session without a press, and the flow's orders with one`()
    async throws
  {
    let command = try Command()
    // Rows of 70 from 170 on: 36% of the screen is the third, 20% and 50% are the outer ones.
    let scene = """
      dragscript 1
      set viewport 400x1000
      collection list at 0,170 size 400x350 layout rows(height=70)
      items list 1 2 3 4 5
      on list update => proposal move insert-at

      """
    try command.folder.write(scene, to: "scene.drag")
    let words = [
      "replay", "--scene", "scene.drag", "--trace", "-",
      Recordings.folder + "/maestro-drag-percent.yaml",
    ]
    let bare = try await command.run(words)
    #expect(bare.code == 0)
    #expect(bare.errors.contains("warning[GI0501]"))
    #expect(bare.lines.dropFirst().allSatisfy { $0.contains(" finger.") })
    let held = try await command.run(words + ["--prepend-hold", "550ms"])
    #expect(held.errors == "1 passed, 0 failed\n")
    let moves = held.lines.filter { $0.contains(" list.move ") }.map { $0.split(separator: " ") }
    // 1 2 3 4 5 becomes 3 1 2 4 5, and that becomes 3 1 4 5 2.
    #expect(
      moves.map { $0[2...3].joined(separator: " ") } == [
        "item=3 at=list[gap", "item=2 at=list[gap",
      ])
    #expect(moves.map { $0[4] } == ["0]", "5]"])
  }
}
