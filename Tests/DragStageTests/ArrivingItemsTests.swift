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
    var log = PresenceLog()
    arriving.update(all, without: [], after: log, moves: false) { $0 != item(2) }
    let listed = arriving.listed(from: all)
    #expect(listed.map(\.place) == [0, 1, 5])
    log.note(item(2).reference)
    log.count()
    arriving.update(all, without: [1], after: log, moves: false) { _ in true }
    let left = arriving.listed(from: all)
    #expect(left.map(\.item) == [3, 2, 4].map(item))
  }

  @Test func `what has not changed is not asked about again`() {
    var arriving = ArrivingItems()
    var log = PresenceLog()
    var asked: [Int] = []
    func update(_ all: [Int], moves: Bool = false, looksAtAll: Bool = false) {
      asked = []
      arriving.update(
        all.map(item), without: [], after: log, moves: moves, looksAtAll: looksAtAll
      ) { item in
        asked.append(Int(item.item.rawValue))
        return true
      }
    }
    update([1])
    #expect(asked == [1])
    update([1])
    #expect(asked == [])
    update([1, 1, 2])
    #expect(asked == [2])
    update([1, 1, 2, 3])
    #expect(asked == [3])
    log.note(item(2).reference)
    log.note(ItemReference(view: item(1).origin, item: ItemID(2)))
    log.count()
    update([1, 1, 2, 3])
    #expect(asked == [2])
    let listed = arriving.listed(from: [1, 1, 2, 3].map(item))
    #expect(listed.map(\.place) == [0, 2, 3])
    log.forget()
    log.count()
    update([1, 1, 2, 3])
    #expect(asked == [1, 2, 3])
    // What another drop moves may be copied, and not moved.
    update([1, 1, 2, 3], moves: true)
    #expect(asked == [1, 2, 3])
    log.count()
    update([1, 1, 2, 3], moves: true, looksAtAll: true)
    #expect(asked == [1, 2, 3])
    log.count()
    update([1, 1, 2, 3], moves: true)
    #expect(asked == [1, 2, 3])
  }

  @Test func `ten thousand items that leave one by one are each asked about once more`() {
    var arriving = ArrivingItems()
    var log = PresenceLog()
    let all = (0..<10_000).map(item)
    var asked = 0
    for left in 0...all.count {
      if left > 0 {
        log.note(all[left - 1].reference)
        log.count()
      }
      arriving.update(all, without: [], after: log, moves: true) { other in
        asked += 1
        return other.item.rawValue >= left
      }
      #expect(arriving.count == all.count - left)
    }
    #expect(asked == 2 * all.count)
  }

  @Test func `a log that has dropped changes makes its readers look at all`() {
    var log = PresenceLog()
    let start = log.end
    log.note(item(1).reference)
    #expect(log.items(from: start).map(Array.init) == [item(1).reference])
    #expect(log.items(from: log.end)?.isEmpty == true)
    let end = log.end
    log.forget()
    #expect(log.items(from: end) == nil)
    #expect(log.items(from: log.end)?.isEmpty == true)
    for number in 0..<100_000 { log.note(item(number).reference) }
    #expect(log.items(from: end) == nil)
    #expect(log.items(from: log.end - 1).map(Array.init) == [item(99_999).reference])
  }

  @Test(.seeds(1...40))
  func `whatever happened between, it is what a plain look finds`() {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var arriving = ArrivingItems()
    var log = PresenceLog()
    var all: [DragItem] = []
    var there: Set<DragItem> = []
    var taken: Set<Int> = []
    for _ in 0..<300 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        all.append(item(Int.random(in: 0..<12, using: &random)))
      case 1 where !all.isEmpty:
        taken.insert(Int.random(in: all.indices, using: &random))
      case 2:
        log.forget()
        log.count()
        there = Set((0..<12).map(item).filter { _ in Bool.random(using: &random) })
      case 3, 4:
        let changed = item(Int.random(in: 0..<12, using: &random))
        if there.remove(changed) == nil { there.insert(changed) }
        log.note(changed.reference)
        log.count()
      case 5 where !all.isEmpty:
        let places = arriving.indices(of: all[Int.random(in: all.indices, using: &random)], in: all)
        let before = taken.count
        let isTaken = Bool.random(using: &random)
        if isTaken { taken.formUnion(places) } else { taken.subtract(places) }
        arriving.setTaken(isTaken, at: places[0], from: before, to: taken.count)
      case 6 where !all.isEmpty:
        let old = all[Int.random(in: all.indices, using: &random)]
        let other = DragItem(
          item: ItemID(UInt32.random(in: 0..<12, using: &random)), origin: ViewID(index: 1))
        guard old != other else { continue }
        let places = arriving.indices(of: old, in: all)
        arriving.rename(old, to: other, in: all)
        for place in places { all[place] = other }
      default: break
      }
      arriving.update(all, without: taken, after: log, moves: false) { there.contains($0) }
      let gone = Set(taken.map { all[$0] })
      let expected = all.indices.filter { place in
        there.contains(all[place]) && !gone.contains(all[place])
          && all.firstIndex(of: all[place]) == place
      }
      #expect(arriving.count == expected.count)
      if Bool.random(using: &random) {
        let listed = arriving.listed(from: all)
        #expect(listed.map(\.place) == expected)
        #expect(listed.map(\.item) == expected.map { all[$0] })
      }
      for other in Set(all) {
        let places = arriving.indices(of: other, in: all)
        #expect(places == all.indices.filter { all[$0] == other })
      }
    }
  }
}
