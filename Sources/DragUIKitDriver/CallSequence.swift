/// The methods that a test expects in a list of calls, in their order; `…` between two of them matches any calls.
package struct CallSequence {
  private let wanted: [String]

  /// Makes a pattern of names with spaces between them.
  package init(_ methods: String) {
    wanted = methods.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The failure of a list of calls, one line each with the view before the method; nil if they match.
  package func mismatch(with calls: [String]) -> String? {
    let found = calls.filter { !$0.hasPrefix("note: ") }.map { line in
      line.split(separator: " ").dropFirst().first.map(String.init) ?? line
    }
    guard !Self.matches(found[...], wanted[...]) else { return nil }
    return "expected other calls\nexpected: \(wanted.joined(separator: " "))\nfound:    "
      + found.joined(separator: " ")
  }

  private static func matches(_ found: ArraySlice<String>, _ wanted: ArraySlice<String>) -> Bool {
    guard let first = wanted.first else { return found.isEmpty }
    guard first == "…" else {
      return found.first == first && matches(found.dropFirst(), wanted.dropFirst())
    }
    return found.indices.contains { matches(found[$0...], wanted.dropFirst()) }
      || matches(found.suffix(0), wanted.dropFirst())
  }
}
