import CollectionModel
import DragGeometry

/// The insertions, deletions and moves between two orders, in the form that observers receive.
struct ListMoves {
  /// Sections that are deleted, or that are inserted again elsewhere: observed sections do not move
  /// (S4).
  let sectionsLeft: [Int]
  /// Sections that are inserted.
  let sectionsReached: [Int]
  private(set) var deleted: [Slot]
  private(set) var inserted: [Slot]
  private(set) var moves: [IndexMap.Move] = []

  private let left: Set<Int>
  private let reached: Set<Int>

  init(
    _ map: IndexMap, from before: Snapshot<String, String>, to after: Snapshot<String, String>
  ) {
    let elsewhere = map.sectionMoves.filter { $0.from != $0.to }
    sectionsLeft = (map.deletedSections + elsewhere.map { $0.from }).sorted()
    sectionsReached = (map.insertedSections + elsewhere.map { $0.to }).sorted()
    let left = Set(sectionsLeft)
    let reached = Set(sectionsReached)
    self.left = left
    self.reached = reached
    deleted = map.deleted.filter { !left.contains($0.section) }
    inserted = map.inserted.filter { !reached.contains($0.section) }
    for move in map.moves {
      // A move out of a deleted section, or into an inserted one, is visible on one side only.
      switch (left.contains(move.from.section), reached.contains(move.to.section)) {
      case (true, true): continue
      case (true, false): inserted.append(move.to)
      case (false, true): deleted.append(move.from)
      case (false, false): moves.append(move)
      }
    }
    // An index may refer to another section after the change: then a move to the same slot is a
    // real one.
    for section in Set(moves.filter { $0.from == $0.to }.map({ $0.from.section })).sorted()
    where before.sectionID(at: section) == after.sectionID(at: section) {
      keepFixedRows(of: section, before, after)
    }
    deleted.sort()
    inserted.sort()
  }

  /// Returns true if the row's section is reported as a whole.
  func isRebuilt(
    _ id: String, _ before: Snapshot<String, String>, _ after: Snapshot<String, String>
  ) -> Bool {
    before.slot(of: id).map { left.contains($0.section) } ?? true
      || after.slot(of: id).map { reached.contains($0.section) } ?? true
  }

  /// Moves the rows of a section around those that keep their index.
  ///
  /// The fewest moves may move a row to its own slot, while others pass it. Observers must not
  /// receive such a move (S6a), so a few more rows are moved instead (S7).
  private mutating func keepFixedRows(
    of section: Int, _ before: Snapshot<String, String>, _ after: Snapshot<String, String>
  ) {
    moves.removeAll { $0.from.section == section && $0.to.section == section }
    var passed: [IndexMap.Move] = []
    var lower = -1
    func settle(until upper: Int) -> [IndexMap.Move] {
      let between = passed.filter { $0.from.item > lower && $0.from.item < upper }
      let staying = Set(
        LongestIncreasing.places(of: between.map { $0.from.item }).map { between[$0].from })
      return passed.filter { !staying.contains($0.from) }
    }
    for (item, id) in after.itemIDs(inSection: section).enumerated() {
      guard let from = before.slot(of: id), from.section == section else { continue }
      if from.item == item {
        moves += settle(until: item)
        passed = []
        lower = item
      } else {
        passed.append(IndexMap.Move(from: from, to: Slot(section: section, item: item)))
      }
    }
    moves += settle(until: .max)
    moves.sort { $0.from < $1.from }
  }
}
