/// Finds the known word closest to a misspelled one.
package enum Spelling {
  private static let longestWord = 40

  /// Words renamed since version 0.1, each with its current name.
  package static let renamed = [
    "shift": "reorder", "foreign": "external-move", "keep": "take-file", "release": "end-file-use",
    "stop": "cancel loads", "unanswered": "default-proposal", "sticky": "keeps-last-position",
    "untold": "silent", "told": "notify", "reverted": "revert",
  ]

  /// A hint with the closest candidate, if one is close enough; the first one wins a tie.
  ///
  /// A word of version 0.1 yields its current name, if that is a candidate.
  package static func hint(for word: String, among candidates: some Sequence<String>) -> String? {
    if let new = renamed[word], let first = new.split(separator: " ").first,
      candidates.contains(String(first))
    {
      return "`\(word)` is now written `\(new)`"
    }
    return closest(to: word, among: candidates).map { "did you mean `\($0)`?" }
  }

  /// The candidate with the smallest edit distance, if that is at most a third of the word's length.
  static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().utf8)
    guard letters.count <= longestWord else { return nil }
    var best: (word: String, edits: Int)?
    for candidate in candidates {
      let length = candidate.utf8.count
      let allowed = max(1, max(letters.count, length) / 3)
      guard abs(letters.count - length) <= allowed else { continue }
      let edits = distance(letters, Array(candidate.lowercased().utf8))
      guard edits <= allowed, edits < max(letters.count, length) else { continue }
      if best.map({ edits < $0.edits }) ?? true { best = (candidate, edits) }
    }
    return best?.word
  }

  /// The edit distance: insertions, deletions, substitutions and swaps of neighbors.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let width = right.count + 1
    // One array for all rows: words are short and allocations are expensive.
    var edits = Array(repeating: 0, count: (left.count + 1) * width)
    for column in 0..<width { edits[column] = column }
    for row in stride(from: 1, through: left.count, by: 1) {
      let here = row * width
      edits[here] = row
      for column in stride(from: 1, to: width, by: 1) {
        let isSame = left[row - 1] == right[column - 1]
        var least = min(
          edits[here - width + column - 1] + (isSame ? 0 : 1),
          edits[here - width + column] + 1, edits[here + column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          least = min(least, edits[here - 2 * width + column - 2] + 1)
        }
        edits[here + column] = least
      }
    }
    return edits[edits.count - 1]
  }
}
