import Seeds
import DragScript
import TestSupport
import Testing

@Suite struct GoldenBlockTests {
  private struct Missing: Error {}

  private func block(_ lines: [String]) throws -> GoldenBlock {
    let text = "dragscript 1\n" + lines.map { "| \($0)\n" }.joined()
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics == [])
    guard case .golden(let block)? = outcome.script?.tests.first?.lines.first else {
      throw Missing()
    }
    return block
  }

  private let trace = [
    "0.000 pointer.down list#milk", "500.000 list.items", "500.000 list.canMove item=milk",
    "700.000 bin.update op=forbidden intent=unspecified at=list[gap 4] was=move why=foreign",
    "1100.000 bin.dropEnd", "1400.000 list.didEnd op=cancel session=2",
  ]

  @Test func `the block of the third sample fits its trace`() throws {
    let script = try #require(Script.parse(SampleScripts.forbidden, file: "a.drag").script)
    let lines = script.tests[1].lines
    guard case .golden(let block) = lines[5] else { throw Missing() }
    #expect(block.lineRange == 28...33)
    #expect(block.lines.count == 6)
    #expect(block.mismatch(in: trace) == nil)
  }

  @Test func `spaces at the end of a line say nothing, also after a bracket that is open`() throws {
    #expect(
      try block(["5.000 list.enter at=list[gap  \t"]) == block(["5.000 list.enter at=list[gap"]))
  }

  @Test func `keys that a line leaves out are not compared`() throws {
    #expect(
      try block([
        "0.000 pointer.down", "500.000 list.items", "{{.*}} list.canMove item={{m.*}}",
        "700.000 bin.update at=list[gap 4] op=forbidden", "...",
      ]).mismatch(in: trace) == nil)
  }

  @Test(
    arguments: [
      (["..."], nil, nil, nil),
      (["0.000 pointer.down list#eggs", "..."], 0, 0, GoldenMismatch.Reason.operand),
      (["0.001 pointer.down", "..."], 0, 0, .time), (["0.000 pointer.move", "..."], 0, 0, .name),
      (["...", "{{.*}} list.didEnd op=move"], 1, 5, .key("op")),
      (["...", "{{.*}} list.didEnd missing=1"], 1, 5, .key("missing")),
      (["0.000 pointer.down"], nil, 1, .traceGoesOn),
      (["...", "500.000 list.items", "500.000 list.willLift", "..."], 2, 2, .name),
      (["...", "1400.000 list.didEnd", "1500.000 list.didTransfer", "..."], 2, nil, .traceEnded),
      (["...", "{{.*}} bin.dropEnd", "...", "500.000 list.items", "..."], 3, 5, .time),
      (["...", "{{.*}} list.didEnd", "...", "{{.*}} list.didEnd"], 3, nil, .traceEnded),
    ] as [([String], Int?, Int?, GoldenMismatch.Reason?)])
  func `a mismatch names both lines and the reason`(
    lines: [String], golden: Int?, trace line: Int?, reason: GoldenMismatch.Reason?
  ) throws {
    let expected = reason.map { GoldenMismatch(goldenLine: golden, traceLine: line, reason: $0) }
    #expect(try block(lines).mismatch(in: trace) == expected)
  }

  @Test(.seeds(0...299))
  func `a block fits exactly where trying every way fits`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let names = ["a.x", "a.y"]
    let trace = (0..<Int.random(in: 0...7, using: &random)).map { _ in
      "1.000 " + (names.randomElement(using: &random) ?? "a.x")
    }
    let lines = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Int.random(in: 0..<3, using: &random) == 0
        ? "..." : "1.000 " + ((names + ["{{a.*}}"]).randomElement(using: &random) ?? "a.x")
    }
    func fits(_ golden: ArraySlice<String>, _ rest: ArraySlice<String>) -> Bool {
      guard let first = golden.first else { return rest.isEmpty }
      if first == "..." {
        return (0...rest.count).contains { fits(golden.dropFirst(), rest.dropFirst($0)) }
      }
      guard let line = rest.first, first == line || first.hasSuffix("}}") else { return false }
      return fits(golden.dropFirst(), rest.dropFirst())
    }
    #expect((try block(lines).mismatch(in: trace) == nil) == fits(lines[...], trace[...]))
  }

  @Test func `a comment or an empty line ends a block`() throws {
    let text = "dragscript 1\n| 0.000 a.b\n# no\n| ...\n\n| 0.000 a.b\nwait 1ms\n"
    let lines = try #require(Script.parse(text, file: "a.drag").script).tests[0].lines
    #expect(lines.count == 4)
  }
}
