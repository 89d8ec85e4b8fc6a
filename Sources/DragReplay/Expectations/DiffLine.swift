/// A line of a diff between the expected and the actual trace.
enum DiffLine: Hashable {
  /// In both, as in the trace.
  case kept(String)
  /// Expected, but not in the trace.
  case missing(String)
  /// In the trace, but not expected.
  case extra(String)
  /// A trace line that a `...` matches.
  case passed(String)
  /// The `...` itself, which is not shown.
  case ellipsis

  /// Indicates whether it is a difference.
  var isChange: Bool {
    switch self {
    case .missing, .extra: true
    case .kept, .passed, .ellipsis: false
    }
  }

  /// Indicates whether the expectation has a line for it.
  var isExpected: Bool {
    switch self {
    case .kept, .missing, .ellipsis: true
    case .extra, .passed: false
    }
  }

  /// Indicates whether the trace has a line for it.
  var isFound: Bool {
    switch self {
    case .kept, .extra, .passed: true
    case .missing, .ellipsis: false
    }
  }

  /// The line as a diff shows it; nil if it is not shown.
  var text: String? {
    switch self {
    case .kept(let text), .passed(let text): "  \(text)"
    case .missing(let text): "- \(text)"
    case .extra(let text): "+ \(text)"
    case .ellipsis: nil
    }
  }
}

extension DiffLine {
  /// The maximum number of line pairs that are compared one by one.
  private static let mostPairs = 4_000_000

  /// The common and differing lines of two texts, in order; missing lines come first.
  ///
  /// - Complexity: O(*n* · *d*) in the lines and the differences; for very long texts with many
  ///   differences only the beginning of the difference is reported.
  static func lines(_ expected: [String], _ found: [String]) -> [DiffLine] {
    let head = zip(expected, found).prefix { $0 == $1 }.count
    let room = min(expected.count, found.count) - head
    let tail = zip(expected.reversed(), found.reversed()).prefix(room).prefix { $0 == $1 }.count
    let old = Array(expected[head..<(expected.count - tail)])
    let new = Array(found[head..<(found.count - tail)])
    let middle: [DiffLine]
    if old.count * new.count <= mostPairs {
      middle = lines(old, new.difference(from: old))
    } else {
      middle = old.prefix(3).map { .missing($0) } + new.prefix(3).map { .extra($0) }
    }
    return expected[..<head].map { .kept($0) } + middle
      + expected[(expected.count - tail)...].map { .kept($0) }
  }

  private static func lines(
    _ expected: [String], _ difference: CollectionDifference<String>
  ) -> [DiffLine] {
    let removed = Set(difference.removals.map(\.index))
    var inserted: [Int: String] = [:]
    for case .insert(let index, let line, _) in difference.insertions { inserted[index] = line }
    var lines: [DiffLine] = []
    var new = 0
    func insert() {
      while let line = inserted[new] {
        lines.append(.extra(line))
        new += 1
      }
    }
    for (old, line) in expected.enumerated() {
      if removed.contains(old) {
        lines.append(.missing(line))
      } else {
        insert()
        lines.append(.kept(line))
        new += 1
      }
    }
    insert()
    return lines
  }
}

extension CollectionDifference.Change {
  /// The index of the change, in the text that has the element.
  fileprivate var index: Int {
    switch self {
    case .remove(let index, _, _), .insert(let index, _, _): index
    }
  }
}
