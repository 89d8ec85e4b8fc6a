import TestSupport
import Testing

@testable import DragScript

/// The items of a collection, against a set of all their names.
@Suite struct DeclaredItemsTests {
  @Test
  func `an item is known, and reported as repeated, whether it is named by itself or in a run`() {
    let place = SourceLocation(file: "t.drag", line: 1, column: 1)
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var declared = DeclaredItems()
      var names: Set<String> = []
      for _ in 0..<12 {
        let name = Name(["a", "b", "a1", "a10"].randomElement(using: &random) ?? "", at: place)
        let first = Int.random(in: 0..<80, using: &random)
        let isRun = Bool.random(using: &random)
        let run =
          isRun
          ? ItemRun(name, numbers: first...first + Int.random(in: 0..<20, using: &random))
          : ItemRun(Name("\(name.text)\(first)", at: place))
        let own = run.numbers?.map { run.id($0) } ?? [run.name.text]
        #expect(declared.add(run) == names.isDisjoint(with: own), "\(run.text), seed \(seed)")
        names.formUnion(own)
        for prefix in ["a", "b", "a1", "a10"] {
          for number in 0..<120 {
            let id = "\(prefix)\(number)"
            #expect(declared.has(id) == names.contains(id), "\(id), seed \(seed)")
          }
        }
      }
    }
  }
}
