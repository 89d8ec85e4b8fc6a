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
    var places = Array<Int>(repeating: 0, count: 1 << digitBits)
    for place in pairs.indices { places[Int(pairs[place].key &>> UInt32(shift) & mask)] += 1 }
    var start = 0
    for digit in places.indices {
      (places[digit], start) = (start, start + places[digit])
    }
    var target = sorted.mutableSpan
    for place in pairs.indices {
      let pair = pairs[place]
      let digit = Int(pair.key &>> UInt32(shift) & mask)
      target[places[digit]] = pair
      places[digit] += 1
    }
  }
}
