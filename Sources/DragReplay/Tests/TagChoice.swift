/// A choice of tests by tags: `a,!b` means tests with the tag `a` and without `b`.
package struct TagChoice: Hashable, Sendable {
  private var wanted: Set<String> = []
  private var unwanted: Set<String> = []

  /// Parses comma-separated tags; of those without `!` a test must have at least one.
  ///
  /// - Parameter text: The tags; an empty tag gives nil.
  package init?(_ text: String) {
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let isUnwanted = word.hasPrefix("!")
      let tag = String(isUnwanted ? word.dropFirst() : word)
      guard !tag.isEmpty else { return nil }
      if isUnwanted { unwanted.insert(tag) } else { wanted.insert(tag) }
    }
  }

  /// Returns whether a test is chosen, by its own tags and those of its file.
  package func holds(_ tags: Set<String>) -> Bool {
    (wanted.isEmpty || !wanted.isDisjoint(with: tags)) && unwanted.isDisjoint(with: tags)
  }
}
