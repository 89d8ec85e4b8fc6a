/// An index and its sort key, in one word.
@usableFromInline package struct KeyedIndex: Sendable {
  /// The sort key.
  @usableFromInline package var key: UInt32
  /// The index, below 2 to the power of 32.
  @usableFromInline package var index: UInt32

  /// Makes a pair.
  @inlinable package init(key: UInt32, index: Int) {
    self.key = key
    self.index = UInt32(index)
  }
}

extension [KeyedIndex] {
  /// Sorts by key with a radix sort, which is stable.
  ///
  /// O(n) for each digit of the greatest key; the digit size depends on the count.
  package mutating func sortByDigits() {
    // A small count needs small digits, or clearing the counters would take longer than sorting.
    let digitBits = Swift.min(Swift.max(Int.bitWidth - count.leadingZeroBitCount, 4), 11)
    let usedBits = UInt32.bitWidth - reduce(0) { $0 | $1.key }.leadingZeroBitCount
    var sorted = self
    for shift in stride(from: 0, to: usedBits, by: digitBits) {
      Self.distribute(span, to: &sorted, by: shift, digitBits: digitBits)
      swap(&self, &sorted)
    }
  }

  /// Moves each pair to the position given by one digit of its key.
  private static func distribute(
    _ pairs: Span<KeyedIndex>, to sorted: inout [KeyedIndex], by shift: Int, digitBits: Int
  ) {
    let mask = UInt32(1 << digitBits - 1)
    var starts = Array<Int>(repeating: 0, count: 1 << digitBits)
    for index in pairs.indices { starts[Int(pairs[index].key &>> UInt32(shift) & mask)] += 1 }
    var start = 0
    for digit in starts.indices {
      (starts[digit], start) = (start, start + starts[digit])
    }
    var target = sorted.mutableSpan
    for index in pairs.indices {
      let pair = pairs[index]
      let digit = Int(pair.key &>> UInt32(shift) & mask)
      target[starts[digit]] = pair
      starts[digit] += 1
    }
  }
}
