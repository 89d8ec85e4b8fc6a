package import DragScript

/// Which tests are chosen by their tags: `a,!b` are those with the tag `a` and without `b`.
package struct TagChoice: Hashable, Sendable {
  private var wanted: Set<String> = []
  private var unwanted: Set<String> = []

  /// Reads tags with commas between; of those without `!` a test has at least one.
  ///
  /// - Parameter text: The tags; where one is empty there is no choice.
  package init?(_ text: String) {
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let isUnwanted = word.hasPrefix("!")
      let tag = String(isUnwanted ? word.dropFirst() : word)
      guard !tag.isEmpty else { return nil }
      if isUnwanted { unwanted.insert(tag) } else { wanted.insert(tag) }
    }
  }

  /// Whether a test is chosen, by its own tags and those of its file.
  package func holds(_ test: ScriptTest, of script: Script) -> Bool {
    let tags = Set(script.tags + test.tags)
    return (wanted.isEmpty || !wanted.isDisjoint(with: tags)) && unwanted.isDisjoint(with: tags)
  }
}
