import TestSupport
import Testing

import DragItems

@Suite struct NumberedRunsTests {
  @Test func `a name is found in the run that has it, whichever digits precede its number`() {
    var runs = NumberedRuns<String>()
    runs.add("cell", 5...1_200, "cells")
    runs.add("cell", 2_000...2_009, "more cells")
    runs.add("a1", 0...9, "a1")
    runs.add("", 7...8, "bare")
    #expect(runs.find("cell5").map { $0 == (5, "cells") } == true)
    #expect(runs.find("cell2009").map { $0 == (2_009, "more cells") } == true)
    #expect(runs.find("a10").map { $0 == (0, "a1") } == true)
    #expect(runs.find("7").map { $0 == (7, "bare") } == true)
    for name in ["cell4", "cell1201", "cell05", "cell", "a1", "a110", "", "9", "cell5x", "CELL5"] {
      #expect(runs.find(name) == nil, "\(name)")
    }
    let long = String(repeating: "1", count: 40)
    #expect(runs.find(long) == nil && runs.find("cell" + long) == nil)
    runs.add("x", (Int.max - 1)...Int.max, "greatest")
    #expect(runs.find("x\(Int.max)")?.value == "greatest")
    #expect(runs.mayShare("x", Int.max...Int.max))
  }

  @Test func `many runs answer as a look at every name does`() {
    for seed in 1...30 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var runs = NumberedRuns<Int>()
      var names: [String: Int] = [:]
      for number in 0..<12 {
        let prefix = ["a", "a1", "a10", "b", "a0", ""].randomElement(using: &random) ?? ""
        let first = Int.random(in: 0..<150, using: &random)
        let numbers = first...first + Int.random(in: 0..<30, using: &random)
        let own = numbers.map { "\(prefix)\($0)" }
        let isShared = own.contains { names[$0] != nil }
        if isShared { #expect(runs.mayShare(prefix, numbers), "\(prefix) \(numbers)") }
        guard !isShared else { continue }
        runs.add(prefix, numbers, number)
        for name in own { names[name] = number }
      }
      for prefix in ["a", "a1", "a10", "b", "a0", "", "a00"] {
        for number in 0..<250 {
          let name = "\(prefix)\(number)"
          #expect(runs.find(name)?.value == names[name], "\(name), seed \(seed)")
        }
      }
    }
  }
}
