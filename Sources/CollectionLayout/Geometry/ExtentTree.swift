/// Extents along a line, with their sums in a Fenwick tree: O(log n) to read a place, to change an
/// extent and to find what stands at a place (L9).
///
/// The sums are exact as long as the extents have few enough bits; it is for the owner to see to.
struct ExtentTree: Hashable, Sendable {
  private var extents: [Double]
  /// At i, the sum of as many extents up to i as the lowest bit of i + 1 says.
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

  /// One extent, above or equal to 0.
  subscript(index: Int) -> Double {
    get { extents[index] }
    set {
      let change = newValue - extents[index]
      extents[index] = newValue
      var place = index
      while place < sums.count {
        sums[place] += change
        place |= place + 1
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

  /// The last extent that begins at a coordinate or before; the count of all behind the last one.
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
