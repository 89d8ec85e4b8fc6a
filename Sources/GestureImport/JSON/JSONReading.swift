import DragGeometry
import DragScript

/// A reader of a JSON format: common functions for fields and values.
protocol JSONReading {
  associatedtype Word: FormatWord

  var options: ImportOptions { get }
  var log: DiagnosticLog { get set }
  var scanner: JSONScanner { get set }
  var words: WordTable<Word> { get }

  /// Begins at a scanner's position.
  init(_ scanner: JSONScanner, options: ImportOptions, log: DiagnosticLog)

  /// The path of the current value, for messages.
  func pathText(_ field: String?) -> String
}

extension JSONReading {
  /// Begins at a byte of a text.
  init(_ bytes: [UInt8], from start: Int, options: ImportOptions, log: DiagnosticLog) {
    self.init(JSONScanner(ScriptText(bytes), from: start), options: options, log: log)
  }

  /// The known word of a key; a repeated key is reported.
  mutating func word(_ key: JSONScanner.Text, _ seen: inout UInt64) -> Word? {
    guard let index = words.index(key, in: scanner) else { return nil }
    let bit: UInt64 = 1 << UInt64(index)
    if seen & bit != 0 {
      let name = words.words[index].rawValue
      log.report(.repeatedField, at: key.location, "`\(name)` is repeated; the last one is used")
    }
    seen |= bit
    return words.words[index]
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
  mutating func expect(
    _ kind: JSONScanner.Kind,
    for field: String,
    isField: Bool = true
  ) throws(JSONError) -> Bool {
    guard try scanner.kind() != kind else { return true }
    let name = isField ? "`\(field)`" : field
    report(.wrongType, "\(name) is not \(Self.article(kind))\(pathText(isField ? field : nil))")
    try scanner.skipValue()
    return false
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
    let location = scanner.location
    let text = try scanner.string()
    let result = words.word(text, in: scanner).flatMap(value)
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
    while let key = try scanner.nextMember(isFirst: &isFirst) {
      guard let word = word(key, &seen), try field(&self, word) else {
        try unknownField(key, in: what)
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
    while let key = try scanner.nextMember(isFirst: &isFirst) {
      guard let word = words.word(key, in: scanner), try field(&self, word) else {
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
