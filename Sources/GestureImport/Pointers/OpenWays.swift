import DragGeometry
import Machines

/// The sampled ways that have begun and are not over, by the time of their next samples, and of one time by
/// their index.
struct OpenWays {
  private struct Way: Comparable {
    let index: Int
    let event: ImportedEvent
    var samples: SampledPath.Samples
    var time: Timestamp
    var point: Point

    init?(_ way: SampledWay, _ event: ImportedEvent) {
      var samples = SampledPath.Samples(way.path)
      guard let (offset, point) = samples.next() else { return nil }
      (index, self.event, self.samples, self.point) = (way.index, event, samples, point)
      time = event.time + offset
    }

    /// Advances to the next sample; false if there is none.
    mutating func advance() -> Bool {
      guard let (offset, point) = samples.next() else { return false }
      (time, self.point) = (event.time + offset, point)
      return true
    }

    static func < (one: Way, other: Way) -> Bool {
      (one.time, one.index) < (other.time, other.index)
    }

    static func == (one: Way, other: Way) -> Bool {
      one.time == other.time && one.index == other.index
    }
  }

  private var heap = Heap<Way>()

  var isEmpty: Bool { heap.isEmpty }

  /// Returns whether a sample precedes an event with a time and an index.
  func precede(_ time: Timestamp, _ index: Int) -> Bool {
    heap.first.map { ($0.time, $0.index) < (time, index) } ?? false
  }

  /// Begins a way.
  mutating func begin(_ way: SampledWay, _ event: ImportedEvent) {
    if let way = Way(way, event) { heap.insert(way) }
  }

  /// The next sample of all ways.
  mutating func next() -> (index: Int, event: ImportedEvent)? {
    guard let first = heap.first else { return nil }
    var following = first
    if following.advance() {
      heap.replaceFirst(with: following)
    } else {
      heap.removeFirst()
    }
    var event = first.event
    event.time = first.time
    event.action = .move(.point(first.point))
    return (first.index, event)
  }
}
