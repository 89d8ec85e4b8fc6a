import DragReplay
import DragScript

extension FoundScript {
  /// The test in Swift, for a target of tests without scripts; nil where the lines do not show the failure (EX-56).
  ///
  /// `stage` in it is the one that the closure of `explore` makes. Where the application does something by itself, a function is
  /// called that has the name of the `may`. What does not hold is the last comment.
  package var swift: String? {
    guard let confirmed else { return nil }
    var blocks: [String] = []
    var played: [TimedLine] = []
    func close() {
      guard !played.isEmpty else { return }
      blocks.append(Self.call(playing: Self.text(of: played)))
      played = []
    }
    for line in lines {
      guard case .action(.call(let name, argument: _)) = line.content else {
        played.append(line)
        continue
      }
      close()
      let comment = line.comments.beside.map { "  // \($0.drop { "# ".contains($0) })" } ?? ""
      blocks.append("  `\(name.text)`()\(comment)\n")
    }
    close()
    let values = [
      confirmed.expected.map { "expected: \($0)" }, confirmed.actual.map { "actual: \($0)" },
    ]
    let words = ([confirmed.message] + values.compactMap(\.self)).joined(separator: "\n")
      .split(separator: "\n").map { "  // \($0)\n" }.joined()
    return "@Test func `\(Self.identifier(name))`() {\n\(blocks.joined())\(words)}\n"
  }

  /// A call that plays lines of the language; a literal of many lines takes all that they quote.
  private static func call(playing text: String) -> String {
    let mark = text.contains("\\") || text.contains("\"\"\"") ? "#" : ""
    let lines = text.split(separator: "\n").map { "    \($0.drop { $0 == " " })\n" }.joined()
    return "  stage.play(\n    \(mark)\"\"\"\n\(lines)    \"\"\"\(mark))\n"
  }

  /// A name between two backticks, which takes neither these nor a backslash.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0 == "`" || $0 == "\\" || $0.isNewline ? " " : $0 })
  }
}
