import Machines

/// What takes time while other lines run, by when the next sample of each is due.
///
/// Of several samples at one time that of the activity which began first comes first. A step costs O(log *n*).
struct Activities {
  private struct Entry: Comparable {
    let time: Timestamp
    /// How many activities began before.
    let number: Int

    static func < (one: Entry, other: Entry) -> Bool {
      (one.time, one.number) < (other.time, other.number)
    }
  }

  private var heap = Heap<Entry>()
  private var activities: [Int: Activity] = [:]
  /// When each subject is at its goal.
  private var ends: [Activity.Subject: [Int: Timestamp]] = [:]
  private var beginCount = 0

  /// The activity whose sample is due next, or nil where none is under way.
  var next: Activity? { heap.first.flatMap { activities[$0.number] } }

  /// When that sample is due.
  var nextTime: Timestamp? { heap.first?.time }

  /// When everything that moves a subject is done, or nil where nothing does.
  func end(of subject: Activity.Subject) -> Timestamp? { ends[subject]?.values.max() }

  /// Begins an activity behind all others.
  mutating func begin(_ activity: Activity) {
    let number = beginCount
    beginCount += 1
    activities[number] = activity
    ends[activity.subject, default: [:]][number] = activity.end
    heap.insert(Entry(time: activity.nextTime, number: number))
  }

  /// The sample that was due next was dispatched: what follows it is due at its own time.
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
