import DragItems
import DragSessions
import TestSupport
import Testing

@testable import DragStage

/// The loads of a stage, against a plain array of them.
@Suite struct LoadTableTests {
  @Test func `two tables with the same loads are equal, however they came to be`() {
    func load(_ number: UInt32) -> LoadState {
      LoadState(
        token: LoadToken(rawValue: number), session: SessionID(1),
        item: DragItem(item: ItemID(number), origin: ViewID(0)), destination: ViewID(1),
        operation: .move, ordinal: 0)
    }
    var (one, other) = (LoadTable(), LoadTable())
    for number in 1...9 as ClosedRange<UInt32> { one.append(load(number)) }
    for number in 1...8 as ClosedRange<UInt32> { _ = one.remove(LoadToken(rawValue: number)) }
    #expect(one != other)
    other.append(load(9))
    #expect(one == other && one.hashValue == other.hashValue)
    one.updateAll { $0.token = LoadToken(rawValue: 1) }
    #expect(one[LoadToken(rawValue: 1)] != nil && one != other)
  }
}

/// The seeded searches and the long inputs, which the quick run leaves out.
@Suite struct SlowLoadTableTests {
  @Test func `a table of loads answers as an array does, whatever comes and goes`() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var table = LoadTable()
      var plain: [LoadState] = []
      for number in 1...200 as ClosedRange<UInt32> {
        if plain.isEmpty || Int.random(in: 0..<5, using: &random) < 3 {
          let load = LoadState(
            token: LoadToken(rawValue: number),
            session: SessionID(UInt32.random(in: 1...3, using: &random)),
            item: DragItem(
              item: ItemID(UInt32.random(in: 0..<4, using: &random)),
              origin: ViewID(UInt32.random(in: 0..<2, using: &random))),
            destination: ViewID(5), operation: .copy, ordinal: 0)
          table.append(load)
          plain.append(load)
        } else {
          let index = Int.random(in: 0..<plain.count, using: &random)
          #expect(table.remove(plain[index].token) == plain[index])
          #expect(table[plain[index].token] == nil)
          #expect(table.remove(plain[index].token) == nil)
          plain.remove(at: index)
        }
        #expect(Array(table) == plain, "seed \(seed)")
        #expect(table.isEmpty == plain.isEmpty)
        for session in 1...3 as ClosedRange<UInt32> {
          let session = SessionID(session)
          #expect(table.has(session) == plain.contains { $0.session == session })
        }
        for load in plain {
          #expect(table[load.token] == load)
          let item = load.item.reference
          #expect(table.loads(of: item) == plain.filter { $0.item.reference == item })
        }
      }
    }
  }
}
