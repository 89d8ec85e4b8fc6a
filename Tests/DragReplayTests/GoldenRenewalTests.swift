import DragScript
import Machines
import Seeds
import TestSupport
import Testing

@testable import DragReplay

/// What a golden block becomes for a trace, and what a diff of the two says, for blocks and traces that are made up.
@Suite struct GoldenRenewalTests {
  private static let words = ["list.enter", "list.exit", "box.enter", "list.canMove item=a"]

  private static func line(_ random: inout SplitMix64) -> String {
    "\(Int.random(in: 0...2, using: &random)).000 " + words[Int.random(in: 0..<4, using: &random)]
  }

  /// A trace and a golden of it: lines of the trace, patterns that match them, ellipses, and other lines.
  private static func made(_ random: inout SplitMix64) -> (golden: [String], trace: [String]) {
    let trace = (0..<Int.random(in: 0...5, using: &random)).map { _ in line(&random) }
    var golden: [String] = []
    for text in trace {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: golden.append(line(&random))
      case 1: golden.append("...")
      case 2:
        golden.append("{{.*}} " + text.split(separator: " ").dropFirst().joined(separator: " "))
      case 3: golden += [text, line(&random)]
      case 4: break
      default: golden.append(text)
      }
    }
    return (golden, trace)
  }

  private static func block(_ golden: [String]) throws -> GoldenBlock {
    let text = "dragscript 1\n" + golden.map { "| \($0)\n" }.joined()
    let script = try #require(Script.parse(text, file: "a.drag").script)
    guard case .golden(let block) = script.tests.first?.lines.first else {
      throw TestFailure(
        .script, at: SourceLocation(file: "a.drag", line: 1, column: 1), "there is no block")
    }
    return block
  }

  /// The lines that the block keeps of its own at one end: those that match line by line, up to the first `...`.
  private static func kept(_ golden: [GoldenLine], _ trace: [String]) -> Int {
    var count = 0
    for (line, text) in zip(golden, trace) {
      guard line.form != .ellipsis, line.matches(text) else { break }
      count += 1
    }
    return count
  }

  @Test(.seeds(1...60))
  func `a renewed golden matches, and keeps its own lines from both ends as far as they match`()
    throws
  {
    var random = SplitMix64(seed: Seed.current)
    for _ in 0..<20 {
      let (golden, trace) = Self.made(&random)
      guard !golden.isEmpty else { continue }
      let block = try Self.block(golden)
      let renewed = GoldenRenewal.lines(of: block, for: trace)
      if !renewed.isEmpty { #expect(try Self.block(renewed).mismatch(in: trace) == nil) }
      let head = Self.kept(block.lines, trace)
      let tail = Self.kept(
        block.lines.dropFirst(head).reversed(), trace.dropFirst(head).reversed())
      #expect(
        renewed == golden.prefix(head) + trace[head..<(trace.count - tail)] + golden.suffix(tail),
        "\(golden) for \(trace)")
    }
  }

  @Test func `braces of a trace are written so that they match themselves alone`() throws {
    let trace = ["0.000 list.load {{a}}", "1.000 {{list.enter}}", "2.000 list.exit"]
    let block = try Self.block(["0.000 box.enter"])
    let renewed = GoldenRenewal.lines(of: block, for: trace)
    #expect(try Self.block(renewed).mismatch(in: trace) == nil)
    #expect(renewed[2] == trace[2])
    #expect(renewed[0] != trace[0] && renewed[1] != trace[1])
  }

  /// The least cost of turning a golden into a trace: two for a line that is missing or too many, one for another line of
  /// the same name, three for one of the same time.
  private static func cost(_ golden: ArraySlice<GoldenLine>, _ trace: ArraySlice<String>) -> Int {
    guard let line = golden.first else { return trace.count * 2 }
    let isEllipsis = line.form == .ellipsis
    let step = isEllipsis ? 0 : 2
    var least = cost(golden.dropFirst(), trace) + step
    guard let text = trace.first else { return least }
    least = min(least, cost(golden, trace.dropFirst()) + step)
    guard !isEllipsis else { return least }
    let rest = cost(golden.dropFirst(), trace.dropFirst())
    if line.matches(text) { return min(least, rest) }
    func word(_ index: Int, _ text: String) -> Substring { text.split(separator: " ")[index] }
    if line.text.hasPrefix("{{") { return least }
    if word(1, line.text) == word(1, text) { return min(least, rest + 1) }
    return word(0, line.text) == word(0, text) ? min(least, rest + 3) : least
  }

  @Test(.seeds(1...40))
  func `a diff of a golden and a trace has no cheaper one`() throws {
    var random = SplitMix64(seed: Seed.current)
    for _ in 0..<10 {
      let (golden, trace) = Self.made(&random)
      guard !golden.isEmpty else { continue }
      let block = try Self.block(golden)
      let lines = GoldenAlignment.lines(
        block, trace, GoldenMismatch(goldenLine: 0, traceLine: 0, reason: .name))
      var cost = 0
      for (index, line) in lines.enumerated() {
        switch line {
        case .kept, .passed, .ellipsis: break
        case .missing: cost += 2
        case .extra(let found):
          // A line below the one that it replaces costs less than the two alone.
          guard index > 0, case .missing(let expected) = lines[index - 1] else {
            cost += 2
            continue
          }
          let (old, new) = (expected.split(separator: " "), found.split(separator: " "))
          cost += old[1] == new[1] ? -1 : old[0] == new[0] ? 1 : 2
        }
      }
      let least = Self.cost(block.lines[...], trace[...])
      #expect(cost == least, "\(golden) for \(trace): \(lines)")
      #expect(lines.filter(\.isFound).count == trace.count)
      #expect(lines.filter(\.isExpected).count == golden.count)
    }
  }
}
