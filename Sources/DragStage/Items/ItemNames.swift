import DragGeometry
import DragItems

/// The names of items, each numbered once, so that everything else handles numbers.
///
/// A large run of numbered names is kept as such, and no name of it is made before it is asked for.
struct ItemNames: Sendable {
  /// Neighboring numbers, and where their names are.
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
  /// The large runs, each with what is added to a number for the item's.
  private var runs = NumberedRuns<Int>()
  /// The number that is given next.
  private var next: UInt32 = 0

  /// The item of a name, numbered now if it is new.
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

  /// Whether a single name is one of a run; O(names), or O(run) where that is less.
  private func hasName(in run: NumberedNames) -> Bool {
    numbers.count < run.numbers.count
      ? numbers.keys.contains { run.number(of: $0) != nil }
      : run.numbers.contains { numbers[run.name($0)] != nil }
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

  /// The item of a name in a large run, or nil.
  private func numberedItem(_ name: String) -> ItemID? {
    runs.find(name).map { ItemID(UInt32($0.value + $0.number)) }
  }

  /// Whether an item was numbered here; O(1).
  func has(_ item: ItemID) -> Bool { item.rawValue < next }

  /// The name of an item; an item of another stage may have none here, and shows its number.
  subscript(item: ItemID) -> String {
    guard item.rawValue < next else { return "(item \(item.rawValue))" }
    let count = blocks.indices.partition { blocks[$0].start <= item.rawValue }
    guard count > 0 else { return names[Int(item.rawValue)] }
    let block = blocks[count - 1]
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
