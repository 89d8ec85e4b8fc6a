import DragGeometry
import DragScript

/// A reader of a JSON format: common functions for fields and values.
protocol JSONReading {
  associatedtype Word: FormatWord

  var options: ImportOptions { get }
  var log: ImportLog { get set }
  var scanner: JSONScanner { get set }
  var words: WordTable<Word> { get set }

  /// Begins at a scanner's position.
  init(_ scanner: JSONScanner, options: ImportOptions, log: ImportLog)

  /// The path of the current value, for messages.
  func pathText(_ field: String?) -> String
}

/// A field of an object: its key, and the word that it is, if that is known.
struct JSONField<Word> {
  let key: JSONScanner.Text
  /// The word's index in its table.
  var index = 0
  var word: Word?
}

extension JSONReading {
  /// Begins at a byte of a text.
  init(_ bytes: [UInt8], from start: Int, options: ImportOptions, log: ImportLog) {
    self.init(JSONScanner(ScriptText(bytes), from: start), options: options, log: log)
  }

  /// Moves to the next field of the innermost object and past its key, or closes the object.
  mutating func nextField(isFirst: inout Bool) throws(JSONError) -> JSONField<Word>? {
    guard try scanner.advance(isFirst: &isFirst) else { return nil }
    if let index = words.expected,
      let key = scanner.pass(words.letters(of: index), isKey: true)
    {
      words.note(index)
      return JSONField(key: key, index: index, word: words.words[index])
    }
    let key = try scanner.key()
    guard let index = words.index(key, in: scanner) else { return JSONField(key: key) }
    words.note(index)
    return JSONField(key: key, index: index, word: words.words[index])
  }

  /// Moves to the next field of the innermost object, and reports one that is repeated.
  mutating func nextField(
    isFirst: inout Bool, _ seen: inout UInt64
  ) throws(JSONError) -> JSONField<Word>? {
    guard let field = try nextField(isFirst: &isFirst) else { return nil }
    guard let word = field.word else { return field }
    let bit: UInt64 = 1 << UInt64(field.index)
    if seen & bit != 0 {
      log.report(
        .repeatedField, at: field.key.location,
        "`\(word.rawValue)` is repeated; the last one is used")
    }
    seen |= bit
    return field
  }

  /// Reports an unknown field, and skips its value.
  mutating func unknownField(_ key: JSONScanner.Text, in what: String) throws(JSONError) {
    let name = scanner.contents(of: key)
    let length = key.end - key.start + 2
    log.report(
      .unknownField,
      at: key.location,
      length: length,
      "unknown field `\(name)` in \(what) is ignored"
    )
    try scanner.skipValue()
  }

  /// Returns whether a value of that kind follows; another kind is reported and skipped.
  @inline(__always)
  mutating func expect(
    _ kind: JSONScanner.Kind,
    for field: String,
    isField: Bool = true
  ) throws(JSONError) -> Bool {
    guard try scanner.kind() != kind else { return true }
    try passOther(than: kind, for: field, isField: isField)
    return false
  }

  private mutating func passOther(
    than kind: JSONScanner.Kind, for field: String, isField: Bool
  ) throws(JSONError) {
    let name = isField ? "`\(field)`" : field
    report(.wrongType, "\(name) is not \(Self.article(kind))\(pathText(isField ? field : nil))")
    try scanner.skipValue()
  }

  /// Reports an error at the value that follows.
  mutating func report(_ fault: ImportError, _ message: String, hint: String? = nil) {
    log.report(fault, at: scanner.location, message, hint: hint)
  }

  /// Reads a string that must be one of a kind's words.
  mutating func readWord<Value>(
    _ field: String,
    as value: (Word) -> Value?
  ) throws(JSONError) -> Value? {
    guard try expect(.string, for: field) else { return nil }
    if let index = words.expected, let value = value(words.words[index]),
      scanner.pass(words.letters(of: index), isKey: false) != nil
    {
      words.note(index)
      return value
    }
    let location = scanner.location
    let text = try scanner.string()
    let index = words.index(text, in: scanner)
    if let index { words.note(index) }
    let result = index.flatMap { value(words.words[$0]) }
    if result == nil {
      let spelling = scanner.contents(of: text)
      log.report(
        .unknownWord,
        at: location,
        length: text.end - text.start + 2,
        "unknown value \"\(spelling)\" of `\(field)`\(pathText(field))"
      )
    }
    return result
  }

  /// Reads a string.
  mutating func readText(_ field: String) throws(JSONError) -> String? {
    guard try expect(.string, for: field) else { return nil }
    return scanner.contents(of: try scanner.string())
  }

  /// Reads a number of a range.
  mutating func readNumber(
    _ field: String,
    _ range: ClosedRange<Double>
  ) throws(JSONError) -> Double? {
    guard try expect(.number, for: field) else { return nil }
    let location = scanner.location
    let value = try scanner.number()
    guard range.contains(value) else {
      log.report(
        .outOfRange,
        at: location,
        length: scanner.location.offset - location.offset,
        "`\(field)` is outside \(Self.text(range))\(pathText(field))"
      )
      return nil
    }
    return value
  }

  /// Reads the elements of a list, each by a closure, until too much is wrong.
  mutating func readList(
    _ element: (inout Self) throws(JSONError) -> Void
  ) throws(JSONError) {
    var isFirst = true
    try scanner.enter()
    while try scanner.advance(isFirst: &isFirst) {
      if log.isFull {
        try scanner.skipValue()
      } else {
        try element(&self)
      }
    }
  }

  /// Reads the fields of an object, each by a closure that says whether it knows the field.
  mutating func readFields(
    of what: String,
    _ field: (inout Self, Word) throws(JSONError) -> Bool
  ) throws(JSONError) {
    var isFirst = true
    var seen: UInt64 = 0
    try scanner.enter()
    while let next = try nextField(isFirst: &isFirst, &seen) {
      guard let word = next.word, try field(&self, word) else {
        try unknownField(next.key, in: what)
        continue
      }
    }
  }

  /// Reads the fields of an object that a closure knows, and passes the others: formats that hold more
  /// than gestures are full of them.
  mutating func readKnown(
    _ field: (inout Self, Word) throws(JSONError) -> Bool
  ) throws(JSONError) {
    var isFirst = true
    try scanner.enter()
    while let next = try nextField(isFirst: &isFirst) {
      guard let word = next.word, try field(&self, word) else {
        try scanner.skipValue()
        continue
      }
    }
  }

  /// Reads a value in the middle of other text, and reports its JSON errors.
  ///
  /// - Returns: Whether the value is whole.
  mutating func readValue(
    _ root: (inout Self) throws(JSONError) -> Void
  ) -> Bool {
    do throws(JSONError) {
      try root(&self)
      return true
    } catch {
      log.report(error.fault, at: error.location, error.message)
      return false
    }
  }

  /// Reads a whole document, and reports its JSON errors.
  ///
  /// - Returns: Whether the text is whole.
  mutating func readDocument(
    _ root: (inout Self) throws(JSONError) -> Void
  ) -> Bool {
    let isWhole = readValue { reader throws(JSONError) in
      try root(&reader)
      try reader.scanner.end()
    }
    if let comma = scanner.trailingComma {
      log.report(.trailingComma, at: comma, "a comma follows the last element")
    }
    return isWhole
  }

  static func text(_ range: ClosedRange<Double>) -> String {
    range.upperBound == .greatestFiniteMagnitude
      ? "0 and more" : "\(range.lowerBound.decimalText) to \(range.upperBound.decimalText)"
  }

  private static func article(_ kind: JSONScanner.Kind) -> String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}
