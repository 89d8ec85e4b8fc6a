import DragScript

/// Reads a part of YAML from bytes, entry by entry: block mappings and sequences, plain and quoted
/// scalars on one line, flow collections as written, and comments.
///
/// The caller pulls and follows the columns. Anchors, tags, and scalars of several lines are refused
/// by name. Nothing is kept of what was read, and nothing recurses.
struct YAMLScanner {
  /// One element of a line.
  struct Entry: Hashable, Sendable {
    /// The kind of the element.
    enum Kind: Hashable, Sendable {
      /// The line `---`.
      case document
      /// A dash, followed by an element of a sequence.
      case item
      /// A key, followed by its value.
      case key
      /// A value.
      case scalar
      /// A value in quotes.
      case quoted
      /// A value in brackets or braces, from the first to the last.
      case flow
    }

    var kind: Kind
    /// The indentation, from 0.
    var column: Int
    var location: InputPosition
    /// Its bytes in the window, without quotes, up to the next entry.
    var start: Int
    var end: Int
  }

  private var window: SlidingText
  /// The part of the text that is being read, of whole lines; loops over it read the window, since the getter of a copy
  /// of the scanner copies the scanner in a debug build.
  var bytes: [UInt8] { window.bytes }
  /// The end of the whole lines in it.
  private var linesEnd = 0
  private(set) var index: Int
  private(set) var line = 1
  private var lineStart: Int
  /// The length of a mail's quotation mark before the line, in bytes.
  private var quotation = 0
  private let isQuoted: Bool
  /// Indicates whether terminal output may surround the text.
  private let isCopied: Bool
  /// Indicates whether no line of the text has come yet.
  private var isPreamble = true
  /// Indicates whether a line says where the text begins, so that all lines above it are another's.
  private let hasBeginning: Bool
  /// The first line that is not quoted, though most are.
  private(set) var unquoted: InputPosition?
  /// The first line of another text among those of this one.
  private(set) var stranger: InputPosition?
  /// Indicates whether the lines are those of another text, up to the next one that has events.
  private var isAmidText = false
  private var isAtLineStart = true
  /// The column beyond which the next line would go on with a value; nil where it may.
  private var valueColumn: Int?

  /// Starts at a byte.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The byte.
  ///   - isCopied: Whether it may have been copied from a mail, which quotes each line, or from a
  ///     terminal.
  init(_ text: ScriptText, from start: Int, isCopied: Bool = false) {
    window = SlidingText(text, from: start)
    index = start - window.origin
    lineStart = index
    self.isCopied = isCopied
    let beginning = isCopied ? text.beginning(from: start, of: CopiedText.looked) : []
    let isQuoted = CopiedText.isQuoted(beginning[...])
    self.isQuoted = isQuoted
    hasBeginning = beginning.split(separator: 0x0A).contains { line in
      CopiedText.beginsLibinput(line.dropFirst(isQuoted ? CopiedText.marks(of: line) : 0))
    }
  }

  /// Indicates whether the text has changed.
  var isBroken: Bool { window.isBroken }

  /// The location of the next byte; columns count scalars.
  var location: InputPosition { location(at: index) }

  private func location(at index: Int) -> InputPosition {
    let scalars = bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 }
    return InputPosition(offset: window.origin + index, line: line, column: scalars + 1)
  }

  /// Reads on until the whole line is in the window that begins at the next byte.
  ///
  /// - Parameter isInEntry: Whether an entry goes on in it, whose bytes stay where they are.
  private mutating func reachLine(isInEntry: Bool = false) {
    while index >= linesEnd, window.hasMore {
      if isInEntry {
        window.grow()
      } else {
        index -= window.slide(to: index)
        lineStart = index
      }
      linesEnd = (bytes.lastIndex(of: 0x0A) ?? -1) + 1
    }
  }

  /// The next entry; nil at the end.
  mutating func next() throws(YAMLError) -> Entry? {
    while true {
      if isAtLineStart {
        try enterLine()
      } else {
        skipBlanks()
      }
      guard index < bytes.count else { return nil }
      if isAtLineEnd {
        leaveLine()
        continue
      }
      return try entry()
    }
  }

  // MARK: Lines

  private mutating func enterLine() throws(YAMLError) {
    quotation = 0
    reachLine()
    while isCopied, index < window.bytes.count, skipsLine() {
      leaveLine()
      reachLine()
    }
    while index < window.bytes.count, window.bytes[index] == 0x20 { index += 1 }
    guard index < window.bytes.count else { return }
    if window.bytes[index] == 0x09 {
      skipBlanks()
      guard index >= window.bytes.count || isAtLineEnd else {
        throw YAMLError(.yamlSyntax, "expected spaces for indentation, found a tab", at: location)
      }
    }
    isAtLineStart = false
    guard index < window.bytes.count, !isAtLineEnd else { return }
    if let column = valueColumn, column < self.column {
      throw YAMLError(
        .yamlFeature, "a value over several lines is not supported", at: location)
    }
    valueColumn = nil
  }

  /// Passes the marks of a quotation.
  ///
  /// - Returns: Whether the line does not belong to the text.
  private mutating func skipsLine() -> Bool {
    let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
    var line = bytes[index..<end]
    if isQuoted {
      quotation = CopiedText.marks(of: line)
      if quotation == 0, line.contains(where: { $0 > 0x20 }) {
        if unquoted == nil { unquoted = location }
        return true
      }
      line = line.dropFirst(quotation)
      index += quotation
    }
    if isPreamble, hasBeginning {
      isPreamble = !CopiedText.beginsLibinput(line)
      return isPreamble
    }
    if isAmidText {
      isAmidText = !CopiedText.isOfLibinput(line)
      return isAmidText
    }
    guard let first = line.first, first > 0x20, first != UInt8(ascii: "-") else { return false }
    isPreamble = isPreamble && CopiedText.isPreamble(line)
    if isPreamble || CopiedText.isPrompt(line) { return true }
    guard hasBeginning, CopiedText.isProse(line), !Self.beginsWithKey(line) else { return false }
    stranger = stranger ?? location
    isAmidText = true
    return true
  }

  private static func beginsWithKey(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "#") || line.prefix { $0 > 0x20 }.last == UInt8(ascii: ":")
  }

  private var column: Int { index - lineStart - quotation }

  private mutating func leaveLine() {
    while index < window.bytes.count, window.bytes[index] != 0x0A { index += 1 }
    if index < window.bytes.count { index += 1 }
    beginLine()
  }

  private mutating func beginLine() {
    line += 1
    lineStart = index
    isAtLineStart = true
  }

  private mutating func skipBlanks() {
    while index < window.bytes.count, window.bytes[index] == 0x20 || window.bytes[index] == 0x09 {
      index += 1
    }
  }

  /// Indicates whether the rest of the line is empty or a comment, which follows a space.
  private var isAtLineEnd: Bool {
    switch bytes[index] {
    case 0x0A, 0x0D: true
    case UInt8(ascii: "#"):
      index == lineStart + quotation || bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09
    default: false
    }
  }

  private func isBlankOrEnd(_ index: Int) -> Bool {
    index >= window.bytes.count || Self.isBlank(window.bytes[index])
  }

  /// Returns whether a byte is a space or ends a line.
  private static func isBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  // MARK: Entries

  private mutating func entry() throws(YAMLError) -> Entry {
    let column = column
    let (start, first) = (location, index)
    switch bytes[index] {
    case UInt8(ascii: "-") where isDocumentMark:
      index += 3
      return Entry(
        kind: .document, column: column, location: start, start: first, end: index)
    case UInt8(ascii: "-") where isBlankOrEnd(index + 1):
      index += 1
      let end = index
      skipBlanks()
      // An element that follows below says nothing of how far it is indented, as a key's value.
      valueColumn = index < bytes.count && !isAtLineEnd ? column : nil
      return Entry(kind: .item, column: column, location: start, start: first, end: end)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try quoted(column, start)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      return try flow(column, start)
    case UInt8(ascii: "&"): throw feature("an anchor")
    case UInt8(ascii: "*"): throw feature("an alias")
    case UInt8(ascii: "!"): throw feature("a tag")
    case UInt8(ascii: "|"), UInt8(ascii: ">"): throw feature("a block value of several lines")
    case UInt8(ascii: "?") where isBlankOrEnd(index + 1): throw feature("a key of several lines")
    case UInt8(ascii: "%") where column == 0: throw feature("a directive")
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: ","), UInt8(ascii: "]"),
      UInt8(ascii: "}"):
      throw YAMLError(.yamlSyntax, "expected a value", at: location)
    default:
      return try plain(column, start)
    }
  }

  private var isDocumentMark: Bool {
    column == 0 && index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "-")
      && bytes[index + 2] == UInt8(ascii: "-") && isBlankOrEnd(index + 3)
  }

  private func feature(_ what: String) -> YAMLError {
    YAMLError(.yamlFeature, "\(what) is not supported", at: location)
  }

  /// Reads up to a colon, a comment, or the line's end.
  private mutating func plain(_ column: Int, _ start: InputPosition) throws(YAMLError) -> Entry {
    let first = index
    var end = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D { break }
      if byte == UInt8(ascii: ":"), isBlankOrEnd(index + 1) {
        return key(column, start, first, end)
      }
      if byte == UInt8(ascii: "#"), bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { break }
      guard byte >= 0x20 && byte != 0x7F || byte == 0x09 else {
        throw YAMLError(.controlCharacter, "unexpected control character", at: location)
      }
      index += 1
      if byte != 0x20, byte != 0x09 { end = index }
    }
    if valueColumn == nil { valueColumn = column - 1 }
    return Entry(kind: .scalar, column: column, location: start, start: first, end: end)
  }

  private mutating func key(
    _ column: Int,
    _ location: InputPosition,
    _ start: Int,
    _ end: Int
  ) -> Entry {
    index += 1
    skipBlanks()
    // A key whose value follows below says nothing of how far that is indented.
    valueColumn = index < bytes.count && !isAtLineEnd ? column : nil
    return Entry(kind: .key, column: column, location: location, start: start, end: end)
  }

  private mutating func quoted(_ column: Int, _ start: InputPosition) throws(YAMLError) -> Entry {
    let quote = bytes[index]
    index += 1
    let first = index
    while true {
      guard index < bytes.count else {
        throw YAMLError(.endsEarly, "the file ends within a value", at: location)
      }
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        throw YAMLError(
          .yamlFeature, "a value over several lines is not supported", at: start)
      }
      guard byte >= 0x20 || byte == 0x09 else {
        throw YAMLError(.controlCharacter, "unexpected control character", at: location)
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), index + 1 < bytes.count {
        index += bytes[index + 1] == 0x0A ? 1 : 2
      } else if byte == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote else {
          break
        }
        index += 2
      } else {
        index += 1
      }
    }
    let end = index
    index += 1
    skipBlanks()
    if index < bytes.count, bytes[index] == UInt8(ascii: ":"), isBlankOrEnd(index + 1) {
      return key(column, start, first, end)
    }
    try endValue(column)
    return Entry(kind: .quoted, column: column, location: start, start: first, end: end)
  }

  /// The element before a value in brackets.
  private static let flowSigns = [
    UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"),
  ]

  /// Passes a collection in brackets, which may go on over several lines.
  private mutating func flow(_ column: Int, _ start: InputPosition) throws(YAMLError) -> Entry {
    let first = index
    var depth = 0
    var quote: UInt8?
    // A quotation mark inside of a word is a part of it.
    var beginsValue = true
    repeat {
      guard index < window.bytes.count else {
        throw YAMLError(.endsEarly, "the file ends within a value", at: location)
      }
      let byte = window.bytes[index]
      index += 1
      if byte == 0x0A {
        line += 1
        lineStart = index
        quotation = 0
        reachLine(isInEntry: true)
      } else if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\""), index < window.bytes.count,
          window.bytes[index] != 0x0A
        {
          index += 1
        }
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"): if beginsValue { quote = byte }
        default: break
        }
        if !Self.isBlank(byte) { beginsValue = Self.flowSigns.contains(byte) }
      }
    } while depth > 0
    let end = index
    try endValue(column)
    return Entry(kind: .flow, column: column, location: start, start: first, end: end)
  }

  /// Makes sure that nothing follows a value on its line.
  private mutating func endValue(_ column: Int) throws(YAMLError) {
    skipBlanks()
    guard index >= bytes.count || isAtLineEnd else {
      throw YAMLError(.yamlSyntax, "expected the end of the line after the value", at: location)
    }
    if valueColumn == nil { valueColumn = column - 1 }
  }
}
