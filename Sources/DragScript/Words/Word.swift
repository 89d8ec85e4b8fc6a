/// A word that begins a line or a part of one: what stands behind it, what it means and what is true of it.
package struct Word<Meaning: Sendable>: Sendable {
  /// The word.
  package let key: String
  /// The word with its parts, as a table of the language has it.
  package let form: String
  /// What it means, as the table has it; Markdown.
  package let documentation: String
  /// What is true of it.
  package let facts: WordFacts
  /// Whether this meaning of the word is meant, by what stands behind it; the first one that fits is.
  let fits: @Sendable (LineReader) -> Bool
  /// Consumes what is behind the word.
  let read: @Sendable (inout LineReader) throws(SyntaxError) -> Meaning
}

/// What may be true of a word.
package struct WordFacts: OptionSet, Sendable {
  /// The facts, one bit each.
  package let rawValue: Int

  /// Makes a set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A pointer before it says whose action or whose session it is.
  package static let ofAPointer = WordFacts(rawValue: 1)
  /// An application may do it when it receives a callback.
  package static let ofAnApplication = WordFacts(rawValue: 2)
  /// It refers to the calls of the test so far.
  package static let looksBack = WordFacts(rawValue: 4)
  /// A drag decides it, so that a failure shows the entries that decided the drag.
  package static let ofADrag = WordFacts(rawValue: 8)
  /// It follows from the end of a drag.
  package static let atTheEnd = WordFacts(rawValue: 16)
  /// It happens to a store by itself, as an application's own actions do.
  package static let ofAStore = WordFacts(rawValue: 32)
  /// It is about a line above it, so that no property has it (DS0221).
  package static let ofALine = WordFacts(rawValue: 64)
}

/// Meanings that begin with a word each, such as the predicates.
package protocol WordFamily: Sendable {
  /// The words, in the order in which messages and tables list them.
  static var words: [Word<Self>] { get }
  /// The word of this meaning with its values.
  var phrase: Phrase { get }
}

extension WordFamily {
  /// The meaning in script form.
  package var text: String { phrase.text() }

  /// What is true of its word.
  package var facts: WordFacts { phrase.facts }

  /// The words, each once.
  package static var keys: [String] { keys(with: []) }

  /// The words with certain facts, each once.
  package static func keys(with facts: WordFacts) -> [String] {
    keys { $0.isSuperset(of: facts) }
  }

  /// The words with one of some facts at least, each once.
  static func keys(withAnyOf facts: WordFacts) -> [String] { keys { !$0.isDisjoint(with: facts) } }

  private static func keys(where fits: (WordFacts) -> Bool) -> [String] {
    var seen: Set<String> = []
    return words.compactMap {
      fits($0.facts) && seen.insert($0.key).inserted ? $0.key : nil
    }
  }

  /// The word by its text, with what stands behind it; nil for a word of others.
  static func word(_ key: String, before line: LineReader) -> Word<Self>? {
    words.first { $0.key == key && $0.fits(line) }
  }

  /// Returns whether a text is one of the words.
  static func hasWord(_ key: String) -> Bool { words.contains { $0.key == key } }
}

/// A word with its values.
package struct Phrase {
  /// What is true of the word.
  package let facts: WordFacts
  /// The word and its values in script form.
  package let text: () -> String
  /// Resolves the names among the values.
  let find: (inout NameResolution) -> Void
}

/// A row of a table of words: a word whose parts have values of one type.
///
/// A class, since what is said of a word's values refers to its row.
final class WordRow<Meaning: Sendable, Values: Sendable>: Sendable {
  /// The word.
  let word: Word<Meaning>
  private let part: Part<Values>

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - key: The word.
  ///   - part: What stands behind it.
  ///   - make: Makes its meaning of the values.
  ///   - documentation: What it means; Markdown.
  ///   - facts: What is true of it.
  ///   - fits: Whether it is meant, where several meanings begin with the word.
  init(
    _ key: String, _ part: Part<Values>, _ make: @escaping @Sendable (Values) -> Meaning,
    _ documentation: String = "", is facts: WordFacts = [],
    if fits: @escaping @Sendable (LineReader) -> Bool = { _ in true }
  ) {
    self.part = part
    word = Word(
      key: key, form: part.form.isEmpty ? key : "\(key) \(part.form)",
      documentation: documentation, facts: facts, fits: fits
    ) { (line: inout LineReader) throws(SyntaxError) in
      make(try part.read(&line))
    }
  }

  /// The word with its values.
  func callAsFunction(_ values: Values) -> Phrase {
    Phrase(facts: word.facts) { [self] in
      let text = part.text(values)
      return text.isEmpty ? word.key : "\(word.key) \(text)"
    } find: { [self] in
      part.find(values, &$0)
    }
  }
}

// Words without a part, or with several.
extension WordRow {
  convenience init(
    _ key: String, _ meaning: Meaning, _ documentation: String = "", is facts: WordFacts = [],
    if fits: @escaping @Sendable (LineReader) -> Bool = { _ in true }
  ) where Values == Void {
    self.init(key, .nothing, { meaning }, documentation, is: facts, if: fits)
  }

  convenience init<First, Second>(
    _ key: String, _ first: Part<First>, _ second: Part<Second>,
    _ make: @escaping @Sendable (First, Second) -> Meaning, _ documentation: String = "",
    is facts: WordFacts = [], if fits: @escaping @Sendable (LineReader) -> Bool = { _ in true }
  ) where Values == (First, Second) {
    self.init(
      key, .two(first, second), { make($0.0, $0.1) }, documentation, is: facts, if: fits)
  }

  convenience init<First, Second, Third>(
    _ key: String, _ first: Part<First>, _ second: Part<Second>, _ third: Part<Third>,
    _ make: @escaping @Sendable (First, Second, Third) -> Meaning, _ documentation: String = "",
    is facts: WordFacts = [], if fits: @escaping @Sendable (LineReader) -> Bool = { _ in true }
  ) where Values == (First, Second, Third) {
    self.init(
      key, .three(first, second, third), { make($0.0, $0.1, $0.2) }, documentation, is: facts,
      if: fits)
  }

  func callAsFunction() -> Phrase where Values == Void { self(()) }

  func callAsFunction<First, Second>(_ first: First, _ second: Second) -> Phrase
  where Values == (First, Second) { self((first, second)) }

  func callAsFunction<First, Second, Third>(
    _ first: First, _ second: Second, _ third: Third
  ) -> Phrase where Values == (First, Second, Third) { self((first, second, third)) }
}

extension Part {
  /// One word of a family with what is behind it, and with what it is, for the error.
  static func of(_ form: String, _ what: String) -> Part where Value: WordFamily {
    Part(form) { (line: inout LineReader) throws(SyntaxError) in
      try line.phrase(what)
    } text: {
      $0.text
    } find: {
      $0.phrase.find(&$1)
    }
  }
}

extension LineReader {
  /// Parses a word of a family and what is behind it.
  ///
  /// - Parameter what: The name of the family, for the error.
  /// - Returns: What the words mean.
  /// - Throws: A word of no row, or the error of what is behind it.
  mutating func phrase<Meaning: WordFamily>(_ what: String) throws(SyntaxError) -> Meaning {
    let word: Word<Meaning> = try family(what)
    return try word.read(&self)
  }

  /// Parses a word of a family.
  mutating func family<Meaning: WordFamily>(_ what: String) throws(SyntaxError) -> Word<Meaning> {
    let rest = behindNext
    return try choice(what, among: Meaning.keys) { Meaning.word($0, before: rest) }
  }
}
