import Machines

extension Recording {
  /// Puts recordings of one span of time together, by time; of equal times the one of the earlier
  /// recording comes first.
  init(merging recordings: [Recording]) {
    self.init()
    guard recordings.count != 1 else {
      self = recordings[0]
      return
    }
    var all: [ImportedPointer] = []
    for recording in recordings {
      append(contentsOf: recording, pointers: recording.pointers.indices.map { all.count + $0 })
      all += recording.pointers
    }
    var numbers = [Int?](repeating: nil, count: all.count)
    for index in order ?? Array(events.indices) {
      guard let pointer = events[index].pointer, numbers[pointer] == nil else { continue }
      numbers[pointer] = pointers.count
      pointers.append(all[pointer])
    }
    for index in events.indices {
      change(index) { event in event.pointer = event.pointer.flatMap { numbers[$0] } }
    }
  }

  /// The indices of the events by the times at which they begin; nil where they are in that order.
  var order: [Int]? {
    let isInOrder = events.indices.dropFirst().allSatisfy {
      events[$0 - 1].time <= events[$0].time
    }
    guard !isInOrder else { return nil }
    return events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
  }
}
