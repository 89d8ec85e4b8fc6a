/// The help of a command, or of one of its subcommands.
package struct CommandHelp: Sendable {
  /// The command line, with operands: `drag replay PATH… [OPTION…]`.
  package let call: String
  /// A summary in one line.
  package let summary: String
  /// The description, in paragraphs; may be empty.
  package let explanation: String
  /// The options.
  package let options: [Option]

  /// Makes a help.
  package init(call: String, summary: String, explanation: String, options: [Option]) {
    self.call = call
    self.summary = summary
    self.explanation = explanation
    self.options = options
  }

  /// The usage line.
  package var usageLine: String { "usage: \(call)\n" }

  /// The complete help text.
  package var text: String {
    let blocks = [
      usageLine, summary + "\n", explanation.isEmpty ? "" : explanation + "\n",
      options.isEmpty ? "" : "options:\n" + Self.table(options.map { ($0.synopsis, $0.help) }),
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Two columns; the second begins at a fixed column, or on a line of its own.
  package static func table(_ rows: [(String, String)]) -> String {
    rows.map { left, right in
      let room = 30 - left.count
      let gap =
        room > 1 ? String(repeating: " ", count: room) : "\n" + String(repeating: " ", count: 32)
      return "  \(left)\(gap)\(right)\n"
    }.joined()
  }
}

extension CommandHelp {
  /// Runs a command without subcommands on the words of the command line, and ends the process.
  ///
  /// - Parameter body: Runs the command on the words after its name.
  package func run(_ body: ([String]) throws(CommandError) -> ExitCode) -> Never {
    Console.ignoreBrokenPipes()
    let words = Array(CommandLine.arguments.dropFirst())
    guard !words.contains("--help") else {
      Console.say(text)
      Console.end(.success)
    }
    do throws(CommandError) {
      Console.end(try body(words))
    } catch {
      Console.report(error.text(of: call.prefix { $0 != " " }.description))
      if error.isUsage { Console.report(usageLine) }
      Console.end(.misuse)
    }
  }
}
