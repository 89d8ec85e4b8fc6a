package import DragScript

/// Reads JSON (RFC 8259) from bytes, value by value, with the location of each.
///
/// The caller pulls: it enters an object or array, asks for the next member or element, and reads
/// or skips its value. Nothing is kept of what was read, no text is made of keys and words that are
/// known beforehand, and nothing recurses, so depth and length of the input cost no stack.
/// Commas after a last element are let pass and noted.
///
/// Of a text that is not in memory a window is: it slides on between two tokens, so that what was read of a
/// token must be used before the next one is.
package struct JSONScanner {
  /// The limit for nested arrays and objects.
  static let depthLimit = 64

  /// The kind of value that begins at a position.
  package enum Kind: Hashable, Sendable {
    case object, array, string, number, boolean, null

    /// The kind in a message: "a string".
    var text: String {
      switch self {
      case .object: "an object"
      case .array: "an array"
      case .string: "a string"
      case .number: "a number"
      case .boolean: "a boolean"
      case .null: "null"
      }
    }
  }

  /// A string in the input, between its quotes.
  package struct Text: Hashable, Sendable {
    var location: InputPosition
    var start: Int
    var end: Int
    var hasEscapes: Bool
    var hash: UInt64
  }

  private var window: SlidingText
  /// The part of the text that is being read.
  var bytes: [UInt8] { window.bytes }
  /// The next byte in the window.
  var index: Int
  /// Where a token must begin for the window to have it whole, most likely.
  private var tokenLimit: Int
  var line = 1
  /// The byte from which columns count in this line, advanced by each byte that begins no scalar.
  var columnBase: Int
  /// The first comma after a last element.
  var trailingComma: InputPosition?
  /// One bit for each container that is open, the innermost last; set for an object.
  private var containers: UInt64 = 0
  private(set) var depth = 0
  /// Indicates whether the innermost container is an object.
  var isInObject: Bool { containers & 1 == 1 }

  /// Begins at a byte of a text.
  package init(_ text: ScriptText, from start: Int) {
    window = SlidingText(text, from: start)
    index = start - window.origin
    columnBase = index
    tokenLimit = Self.tokenLimit(in: window)
  }

  /// Reads a value amid other text, of which each line and column are known.
  init(_ bytes: [UInt8], at location: InputPosition) {
    self.init(ScriptText(bytes), from: location.offset)
    line = location.line
    columnBase = location.offset - location.column + 1
  }

  /// The location of the next byte.
  var location: InputPosition {
    InputPosition(offset: window.origin + index, line: line, column: index - columnBase + 1)
  }

  /// Indicates whether the text has changed.
  var isBroken: Bool { window.isBroken }
  /// The beginning of the text.
  var beginning: [UInt8] { window.beginning }

  /// Skips spaces and line ends, and returns the byte that follows, unless the input ends.
  mutating func peek() -> UInt8? {
    while true {
      if let byte = peekInWindow() { return byte }
      guard slideOn() else { return nil }
    }
  }

  /// Skips spaces and line ends up to the window's end, and returns the byte that follows.
  private mutating func peekInWindow() -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x09, 0x0D:
        index += 1
      case 0x0A:
        index += 1
        line += 1
        columnBase = index
      default:
        return byte
      }
    }
    return nil
  }

  /// Skips spaces and returns the byte that follows.
  @inline(__always)
  mutating func need() throws(JSONError) -> UInt8 {
    // Writers put no space before most bytes.
    if index < tokenLimit, bytes[index] > 0x20 { return bytes[index] }
    return try needAfterSpaces()
  }

  @inline(never)
  private mutating func needAfterSpaces() throws(JSONError) -> UInt8 {
    if index >= tokenLimit { _ = slideOn() }
    guard let byte = peek() else { throw JSONError(.endsEarly, at: location) }
    return byte
  }

  // MARK: The window

  /// No token is longer, but for texts.
  private static let usualToken = 1_024

  private static func tokenLimit(in window: SlidingText) -> Int {
    window.hasMore ? max(0, window.bytes.count - usualToken) : window.bytes.count
  }

  /// Slides the window on to the next byte.
  ///
  /// - Returns: False where the text does not go on behind the window.
  private mutating func slideOn() -> Bool {
    guard window.hasMore else { return false }
    let distance = window.slide(to: index)
    index -= distance
    columnBase -= distance
    tokenLimit = Self.tokenLimit(in: window)
    return true
  }

  /// Ends the reading.
  mutating func moveToEnd() {
    window.cutOff()
    index = bytes.count
    tokenLimit = index
  }

  /// Reads a token, once more if the window ends in it.
  @inline(__always)
  mutating func whole<Token>(
    _ read: (inout Self) throws(JSONError) -> Token
  ) throws(JSONError) -> Token {
    guard window.hasMore else { return try read(&self) }
    let start = (index, line, columnBase)
    while true {
      do throws(JSONError) {
        let token = try read(&self)
        if index < bytes.count || !window.hasMore { return token }
      } catch {
        guard error.reason == .endsEarly, window.hasMore else { throw error }
      }
      (index, line, columnBase) = start
      window.grow()
      tokenLimit = Self.tokenLimit(in: window)
    }
  }

  /// Determines the kind of the next value from its first byte.
  package mutating func kind() throws(JSONError) -> Kind {
    switch try need() {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), 0x30...0x39: return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    default: throw JSONError(.expected("a value"), at: location)
    }
  }

  /// Opens the object or array that follows; ``kind()`` has said that there is one.
  package mutating func enter() throws(JSONError) {
    guard depth < Self.depthLimit else { throw JSONError(.tooDeep, at: location) }
    containers = containers << 1 | (bytes[index] == UInt8(ascii: "{") ? 1 : 0)
    depth += 1
    index += 1
  }

  /// Moves to the next element of the innermost container, or closes it and gives false.
  mutating func advance(isFirst: inout Bool) throws(JSONError) -> Bool {
    let closer = containers & 1 == 1 ? UInt8(ascii: "}") : UInt8(ascii: "]")
    // What follows an element mostly is a comma, and the next one at once.
    if !isFirst, index + 1 < tokenLimit, bytes[index] == UInt8(ascii: ","),
      bytes[index + 1] > 0x20, bytes[index + 1] != closer
    {
      index += 1
      return true
    }
    var byte = try need()
    if !isFirst, byte != closer {
      guard byte == UInt8(ascii: ",") else {
        throw JSONError(.expected(containers & 1 == 1 ? "',' or '}'" : "',' or ']'"), at: location)
      }
      let comma = location
      index += 1
      byte = try need()
      if byte == closer, trailingComma == nil { trailingComma = comma }
    }
    isFirst = false
    guard byte == closer else { return true }
    index += 1
    depth -= 1
    containers >>= 1
    return false
  }

  /// Moves to the next member of the innermost object and past its key, or closes the object.
  package mutating func nextMember(isFirst: inout Bool) throws(JSONError) -> Text? {
    try advance(isFirst: &isFirst) ? try key() : nil
  }

  /// Reads the key that begins at the next byte, and moves past the colon behind it.
  mutating func key() throws(JSONError) -> Text {
    guard bytes[index] == UInt8(ascii: "\"") else {
      throw JSONError(.expected("a field's name in quotes"), at: location)
    }
    return try whole { reader throws(JSONError) in
      let key = try reader.stringInWindow()
      guard let byte = reader.peekInWindow() else {
        throw JSONError(.endsEarly, at: reader.location)
      }
      guard byte == UInt8(ascii: ":") else {
        throw JSONError(.expected("':'"), at: reader.location)
      }
      reader.index += 1
      return key
    }
  }

  /// Passes a whole value, however it is nested.
  package mutating func skipValue() throws(JSONError) {
    let outer = depth
    var isFirst = true
    repeat {
      if depth > outer {
        if isInObject {
          guard try nextMember(isFirst: &isFirst) != nil else { continue }
        } else {
          guard try advance(isFirst: &isFirst) else { continue }
        }
      }
      switch try kind() {
      case .object, .array:
        try enter()
        isFirst = true
      case .string: _ = try string()
      case .number: _ = try number()
      case .boolean: _ = try boolean()
      case .null: try null()
      }
    } while depth > outer
  }

  /// Checks that only spaces are left.
  mutating func end() throws(JSONError) {
    guard peek() == nil else { throw JSONError(.textAfterEnd, at: location) }
  }

  /// Reads `true` or `false`.
  mutating func boolean() throws(JSONError) -> Bool {
    let isTrue = bytes[index] == UInt8(ascii: "t")
    try whole { reader throws(JSONError) in
      try reader.literal(isTrue ? [0x74, 0x72, 0x75, 0x65] : [0x66, 0x61, 0x6C, 0x73, 0x65])
    }
    return isTrue
  }

  /// Reads `null`.
  mutating func null() throws(JSONError) {
    try whole { reader throws(JSONError) in try reader.literal([0x6E, 0x75, 0x6C, 0x6C]) }
  }

  private mutating func literal(_ letters: [UInt8]) throws(JSONError) {
    let start = location
    for letter in letters {
      guard index < bytes.count else { throw JSONError(.endsEarly, at: location) }
      guard bytes[index] == letter else {
        throw JSONError(.expected("true, false or null"), at: start)
      }
      index += 1
    }
  }
}
