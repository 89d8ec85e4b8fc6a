import DragGeometry

/// Reads the parts of one word from left to right, knowing the column of each.
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

  /// Whether nothing is left.
  var isAtEnd: Bool { index >= scalars.count }

  /// The next character, where there is one.
  var next: Unicode.Scalar? { isAtEnd ? nil : scalars[index] }

  /// Takes a character if it is the next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  /// Takes a text if it is the next.
  mutating func take(text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  /// Takes all characters up to the first that does not fit.
  mutating func take(while fits: (Unicode.Scalar) -> Bool) -> String {
    let start = index
    while let scalar = next, fits(scalar) { index += 1 }
    return String(scalars: scalars[start..<index])
  }

  /// Takes the digits that come next.
  mutating func digits() -> String { take { $0.isDigit } }

  /// Takes a number: digits, with a sign before and a fraction behind where written; nil is none.
  ///
  /// A number beyond what a `Double` holds is infinite; the caller refuses it.
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

  /// Takes two numbers with a separator between them; nil is none.
  mutating func pair(separatedBy separator: Unicode.Scalar, allowingPlus: Bool = false)
    -> (Double, Double)?
  {
    guard let first = number(allowingPlus: allowingPlus), take(separator),
      let second = number(allowingPlus: allowingPlus), first.isFinite, second.isFinite
    else { return nil }
    return (first, second)
  }
}
