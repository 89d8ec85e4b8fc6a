/// A file's name and bytes, from which messages quote lines.
struct SourceFile: Sendable {
  /// The most bytes that a line may have, without its line end.
  static let longestLine = 65_536
  /// How much of a line a message quotes.
  private static let longestQuote = 400

  var name: String
  var bytes: [UInt8]

  /// A line as a message quotes it: repaired, cut where it is very long, without control characters.
  ///
  /// - Complexity: O(*n*) in the bytes before the line's end; messages are few.
  func quote(line number: Int) -> String {
    var start = 0
    var line = 1
    while line < number {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return "" }
      start = end + 1
      line += 1
    }
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let text = String(decoding: bytes[start..<end].prefix(4 * Self.longestQuote), as: UTF8.self)
    var quote = ""
    for scalar in text.unicodeScalars.prefix(Self.longestQuote) {
      let isShown = !scalar.isControl || scalar == "\t"
      quote.unicodeScalars.append(isShown ? scalar : "\u{FFFD}")
    }
    return quote
  }

  /// The name without its folders and its suffix, which names a test that has no name of its own.
  static func baseName(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".drag") && last.count > 5 ? String(last.dropLast(5)) : last
  }
}
