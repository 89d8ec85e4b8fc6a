import DragScript
import DragStage
import Testing

import DragReplay

/// Golden blocks: whether they match, where not, and what they would have to say.
@Suite struct GoldenTests {
  private static let lift = "down list#a\nwait 600ms\nup\n"

  @Test func `a golden matches with ellipses, patterns and left-out keys`() throws {
    for golden in [
      "| 0.000 pointer.down list#a\n| ...", "| ...\n| 600.000 list.liftCancelled",
      "| ...\n| 500.000 list.canMove\n| ...", "| {{[0-9.]+}} pointer.down {{list#.*}}\n| ...",
      "| 0.000 pointer.down list#a\n| 500.000 list.items\n| 500.000 list.canMove item=a\n"
        + "| 500.000 list.willLift\n| 600.000 pointer.up\n| 600.000 list.liftCancelled",
    ] {
      #expect(try Replaying.run(Self.lift + golden).faults == [], "\(golden)")
    }
  }

  @Test func `a golden that does not match is reported with a diff at its line`() throws {
    let golden = """
      | 0.000 pointer.down list#a
      | 500.000 list.items
      | 500.000 list.canMove item=b
      | ...
      """
    let result = try Replaying.run(Self.lift + golden)
    let fault = try #require(result.faults.first)
    #expect(result.faults.count == 1)
    #expect(fault.kind == .failed)
    #expect(fault.message == "the trace does not match the golden")
    #expect(fault.location.line == 14)
    #expect(
      fault.diff == [
        "@@ -1,3 +1,6 @@", "  0.000 pointer.down list#a", "  500.000 list.items",
        "- 500.000 list.canMove item=b", "+ 500.000 list.canMove item=a",
        "                            ^", "  500.000 list.willLift", "  600.000 pointer.up",
        "  600.000 list.liftCancelled",
      ])
    let stale = try #require(result.staleGoldens.first)
    #expect(stale.lines == 12...15)
    #expect(stale.file == "t.drag")
  }

  @Test func `a renewed golden keeps patterns and ellipses that still hold`() throws {
    let golden = """
      | {{[0-9.]+}} pointer.down list#a
      | 500.000 list.items
      | 500.000 list.canMove item=b
      | 500.000 list.willLift
      | {{[0-9.]+}} pointer.up
      | 600.000 list.liftCancelled
      """
    let result = try Replaying.run(Self.lift + golden)
    let renewed = try #require(result.staleGoldens.first).replacement
    #expect(
      renewed == [
        "{{[0-9.]+}} pointer.down list#a", "500.000 list.items", "500.000 list.canMove item=a",
        "500.000 list.willLift", "{{[0-9.]+}} pointer.up", "600.000 list.liftCancelled",
      ])
    let again = renewed.map { "| \($0)" }.joined(separator: "\n")
    #expect(try Replaying.run(Self.lift + again).faults == [])
  }

  @Test func `a renewed golden matches, whatever it was`() throws {
    for golden in [
      "| ...\n| 1.000 x.y\n| ...", "| 0.000 pointer.down list#b", "| ...\n| 600.000 list.nothing",
      "| 0.000 pointer.down list#a\n| ...\n| 500.000 list.items\n| 7.000 pointer.up\n| ...",
    ] {
      let result = try Replaying.run(Self.lift + golden)
      let renewed = try #require(result.staleGoldens.first).replacement
      let again = renewed.map { "| \($0)" }.joined(separator: "\n")
      #expect(try Replaying.run(Self.lift + again).faults == [], "\(again)")
    }
  }
}
