/// The fields of a trace line: separated by spaces, except inside brackets.
struct TraceFields {
  /// The fields as characters, the time and the name first.
  var time: ArraySlice<Unicode.Scalar> = []
  var name: ArraySlice<Unicode.Scalar> = []
  /// The values without a key.
  var operands: [ArraySlice<Unicode.Scalar>] = []
  /// The values with a key.
  var keys: [(key: ArraySlice<Unicode.Scalar>, value: ArraySlice<Unicode.Scalar>)] = []

  /// Splits a line.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  init(_ line: String) {
    let scalars = Array(line.unicodeScalars)
    for (index, range) in Self.ranges(scalars, knowsPatterns: false).enumerated() {
      let field = scalars[range]
      if index == 0 {
        time = field
      } else if index == 1 {
        name = field
      } else if let mark = Self.keyEnd(scalars, range) {
        keys.append((scalars[range.lowerBound..<mark], scalars[(mark + 1)..<range.upperBound]))
      } else {
        operands.append(field)
      }
    }
  }

  /// The ranges of the fields; spaces inside `[…]`, and inside `{{…}}` if patterns are enabled,
  /// are not separators.
  static func ranges(_ scalars: [Unicode.Scalar], knowsPatterns: Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    var depth = 0
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.isSpace, depth == 0 {
        if let first = start { ranges.append(first..<index) }
        start = nil
      } else {
        start = start ?? index
        if knowsPatterns, let end = GoldenPattern.patternEnd(scalars, from: index) {
          index = end
          continue
        }
        if scalar == "[" { depth += 1 } else if scalar == "]" { depth = max(0, depth - 1) }
      }
      index += 1
    }
    if let first = start { ranges.append(first..<scalars.count) }
    return ranges
  }

  /// The index of the `=` after a field's key, if the field begins with a key.
  static func keyEnd(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound, scalars[index].continuesIdentifier { index += 1 }
    guard index > range.lowerBound, index < range.upperBound, scalars[index] == "=" else {
      return nil
    }
    return index
  }
}
