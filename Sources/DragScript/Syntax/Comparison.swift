/// A comparison operator.
package enum Comparison: String, Hashable, Sendable, CaseIterable {
  /// They are equal.
  case equal = "="
  /// They differ.
  case notEqual = "!="
  /// The left one is less.
  case less = "<"
  /// The left one is less, or they are equal.
  case atMost = "<="
  /// The left one is greater.
  case greater = ">"
  /// The left one is greater, or they are equal.
  case atLeast = ">="

  /// Returns whether the comparison holds between two values.
  package func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .atMost: left <= right
    case .greater: left > right
    case .atLeast: left >= right
    }
  }
}
