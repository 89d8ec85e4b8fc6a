import DragGeometry

/// Which elements of a row can stay where they are while the others move.
package enum LongestIncreasing {
  /// The places of a longest ascending part of distinct numbers, ascending.
  ///
  /// It takes O(n log n), and O(n) where they ascend already. Of several
  /// longest parts it takes one by a fixed rule.
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
