import CollectionModel
import DragGeometry

/// The workloads that measure the speed of collections, each with its baseline.
///
/// Each body returns a number that depends on its result, so that the compiler cannot remove it.
struct CollectionWorkload: Sendable {
  /// The items of the one section.
  let items: [Int]
  /// The items as a snapshot.
  let snapshot: Snapshot<Int, Int>
  private let stride: Int

  /// Makes a list of this number of items.
  ///
  /// - Throws: Never, because all ids differ.
  init(count: Int) throws(SnapshotError<Int, Int>) {
    items = Array(0..<max(count, 2))
    // A step that scatters, and visits every item of any list of this project once.
    stride = 611_953
    snapshot = try Self.snapshot(of: items)
  }

  /// A snapshot of one section.
  static func snapshot(of items: [Int]) throws(SnapshotError<Int, Int>)
    -> Snapshot<Int, Int>
  {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSection(0, items: items)
    return snapshot
  }

  private func scattered(_ index: Int) -> Int {
    items[(index &+ 1) &* stride % items.count]
  }

  /// Moves one item in a copy while the old value is kept, and looks it up.
  func moveOne(_ round: Int) throws(SnapshotError<Int, Int>) -> Int {
    var copy = snapshot
    let item = scattered(round)
    try copy.move([item], to: GapIndex(item: scattered(round &+ 7)))
    return copy.slot(of: item)?.item ?? -1
  }

  /// Moves scattered items together in a copy, and looks up the first.
  func moveScattered(_ count: Int) throws(SnapshotError<Int, Int>) -> Int {
    var copy = snapshot
    let run = (0..<count).map(scattered)
    try copy.move(run, to: GapIndex(item: items.count / 2))
    return run.first.flatMap(copy.slot(of:))?.item ?? -1
  }

  /// The baseline of both moves: a new array and a new dictionary of the indices.
  func moveInArray(_ count: Int) -> Int {
    let run = (0..<count).map(scattered)
    let moved = Set(run)
    let gap = items.count / 2
    var order = items[..<gap].filter { !moved.contains($0) }
    order += run
    order += items[gap...].filter { !moved.contains($0) }
    var places: [Int: Int] = [:]
    places.reserveCapacity(order.count)
    for (place, item) in order.enumerated() { places[item] = place }
    return run.first.flatMap { places[$0] } ?? -1
  }

  /// A batch of deletions, insertions and moves in equal parts, valid for this list.
  func batch(_ count: Int) -> BatchUpdate {
    let step = max(items.count / max(count, 1), 3)
    return BatchUpdate(
      (0..<count / 3).flatMap { index -> [BatchUpdate.Operation] in
        let start = index * step
        return [
          .deleteItem(Slot(item: start)), .insertItem(Slot(item: start + 1)),
          .moveItem(from: Slot(item: start + 1), to: Slot(item: start + 2)),
        ]
      }
    )
  }

  /// Validates a batch without touching the items.
  func validate(_ batch: BatchUpdate) throws(BatchFailure) -> Int {
    try batch.validated(from: [items.count], to: [items.count]).moves.count
  }

  /// The baseline: applies the batch to an array, operation by operation.
  func applyToArray(_ batch: BatchUpdate) -> Int {
    var order = items
    var moved: [(Int, Int)] = []
    var leaving: [Int] = []
    for operation in batch.operations {
      if case .deleteItem(let slot) = operation { leaving.append(slot.item) }
      if case .insertItem(let slot) = operation { moved.append((slot.item, -slot.item)) }
      if case .moveItem(let from, let to) = operation {
        leaving.append(from.item)
        moved.append((to.item, items[from.item]))
      }
    }
    for place in leaving.sorted(by: >) { order.remove(at: place) }
    for (place, item) in moved.sorted(by: { $0.0 < $1.0 }) { order.insert(item, at: place) }
    return order[order.count / 2]
  }

  /// The items with every tenth one replaced, and then 2 of 100 swapped with a scattered one.
  func changedItems() -> [Int] {
    var order = items.indices.map { $0 % 10 == 3 ? items.count + items[$0] : items[$0] }
    for index in 0..<items.count / 100 { order.swapAt(index * 97 % order.count, scattered(index)) }
    return order
  }

  /// Computes the difference of two snapshots; the second is made of ``changedItems()``.
  func difference(to other: Snapshot<Int, Int>) -> Int {
    let map = other.difference(from: snapshot).map
    return map.moves.count + map.inserted.count
  }

  /// Returns true if the difference to another snapshot, applied to this one, gives the other.
  func replays(_ other: Snapshot<Int, Int>) throws(Snapshot<Int, Int>.BatchRejection)
    -> Bool
  {
    var copy = snapshot
    let difference = other.difference(from: snapshot)
    try copy.apply(difference.batch, content: difference.content)
    return copy == other
  }

  /// The baseline: the standard library's difference with its moves inferred.
  func standardDifference(to other: [Int]) -> Int {
    other.difference(from: items).inferringMoves().count
  }
}
