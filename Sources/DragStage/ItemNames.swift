import DragItems

/// The names of items, each numbered once, so that everything else handles numbers.
///
/// A large run of numbered names is kept as such, and no name of it is made before it is asked for.
struct ItemNames: Sendable {
  /// Neighbouring numbers, and where their names are.
  private struct Block: Sendable {
    let start: UInt32
    let run: NumberedNames?
    /// Where the first name stands, where they stand one by one.
    let offset: Int
  }

  private var names: [String] = []
  private var numbers: [String: ItemID] = [:]
  /// The blocks in the order of their numbers; none where all names stand one by one.
  private var blocks: [Block] = []
  /// The number that is given next.
  private var next: UInt32 = 0

  /// The item of a name, numbered now if it is new; O(1 + runs).
  mutating func item(named name: String) -> ItemID {
    if let known = numberedItem(name) { return known }
    // One look into the dictionary finds the item or the place for a new one.
    let item = numbers.entry(of: name, orNew: ItemID(next))
    if item.rawValue == next { add(name) }
    return item
  }

  /// The items of numbered names in order, each numbered now if it is new.
  ///
  /// O(n) in what is given back; where no name of a large run is known, none is made.
  mutating func items(named run: NumberedNames) -> [ItemID] {
    let isNew =
      run.numbers.count >= 1_000 && !numbers.keys.contains { run.number(of: $0) != nil }
      && !blocks.contains { $0.run?.mayShare(with: run) ?? false }
    guard isNew, let last = UInt32(exactly: Int(next) + run.numbers.count) else {
      return run.numbers.map { item(named: run.name($0)) }
    }
    blocks.append(Block(start: next, run: run, offset: 0))
    let items = (next..<last).map { ItemID($0) }
    next = last
    blocks.append(Block(start: next, run: nil, offset: names.count))
    return items
  }

  /// How many names mean an item.
  var count: Int { numbers.count }

  /// A new item that no name means, for a placeholder.
  mutating func unnamed() -> ItemID { add("(placeholder)") }

  @discardableResult
  private mutating func add(_ name: String) -> ItemID {
    let item = ItemID(next)
    next += 1
    names.append(name)
    return item
  }

  /// The item of a name that was numbered before, or nil.
  func known(_ name: String) -> ItemID? {
    numbers[name] ?? numberedItem(name)
  }

  /// The item of a name in a large run, or nil; O(runs).
  private func numberedItem(_ name: String) -> ItemID? {
    for block in blocks {
      if let number = block.run?.place(of: name) { return ItemID(block.start + UInt32(number)) }
    }
    return nil
  }

  /// The name of an item; an item of another stage may have none here, and shows its number.
  subscript(item: ItemID) -> String {
    guard item.rawValue < next else { return "(item \(item.rawValue))" }
    guard let block = blocks.last(where: { $0.start <= item.rawValue }) else {
      return names[Int(item.rawValue)]
    }
    let place = Int(item.rawValue - block.start)
    if let run = block.run { return run.name(run.numbers.lowerBound + place) }
    return names[block.offset + place]
  }

  /// The name of a copy that is free: `a-copy`, then `a-copy-2` and so on.
  ///
  /// - Parameters:
  ///   - item: What is copied.
  ///   - isTaken: Whether a name cannot be used.
  /// - Returns: The first free name.
  func copyName(of item: ItemID, isTaken: (String) -> Bool) -> String {
    let base = self[item] + "-copy"
    guard isTaken(base) else { return base }
    var number = 2
    while isTaken("\(base)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }
}

extension Dictionary {
  /// The value of a key, which is put in where there is none: the key is hashed once.
  mutating func entry(of key: Key, orNew value: Value) -> Value {
    func read(_ entry: inout Value) -> Value { entry }
    return read(&self[key, default: value])
  }
}
