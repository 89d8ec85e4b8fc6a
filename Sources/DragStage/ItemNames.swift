import DragItems

/// The names of items, each numbered once, so that everything else handles numbers.
struct ItemNames: Sendable {
  private var names: [String] = []
  private var numbers: [String: ItemID] = [:]

  /// The item of a name, numbered now if it is new; O(1).
  mutating func item(named name: String) -> ItemID {
    if let known = numbers[name] { return known }
    let item = ItemID(UInt32(names.count))
    names.append(name)
    numbers[name] = item
    return item
  }

  /// A new item that no name means, for a placeholder.
  mutating func unnamed() -> ItemID {
    let item = ItemID(UInt32(names.count))
    names.append("(placeholder)")
    return item
  }

  /// The item of a name that was numbered before, or nil.
  func known(_ name: String) -> ItemID? { numbers[name] }

  /// The name of an item; an item of another stage may have none here, and shows its number.
  subscript(item: ItemID) -> String {
    let number = Int(item.rawValue)
    return number < names.count ? names[number] : "(item \(number))"
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
