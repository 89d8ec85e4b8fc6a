/// The texts that tell how the command is used.
enum Usage {
  /// All subcommands.
  static let overview: String = {
    var text = "usage: drag COMMAND …\n\n"
    let names = Subcommand.allCases.map(\.rawValue)
    let rows = zip(names, Subcommand.allCases.map(\.summary)).map { ($0, $1) }
    text += table(
      rows + [("help [COMMAND]", "tell about a command"), ("--version", "tell the version")])
    return text
  }()

  /// Two columns; the second begins in one place, or on a line of its own.
  static func table(_ rows: [(String, String)]) -> String {
    rows.map { left, right in
      let room = 30 - left.count
      let gap =
        room > 1 ? String(repeating: " ", count: room) : "\n" + String(repeating: " ", count: 32)
      return "  \(left)\(gap)\(right)\n"
    }.joined()
  }
}

extension Subcommand {
  /// How it is called, in a line.
  var usageLine: String { "usage: drag \(rawValue) \(operands)\n" }

  /// All there is to know of it.
  var helpText: String {
    let rows = options.map { ($0.synopsis, $0.help) }
    let blocks = [
      usageLine, summary + "\n", explanation.isEmpty ? "" : explanation + "\n",
      rows.isEmpty ? "" : "options:\n" + Usage.table(rows),
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
