import TestSupport
import Testing

@testable import CollectionModel

@Suite struct LeafTableTests {
  @Test(arguments: [0, 40, 2_000])
  func `a table is a dictionary, also for keys that it does not have`(reserved: Int) {
    var numbers = SplitMix64(seed: UInt64(reserved))
    var table = LeafTable<Int>()
    var model: [Int: Int] = [:]
    table.remove(7)
    table.reserve(reserved)
    for step in 0..<3_000 {
      let key = Int.random(in: 0..<600, using: &numbers)
      if step % 3 == 2 {
        table.remove(key)
        model[key] = nil
      } else {
        table.set(key, to: step)
        model[key] = step
      }
      #expect(table.count == model.count && table[key] == model[key])
    }
    #expect((0..<600).allSatisfy { table[$0] == model[$0] })
    for key in 0..<600 { table.remove(key) }
    #expect(table.count == 0 && table[3] == nil)
  }
}
