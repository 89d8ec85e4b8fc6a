import DragFiles

/// The command: parses its arguments, runs a subcommand, and exits with its code.
@main
enum DragCommand {
  static func main() async {
    Console.ignoreBrokenPipes()
    ScratchPaths.removeWhenInterrupted()
    let code = await run(Array(CommandLine.arguments.dropFirst()))
    Console.end(code)
  }

  private static func run(_ arguments: [String]) async -> ExitCode {
    guard let name = arguments.first else {
      Console.report(Usage.overview)
      return .misuse
    }
    let rest = Array(arguments.dropFirst())
    do throws(CommandError) {
      switch name {
      case "help": return try help(rest)
      case "-h", "--help": return try help([])
      case "--version":
        Console.say("drag \(Version.current)\n")
        return .success
      case _: break
      }
      guard let command = Subcommand(rawValue: name) else {
        throw CommandError.unknown(
          name.hasPrefix("-") ? "option" : "command", name, among: Subcommand.words)
      }
      guard !rest.prefix(while: { $0 != "--" }).contains("--help") else { return try help([name]) }
      return try await command.run(rest)
    } catch {
      Console.report(error.text)
      if error.isUsage {
        Console.report(Subcommand(rawValue: name)?.help.usageLine ?? Usage.overview)
      }
      return .misuse
    }
  }

  private static func help(_ arguments: [String]) throws(CommandError) -> ExitCode {
    guard let name = arguments.first, name != "help" else {
      Console.say(Usage.overview)
      return .success
    }
    guard let command = Subcommand(rawValue: name) else {
      throw CommandError.unknown("command", name, among: Subcommand.words)
    }
    Console.say(command.help.text)
    return .success
  }
}

extension Subcommand {
  /// Runs the subcommand.
  fileprivate func run(_ arguments: [String]) async throws(CommandError) -> ExitCode {
    switch self {
    case .replay: return try await ReplayCommand(arguments).run()
    case .check: return try CheckCommand(arguments).run()
    case .fmt: return try FormatCommand(arguments).run()
    case .explore: return try await ExploreCommand(arguments).run()
    case .shrink: return try ShrinkCommand(arguments).run()
    case .import: return try ImportCommand(arguments).run()
    case .record: return try await RecordCommand(arguments).run()
    case .film: return try FilmCommand(arguments).run()
    case .watch: try await WatchCommand(arguments).run()
    case .recorder: return try RecorderCommand(arguments).run()
    case .diagram: return try DiagramCommand(arguments).run()
    case .where: return try WhereCommand(arguments).run()
    case .report: return try ReportCommand(arguments).run()
    case .auditUIKit: return try AuditUIKitCommand(arguments).run()
    case .lift: return try LiftCommand(arguments).run()
    case .completions: return try CompletionsCommand(arguments).run()
    }
  }
}
