import Machines

/// The activities that take time while other lines run, by the time of their next samples.
///
/// Of several samples at one time the activity that began first comes first. A step costs O(log *n*).
struct Activities {
  private struct Entry: Comparable {
    let time: Timestamp
    /// The number of activities that began before.
    let number: Int

    static func < (one: Entry, other: Entry) -> Bool {
      (one.time, one.number) < (other.time, other.number)
    }
  }

  private var heap = Heap<Entry>()
  private var activities: [Int: Activity] = [:]
  /// The end times by subject.
  private var ends: [Activity.Subject: [Int: Timestamp]] = [:]
  private var beginCount = 0

  /// The activity whose sample is due next, or nil if there is none.
  var next: Activity? { heap.first.flatMap { activities[$0.number] } }

  /// The time of that sample.
  var nextTime: Timestamp? { heap.first?.time }

  /// The time at which all activities of a subject end, or nil if there are none.
  func end(of subject: Activity.Subject) -> Timestamp? { ends[subject]?.values.max() }

  /// Begins an activity, after all others of the same time.
  mutating func begin(_ activity: Activity) {
    let number = beginCount
    beginCount += 1
    activities[number] = activity
    ends[activity.subject, default: [:]][number] = activity.end
    heap.insert(Entry(time: activity.nextTime, number: number))
  }

  /// Moves on after the next sample was dispatched.
  mutating func finishSample(of activity: Activity) {
    guard let number = heap.first?.number else { return }
    var activity = activity
    activity.next += 1
    if activity.isDone {
      activities[number] = nil
      ends[activity.subject]?[number] = nil
      if ends[activity.subject]?.isEmpty == true { ends[activity.subject] = nil }
      heap.removeFirst()
    } else {
      heap.replaceFirst(with: Entry(time: activity.nextTime, number: number))
      activities[number] = activity
    }
  }
}
