import DragScript
import Testing

@testable import DragReplay

@Suite struct GoldenAlignmentTests {
  private static let trace = [
    "0.000 pointer.down list#a", "500.000 list.items", "500.000 list.canMove item=a",
    "500.000 list.willLift", "600.000 pointer.up", "600.000 list.liftCancelled",
  ]

  /// The changes between a golden and the trace, as a diff shows them.
  private func changes(_ golden: [String], _ trace: [String] = trace) throws -> [String] {
    let text = "dragscript 1\n" + golden.map { "| \($0)\n" }.joined()
    let script = try #require(Script.parse(text, file: "a.drag").script)
    guard case .golden(let block) = script.tests.first?.lines.first else { return [] }
    let mismatch = GoldenMismatch(goldenLine: 0, traceLine: 0, reason: .name)
    let lines = GoldenAlignment.lines(block, trace, mismatch)
    // Whatever is aligned, no line of either is lost, and those of the trace are in their order.
    #expect(
      lines.filter(\.isFound).compactMap(\.text).map { String($0.dropFirst(2)) } == trace)
    #expect(lines.count(where: \.isExpected) == golden.count)
    return lines.filter(\.isChange).compactMap(\.text)
  }

  @Test func `a golden that matches has no change`() throws {
    for golden in [
      Self.trace, ["..."], ["...", Self.trace[3], "..."],
      ["{{.*}} pointer.down {{.*}}", "...", "{{[0-9.]+}} {{list.*}}"],
    ] {
      #expect(try changes(golden) == [], "\(golden)")
    }
  }

  @Test func `a line of the same name in another's place is one change`() throws {
    var golden = Self.trace
    golden[2] = "500.000 list.canMove item=b"
    #expect(
      try changes(golden) == ["- 500.000 list.canMove item=b", "+ 500.000 list.canMove item=a"])
    #expect(
      try changes(["...", "500.000 list.canMove item=b", "..."]) == [
        "- 500.000 list.canMove item=b", "+ 500.000 list.canMove item=a",
      ])
  }

  @Test func `lines that are missing and lines that are too many are shown where they belong`()
    throws
  {
    #expect(
      try changes(Array(Self.trace.prefix(3)) + Self.trace.suffix(2)) == ["+ 500.000 list.willLift"]
    )
    #expect(
      try changes(["...", "500.000 list.enter", "..."]) == [
        "- 500.000 list.enter"
      ])
    #expect(try changes([]).count == 0)
    #expect(try changes(["0.000 pointer.down list#a"]).count == 5)
  }

  @Test func `very long texts are reported by their first difference alone`() throws {
    let trace = (0..<2_000).map { "\($0).000 a.b" }
    let golden = (0..<2_000).map { "\($0).000 a.c" }
    let text = "dragscript 1\n" + golden.map { "| \($0)\n" }.joined()
    let script = try #require(Script.parse(text, file: "a.drag").script)
    guard case .golden(let block) = script.tests.first?.lines.first else { return }
    let mismatch = GoldenMismatch(goldenLine: 7, traceLine: 7, reason: .name)
    let lines = GoldenAlignment.lines(block, trace, mismatch)
    #expect(lines.filter(\.isChange).count == 6)
    #expect(lines[7] == .missing("7.000 a.c"))
    #expect(lines[10] == .extra("7.000 a.b"))
  }
}
