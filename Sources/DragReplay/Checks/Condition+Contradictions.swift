import DragScript
import Machines

extension Condition {
  /// Indicates whether it tests the callback's item.
  var isOfItem: Bool {
    switch self {
    case .item(.equal, _), .carried(.equal, true), .carried(.notEqual, false): true
    default: false
    }
  }

  /// The item that must exist for it to hold.
  var itemName: String? {
    switch self {
    case .item(.equal, let name), .over(.equal, .item(let name)): name
    default: nil
    }
  }

  /// The type that must be offered for it to hold.
  var typeName: String? {
    switch self {
    case .type(.equal, let type), .allTypes(.equal, let type): type
    default: nil
    }
  }

  /// Indicates whether no number satisfies it: a session has items, calls count from 1, and time
  /// from 0.
  var isNever: Bool {
    guard let (range, least) = range else { return false }
    return range.upper < least
  }

  /// The numbers that satisfy it, if they are a range, and the smallest possible number.
  private var range: (range: (lower: Int64, upper: Int64), least: Int64)? {
    switch self {
    case .count(let comparison, let number): comparison.range(Int64(number)).map { ($0, 1) }
    case .nth(let comparison, let number): comparison.range(Int64(number)).map { ($0, 1) }
    case .time(let comparison, let time): comparison.range(time.count).map { ($0, 0) }
    default: nil
    }
  }

  /// Returns whether the two never hold together.
  func excludes(_ other: Condition) -> Bool {
    switch (self, other) {
    case (.item(let left, let name), .item(let right, let second)):
      Comparison.excludes(left, name, right, second)
    case (.over(let left, let first), .over(let right, let second)):
      Comparison.excludes(left, first, right, second)
    case (.pointer(let left, let name), .pointer(let right, let second)):
      Comparison.excludes(left, name.text, right, second.text)
    case (.local(let left, let value), .local(let right, let second)),
      (.carried(let left, let value), .carried(let right, let second)),
      (.activeDrag(let left, let value), .activeDrag(let right, let second)):
      (left == right) != (value == second)
    case (.type(let left, let type), .type(let right, let second)),
      (.allTypes(let left, let type), .allTypes(let right, let second)):
      left != right && type == second
    case (.count, .count), (.nth, .nth), (.time, .time):
      if let first = range?.range, let second = other.range?.range {
        max(first.lower, second.lower) > min(first.upper, second.upper)
      } else {
        false
      }
    case _: false
    }
  }
}

extension [Condition] {
  /// The first two that never hold together.
  var conflict: (Condition, Condition)? {
    for (index, first) in enumerated() {
      for second in dropFirst(index + 1) where first.excludes(second) { return (first, second) }
    }
    return nil
  }
}

extension Comparison {
  /// The numbers that satisfy a comparison, if they are a range.
  fileprivate func range(_ number: Int64) -> (lower: Int64, upper: Int64)? {
    switch self {
    case .equal: (number, number)
    case .notEqual: nil
    case .less: (.min, number == .min ? .min : number - 1)
    case .atMost: (.min, number)
    case .greater: (number == .max ? .max : number + 1, .max)
    case .atLeast: (number, .max)
    }
  }

  /// Returns whether two comparisons of words never hold together.
  fileprivate static func excludes<Word: Equatable>(
    _ left: Comparison, _ first: Word, _ right: Comparison, _ second: Word
  ) -> Bool {
    if left == .equal, right == .equal { return first != second }
    return left != right && first == second
  }
}
