import DragGeometry
import DragGestures
import DragScript
import DragStage
import Machines
import TestSupport
import Testing

@testable import DragReplay

/// Which sample comes next, against a look at everything that is under way.
@Suite struct ActivitiesTests {
  @Test func `samples come by their time, and those of one time in the order of beginning`() throws
  {
    let stage = Stage()
    var pointers: [PointerID] = []
    for number in 0..<8 { pointers.append(try stage.addPointer("p\(number)", .mouse)) }
    let place = SourceLocation(file: "t.drag", line: 1, column: 1)
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var activities = Activities()
      var plain: [Activity] = []
      var sampled = 0
      while sampled < 200 {
        let pointer = pointers[Int.random(in: 0..<8, using: &random)]
        let isFree = activities.end(of: .pointer(pointer)) == nil
        #expect(isFree == !plain.contains { $0.subject == .pointer(pointer) })
        if isFree, Bool.random(using: &random) {
          let start = activities.nextTime ?? .zero
          let activity = Activity(
            subject: .pointer(pointer), start: start,
            duration: .milliseconds(Int64.random(in: 1...5, using: &random) * 10),
            sampleCount: Int64.random(in: 1...4, using: &random), from: .zero,
            target: Point(x: 9, y: 9), ease: .linear, live: nil, location: place)
          activities.begin(activity)
          plain.append(activity)
          #expect(activities.end(of: .pointer(pointer)) == activity.end)
        }
        let first = plain.indices.min { plain[$0].nextTime < plain[$1].nextTime }
        #expect(activities.next?.subject == first.map { plain[$0].subject }, "seed \(seed)")
        #expect(activities.nextTime == first.map { plain[$0].nextTime })
        guard let next = activities.next, let first else { continue }
        activities.finishSample(of: next)
        plain[first].next += 1
        if plain[first].isDone { plain.remove(at: first) }
        sampled += 1
      }
    }
  }
}
