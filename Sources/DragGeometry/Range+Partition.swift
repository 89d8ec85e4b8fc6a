extension Range<Int> {
  /// The first index at which a condition fails, where none that follows satisfies it: O(log n).
  @inlinable package func partition(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
