/// The gap between two rows that stay, after the moved rows are removed.
struct StoreGap<Key: OrderKey> {
  /// The row before, or nil at the beginning.
  let lower: StoredRow<Key>?
  /// The row after, or nil at the end.
  let upper: StoredRow<Key>?
}

/// The keys for rows in a gap, and the adjacent rows that get new keys.
struct StoreLabels<Key: OrderKey> {
  let keys: [Key]
  var relabelled: [StoredRow<Key>] = []
}

extension StoreTransaction {
  /// Finds the gap that an intent refers to among the present rows (S18).
  mutating func resolve(_ intent: StoreIntent, without moving: Set<String>)
    throws(StoreError) -> StoreGap<Key>
  {
    let lower = try neighbor(intent.position.after, in: intent.list, without: moving)
    let upper = try neighbor(intent.position.before, in: intent.list, without: moving)
    if let lower {
      return StoreGap(lower: lower, upper: try next(behind: lower, intent.list, moving))
    }
    if let upper {
      return StoreGap(lower: try next(before: upper, intent.list, moving), upper: upper)
    }
    let named = intent.position.after != nil || intent.position.before != nil
    if named, intent.position.orphan == .conflict { throw .conflict(.bothNeighborsGone) }
    return StoreGap(lower: try next(before: nil, intent.list, moving), upper: nil)
  }

  /// A named neighbor, if it is in the list and is not moved itself.
  private mutating func neighbor(
    _ id: String?, in list: String, without moving: Set<String>
  ) throws(StoreError) -> StoredRow<Key>? {
    guard let id, !moving.contains(id), let row = try row(id), row.list == list else { return nil }
    return row
  }

  private mutating func next(
    behind row: StoredRow<Key>, _ list: String, _ moving: Set<String>
  ) throws(StoreError) -> StoredRow<Key>? {
    try rows(of: list, behind: row, limit: moving.count + 1).first { !moving.contains($0.id) }
  }

  private mutating func next(
    before row: StoredRow<Key>?, _ list: String, _ moving: Set<String>
  ) throws(StoreError) -> StoredRow<Key>? {
    try rows(of: list, before: row, limit: moving.count + 1).first { !moving.contains($0.id) }
  }

  /// Keys for rows in a gap; if there is no space, a window of rows around it is relabeled (S13).
  ///
  /// The window doubles until its rows have space, so that repeated insertions at one position
  /// write O(log n) rows each. Relabeled rows keep their order (S14).
  mutating func labels(
    for count: Int, in gap: StoreGap<Key>, of list: String, without moving: Set<String>
  ) throws(StoreError) -> StoreLabels<Key> {
    if let keys = Key.keys(count, after: gap.lower?.key, before: gap.upper?.key) {
      return StoreLabels(keys: keys)
    }
    var reach = 1
    while true {
      let before = try window(reach, from: gap.lower, list, moving, forward: false)
      let behind = try window(reach, from: gap.upper, list, moving, forward: true)
      let run = before.rows.count + count + behind.rows.count
      let isWhole = before.beyond == nil && behind.beyond == nil
      var keys = Key.relabelled(run, after: before.beyond?.key, before: behind.beyond?.key)
      if keys == nil, isWhole {
        do throws(OrderKeyError) {
          keys = try Key.spread(run)
        } catch {
          throw .keys(error)
        }
      }
      if let keys {
        let own = before.rows.count..<(before.rows.count + count)
        return StoreLabels(
          keys: Array(keys[own]),
          relabelled: changed(before.rows, to: keys[..<own.lowerBound])
            + changed(behind.rows, to: keys[own.upperBound...]))
      }
      reach *= 2
    }
  }

  /// The rows with new keys, without those that keep theirs.
  private func changed(
    _ rows: [StoredRow<Key>], to keys: ArraySlice<Key>
  ) -> [StoredRow<Key>] {
    zip(rows, keys).filter { $0.key != $1 }.map { row, key in
      var row = row
      row.key = key
      return row
    }
  }

  /// The rows next to a gap, in the list's order, and the one beyond them.
  private mutating func window(
    _ reach: Int, from edge: StoredRow<Key>?, _ list: String, _ moving: Set<String>, forward: Bool
  ) throws(StoreError) -> (rows: [StoredRow<Key>], beyond: StoredRow<Key>?) {
    guard let edge else { return ([], nil) }
    let limit = reach + moving.count
    let more =
      forward
      ? try rows(of: list, behind: edge, limit: limit)
      : try rows(of: list, before: edge, limit: limit)
    let staying = [edge] + more.filter { !moving.contains($0.id) }
    let rows = Array(staying.prefix(reach))
    let beyond = staying.count > reach ? staying[reach] : nil
    return (forward ? rows : rows.reversed(), beyond)
  }
}
