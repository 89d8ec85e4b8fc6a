extension StoreDriver {
  /// Commits an intent in one transaction (S17).
  ///
  /// - Parameter intent: The requested change.
  /// - Returns: The new revisions, and the number of written rows.
  /// - Throws: An error if the intent is rejected; nothing has changed then.
  @usableFromInline package func commit(_ intent: StoreIntent) throws(StoreError) -> StoreReceipt {
    try commit([intent])
  }

  /// Commits intents, one after the other, in one transaction: all of them, or none (S17).
  ///
  /// - Parameter intents: The requested changes.
  /// - Returns: The new revisions, and the number of written rows.
  /// - Throws: An error if an intent is rejected; nothing has changed then.
  public func commit(_ intents: [StoreIntent]) throws(StoreError) -> StoreReceipt {
    try write { transaction throws(StoreError) in
      var receipt = StoreReceipt()
      for intent in intents { receipt.append(try transaction.carryOut(intent)) }
      return receipt
    }
  }
}

extension StoreTransaction {
  /// Applies an intent to the present rows.
  ///
  /// An intent that changes nothing writes nothing, and the revision stays the same.
  package mutating func carryOut(_ intent: StoreIntent) throws(StoreError) -> StoreReceipt {
    let found = try revision(of: intent.list)
    if let expected = intent.expecting, expected != found {
      throw .conflict(.revision(expected: expected, found: found))
    }
    var seen: Set<String> = []
    for id in intent.ids where !seen.insert(id).inserted { throw .repeatedRow(id) }

    switch intent.change {
    case .delete(let ids): return try delete(ids, in: intent.list, revision: found)
    case .move(let ids):
      var moved: [StoredRow<Key>] = []
      for id in ids {
        guard let row = try row(id) else { throw .unknownRow(id) }
        moved.append(row)
      }
      return try place(moved, seen, by: intent, revision: found)
    case .insert(let ids):
      for id in ids {
        if try row(id) != nil { throw .rowExists(id) }
      }
      return try insert(ids, seen, by: intent, revision: found)
    }
  }

  private mutating func delete(
    _ ids: [String], in list: String, revision: Int64
  ) throws(StoreError) -> StoreReceipt {
    var lists: [String] = []
    for id in ids {
      guard let row = try row(id) else { throw .unknownRow(id) }
      if !lists.contains(row.list) { lists.append(row.list) }
    }
    try delete(ids)
    return try receipt(of: lists, at: list, revision, writes: ids.count)
  }

  /// Increments the revisions of changed lists, whether or not the intent's list is among them.
  private mutating func receipt(
    of changed: [String], at list: String, _ revision: Int64, writes: Int
  ) throws(StoreError) -> StoreReceipt {
    var steps = [list: StoreReceipt.Step(before: revision, after: revision)]
    for list in changed {
      let now = try count(list)
      steps[list] = StoreReceipt.Step(before: now - 1, after: now)
    }
    return StoreReceipt(steps, writes: writes)
  }

  private mutating func insert(
    _ ids: [String], _ moving: Set<String>, by intent: StoreIntent, revision: Int64
  ) throws(StoreError) -> StoreReceipt {
    guard !ids.isEmpty else { return try receipt(of: [], at: intent.list, revision, writes: 0) }
    let gap = try resolve(intent, without: moving)
    let labels = try labels(for: ids.count, in: gap, of: intent.list, without: moving)
    let rows = zip(ids, labels.keys).map { StoredRow($0, in: intent.list, key: $1) }
    try update(labels.relabelled)
    try insert(rows)
    return try receipt(
      of: [intent.list], at: intent.list, revision, writes: rows.count + labels.relabelled.count)
  }

  private mutating func place(
    _ moved: [StoredRow<Key>], _ moving: Set<String>, by intent: StoreIntent, revision: Int64
  ) throws(StoreError) -> StoreReceipt {
    let gap = try resolve(intent, without: moving)
    guard !moved.isEmpty, !(isInPlace(moved, gap, intent.list)) else {
      return try receipt(of: [], at: intent.list, revision, writes: 0)
    }
    let labels = try labels(for: moved.count, in: gap, of: intent.list, without: moving)
    var left: [String] = []
    let rows = zip(moved, labels.keys).map { row, key -> StoredRow<Key> in
      if row.list != intent.list, !left.contains(row.list) { left.append(row.list) }
      var row = row
      row.list = intent.list
      row.key = key
      return row
    }
    try update(rows + labels.relabelled)
    return try receipt(
      of: left + [intent.list], at: intent.list, revision,
      writes: rows.count + labels.relabelled.count)
  }

  /// Returns true if rows are in the gap already, in this order, with no other row between them.
  private func isInPlace(_ moved: [StoredRow<Key>], _ gap: StoreGap<Key>, _ list: String) -> Bool {
    let run = [gap.lower].compactMap { $0 } + moved + [gap.upper].compactMap { $0 }
    return moved.allSatisfy { $0.list == list }
      && zip(run, run.dropFirst()).allSatisfy { $0.precedes($1) }
  }
}
