import DragGeometry

/// Parses one word from left to right, tracking columns.
struct WordReader {
  private let scalars: [Unicode.Scalar]
  private let firstColumn: Int
  private(set) var index = 0

  init(_ token: Token) {
    scalars = Array(token.text.unicodeScalars)
    firstColumn = token.column
  }

  /// The column of the next character.
  var column: Int { firstColumn + index }

  /// Indicates whether nothing is left.
  var isAtEnd: Bool { index >= scalars.count }

  /// The next character, if any.
  var next: Unicode.Scalar? { isAtEnd ? nil : scalars[index] }

  /// Consumes a character if it is next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  /// Consumes a text if it is next.
  mutating func take(text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  /// Consumes all characters up to the first that does not match.
  mutating func take(while fits: (Unicode.Scalar) -> Bool) -> String {
    let start = index
    while let scalar = next, fits(scalar) { index += 1 }
    return String(scalars: scalars[start..<index])
  }

  /// Consumes the digits that come next.
  mutating func digits() -> String { take { $0.isDigit } }

  /// Consumes a number: digits with an optional sign and fraction; nil if there is none.
  ///
  /// A number beyond the range of `Double` is infinite; the caller rejects it.
  mutating func number(allowingPlus: Bool = false) -> Double? {
    let start = index
    var text = ""
    if take("-") {
      text = "-"
    } else if allowingPlus {
      _ = take("+")
    }
    let whole = digits()
    guard !whole.isEmpty else {
      index = start
      return nil
    }
    text += whole
    if next == ".", index + 1 < scalars.count, scalars[index + 1].isDigit {
      index += 1
      text += "." + digits()
    }
    return Double(text)
  }

  /// Consumes two numbers with a separator between them; nil if they are missing.
  mutating func pair(separatedBy separator: Unicode.Scalar, allowingPlus: Bool = false)
    -> (Double, Double)?
  {
    guard let first = number(allowingPlus: allowingPlus), take(separator),
      let second = number(allowingPlus: allowingPlus), first.isFinite, second.isFinite
    else { return nil }
    return (first, second)
  }
}
