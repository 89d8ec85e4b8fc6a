import DragScript
import Foundation
import TestSupport
import Testing

@testable import drag

@Suite struct CompletionsCommandTests {
  private static let bash = "/bin/bash"

  private static let isBashThere = FileManager.default.isExecutableFile(atPath: bash)

  /// What bash offers for the last of some words.
  private func offers(_ words: String...) async throws -> [String] {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    let script = try await command.run("completions", "bash").output
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    try command.folder.write(
      """
      \(script)
      COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1)
      _drag
      printf '%s\\n' "${COMPREPLY[@]}" > offers

      """, to: "complete.sh")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.bash)
    process.arguments = ["complete.sh"]
    process.currentDirectoryURL = URL(fileURLWithPath: command.folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try command.folder.text(of: "offers").split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: isBashThere))
  func `bash completes commands, options, their words, and files`() async throws {
    #expect(try await offers("drag", "ch") == ["check"])
    #expect(try await offers("drag", "check", "--fo") == ["--format"])
    #expect(try await offers("drag", "check", "--format", "") == ["console", "json", "sarif"])
    #expect(try await offers("drag", "check", "--format", "=", "sa") == ["sarif"])
    #expect(try await offers("drag", "completions", "z") == ["zsh"])
    let predicates = try await offers("drag", "replay", "--expect", "")
    #expect(predicates.sorted() == Predicate.keys.sorted())
    #expect(try await offers("drag", "replay", "sc") == ["scene.drag"])
    #expect(try await offers("drag", "replay", "--jobs", "") == [])
  }

  @Test(arguments: CompletionsCommand.Shell.allCases)
  func `every option of every command is in the completions`(
    shell: CompletionsCommand.Shell
  ) async throws {
    let text = try await Command().run("completions", shell.rawValue).output
    for command in Subcommand.allCases {
      #expect(text.contains(command.rawValue))
      for option in command.options {
        let name = shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name
        #expect(text.contains(name), "\(command.rawValue) \(option.name)")
      }
    }
  }

  /// The lines of a text between two of them.
  private func lines(_ text: String, from start: String, to end: String) -> [String] {
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let rest = lines.drop { !$0.hasPrefix(start) }
    return rest.prefix { !$0.hasPrefix(end) }.map(String.init)
  }

  @Test func `zsh has short names, values, words, paths and what may be repeated`() async throws {
    let text = try await Command().run("completions", "zsh").output
    let check = lines(text, from: "check)", to: "fmt)")
    #expect(
      check == [
        "check) _arguments -s \\",
        "'--scene=[the scene of raw profiles]:SCENE.drag:_files' \\",
        "'--strict[report lines without effect as errors]' \\",
        "'--format=[console, json, or sarif for code scanning]:FORMAT:(console json sarif)' \\",
        "'(-o --output)'{-o,--output}'[write the report to FILE, not to standard output]:FILE:_files' \\",
        "'--help[show all there is to know]' \\", "'*:file:_files' ;;",
      ])
    let replay = lines(text, from: "replay)", to: "check)")
    #expect(replay.contains { $0.hasPrefix("'--update=-[") && $0.hasSuffix(":new-only: ' \\") })
    let shells = lines(text, from: "completions)", to: "help)")
    #expect(shells.last == "'*:word:(bash zsh fish)' ;;")
    #expect(lines(text, from: "where)", to: "report)").contains { $0.hasPrefix("'*--recording=[") })
  }

  @Test func `fish has short names, values and words`() async throws {
    let text = try await Command().run("completions", "fish").output
    let condition = "complete -c drag -n '__fish_seen_subcommand_from check'"
    let check = text.split(separator: "\n").filter { $0.hasPrefix(condition) }
    #expect(
      check.map { $0.dropFirst(condition.count + 1) } == [
        "-l scene -r -d 'the scene of raw profiles'",
        "-l strict -d 'report lines without effect as errors'",
        "-l format -x -a 'console json sarif' -d 'console, json, or sarif for code scanning'",
        "-l output -s o -r -d 'write the report to FILE, not to standard output'",
      ])
  }

  @Test
  func `the lines of fish are in the order of the commands, and operands come before options`()
    async throws
  {
    let text = try await Command().run("completions", "fish").output
    let heads = text.matches(of: /__fish_seen_subcommand_from ([a-z-]+)' (-[fl])/).map {
      [String($0.output.1), String($0.output.2)]
    }
    let expected = Subcommand.allCases.flatMap { command -> [[String]] in
      (command.completedOperands.isEmpty ? [] : [[command.rawValue, "-f"]])
        + command.options.map { _ in [command.rawValue, "-l"] }
    }
    #expect(heads.filter { $0[0] != "help" } == expected)
    let first = text.matches(of: /__fish_use_subcommand -f -a ([a-z-]+) -d/).map { $0.output.1 }
    #expect(first == Subcommand.allCases.map { $0.rawValue[...] } + ["help"])
  }

  /// `Tests/Editor/completions.sh` asks the shells themselves.
  @Test func `fish completes commands after help`() async throws {
    let text = try await Command().run("completions", "fish").output
    let words = Subcommand.allCases.map(\.rawValue).joined(separator: " ")
    #expect(text.contains("-n '__fish_seen_subcommand_from help' -f -a '\(words)'"))
  }
}
