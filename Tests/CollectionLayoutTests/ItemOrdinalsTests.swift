import CollectionLayout
import DragGeometry
import TestSupport
import Testing

/// Exact frames of all items, of some, and among more items than 32 bits can count.
@Suite struct ItemOrdinalsTests {
  @Test(
    arguments: [
      [400], [0, 3, 0, 0, 200, 197], [1 << 33, 5, 1 << 40], [(1 << 32) - 3, 7, 1 << 32],
    ])
  func `each item keeps the frame that it was given`(itemCounts: [Int]) throws {
    var generator = SplitMix64(seed: 1)
    var frames: [Slot: Rect] = [:]
    for (section, count) in itemCounts.enumerated() where count > 0 {
      for item in Set((0..<400).map { $0 % 2 == 0 ? $0 / 2 : count - 1 - $0 / 2 })
      where (0..<count).contains(item) {
        frames[Slot(section: section, item: item)] = Rect(
          x: .random(in: 0..<900, using: &generator), y: .random(in: 0..<900, using: &generator),
          width: 3, height: 4)
      }
    }
    let geometry = try LayoutGeometry(.frames, width: 10, itemCounts: itemCounts, frames: frames)
    for (slot, frame) in frames {
      #expect(geometry.frame(of: slot) == frame)
      let lowest = frames.filter { $0.value.squaredDistance(to: frame.center) == 0 }.keys.min()
      #expect(geometry.nearest(to: frame.center, NearestQuery())?.slot == lowest)
    }
    let all = geometry.slots(intersecting: Rect(x: -1, y: -1, width: 2_000, height: 2_000))
    #expect(Array(all) == frames.keys.sorted())
  }

  @Test func `of several wrong frames the lowest item is reported`() {
    let right = Rect(x: 0, y: 0, width: 1, height: 1)
    let infinite = Rect(x: 0, y: .infinity, width: 1, height: 1)
    let early = Slot(section: 0, item: 1)
    let late = Slot(section: 1, item: 9)
    func error(_ frames: [Slot: Rect]) -> LayoutError? {
      do throws(LayoutError) {
        _ = try LayoutGeometry(.frames, width: 10, itemCounts: [2, 2], frames: frames)
        return nil
      } catch { return error }
    }
    #expect(error([early: right]) == nil)
    #expect(error([early: infinite, late: right]) == .invalidFrame(early))
    #expect(error([early: right, late: right]) == .pastTheEnd(late))
    #expect(error([Slot(item: 7): right, late: infinite]) == .pastTheEnd(Slot(item: 7)))
  }
}
