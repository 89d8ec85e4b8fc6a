import TestSupport
import Testing

@Suite struct GoldenFileTests {
  private static let trace =
    "# a.drag: milk lands after eggs\n" + Samples.trace.map { $0 + "\n" }.joined()
    + "# a.drag: nothing is dragged\n"

  @Test func `a golden that does not match is written beside the script, for people`() async throws
  {
    let command = try Command()
    let text = Samples.drag(golden: ["1.000 pointer.up"])
    try command.folder.write(text, to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(outcome.code == 1)
    #expect(
      outcome.lines.suffix(2) == [
        "written: a.drag.new, and --update accepts it", "1 passed, 1 failed",
      ])
    #expect(try command.folder.text(of: "a.drag") == text)
    #expect(try command.folder.text(of: "a.drag.new") == Samples.drag(golden: Samples.trace))
    #expect(try await command.run("replay", ".").lines.last == "1 passed, 1 failed")
  }

  @Test func `where CI is set nothing is written`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(golden: ["1.000 pointer.up"]), to: "a.drag")
    try command.folder.write("", to: "a.trace")
    let outcome = try await command.run("replay", "a.drag", ci: "true")
    #expect(outcome.code == 1)
    #expect(!outcome.output.contains("written"))
    for update in ["--update", "--update=new-only"] {
      #expect(try await command.run("replay", "a.drag", update, ci: "true").code == 2)
    }
    #expect(try command.folder.names() == ["a.drag", "a.trace"])
    #expect(try command.folder.text(of: "a.trace") == "")
  }

  @Test func `a file beside the script is the golden of all its tests`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    try command.folder.write(Self.trace, to: "a.trace")
    let good = try await command.run("replay", "a.drag")
    #expect(good == Command.Outcome(code: 0, output: "2 passed, 0 failed\n", errors: ""))
    let other = Self.trace.replacing("900.000 list.conclude", with: "901.000 list.conclude")
    try command.folder.write(other, to: "a.trace")
    let bad = try await command.run("replay", "a.drag")
    #expect(bad.code == 1)
    #expect(bad.lines[1] == "a.trace:21:1: the trace does not match the golden")
    #expect(bad.lines.contains("  - 901.000 list.conclude"))
    #expect(bad.lines.contains("  + 900.000 list.conclude"))
    #expect(try command.folder.text(of: "a.trace.new") == Self.trace)
    #expect(try command.folder.text(of: "a.trace") == other)
  }

  @Test func `an empty file asks for a golden, and an update writes it`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    try command.folder.write("", to: "a.trace")
    let missing = try await command.run("replay", "a.drag")
    #expect(missing.code == 1)
    #expect(missing.lines[1] == "a.trace:1:1: the golden has no trace of this test")
    let update = try await command.run("replay", "a.drag", "--update")
    #expect(
      update.lines == [
        "updated: a.trace: milk lands after eggs", "updated: a.trace: nothing is dragged",
        "2 passed, 0 failed",
      ])
    #expect(try command.folder.text(of: "a.trace") == Self.trace)
  }

  @Test func `new-only writes what is missing, and keeps what is there`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(golden: ["1.000 pointer.up"]), to: "a.drag")
    let stale = "# a.drag: milk lands after eggs\n1.000 pointer.up\n"
    try command.folder.write(stale, to: "a.trace")
    let outcome = try await command.run("replay", "a.drag", "--update=new-only")
    #expect(outcome.code == 1)
    #expect(outcome.lines[0] == "updated: a.trace: nothing is dragged")
    #expect(
      try command.folder.text(of: "a.trace") == stale + "# a.drag: nothing is dragged\n")
    #expect(try command.folder.text(of: "a.drag") == Samples.drag(golden: ["1.000 pointer.up"]))
  }

  @Test func `goldens of no test and of no script are reported`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    try command.folder.write(Self.trace + "# a.drag: an old name\n1.000 a.b\n", to: "a.trace")
    try command.folder.write("", to: "b.trace")
    let outcome = try await command.run("replay", ".", "--filter", "nothing")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines == [
        "unused golden: ./a.trace:25: an old name",
        "unused golden: ./b.trace: no script next to it", "1 passed, 0 failed",
      ])
  }
}
