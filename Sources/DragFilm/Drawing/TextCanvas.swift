import Machines

/// The text on a terminal, character by character.
struct TextCanvas {
  /// The color and weight of a character, for terminals that have colors.
  enum Ink: Hashable, Sendable {
    case plain
    case quiet
    case gap
    case carried
    case failed

    /// The escape code of the color; nil for that of the terminal.
    var code: String? {
      switch self {
      case .plain: nil
      case .quiet: "2"
      case .gap: "32"
      case .carried: "1;34"
      case .failed: "31"
      }
    }
  }

  let columns: Int
  let rows: Int
  private var marks: [[(sign: Character, ink: Ink)]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    marks = Array(repeating: Array(repeating: (" ", .plain), count: columns), count: rows)
  }

  /// Writes a text from a position on; what lies outside the canvas or the limit is left out.
  mutating func write(_ text: String, x: Int, y: Int, upTo limit: Int? = nil, _ ink: Ink = .plain) {
    guard marks.indices.contains(y) else { return }
    for (offset, sign) in text.enumerated() {
      let column = x + offset
      guard column < min(columns, limit ?? columns) else { return }
      if column >= 0 { marks[y][column] = (Self.printable(sign), ink) }
    }
  }

  /// Draws a frame with corners, of at least two columns and rows; what was inside it is covered.
  mutating func frame(x: Range<Int>, y: Range<Int>, _ ink: Ink) {
    let line = String(repeating: "─", count: max(0, x.count - 2))
    write("┌\(line)┐", x: x.lowerBound, y: y.lowerBound, ink)
    let inner = String(repeating: " ", count: max(0, x.count - 2))
    for row in y.dropFirst().dropLast() { write("│\(inner)│", x: x.lowerBound, y: row, ink) }
    write("└\(line)┘", x: x.lowerBound, y: y.upperBound - 1, ink)
  }

  /// The lines, without the spaces at their ends and the empty ones behind the last.
  func lines(isColored: Bool) -> [String] {
    let last = marks.lastIndex { row in row.contains { $0.sign != " " } } ?? -1
    return marks[...last].map { row in
      let end = row.lastIndex { $0.sign != " " }.map { $0 + 1 } ?? 0
      var line = ""
      var ink = Ink.plain
      for mark in row[..<end] {
        if isColored, mark.ink != ink {
          if ink != .plain { line += "\u{1B}[0m" }
          if let code = mark.ink.code { line += "\u{1B}[\(code)m" }
          ink = mark.ink
        }
        line.append(mark.sign)
      }
      return ink == .plain ? line : line + "\u{1B}[0m"
    }
  }

  /// A character that fills one column and does not control a terminal.
  private static func printable(_ sign: Character) -> Character {
    let first = sign.unicodeScalars.first?.value ?? 0
    let isControl = sign.unicodeScalars.contains(where: \.isObeyed)
    // Signs of East Asia and pictures fill two columns.
    let isWide =
      (0x1100...0x115F).contains(first) || (0x2E80...0xFFDC).contains(first) || first > 0xFFFF
    return isControl || isWide || sign.unicodeScalars.count > 1 ? "�" : sign
  }
}
