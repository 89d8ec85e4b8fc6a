import DragItems
import Seeds
import TestSupport
import Testing

@testable import DragStage

/// The numbers behind the names of other programs' items.
@Suite struct OutsideNumbersTests {
  @Test(.seeds(1...30))
  func `whatever comes and goes, the number is the least that is free`() {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var numbers = OutsideNumbers()
    var names = ItemNames()
    var there: [ItemID] = []
    func least(_ name: String) -> Int {
      (2...).first { number in names.known("\(name)-\(number)").map { !there.contains($0) } ?? true
      } ?? 0
    }
    for _ in 0..<300 {
      if Int.random(in: 0..<5, using: &random) < 2, !there.isEmpty {
        numbers.leave(there.remove(at: Int.random(in: there.indices, using: &random)))
        continue
      }
      // The third name is one of the second's with a number.
      let name = ["x", "y", "x-3"].randomElement(using: &random) ?? "x"
      let own = names.item(named: name)
      guard there.contains(own) else {
        there.append(own)
        continue
      }
      let expected = least(name)
      var number = numbers.first(of: name)
      #expect(number <= expected)
      while let known = names.known("\(name)-\(number)"), there.contains(known) { number += 1 }
      #expect(number == expected)
      let free = names.item(named: "\(name)-\(number)")
      numbers.take(number, of: name, for: free)
      there.append(free)
    }
  }

  @Test func `a thousand items of one name are each numbered without a look at the others`() {
    var numbers = OutsideNumbers()
    for number in 2..<1_000 {
      #expect(numbers.first(of: "x") == number)
      numbers.take(number, of: "x", for: ItemID(UInt32(number)))
    }
    numbers.leave(ItemID(500))
    #expect(numbers.first(of: "x") == 500)
    numbers.leave(ItemID(5_000))
    #expect(numbers.first(of: "x") == 2)
  }
}
