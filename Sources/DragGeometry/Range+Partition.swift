extension Range<Int> {
  /// The first index at which a condition fails, if it fails for all following ones: O(log n).
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

  /// The same, searching outwards from a guess: O(log d) for a guess that is off by d.
  @inlinable package func partition(near guess: Int, where holds: (Int) -> Bool) -> Int {
    let start = Swift.min(Swift.max(guess, lowerBound), upperBound)
    var step = 1
    if start < upperBound, holds(start) {
      var low = start + 1
      while step <= upperBound - low {
        let probe = low + step - 1
        guard holds(probe) else { return (low..<probe).partition(where: holds) }
        low = probe + 1
        step *= 2
      }
      return (low..<upperBound).partition(where: holds)
    }
    var high = start
    while step <= high - lowerBound {
      let probe = high - step
      if holds(probe) { return (probe + 1..<high).partition(where: holds) }
      high = probe
      step *= 2
    }
    return (lowerBound..<high).partition(where: holds)
  }
}
