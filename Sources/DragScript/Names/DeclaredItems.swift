import DragItems

/// The declared items of a collection, for finding duplicates.
struct DeclaredItems {
  /// The items declared one by one.
  private(set) var ids: Set<String> = []
  private var runs = NumberedRuns<Void>()
  /// All numbered runs, and the subset of them that repeats an item, which is an error.
  private var all: [ItemRun] = []
  private var repeated: [ItemRun] = []

  /// Returns whether an item with an id is declared.
  func has(_ id: String) -> Bool {
    ids.contains(id) || runs.find(id) != nil || repeated.contains { $0.contains(id) }
  }

  /// Adds the items of a line.
  ///
  /// The cost is bounded by the number of items: a numbered run is compared with single items, and
  /// with runs whose names may continue with its digits, in whichever way compares less.
  ///
  /// - Returns: False if one of the items is already declared.
  mutating func add(_ run: ItemRun) -> Bool {
    guard let numbers = run.numbers else {
      let isNew = !has(run.name.text)
      ids.insert(run.name.text)
      return isNew
    }
    let isNew = !repeats(run, numbers)
    all.append(run)
    if isNew { runs.add(run.name.text, numbers, ()) } else { repeated.append(run) }
    return isNew
  }

  private func repeats(_ run: ItemRun, _ numbers: ClosedRange<Int>) -> Bool {
    if numbers.count < ids.count {
      if numbers.contains(where: { ids.contains(run.id($0)) }) { return true }
    } else if ids.contains(where: run.contains) {
      return true
    }
    if repeated.contains(where: { $0.overlaps(run) }) { return true }
    guard runs.mayShare(run.name.text, numbers) else { return false }
    return numbers.count < all.count
      ? numbers.contains { runs.find(run.id($0)) != nil } : all.contains { $0.overlaps(run) }
  }
}
