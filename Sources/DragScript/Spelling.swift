/// Finds the word that somebody probably meant.
package enum Spelling {
  private static let longestWord = 40

  /// A hint that names the closest candidate, where one is close enough; ties go to the first.
  package static func hint(for word: String, among candidates: some Sequence<String>) -> String? {
    closest(to: word, among: candidates).map { "did you mean `\($0)`?" }
  }

  /// The candidate with the fewest edits, if these are at most a third of the word.
  static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    guard letters.count <= longestWord else { return nil }
    var best: (word: String, edits: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let allowed = max(1, max(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= allowed else { continue }
      let edits = distance(letters, other)
      guard edits <= allowed, edits < max(letters.count, other.count) else { continue }
      if best.map({ edits < $0.edits }) ?? true { best = (candidate, edits) }
    }
    return best?.word
  }

  /// The least number of insertions, deletions, changes and swaps of neighbours.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var previous: [Int] = []
    var current = Array(0...right.count)
    for row in left.indices {
      let above = current
      current = [row + 1]
      for column in right.indices {
        let change = above[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(change, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, previous[column - 1] + 1)
        }
        current.append(least)
      }
      previous = above
    }
    return current[right.count]
  }
}
