import DragItems

/// The items that a collection is declared with, so that none is declared twice.
struct DeclaredItems {
  /// The items that are named one by one.
  private(set) var ids: Set<String> = []
  private var runs = NumberedRuns<Void>()
  /// All numbered runs, and those of them that repeat an item, which is a fault.
  private var all: [ItemRun] = []
  private var repeated: [ItemRun] = []

  /// Whether there is an item of an id.
  func has(_ id: String) -> Bool {
    ids.contains(id) || runs.find(id) != nil || repeated.contains { $0.contains(id) }
  }

  /// Adds what a line names.
  ///
  /// It costs no more than the items do themselves: a numbered run is compared with what is named one by
  /// one, and with runs whose names may go on with its digits, in the way that looks at less.
  ///
  /// - Returns: False where an item of it is there already.
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
