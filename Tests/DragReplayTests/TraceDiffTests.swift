import Seeds
import TestSupport
import Testing

@testable import DragReplay

@Suite struct TraceDiffTests {
  private func lines(_ range: ClosedRange<Int>) -> [DiffLine] {
    range.map { .kept("\($0).000 a.b") }
  }

  @Test func `three lines surround a difference, with their numbers`() {
    let diff = TraceDiff.lines(lines(1...9) + [.extra("9.000 a.c")] + lines(10...20))
    #expect(
      diff == [
        "@@ -7,6 +7,7 @@", "  7.000 a.b", "  8.000 a.b", "  9.000 a.b", "+ 9.000 a.c",
        "  10.000 a.b", "  11.000 a.b", "  12.000 a.b",
      ])
  }

  @Test func `differences whose neighbors touch are one hunk, others are two`() {
    let near = [DiffLine.missing("x")] + lines(1...6) + [.missing("y")]
    #expect(TraceDiff.lines(near).count { $0.hasPrefix("@@") } == 1)
    let far = [DiffLine.missing("x")] + lines(1...7) + [.missing("y")]
    #expect(
      TraceDiff.lines(far) == [
        "@@ -1,4 +1,3 @@", "- x", "  1.000 a.b", "  2.000 a.b", "  3.000 a.b",
        "@@ -6,4 +5,3 @@", "  5.000 a.b", "  6.000 a.b", "  7.000 a.b", "- y",
      ])
  }

  @Test func `a mark is below the first field in which a pair of lines differs`() {
    let diff = TraceDiff.lines([
      .missing("1.000 a.b op=copy at=x"), .extra("1.000 a.b op=move at=x"),
    ])
    #expect(
      diff == [
        "@@ -1,1 +1,1 @@", "- 1.000 a.b op=copy at=x", "+ 1.000 a.b op=move at=x",
        "               ^~~~",
      ])
  }

  @Test func `lines that do not form a pair have no mark`() {
    for lines in [
      [DiffLine.missing("1.000 a"), .missing("1.000 b"), .extra("1.000 c")],
      [.missing("1.000 a"), .extra("1.000 b"), .extra("1.000 c")],
      [.missing("1.000 a"), .extra("2.000 a")],
    ] {
      #expect(!TraceDiff.lines(lines).contains { $0.contains("^") })
    }
  }

  @Test func `three dots mean context, and count in the trace alone`() {
    let diff = TraceDiff.lines([.ellipsis, .passed("1.000 a.b"), .missing("2.000 a.c")])
    #expect(diff == ["@@ -1,2 +1,1 @@", "  1.000 a.b", "- 2.000 a.c"])
  }

  @Test func `nothing differs, and nothing is shown`() {
    #expect(TraceDiff.lines(lines(1...5)) == [])
    #expect(TraceDiff.lines([]) == [])
  }

  @Test func `a very long diff is cut, and says by how much`() {
    let diff = TraceDiff.lines((0..<100).map { .extra("\($0)") })
    #expect(diff.count == 61)
    #expect(diff.last == "(41 more lines)")
  }

  @Test(.seeds(0...199))
  func `the lines that two texts differ in lead from one to the other`() {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let text = { (count: Int) in
      (0..<count).map { _ in ["a", "b", "c"].randomElement(using: &random) ?? "" }
    }
    let (old, new) = (text(Int(seed % 13)), text(Int(seed % 11)))
    let lines = DiffLine.lines(old, new)
    #expect(lines.filter(\.isExpected).compactMap { $0.text?.dropFirst(2) } == old.map { $0[...] })
    #expect(lines.filter(\.isFound).compactMap { $0.text?.dropFirst(2) } == new.map { $0[...] })
  }
}
