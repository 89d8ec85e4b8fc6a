import DragGeometry

/// The longest increasing subsequence: the elements that can stay while the others move.
package enum LongestIncreasing {
  /// The indices of a longest increasing subsequence of distinct numbers, ascending.
  ///
  /// O(n log n), and O(n) if the numbers are already ascending. Of several longest subsequences, a
  /// fixed rule selects one.
  package static func places(of numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var length = tails.count
      if let last = tails.last, numbers[last] > number {
        length = tails.indices.partition { numbers[tails[$0]] < number }
      }
      if length > 0 { previous[place] = tails[length - 1] }
      if length == tails.count {
        tails.append(place)
      } else {
        tails[length] = place
      }
    }
    var places: [Int] = []
    var place = tails.last ?? -1
    while place >= 0 {
      places.append(place)
      place = previous[place]
    }
    return places.reversed()
  }
}
