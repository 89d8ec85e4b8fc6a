/// Snapshots that are applied one after the other, in the order of their arrival (D12).
///
/// A second apply during an apply waits. The difference is made when an apply starts, from what is
/// shown then, so a snapshot that was made from an older one is still applied rightly.
package struct ApplyQueue<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// How a snapshot is brought to the screen.
  package enum Way: Hashable, Sendable {
    /// By its difference from what is shown.
    case difference
    /// By reading everything again, without a difference; running animations are cut short.
    case reloadData
  }

  /// One apply that has started.
  package struct Application: Hashable, Sendable {
    /// The number that its request was given.
    package let number: Int
    /// What is to be shown, without marks.
    package let target: Snapshot<SectionID, ItemID>
    /// What changes; nil where everything is read again.
    package let difference: SnapshotDifference<SectionID, ItemID>?
  }

  private struct Request: Hashable, Sendable {
    let number: Int
    let snapshot: Snapshot<SectionID, ItemID>
    let way: Way
  }

  /// What is shown: the target of the last apply that was finished.
  package private(set) var shown: Snapshot<SectionID, ItemID>
  /// The apply that runs.
  package private(set) var running: Application?
  private var waiting: [Request] = []
  private var nextNumber = 0

  /// Makes a queue that shows a snapshot.
  package init(showing shown: Snapshot<SectionID, ItemID> = Snapshot()) {
    self.shown = shown
  }

  /// How many applies wait.
  package var waitingCount: Int { waiting.count }

  /// Adds a snapshot and returns its number, which its application will carry.
  package mutating func submit(
    _ snapshot: Snapshot<SectionID, ItemID>,
    way: Way = .difference
  ) -> Int {
    defer { nextNumber += 1 }
    waiting.append(Request(number: nextNumber, snapshot: snapshot, way: way))
    return nextNumber
  }

  /// Starts the next apply; nil while one runs, or where none waits.
  package mutating func start() -> Application? {
    guard running == nil, !waiting.isEmpty else { return nil }
    let request = waiting.removeFirst()
    var target = request.snapshot
    target.removeMarks()
    let application = Application(
      number: request.number,
      target: target,
      difference: request.way == .difference ? request.snapshot.difference(from: shown) : nil
    )
    running = application
    return application
  }

  /// Finishes the apply that runs; false where none does.
  @discardableResult
  package mutating func finish() -> Bool {
    guard let running else { return false }
    shown = running.target
    self.running = nil
    return true
  }
}
