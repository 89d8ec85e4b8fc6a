import Seeds
import CollectionModel
import DragGeometry
import TestSupport
import Testing

@Suite struct ReorderTransactionTests {
  static let origin = ChangeOrigin.user(session: 1, sequence: 0)

  @Test func `D16: one dragged item is one removal and one insertion that know each other`() throws
  {
    let initial = try Letters("abc", "de")
    var final = initial
    let map = try final.move(["a"], to: GapIndex(section: 1, item: 1))
    let transaction = try #require(
      ReorderTransaction(from: initial, to: final, map: map, origin: Self.origin))
    #expect(
      Array(transaction.difference) == [
        .remove(offset: 0, element: "a", associatedWith: 3),
        .insert(offset: 3, element: "a", associatedWith: 0),
      ])
    #expect(transaction.sectionTransactions.map(\.sectionID) == [0, 1])
    #expect(
      transaction.sectionTransactions.map { Array($0.difference) } == [
        [.remove(offset: 0, element: "a", associatedWith: nil)],
        [.insert(offset: 1, element: "a", associatedWith: nil)],
      ])
    #expect(transaction.map == map)
    #expect(transaction.origin == .user(session: 1, sequence: 0))
  }

  @Test func `D16: a drop at the source gives no transaction`() throws {
    let initial = try Letters("abc")
    var final = initial
    let map = try final.move(["b"], to: GapIndex(item: 2))
    #expect(ReorderTransaction(from: initial, to: final, map: map, origin: .program) == nil)
  }

  @Test func `a change that is not a reorder gives no transaction`() throws {
    let initial = try Letters("abc")
    var final = initial
    let deletion = try final.delete(["b"])
    #expect(ReorderTransaction(from: initial, to: final, map: deletion, origin: .foreign) == nil)
    let move = try final.move(["a"], to: GapIndex(item: 2))
    #expect(ReorderTransaction(from: initial, to: final, map: move, origin: .foreign) == nil)
  }

  @Test(.seeds(1...20))
  func `D16: the differences make the final order, and only touched sections have one`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let naive = NaiveSections.random(using: &generator)
      let initial = try naive.snapshot()
      var final = initial
      let run = naive.randomRun(using: &generator)
      let map = try final.move(run, to: naive.randomGap(using: &generator))
      guard
        let transaction = ReorderTransaction(
          from: initial, to: final, map: map, origin: Self.origin)
      else {
        #expect(map.isIdentity && final == initial)
        continue
      }
      #expect(initial.itemIDs.applying(transaction.difference) == final.itemIDs)
      #expect(Set(transaction.final.itemIDs) == Set(transaction.initial.itemIDs))
      for section in transaction.sectionTransactions {
        #expect(
          section.initial.itemIDs.applying(section.difference) == section.final.itemIDs)
      }
      let touched = Set(transaction.sectionTransactions.map(\.sectionID))
      for id in initial.sectionIDs where !touched.contains(id) {
        #expect(initial.itemIDs(in: id) == final.itemIDs(in: id))
      }
    }
  }
}
