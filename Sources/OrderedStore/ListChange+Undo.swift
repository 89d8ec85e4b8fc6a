import CollectionModel
import DragGeometry

extension ListChange {
  /// The intents that bring the order before this change back, one after the other; O(n).
  ///
  /// Rows go back beside the neighbours that they had. Where somebody else has taken those away
  /// meanwhile, it is the other neighbour that decides, as for any intent (S18).
  public var undo: [StoreIntent] {
    var intents: [StoreIntent] = []
    let came = after.itemIDs.filter { !before.contains($0) }
    for section in 0..<after.numberOfSections {
      guard let list = after.sectionID(at: section) else { continue }
      let gone = after.itemIDs(inSection: section).filter { !before.contains($0) }
      if !gone.isEmpty { intents.append(StoreIntent(.delete(gone), in: list)) }
    }
    let left = Set(before.itemIDs.filter { !after.contains($0) })
    var moved: Set<String> = []
    for case .moved(let id, _, _) in events { moved.insert(id) }
    guard !moved.isEmpty || !left.isEmpty || !came.isEmpty else { return [] }

    for section in 0..<before.numberOfSections {
      guard let list = before.sectionID(at: section) else { continue }
      let rows = before.itemIDs(inSection: section)
      var start = 0
      while start < rows.count {
        let isNew = left.contains(rows[start])
        guard isNew || moved.contains(rows[start]) else {
          start += 1
          continue
        }
        var end = start
        while end < rows.count, left.contains(rows[end]) == isNew,
          isNew || moved.contains(rows[end])
        {
          end += 1
        }
        let run = Array(rows[start..<end])
        // What stands behind has not been brought back yet, unless it never went.
        let next = rows[end...].first { !left.contains($0) && !moved.contains($0) }
        let spot = StoreIntent.Spot(
          after: start > 0 ? rows[start - 1] : nil, before: next, orphan: .end)
        intents.append(StoreIntent(isNew ? .insert(run) : .move(run), in: list, at: spot))
        start = end
      }
    }
    return intents
  }
}
