import Machines

/// A file's name and text, from which messages quote lines.
struct SourceFile: Sendable {
  /// The most bytes that a line may have, without its line end.
  static let longestLine = 65_536
  /// How much of a line a message quotes.
  private static let longestQuote = 400

  var name: String
  var text: ScriptText

  /// A line as a message quotes it: repaired, cut where it is very long, without control characters.
  ///
  /// - Complexity: O(*n*) in the bytes before the line's end; messages are few.
  func quote(line number: Int) -> String {
    var window = TextWindow(text)
    for _ in 1..<max(1, number) {
      guard window.takeLine() != nil else { return "" }
    }
    guard let line = window.takeLine() else { return "" }
    let text = String(decoding: window.bytes[line].prefix(4 * Self.longestQuote), as: UTF8.self)
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
