import DragItems

/// The numbers behind the names of the items of other programs, where several items have one name.
///
/// The least free number of a name is found again without a look at those that are taken. It is derived from the items that are
/// there: a change of them that is not noted here makes it unknown.
struct OutsideNumbers: Sendable {
  /// A name, and its number.
  private struct Numbered: Sendable {
    let name: String
    let number: Int
  }

  /// The first number that may be free, of each name.
  private var lowest: [String: Int] = [:]
  private var numbered: [ItemID: Numbered] = [:]

  /// The first number of a name that may be free.
  func first(of name: String) -> Int { lowest[name] ?? 2 }

  /// An item has got the first free number of a name.
  mutating func take(_ number: Int, of name: String, for item: ItemID) {
    lowest[name] = number + 1
    numbered[item] = Numbered(name: name, number: number)
  }

  /// An item is not there any more.
  mutating func leave(_ item: ItemID) {
    // Perhaps its own name is that of another one with a number.
    guard let left = numbered.removeValue(forKey: item) else { return self = OutsideNumbers() }
    lowest[left.name] = min(first(of: left.name), left.number)
  }
}
