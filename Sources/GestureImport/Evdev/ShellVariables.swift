/// The variables that a shell's script sets to a value of its own, and the words that surround its commands.
struct ShellVariables {
  private var values: [String: String] = [:]

  /// The words that may precede a command on its line.
  private static let keywords: Set<String> = [
    "do", "then", "else", "{", "!", "time", "exec", "nohup", "$", "%", ">",
  ]
  /// A longer value is not kept, so that values made of values do not fill the memory.
  private static let longestValue = 256
  private static let longestWord = 65_536
  private static let exporters: Set<String> = ["export", "local", "readonly", "declare", "set"]

  /// A command without the keywords and the pattern of a branch before it.
  static func command(_ words: [String]) -> ArraySlice<String> {
    var rest = words[...]
    while let first = rest.first {
      let isPattern = first.count > 1 && first.hasSuffix(")") && !first.contains("(")
      guard keywords.contains(first) || isPattern else { break }
      rest = rest.dropFirst()
    }
    return rest
  }

  /// The name of a program, without its folder, the suffix of Windows and the mark of a hidden line; a
  /// variable that holds a program is called as that.
  static func program(_ word: String) -> String {
    let name = word.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? word
    let plain = name.filter { !"@${}%".contains($0) }
    let isVariable = name.contains("$") || name.contains("%")
    let isADB = isVariable && plain.lowercased().contains("adb")
    return isADB || ["adb.exe", "ADB"].contains(plain) ? "adb" : plain
  }

  /// Sets the variables of a command that does nothing else, and says whether it is one.
  mutating func assign(_ words: ArraySlice<String>) -> Bool {
    let pairs = words.first.map(Self.exporters.contains) == true ? words.dropFirst() : words
    guard !pairs.isEmpty, pairs.allSatisfy({ Self.name(in: $0) != nil }) else { return false }
    for pair in pairs {
      guard let name = Self.name(in: pair) else { continue }
      let value = substituted(String(pair.dropFirst(name.count + 1)))
      // What a command prints is not known.
      let isKnown =
        value.utf8.count <= Self.longestValue && !value.contains { "$`%".contains($0) }
      values[name] = isKnown ? value : nil
    }
    return true
  }

  private static func name(in word: String) -> String? {
    guard let mark = word.firstIndex(of: "="), let first = word.first,
      first.isLetter || first == "_"
    else { return nil }
    let name = word[..<mark]
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isName ? String(name) : nil
  }

  /// Words with the values of their variables, of which one may be several words.
  func substituted(_ words: ArraySlice<String>) -> ArraySlice<String> {
    guard !values.isEmpty else { return words }
    return words.flatMap { word in
      let value = substituted(word)
      return value == word ? [word] : value.split(separator: " ").map(String.init)
    }[...]
  }

  /// A word with the values of its variables; those that are not known stay as they are written.
  private func substituted(_ word: String) -> String {
    guard !values.isEmpty, word.contains("$") || word.contains("%") else { return word }
    var result = ""
    var rest = word[...]
    while let mark = rest.firstIndex(where: { $0 == "$" || $0 == "%" }) {
      result += rest[..<mark]
      let (name, end) = Self.reference(at: mark, in: rest)
      result += values[name] ?? String(rest[mark..<end])
      rest = rest[end...]
      guard result.utf8.count <= Self.longestWord else { return word }
    }
    return result + rest
  }

  /// The name of a variable at its mark, and the end of its reference: `$X`, `${X}` or `%X%`.
  private static func reference(
    at mark: String.Index, in word: Substring
  ) -> (name: String, end: String.Index) {
    var inner = word[word.index(after: mark)...]
    let closer: Character? =
      word[mark] == "%" ? "%" : inner.first == "{" ? "}" : nil
    if closer == "}" { inner = inner.dropFirst() }
    let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let isClosed = closer == nil || inner.dropFirst(name.count).first == closer
    guard isClosed, !name.isEmpty else { return ("", word.index(after: mark)) }
    return (String(name), closer == nil ? name.endIndex : word.index(after: name.endIndex))
  }
}

extension ImportLog {
  /// Reports that a loop of a script is not repeated.
  mutating func reportLoop(at location: InputPosition) {
    report(
      .notRun, at: location, "the commands of a loop are carried out once",
      hint: "write those of each round below each other")
  }

  /// Reports that a script's choice is not made.
  mutating func reportBranches(at location: InputPosition) {
    report(
      .notRun, at: location, "the commands of all branches are carried out, one after the other",
      hint: "delete those that are not meant")
  }
}
