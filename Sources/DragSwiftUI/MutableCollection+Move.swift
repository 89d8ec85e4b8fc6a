public import Foundation

// Such delegates call these on arrays, and the Foundation of Linux has neither.

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves elements so that they lie before another one, as it is at this time.
  ///
  /// - Parameters:
  ///   - source: The indices of the elements, which keep their order.
  ///   - destination: The index of the element that they come before, before anything moves; the end index for the end.
  /// - Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moving = source.map { self[$0] }
    let before = source.count(in: 0..<destination)
    remove(atOffsets: source)
    insert(contentsOf: moving, at: destination - before)
  }
}

extension RangeReplaceableCollection where Index == Int {
  /// Removes the elements at some indices; O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var rest = Self()
    for index in indices where !offsets.contains(index) { rest.append(self[index]) }
    self = rest
  }
}
