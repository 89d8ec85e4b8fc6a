import DragGeometry

extension Array {
  /// The element with a key in an array that is sorted by it: O(log n).
  func first<Key: Comparable>(at key: Key, by keyOf: (Element) -> Key) -> Element? {
    let candidate = indices.partition { keyOf(self[$0]) < key }
    guard candidate < count, keyOf(self[candidate]) == key else { return nil }
    return self[candidate]
  }
}

extension Array where Element: Comparable {
  /// Returns true if an ascending array contains an element: O(log n).
  func holdsSorted(_ element: Element) -> Bool {
    first(at: element, by: { $0 }) != nil
  }

  /// The elements in ascending order, each once.
  func sortedUniquely() -> [Element] {
    var unique: [Element] = []
    unique.reserveCapacity(count)
    for element in sorted() where unique.last != element { unique.append(element) }
    return unique
  }
}
