/// `drag completions`: writes what a shell needs to complete the command's words.
struct CompletionsCommand {
  /// The shells that are known.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  private let shell: Shell

  /// Reads the words behind `completions`.
  init(_ words: [String]) throws(CommandError) {
    let operands = try Arguments(words, knowing: []).operands
    guard operands.count == 1 else {
      throw CommandError(
        "expected one shell",
        hint: "one of " + Shell.allCases.map(\.rawValue).joined(separator: ", "))
    }
    shell = try OptionLiteral(option: "the shell", text: operands[0]).choice()
  }

  /// Writes the completions to standard output.
  func run() -> ExitCode {
    switch shell {
    case .bash: Console.say(BashCompletions.text)
    case .zsh: Console.say(ZshCompletions.text)
    case .fish: Console.say(FishCompletions.text)
    }
    return .success
  }
}

extension Subcommand {
  /// The words that may follow instead of files: shells, topics, or commands.
  var completedOperands: [String] {
    switch self {
    case .completions: CompletionsCommand.Shell.allCases.map(\.rawValue)
    case .report: ["merge"] + ReportCommand.Content.allCases.map(\.rawValue)
    case .where, .replay, .check, .fmt, .explore, .shrink, .import: []
    case .record, .film, .recorder, .watch, .diagram, .auditUIKit, .lift: []
    }
  }
}
