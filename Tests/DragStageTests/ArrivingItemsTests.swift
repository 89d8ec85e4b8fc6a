import Seeds
import DragItems
import TestSupport
import Testing

@testable import DragStage

/// What a drop would bring, kept from one question to the next.
@Suite struct ArrivingItemsTests {
  private func item(_ number: Int) -> DragItem {
    DragItem(item: ItemID(UInt32(number)), origin: ViewID(index: number % 2))
  }

  @Test func `CONTRACT-21, M11: each item once, in the order of joining, of those that are there`()
  {
    var arriving = ArrivingItems()
    let all = [3, 1, 3, 2, 1, 4].map(item)
    arriving.update(all, without: [], dataChanges: 0, moves: false) { $0 != item(2) }
    #expect(arriving.items.map(\.place) == [0, 1, 5])
    arriving.update(all, without: [1], dataChanges: 0, moves: false) { _ in true }
    #expect(arriving.items.map(\.item) == [3, 2, 4].map(item))
  }

  @Test func `what has not changed is not asked about again`() {
    var arriving = ArrivingItems()
    var asked: [DragItem] = []
    func update(_ all: [Int], dataChanges: Int, moves: Bool = false) {
      arriving.update(
        all.map(item), without: [], dataChanges: dataChanges, moves: moves
      ) { item in
        asked.append(item)
        return true
      }
    }
    update([1], dataChanges: 0)
    update([1], dataChanges: 0)
    #expect(asked == [item(1)])
    update([1, 1, 2], dataChanges: 0)
    #expect(asked == [item(1), item(2)])
    update([1, 1, 2, 3], dataChanges: 0)
    #expect(asked == [1, 2, 3].map(item))
    update([1, 1, 2, 3], dataChanges: 1)
    #expect(asked == [1, 2, 3, 1, 2, 3].map(item))
    #expect(arriving.items.map(\.place) == [0, 2, 3])
    // What another drop moves may be copied, and not moved.
    asked = []
    update([1, 1, 2, 3], dataChanges: 1, moves: true)
    #expect(asked == [1, 2, 3].map(item))
  }

  @Test(.seeds(1...20))
  func `whatever happened between, it is what a plain look finds`() {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var arriving = ArrivingItems()
    var all: [DragItem] = []
    var there: Set<DragItem> = []
    var taken: Set<Int> = []
    var changes = 0
    for _ in 0..<200 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        all.append(item(Int.random(in: 0..<12, using: &random)))
      case 1 where !all.isEmpty:
        taken.insert(Int.random(in: all.indices, using: &random))
      case 2:
        changes += 1
        there = Set((0..<12).map(item).filter { _ in Bool.random(using: &random) })
      default: break
      }
      arriving.update(all, without: taken, dataChanges: changes, moves: false) {
        there.contains($0)
      }
      let gone = Set(taken.map { all[$0] })
      let expected = all.indices.filter { place in
        there.contains(all[place]) && !gone.contains(all[place])
          && all.firstIndex(of: all[place]) == place
      }
      #expect(arriving.items.map(\.place) == expected)
    }
  }
}
