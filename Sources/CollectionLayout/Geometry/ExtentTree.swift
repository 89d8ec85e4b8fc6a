/// Extents along a line, with their sums in a Fenwick tree (L9).
///
/// Reading a position, changing an extent and finding the element at a position take O(log n). The
/// sums are exact as long as the extents have few enough bits, which the owner must ensure.
struct ExtentTree: Hashable, Sendable {
  private var extents: [Double]
  /// At i, the sum of the extents up to i whose number is the lowest bit of i + 1.
  private var sums: [Double]

  /// Builds the sums: O(n).
  init(_ extents: [Double]) {
    self.extents = extents
    sums = extents
    for index in sums.indices {
      let parent = index | (index + 1)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  /// One extent, not negative.
  subscript(index: Int) -> Double {
    get { extents[index] }
    set {
      let change = newValue - extents[index]
      extents[index] = newValue
      var node = index
      while node < sums.count {
        sums[node] += change
        node |= node + 1
      }
    }
  }

  /// The sum of all extents before one.
  func sum(before index: Int) -> Double {
    var sum = 0.0
    var end = index
    while end > 0 {
      sum += sums[end - 1]
      end &= end - 1
    }
    return sum
  }

  /// The sum of all extents.
  var total: Double { sum(before: extents.count) }

  /// The last extent that begins at or before a coordinate; the count if it is past the last one.
  func index(at coordinate: Double) -> Int {
    var index = 0
    var sum = 0.0
    var step = extents.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - extents.count.leadingZeroBitCount)
    while step > 0 {
      let end = index + step
      if end <= sums.count, sum + sums[end - 1] <= coordinate {
        index = end
        sum += sums[end - 1]
      }
      step >>= 1
    }
    return index
  }
}
