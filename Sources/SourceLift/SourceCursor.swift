/// A place in a source file, and what is read around it.
struct SourceCursor {
  /// The characters of the file.
  let source: [Character]
  /// The index of the next character.
  private(set) var index = 0
  /// Its line, from 1.
  private(set) var line = 1
  /// Its column in characters, from 1.
  private(set) var column = 1

  /// Begins at the first character.
  init(_ source: String) {
    self.source = Array(source)
  }

  /// True behind the last character.
  var isAtEnd: Bool { index == source.count }

  /// True before the end of a line.
  var isAtEndOfLine: Bool { source[index].isNewline }

  /// Goes to the next character, and returns the one here.
  mutating func advance() -> Character {
    let character = source[index]
    index += 1
    if character.isNewline {
      line += 1
      column = 1
    } else {
      column += 1
    }
    return character
  }

  /// The character in so many characters; nil behind the end of the file.
  func peek(_ distance: Int) -> Character? {
    index + distance < source.count ? source[index + distance] : nil
  }

  /// True if a mark is there so many times.
  func starts(with mark: Character, _ count: Int, at start: Int) -> Bool {
    start + count <= source.count && source[start..<(start + count)].allSatisfy { $0 == mark }
  }

  /// True for the characters of identifiers and numbers.
  static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// True for what may be between the words of a line.
  static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  /// The index behind the word at an index.
  func endOfWord(from start: Int) -> Int {
    source[start...].firstIndex { !Self.isOfWord($0) } ?? source.count
  }

  /// The index of the first character that is no space, or of the end of its line.
  func endOfSpaces(from start: Int) -> Int {
    source[start...].firstIndex { !Self.isSpace($0) } ?? source.count
  }

  /// The identifier directly behind a mark.
  func word(after mark: Character) -> String? {
    guard source[index] == mark else { return nil }
    let word = String(source[(index + 1)..<endOfWord(from: index + 1)])
    return word.isEmpty ? nil : word
  }

  /// The word behind the spaces, and its range.
  func nextWord(from start: Int) -> (text: String, range: Range<Int>)? {
    let begin = endOfSpaces(from: start)
    let end = endOfWord(from: begin)
    return begin == start || begin == end ? nil : (String(source[begin..<end]), begin..<end)
  }

  /// The first character behind spaces and ends of lines.
  func nextCharacter(from start: Int) -> Character? {
    source[start...].first { !$0.isWhitespace }
  }

  /// The index behind `(iOS)`, if that is there.
  func endOfIOS(from start: Int) -> Int? {
    let open = endOfSpaces(from: start)
    guard open < source.count, source[open] == "(" else { return nil }
    let name = endOfSpaces(from: open + 1)
    let end = endOfWord(from: name)
    let close = endOfSpaces(from: end)
    guard String(source[name..<end]) == "iOS", close < source.count, source[close] == ")" else {
      return nil
    }
    return close + 1
  }

  /// The name of the member that ends here, behind its point.
  func member() -> String? {
    var start = index
    while start > 0, Self.isOfWord(source[start - 1]) { start -= 1 }
    guard start < index, start > 0, source[start - 1] == "." else { return nil }
    return String(source[start..<index])
  }

  /// The number of marks before the quotes of a string literal that begins here, or nil.
  func poundsOfString() -> Int? {
    let quote = source[index...].firstIndex { $0 != "#" }
    guard let quote, source[quote] == "\"" else { return nil }
    return quote - index
  }
}
