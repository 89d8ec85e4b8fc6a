import DragGeometry
import Machines

extension LineReader {
  /// Parses a word as a finite number.
  func number(of token: Token) throws(SyntaxError) -> Double {
    var reader = WordReader(token)
    guard let number = reader.number(), reader.isAtEnd, number.isFinite else {
      throw SyntaxError(
        .badNumber, at: token, "expected a number, found `\(token.text)`",
        hint: "numbers are decimal, such as 12, -3 or 0.5")
    }
    return number
  }

  /// Parses a number of at least 0.
  mutating func length(_ what: String) throws(SyntaxError) -> Double {
    try length(of: word(what))
  }

  /// Parses a word as a number of at least 0.
  func length(of token: Token) throws(SyntaxError) -> Double {
    let number = try number(of: token)
    guard number >= 0 else {
      throw SyntaxError(
        .valueOutOfRange, at: token, "expected a number of at least 0, found `\(token.text)`")
    }
    return number
  }

  /// Parses a whole number within a range.
  mutating func int(_ what: String, in range: ClosedRange<Int> = 0...Int.max)
    throws(SyntaxError) -> Int
  {
    try int(of: word(what), in: range)
  }

  /// Parses a word as a whole number within a range.
  func int(of token: Token, in range: ClosedRange<Int> = 0...Int.max)
    throws(SyntaxError) -> Int
  {
    var reader = WordReader(token)
    _ = reader.take("-")
    guard !reader.digits().isEmpty, reader.isAtEnd else {
      throw SyntaxError(.badNumber, at: token, "expected a whole number, found `\(token.text)`")
    }
    guard let value = Int(token.text), range.contains(value) else {
      throw SyntaxError(
        .valueOutOfRange,
        at: token,
        "`\(token.text)` is out of range",
        hint: range.upperBound == .max
          ? "at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return value
  }

  /// Parses a duration, exact to the microsecond.
  mutating func duration(_ what: String = "a duration") throws(SyntaxError) -> Microseconds {
    try duration(of: word(what))
  }

  /// Parses a word as a duration, exact to the microsecond, after a prefix such as the mark of a stamp.
  func duration(of token: Token, skipping skipped: Int = 0) throws(SyntaxError) -> Microseconds {
    let part = Token(
      text: String(token.text.unicodeScalars.dropFirst(skipped)),
      isString: false,
      column: token.column + skipped,
      length: max(1, token.length - skipped)
    )
    var reader = WordReader(part)
    let isNegative = reader.take("-")
    let whole = reader.digits()
    let fraction = reader.take(".") ? reader.digits() : nil
    let unit = reader.take { !$0.isSpace }
    guard !whole.isEmpty, fraction != "", let decimals = Self.decimals(of: unit) else {
      throw SyntaxError(
        .badDuration, at: part, "expected a duration, found `\(part.text)`",
        hint: "a duration has a unit, such as 500ms, 0.5s or 20us")
    }
    let digits = fraction ?? ""
    guard digits.count <= decimals else {
      throw SyntaxError(
        .durationTooFine, at: part, "`\(part.text)` has more precision than a microsecond",
        hint: decimals == 0 ? "`us` allows no fraction" : "`\(unit)` allows \(decimals) decimals")
    }
    let scaled = whole + digits + String(repeating: "0", count: decimals - digits.count)
    guard !isNegative, let count = Int64(scaled) else {
      throw SyntaxError(
        .valueOutOfRange, at: part,
        isNegative
          ? "expected a duration of at least 0, found `\(part.text)`" : "`\(part.text)` is too long"
      )
    }
    return Microseconds(count)
  }

  /// The number of decimals that a unit allows, down to the microsecond.
  private static func decimals(of unit: String) -> Int? {
    switch unit {
    case "us": 0
    case "ms": 3
    case "s": 6
    default: nil
    }
  }

  /// Parses a point.
  mutating func point(_ what: String = "a point") throws(SyntaxError) -> Point {
    let token = try word(what)
    var reader = WordReader(token)
    guard let (x, y) = reader.pair(separatedBy: ","), reader.isAtEnd else {
      throw SyntaxError(
        .badPoint, at: token, "expected a point, found `\(token.text)`",
        hint: "two numbers with a comma and no space, such as 195,600")
    }
    return Point(x: x, y: y)
  }

  /// Parses a size with extents of at least 0.
  mutating func size(_ what: String = "a size") throws(SyntaxError) -> Size {
    try size(of: word(what))
  }

  /// Parses a word as a size with extents of at least 0.
  func size(of token: Token) throws(SyntaxError) -> Size {
    var reader = WordReader(token)
    guard let (width, height) = reader.pair(separatedBy: "x"), reader.isAtEnd else {
      throw SyntaxError(
        .badSize, at: token, "expected a size, found `\(token.text)`",
        hint: "two numbers with an x and no space, such as 390x844")
    }
    guard width >= 0, height >= 0 else {
      throw SyntaxError(
        .valueOutOfRange, at: token, "expected a size of at least 0x0, found `\(token.text)`")
    }
    return Size(width: width, height: height)
  }

  /// Parses `at` and `size`.
  mutating func frame() throws(SyntaxError) -> Rect {
    try expect("at")
    let origin = try point()
    try expect("size")
    return Rect(origin: origin, size: try size())
  }
}
