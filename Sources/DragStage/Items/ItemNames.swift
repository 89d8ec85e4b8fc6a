import DragGeometry
import DragItems

/// The names of items, each with a number, so that all other code handles numbers.
///
/// A large run of numbered names is stored as a run, and its names are created on demand.
struct ItemNames: Sendable {
  /// Consecutive numbers, and the storage of their names.
  private struct Block: Sendable {
    let start: UInt32
    let run: NumberedNames?
    /// The index of the first name, if the names are stored individually.
    let offset: Int
  }

  private var names: [String] = []
  private var numbers: [String: ItemID] = [:]
  /// The blocks in the order of their numbers; empty if all names are stored individually.
  private var blocks: [Block] = []
  /// The large runs, each with the offset from a name's number to the item's number.
  private var runs = NumberedRuns<Int>()
  /// The next unused number.
  private var next: UInt32 = 0

  /// The item of a name, which gets a number if it is new.
  mutating func item(named name: String) -> ItemID {
    if let known = numberedItem(name) { return known }
    // One lookup in the dictionary finds the item or the slot for a new one.
    let item = numbers.entry(of: name, orNew: ItemID(next))
    if item.rawValue == next { add(name) }
    return item
  }

  /// The items of numbered names in order; new ones get numbers.
  ///
  /// O(n) in the result; if no name of a large run is known, no name is created.
  mutating func items(named run: NumberedNames) -> [ItemID] {
    let isNew =
      run.numbers.count >= 1_000 && !runs.mayShare(run.prefix, run.numbers) && !hasName(in: run)
    guard isNew, let last = UInt32(exactly: Int(next) + run.numbers.count) else {
      return run.numbers.map { item(named: run.name($0)) }
    }
    blocks.append(Block(start: next, run: run, offset: 0))
    runs.add(run.prefix, run.numbers, Int(next) - run.numbers.lowerBound)
    let items = (next..<last).map { ItemID($0) }
    next = last
    blocks.append(Block(start: next, run: nil, offset: names.count))
    return items
  }

  /// Returns true if a single name belongs to a run; O(names), or O(run) if that is less.
  private func hasName(in run: NumberedNames) -> Bool {
    numbers.count < run.numbers.count
      ? numbers.keys.contains { run.number(of: $0) != nil }
      : run.numbers.contains { numbers[run.name($0)] != nil }
  }

  /// The number of individual names.
  var count: Int { numbers.count }

  /// A new item without a name, for a placeholder.
  mutating func unnamed() -> ItemID { add("(placeholder)") }

  @discardableResult
  private mutating func add(_ name: String) -> ItemID {
    let item = ItemID(next)
    next += 1
    names.append(name)
    return item
  }

  /// The item of a known name, or nil.
  func known(_ name: String) -> ItemID? {
    numbers[name] ?? numberedItem(name)
  }

  /// The item of a name in a large run, or nil.
  private func numberedItem(_ name: String) -> ItemID? {
    runs.find(name).map { ItemID(UInt32($0.value + $0.number)) }
  }

  /// Returns true if an item has a number here; O(1).
  func has(_ item: ItemID) -> Bool { item.rawValue < next }

  /// The name of an item; an item of another stage may have none, and shows its number.
  subscript(item: ItemID) -> String {
    guard item.rawValue < next else { return "(item \(item.rawValue))" }
    let count = blocks.indices.partition { blocks[$0].start <= item.rawValue }
    guard count > 0 else { return names[Int(item.rawValue)] }
    let block = blocks[count - 1]
    let index = Int(item.rawValue - block.start)
    if let run = block.run { return run.name(run.numbers.lowerBound + index) }
    return names[block.offset + index]
  }

  /// The name of a copy that is free: `a-copy`, then `a-copy-2` and so on.
  func copyName(of item: ItemID, isTaken: (String) -> Bool) -> String {
    let base = self[item] + "-copy"
    guard isTaken(base) else { return base }
    var number = 2
    while isTaken("\(base)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }
}

extension Dictionary {
  /// The value of a key, inserted if there is none: the key is hashed once.
  mutating func entry(of key: Key, orNew value: Value) -> Value {
    func read(_ entry: inout Value) -> Value { entry }
    return read(&self[key, default: value])
  }
}
