import CollectionModel
import DragGeometry
import TestSupport

/// The plain reading of a batch: sections as arrays, carried out place by place in O(n).
struct NaiveBatch {
  /// What stands after a batch, or nil where the batch does not fit the counts.
  ///
  /// Deleted and moved elements are taken out; moved and new ones are put at their places; the rest
  /// fill the places that are left, in order. New items are numbered from 1,000, new sections are
  /// as long as `newCounts` says.
  static func result(of batch: BatchUpdate, on old: [[Int]], newCounts: [Int]) -> [[Int]]? {
    var batch = batch
    var seen: Set<BatchUpdate.Operation> = []
    batch = BatchUpdate(
      batch.operations.filter { operation in
        switch operation {
        case .moveItem, .moveSection: seen.insert(operation).inserted
        default: true
        }
      }
    )
    var goneSections: [Int] = []
    var newSections: [Int: [Int]?] = [:]
    var gone: [Slot] = []
    var arrivals: [Slot: Int] = [:]
    var next = 1_000
    for case .insertSection(let index) in batch.operations {
      guard newCounts.indices.contains(index), newSections[index] == nil else { return nil }
      newSections[index] = .some(nil)
    }
    for case .deleteSection(let index) in batch.operations { goneSections.append(index) }
    for case .moveSection(let from, let to) in batch.operations {
      guard newSections[to] == nil, newCounts.indices.contains(to) else { return nil }
      guard !goneSections.contains(from), old.indices.contains(from) else { return nil }
      goneSections.append(from)
      newSections[to] = .some(old[from])
    }
    guard Set(goneSections).count == goneSections.count else { return nil }
    guard goneSections.allSatisfy(old.indices.contains) else { return nil }
    let deletedSections = batch.operations.compactMap { operation -> Int? in
      if case .deleteSection(let index) = operation { index } else { nil }
    }
    let insertedSections = newSections.filter { $0.value == nil }.keys
    func exists(_ slot: Slot) -> Bool {
      old.indices.contains(slot.section) && old[slot.section].indices.contains(slot.item)
    }
    for case .deleteItem(let slot) in batch.operations
    where !deletedSections.contains(slot.section) {
      guard exists(slot) else { return nil }
      gone.append(slot)
    }
    for case .insertItem(let slot) in batch.operations
    where !insertedSections.contains(slot.section) {
      guard arrivals[slot] == nil else { return nil }
      arrivals[slot] = next
      next += 1
    }
    for case .moveItem(let from, let to) in batch.operations {
      guard exists(from), arrivals[to] == nil else { return nil }
      guard !deletedSections.contains(from.section), !insertedSections.contains(to.section) else {
        return nil
      }
      gone.append(from)
      arrivals[to] = old[from.section][from.item]
    }
    guard Set(gone).count == gone.count else { return nil }
    guard reloadsFit(batch, on: old, exists) else { return nil }
    // The section's number before goes along, so that items taken out are found.
    var staying = old.indices.filter { !goneSections.contains($0) }[...]
    var result: [[Int]] = []
    for index in newCounts.indices {
      var source: Int?
      if let entry = newSections[index] {
        source = entry.flatMap { moved in
          batch.operations.compactMap { operation -> Int? in
            if case .moveSection(let from, index) = operation, old[from] == moved {
              from
            } else {
              nil
            }
          }.first
        }
        if source == nil {
          result.append((0..<newCounts[index]).map { -1 - $0 - 100 * index })
          continue
        }
      } else {
        guard let first = staying.popFirst() else { return nil }
        source = first
      }
      guard let source else { return nil }
      var rest = old[source].indices.filter { !gone.contains(Slot(section: source, item: $0)) }
        .map { old[source][$0] }[...]
      var items: [Int] = []
      for item in 0..<newCounts[index] {
        if let arrival = arrivals.removeValue(forKey: Slot(section: index, item: item)) {
          items.append(arrival)
        } else if let survivor = rest.popFirst() {
          items.append(survivor)
        } else {
          return nil
        }
      }
      guard rest.isEmpty else { return nil }
      result.append(items)
    }
    return staying.isEmpty && arrivals.isEmpty ? result : nil
  }

  /// Whether what is shown again is there and stays; what a deleted section covers is not asked.
  private static func reloadsFit(
    _ batch: BatchUpdate, on old: [[Int]], _ exists: (Slot) -> Bool
  ) -> Bool {
    batch.operations.allSatisfy { operation in
      switch operation {
      case .reloadItem(let slot), .reconfigureItem(let slot):
        batch.operations.contains(.deleteSection(slot.section))
          || exists(slot) && !batch.operations.contains(.deleteItem(slot))
      case .reloadSection(let section):
        old.indices.contains(section) && !batch.operations.contains(.deleteSection(section))
      default: true
      }
    }
  }
}
