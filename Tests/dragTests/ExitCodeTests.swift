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
    Case(.replay, ["empty"], .nothing, "nothing lies below empty"),
    Case(.check, ["good.drag", "failing.drag"], .success, "2 scripts, 2 tests, 0 faults"),
    Case(.check, ["faulty.drag"], .misuse, "1 fault"),
    Case(.check, ["empty"], .nothing, "0 scripts"),
    Case(.fmt, ["--check", "good.drag"], .success, ""),
    Case(.fmt, ["--check", "untidy.drag"], .failed, "not formatted: untidy.drag"),
    Case(.fmt, ["--check", "faulty.drag"], .misuse, "DS0201"),
    Case(.fmt, ["empty"], .nothing, ""),
    Case(.shrink, ["failing.drag"], .success, "lines are left"),
    Case(.shrink, ["faulty.drag"], .misuse, "DS0201"),
    Case(.shrink, ["good.drag"], .nothing, "no test fails"),
    Case(.import, ["actions.json"], .success, "dragscript 1"),
    Case(.import, ["w3c", "good.drag"], .misuse, "error[GI"),
    Case(.import, ["good.drag"], .misuse, "does not show what format it is of"),
    Case(.diagram, ["--output", "diagrams"], .success, ""),
    Case(.diagram, ["--check", "--output", "stale"], .failed, ""),
    Case(.diagram, ["--check", "--output", "gone"], .misuse, "no such file"),
    Case(.measure, ["--row", "99"], .misuse, "there is no row 99"),
    Case(.explore, ["reactions"], .success, "all hold"),
    Case(.explore, ["nowhere"], .misuse, "there is no world"),
  ]

  @Test(arguments: cases)
  func `a run ends with the code that its help tells of`(_ run: Case) async throws {
    let command = try Command()
    let good = Samples.list + "\ntest \"t\"\n  down list#milk\n  +1ms up\n"
    try command.folder.write(good, to: "good.drag")
    try command.folder.write(good + "  expect state = lifted\n", to: "failing.drag")
    try command.folder.write(good + "  expct state = lifted\n", to: "faulty.drag")
    try command.folder.write(good + "\twait  1ms\n", to: "untidy.drag")
    try command.folder.write(Self.actions, to: "actions.json")
    for folder in ["empty", "stale"] { try command.folder.write("", to: folder + "/readme") }
    let outcome = try await command.run([run.command.rawValue] + run.words)
    #expect(outcome.code == run.code.rawValue, "\(outcome.output)\(outcome.errors)")
    #expect(run.text.isEmpty || (outcome.output + outcome.errors).contains(run.text))
  }

  private static let actions = """
    {"actions": [{"type": "pointer", "id": "p", "actions": [
      {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}]}
    """

  /// A drag of so many items that giving it up tells of more than a search takes for an end.
  private static let crowd = """
    dragscript 1
    collection list at 0,0 size 100x100 layout rows(height=50)
    items list r[0..249]
    on list items => items \((0..<250).map { "list#r\($0)" }.joined(separator: " "))
    test "crowd"
      down list#r0
      move 50,80
    """

  @Test func `a search that finds what does not hold ends with 1`() throws {
    let world = try World("crowd", "too many items", sessions: 1, Self.crowd)
    #expect(try ExploreCommand([], among: [world]).run() == .failed)
    #expect(try ExploreCommand(["--list"], among: [world]).run() == .success)
  }

  @Test func `a world whose search takes minutes is searched by its name alone`() throws {
    let world = try World("crowd", "too many items", sessions: 1, isLarge: true, Self.crowd)
    #expect(try ExploreCommand([], among: [world]).run() == .success)
    #expect(try ExploreCommand(["crowd"], among: [world]).run() == .failed)
  }

  @Test(arguments: Subcommand.allCases)
  func `every code that a help tells of has a run here`(command: Subcommand) {
    // What needs a release build, or a world that does not hold, is no run of words.
    let elsewhere: [Subcommand: Set<Int32>] = [.measure: [0], .explore: [1]]
    let words = command.explanation.firstRange(of: "Exit code:")
    let told = words.map { command.explanation[$0.upperBound...] }?.split(whereSeparator: {
      ";:".contains($0)
    }).compactMap { part in
      part.split(whereSeparator: \.isWhitespace).first.flatMap { Int32($0) }
    }
    let tested = Self.cases.filter { $0.command == command }.map(\.code.rawValue)
    #expect(Set(told ?? []) == Set(tested).union(elsewhere[command] ?? []))
  }

  @Test func `what cannot be written to standard output is no success`() async throws {
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
