import DragItems
import TestSupport
import Testing

@testable import DragStage

@Suite struct NumberedNamesTests {
  @Test func `a name has a number where it is written as it is made`() {
    let cells = NumberedNames(prefix: "cell", numbers: 5...1_200)
    #expect(cells.number(of: "cell5") == 5)
    #expect(cells.number(of: "cell1200") == 1_200)
    for name in ["cell4", "cell1201", "cell05", "cell", "cel5", "cell5x", "cell-5", "CELL5"] {
      #expect(cells.number(of: name) == nil, "\(name)")
    }
    #expect(NumberedNames(prefix: "", numbers: 0...9).number(of: "0") == 0)
  }

  @Test func `large runs are numbered as their names would be one by one`() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var names = ItemNames()
      var known: [String: ItemID] = [:]
      func check(_ name: String, _ item: ItemID) {
        #expect(known[name] == nil || known[name] == item, "\(name)")
        known[name] = item
      }
      for _ in 0..<12 {
        if Bool.random(using: &random) {
          let name = ["a", "b", "a1", ""][Int.random(in: 0..<4, using: &random)]
          let number = Int.random(in: 0..<3_000, using: &random)
          check("\(name)\(number)", names.item(named: "\(name)\(number)"))
        } else if Int.random(in: 0..<4, using: &random) == 0 {
          _ = names.unnamed()
        } else {
          let prefix = ["a", "b", "a1", "c"][Int.random(in: 0..<4, using: &random)]
          let first = Int.random(in: 0..<1_500, using: &random)
          let run = NumberedNames(
            prefix: prefix, numbers: first...first + Int.random(in: 0..<2_000, using: &random))
          for (number, item) in zip(run.numbers, names.items(named: run)) {
            check(run.name(number), item)
          }
        }
      }
      #expect(Set(known.values).count == known.count)
      for (name, item) in known {
        #expect(names[item] == name)
        #expect(names.known(name) == item)
      }
      #expect(names.known("a5000") == nil)
    }
  }

  @Test func `a stage takes numbered items, and refuses what it cannot number`() throws {
    let sample = try Sample()
    let stage = sample.stage
    try stage.append(numbered: "n", 0...2, of: sample.shelf)
    #expect(stage.order(of: sample.shelf) == [["x", "y", "n0", "n1", "n2"]])
    #expect(throws: StageError.badNumbers) {
      try stage.append(numbered: "n", -1...2, of: sample.shelf)
    }
    #expect(throws: StageError.badNumbers) {
      try stage.append(numbered: "n", 0...Int.max, of: sample.shelf)
    }
    #expect(throws: StageError.itemTaken("n2")) {
      try stage.append(numbered: "n", 2...3, of: sample.shelf)
    }
    #expect(throws: StageError.gapOutOfRange) {
      try stage.append(numbered: "m", 2...3, toSection: 1, of: sample.shelf)
    }
    #expect(stage.order(of: sample.shelf) == [["x", "y", "n0", "n1", "n2"]])
  }
}
