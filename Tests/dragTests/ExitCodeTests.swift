import DragReplay
import Foundation
import TestSupport
import Testing

@testable import drag

/// Each code that a subcommand's help tells of, from a run that ends with it.
@Suite struct ExitCodeTests {
  /// Words behind a subcommand, and the code with which they end.
  struct Case: CustomStringConvertible {
    let command: Subcommand
    let words: [String]
    let code: ExitCode
    /// What the run says on one of its streams.
    let text: String

    init(_ command: Subcommand, _ words: [String], _ code: ExitCode, _ text: String) {
      (self.command, self.words, self.code, self.text) = (command, words, code, text)
    }

    var description: String { ([command.rawValue] + words).joined(separator: " ") }
  }

  static let cases = [
    Case(.replay, ["good.drag"], .success, "1 passed, 0 failed"),
    Case(.replay, ["failing.drag"], .failed, "0 passed, 1 failed"),
    Case(.replay, ["good.drag", "--coverage-min", "99"], .failed, "less than 99% is covered"),
    Case(.replay, ["faulty.drag"], .misuse, "DS0201"),
    Case(.replay, ["gone.drag"], .misuse, "no such file"),
    Case(.replay, ["good.drag", "--max-events", "1"], .internal, "more than 1 events"),
    Case(.replay, ["empty"], .nothing, "no scripts below empty"),
    Case(.check, ["good.drag", "failing.drag"], .success, "2 scripts, 2 tests, 0 faults"),
    Case(.check, ["faulty.drag"], .misuse, "1 fault"),
    Case(.check, ["empty"], .nothing, "0 scripts"),
    Case(.fmt, ["--check", "good.drag"], .success, ""),
    Case(.fmt, ["--check", "untidy.drag"], .failed, "not formatted: untidy.drag"),
    Case(.fmt, ["--check", "faulty.drag"], .misuse, "DS0201"),
    Case(.fmt, ["empty"], .nothing, ""),
    Case(.explore, ["scene.drag", "--runs", "3"], .success, "nothing found: 3 runs"),
    Case(.explore, ["losing.drag", "--runs", "3"], .failed, "found:    run 0 of 3, seed 1"),
    Case(.explore, ["faulty.drag"], .misuse, "DS0201"),
    Case(.explore, ["bare.drag"], .nothing, "nothing to explore: the scene has no view"),
    Case(.shrink, ["failing.drag"], .success, "lines are left"),
    Case(.shrink, ["faulty.drag"], .misuse, "DS0201"),
    Case(.shrink, ["good.drag"], .nothing, "no test fails"),
    Case(.import, ["actions.json"], .success, "dragscript 1"),
    Case(.import, ["w3c", "good.drag"], .misuse, "error[GI"),
    Case(.import, ["good.drag"], .misuse, "unknown recording format"),
    Case(.record, ["good.drag"], .success, "  @0ms down list#milk"),
    Case(.record, ["failing.drag", "-o", "out.drag"], .failed, "0 passed, 1 failed"),
    Case(.record, ["faulty.drag"], .misuse, "DS0201"),
    Case(.record, ["empty"], .nothing, "no scripts below empty"),
    Case(.diagram, ["--output", "diagrams"], .success, ""),
    Case(.diagram, ["--check", "--output", "stale"], .failed, ""),
    Case(.diagram, ["--check", "--output", "gone"], .misuse, "no such file"),
    Case(.film, ["failing.drag"], .success, "<!doctype html>"),
    Case(.film, ["faulty.drag"], .misuse, "DS0201"),
    Case(.film, ["empty"], .nothing, ""),
    Case(.watch, ["gone.drag"], .misuse, "no such file"),
    Case(.recorder, ["--scene", "scene.drag"], .success, "<!doctype html>"),
    Case(.recorder, ["scene.drag"], .misuse, "expected options only"),
    Case(.where, ["scene.drag", "list[gap 1]"], .success, "list[gap 1]: x 0..390"),
    Case(.where, ["scene.drag", "nowhere"], .misuse, "nowhere"),
    Case(.report, ["merge", "failed", "list", "list"], .success, "good.drag: t\n"),
    Case(.report, ["merge", "explored", "part.json"], .failed, #""found":1"#),
    Case(.report, ["merge", "failed", "list", "good.drag"], .misuse, "not a list of tests"),
    Case(.report, ["merge", "coverage", "good.drag"], .misuse, "not a coverage"),
    Case(.auditUIKit, ["none.symbols.json"], .success, "0 findings"),
    Case(.auditUIKit, ["found.symbols.json"], .failed, "1 finding\n"),
    Case(.auditUIKit, ["actions.json"], .misuse, "is not a symbol graph"),
    Case(.auditUIKit, ["empty"], .nothing, "no *.symbols.json below empty"),
    Case(.lift, ["board.swift", "-o", "lifted"], .success, "1 file, 1 change\n"),
    Case(.lift, ["gone.swift", "-o", "lifted"], .misuse, "no such file"),
    Case(.lift, ["empty", "-o", "lifted"], .nothing, "no *.swift below empty"),
    Case(.completions, ["fish"], .success, "complete -c drag"),
    Case(.completions, ["cmd"], .misuse, "one of bash, zsh, fish"),
  ]

  @Test(arguments: cases)
  func `a run ends with the code that its help describes`(_ run: Case) async throws {
    let command = try Command()
    let good = Samples.list + "\ntest \"t\"\n  down list#milk\n  +1ms up\n"
    try command.folder.write(good, to: "good.drag")
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Samples.list + "\nalways expect kept = salt\n", to: "losing.drag")
    try command.folder.write("dragscript 1\npointer h touch\n", to: "bare.drag")
    try command.folder.write(good + "  expect state = lifted\n", to: "failing.drag")
    try command.folder.write(good + "  expct state = lifted\n", to: "faulty.drag")
    try command.folder.write(good + "\twait  1ms\n", to: "untidy.drag")
    try command.folder.write("@objc let a = 1\n", to: "board.swift")
    try command.folder.write("good.drag: t\n", to: "list")
    try command.folder.write(Self.part, to: "part.json")
    try command.folder.write(Self.actions, to: "actions.json")
    try command.folder.write(
      #"{"symbols": [], "relationships": []}"#, to: "none.symbols.json")
    try command.folder.write(Self.graph, to: "found.symbols.json")
    for folder in ["empty", "stale"] { try command.folder.write("", to: folder + "/readme") }
    let outcome = try await command.run([run.command.rawValue] + run.words)
    #expect(outcome.code == run.code.rawValue, "\(outcome.output)\(outcome.errors)")
    #expect(run.text.isEmpty || (outcome.output + outcome.errors).contains(run.text))
  }

  /// The only part of an exploration, with a finding.
  private static let part = """
    {"kind":"found","run":0,"mark":"12345678","code":1}
    {"kind":"end","found":1,"runs":1,"seed":"1","gestures":1,"steps":1,"refused":0,"lifts":1,\
    "drops":1,"never":[],"scene":"g.drag","plan":"1f","most":1,"of":1,"shard":"1/1"}

    """

  private static let actions = """
    {"actions": [{"type": "pointer", "id": "p", "actions": [
      {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}]}
    """

  /// A class with nearly a method of its delegate.
  private static let graph = """
    {"symbols": [{"kind": {"identifier": "swift.method"}, "identifier": {"precise": "m"},
      "pathComponents": ["A", "tableView(_:canHandel:)"]}],
    "relationships": [{"kind": "memberOf", "source": "m", "target": "A"},
      {"kind": "conformsTo", "source": "A", "target": "p",
        "targetFallback": "UIKit.UITableViewDropDelegate"}]}
    """

  @Test(arguments: Subcommand.allCases)
  func `every code that a help describes has a run here`(command: Subcommand) {
    let words = command.explanation.firstRange(of: "Exit code:")
    let reported = words.map { command.explanation[$0.upperBound...] }?.split(whereSeparator: {
      ";:".contains($0)
    }).compactMap { part in
      part.split(whereSeparator: \.isWhitespace).first.flatMap { Int32($0) }
    }
    let tested = Self.cases.filter { $0.command == command }.map(\.code.rawValue)
    #expect(Set(reported ?? []) == Set(tested))
  }

  @Test func `output that cannot be written to standard output is a failure`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let process = Process()
    process.executableURL = try Command.executable()
    process.arguments = ["replay", "a.drag"]
    process.currentDirectoryURL = URL(fileURLWithPath: command.folder.path)
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == ExitCode.misuse.rawValue)
  }
}
