/// Snapshots that are applied one after the other, in the order of submission (D12).
///
/// A second apply during an apply waits. The difference is computed when an apply starts, from the
/// snapshot that is shown then, so a snapshot that was derived from an older one is still applied
/// correctly.
package struct ApplyQueue<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The way in which a snapshot is displayed.
  package enum Way: Hashable, Sendable {
    /// With its difference from the shown snapshot.
    case difference
    /// By reloading all data, without a difference; running animations are canceled.
    case reloadData
  }

  /// One apply that has started.
  package struct Application: Hashable, Sendable {
    /// The number of its request.
    package let number: Int
    /// The snapshot to be shown, without marks.
    package let target: Snapshot<SectionID, ItemID>
    /// The difference; nil if all data is reloaded.
    package let difference: SnapshotDifference<SectionID, ItemID>?
  }

  private struct Request: Hashable, Sendable {
    let number: Int
    let snapshot: Snapshot<SectionID, ItemID>
    let way: Way
  }

  /// The snapshot that is shown: the target of the last finished apply.
  package private(set) var shown: Snapshot<SectionID, ItemID>
  /// The running apply.
  package private(set) var running: Application?
  private var waiting: [Request] = []
  private var nextNumber = 0

  /// Makes a queue that shows a snapshot.
  package init(showing shown: Snapshot<SectionID, ItemID> = Snapshot()) {
    self.shown = shown
  }

  /// The number of waiting applies.
  package var waitingCount: Int { waiting.count }

  /// Adds a snapshot and returns its number, which identifies its application.
  package mutating func submit(
    _ snapshot: Snapshot<SectionID, ItemID>,
    way: Way = .difference
  ) -> Int {
    defer { nextNumber += 1 }
    waiting.append(Request(number: nextNumber, snapshot: snapshot, way: way))
    return nextNumber
  }

  /// Starts the next apply; returns nil while one is running, or if none is waiting.
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

  /// Finishes the running apply; returns false if none is running.
  @discardableResult
  package mutating func finish() -> Bool {
    guard let running else { return false }
    shown = running.target
    self.running = nil
    return true
  }
}
