import Foundation
import Machines
import TestSupport
import Testing

@testable import drag

/// What the command writes of names and texts that others chose.
@Suite struct ConsoleTests {
  /// ESC, BEL, C1 and controls of direction; no name of a file has a NUL.
  private static let name = "e\u{1B}[31m\u{7}\u{9B}31m\u{202E}\u{2066}"
  private static let escaped = "e\\u{1b}[31m\\u{7}\\u{9b}31m\\u{202e}\\u{2066}\\u{0}"

  private func command() throws -> Command {
    let command = try Command()
    let files = FileManager.default
    let scene = Samples.list + "items list \"\(Self.escaped)\"\n"
    let test = """
      # \u{202E}comment
      test "\(Self.escaped)"
        down list#milk
        wait 600ms
        move list[gap 2]
        up
        settle
        expect order list = "\(Self.escaped)"

      """
    try command.folder.write(Samples.list + test, to: "\(Self.name).drag")
    try command.folder.write(scene, to: "\(Self.name)-scene.drag")
    try command.folder.write(
      "dragscript 1\nview \u{202E}\u{9B}31mx at nowhere\n", to: "\(Self.name)-bad.drag")
    try command.folder.write("N: \u{1B}[31m\u{202E}\nE: what\n", to: "\(Self.name).evemu")
    try command.folder.write(Self.name + "\n", to: "\(Self.name).failed")
    let folder = command.folder["S\(Self.name)"]
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try command.folder.write(
      "let a = #selector(x\u{1B}[31m\u{202E})\n", to: "S\(Self.name)/\(Self.name).swift")
    try command.folder.write(Self.graph, to: "\(Self.name).symbols.json")
    return command
  }

  /// The graph of a module that declares nearly a method of a delegate, by a name that the compiler never writes.
  private static let graph = """
    {"symbols": [
      {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "s:B"},
        "pathComponents": ["B\\u001b[31m\\u202e"],
        "location": {"uri": "file:///a\\u001b.swift", "position": {"line": 0, "character": 0}}},
      {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "s:BM"},
        "pathComponents": ["B\\u001b[31m\\u202e", "dragInteraction(_:itemsForBegining:)"],
        "functionSignature": {"parameters": [], "returns": []},
        "location": {"uri": "file:///a\\u001b.swift", "position": {"line": 1, "character": 0}}}],
     "relationships": [
      {"kind": "conformsTo", "source": "s:B", "target": "s:D",
        "targetFallback": "DragUIKit.UIDragInteractionDelegate"},
      {"kind": "memberOf", "source": "s:BM", "target": "s:B"}]}
    """

  /// Words after which every command meets the names; those of one command are runs of their own.
  private static let runs: [[String]] = {
    let (name, scene) = ("\(Self.name).drag", "\(Self.name)-scene.drag")
    let recording = "\(Self.name).evemu"
    var runs: [[String]] = [
      ["replay", name], ["replay", "\(Self.name)-bad.drag"], ["replay", name, "--list"],
      ["replay", name, "--report", "tap"], ["replay", name, "--report", "junit"],
      ["replay", name, "--report", "github"], ["replay", name, "--trace", "-"],
      ["replay", name, "--trace", Self.name + "/x"], ["replay", name, "--filter", Self.name],
      ["replay", name, "--shuffle", "--seed", Self.name], ["replay", name, "--tag", Self.name],
      ["replay", recording, "--scene", scene], ["replay", Self.name], ["replay", "S\(Self.name)"],
      ["replay", name, "--rerun-failed", "\(Self.name).failed"],
      ["check", "."], ["check", ".", "--format", "json"], ["check", ".", "--format", "sarif"],
      ["fmt", "--check", "."], ["shrink", name], ["shrink", name, "--test", Self.name],
      ["explore", name, "--runs", "3"], ["explore", scene, "--runs", "3", "--json"],
      ["explore", Self.name], ["explore", name, "--without", Self.name],
      ["explore", scene, "--runs", "3", "--coverage"],
      ["explore", name, "--save", Self.name, "--film", Self.name, "--runs", "3"],
      ["import", recording], ["import", "evemu", recording],
      ["import", "--format", Self.name, name],
      ["record", name], ["record", ".", "--scene", scene], ["watch", "-"], ["watch", Self.name],
      ["recorder", "--scene", scene], ["recorder", Self.name], ["diagram", Self.name],
      ["diagram", "--check", "-o", Self.name], ["diagram", "--coverage", name, "-o", Self.name],
      ["where", scene, "list[gap 1]", Self.name],
      ["report", "merge", "failed", "\(Self.name).failed"],
      ["report", "merge", "coverage", name], ["report", Self.name],
      ["report", "merge", "explored", name, Self.name],
      ["audit-uikit", "."], ["audit-uikit", ".", "--format", "json"], ["audit-uikit", name],
      ["lift", "S\(Self.name)", "-o", Self.name], ["lift", "S\(Self.name)", "-o", name],
      ["completions", Self.name], [Self.name], ["--\(Self.name)"], ["help", Self.name],
    ]
    for format in [
      "html", "json", "perfetto", "asciicast", "mermaid", "markdown", "w3c", "machines",
    ] {
      runs.append(["film", name, "--format", format])
    }
    runs += [
      ["film", name, "--still", "0ms"], ["film", name, "--strip", "2"],
      ["film", name, "--animate"],
    ]
    return runs
  }()

  @Test func `every command is walked`() {
    #expect(Set(Self.runs.map { $0[0] }).isSuperset(of: Subcommand.allCases.map(\.rawValue)))
  }

  @Test(arguments: runs)
  func `nothing that a terminal obeys is written raw`(words: [String]) async throws {
    let outcome = try await command().run(words, ci: "1")
    for text in [outcome.output, outcome.errors] {
      let raw = text.unicodeScalars.filter { $0.isObeyed && $0 != "\n" && $0 != "\t" }
      #expect(
        raw.isEmpty, "\(words.map(\.debugDescription)): \(text.debugDescription.prefix(2000))")
    }
    #expect(!(outcome.output + outcome.errors).isEmpty)
  }

  @Test func `in a job of GitHub no line of a report is a command to the runner`() async throws {
    let command = try Command()
    let script =
      Samples.list + """
        test "::stop-commands::x"
          ::add-mask::a
          ##[error]b

        """
    try command.folder.write(script, to: "a.drag")
    try command.folder.write("N: a\n::add-mask::b\n", to: "a.evemu")
    let variables = ["GITHUB_ACTIONS": "true"]
    let replay = try await command.run("replay", "a.drag", ci: "1", variables: variables)
    let imported = try await command.run("import", "a.evemu", ci: "1", variables: variables)
    var tokens: Set<String> = []
    for text in [replay.output, imported.errors] {
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      let begin = "::stop-commands::"
      #expect(lines.first?.hasPrefix(begin) == true, "\(text)")
      let token = lines.first.map { String($0.dropFirst(begin.count)) } ?? ""
      tokens.insert(token)
      let end = try #require(lines.firstIndex { $0 == "::\(token)::" })
      #expect(lines[1..<end].contains { $0.hasPrefix("::") })
      #expect(
        lines[(end + 1)...].allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") })
    }
    #expect(tokens.count == 2 && tokens.allSatisfy { $0.count > 12 })
  }

  @Test func `an expectation of the command line is no file to GitHub`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Samples.touch, to: "touch.evemu")
    let outcome = try await command.run(
      "replay", "touch.evemu", "--scene", "scene.drag", "--expect", "order list = tea", ci: "1",
      variables: ["GITHUB_ACTIONS": "true"])
    let annotation = try #require(outcome.lines.last { $0.hasPrefix("::error") })
    #expect(annotation.hasPrefix("::error title="), "\(annotation)")
  }
}
