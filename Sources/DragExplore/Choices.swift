/// Where the decisions of a step come from: drawn by a seed, or read from a tape.
///
/// Those that were made are kept.
struct Choices {
  private enum Source {
    case seed(SeededNumbers)
    case tape(ArraySlice<Int>)
  }

  private var source: Source
  /// The decisions so far.
  private(set) var made: [Int] = []

  /// Draws decisions.
  init(drawnBy numbers: SeededNumbers) { source = .seed(numbers) }

  /// Reads decisions.
  init(of numbers: [Int]) { source = .tape(numbers[...]) }

  /// The numbers that follow; nil for a tape.
  var rest: SeededNumbers? {
    if case .seed(let numbers) = source { numbers } else { nil }
  }

  /// Decides for one of several alternatives, of which 0 is the plainest.
  ///
  /// On a tape a decision beyond the last alternative is for the last one, and a missing one for the first (EX-50).
  mutating func number(below count: Int) -> Int {
    let number: Int
    switch source {
    case .seed(var numbers):
      number = numbers.next(below: count)
      source = .seed(numbers)
    case .tape(var numbers):
      number = min(max(numbers.popFirst() ?? 0, 0), max(count - 1, 0))
      source = .tape(numbers)
    }
    made.append(number)
    return number
  }

  /// Decides for one of several alternatives by a draw among some of them; the decision is its place among all.
  ///
  /// On a tape all of them can be meant: what a draw leaves out is no part of the run.
  mutating func number(below count: Int, drawnAmong places: [Int]) -> Int {
    guard case .seed(var numbers) = source, !places.isEmpty else { return number(below: count) }
    let place = places[numbers.next(below: places.count)]
    source = .seed(numbers)
    made.append(place)
    return place
  }

  /// Decides for an element; nil where there is none, which decides nothing.
  mutating func element<Element>(of elements: some RandomAccessCollection<Element>) -> Element? {
    guard !elements.isEmpty else { return nil }
    let number = number(below: elements.count)
    return elements[elements.index(elements.startIndex, offsetBy: number)]
  }
}
