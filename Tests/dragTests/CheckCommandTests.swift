import TestSupport
import Testing

@Suite struct CheckCommandTests {
  @Test func `scripts without a fault are counted, and not run`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(order: "tea", golden: ["1.000 a.b"]), to: "a.drag")
    let outcome = try await command.run("check", ".")
    #expect(
      outcome == Command.Outcome(code: 0, output: "1 script, 2 tests, 0 faults\n", errors: ""))
    #expect(try command.folder.names() == ["a.drag"])
  }

  @Test func `every fault is reported with its place`() async throws {
    let command = try Command()
    let text =
      Samples.list + """
        provider list#milk a+b "A"

        test "one"
          call hook
        test "two"
          down list#milk

        """
    try command.folder.write(text, to: "a.drag")
    try command.folder.write("dragscript 1\nvuew a\ndown nobody\n", to: "b.drag")
    let outcome = try await command.run("check", ".")
    #expect(outcome.code == 2)
    #expect(
      outcome.lines == [
        "./a.drag:6:1: `a+b` is not a valid type",
        "  provider list#milk a+b \"A\"",
        "  ^~~~~~~~~~~~~~~~~~~~~~~~~~",
        "./b.drag:2:1: error[DS0201]: unknown statement `vuew`",
        "  vuew a",
        "  ^~~~",
        "  hint: did you mean `view`?",
        "./b.drag:3:6: error[DS0401]: unknown view or collection `nobody`",
        "  down nobody",
        "       ^~~~~~",
        "2 scripts, 2 tests, 3 faults",
      ])
  }

  @Test func `a raw profile is checked with its scene, and standard input as a file`() async throws
  {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    let outcome = try await command.run(
      "check", "-", "--scene", "scene.drag", input: "dragscript 1\ndown list#milk\n")
    #expect(outcome.output == "1 script, 1 test, 0 faults\n")
    let alone = try await command.run("check", "-", input: "dragscript 1\ndown list#milk\n")
    #expect(alone.code == 2)
    #expect(alone.lines[0].hasPrefix("<stdin>:2:6: error[DS0401]"))
  }

  @Test func `no script is 5`() async throws {
    let command = try Command()
    try command.folder.write("", to: "empty/a.txt")
    let outcome = try await command.run("check", "empty")
    #expect(outcome.code == 5)
    #expect(outcome.output == "0 scripts, 0 tests, 0 faults\n")
    #expect(outcome.errors == "drag: no scripts found\n")
  }

  @Test func `what cannot matter is a warning, and with --strict a fault`() async throws {
    let text = """
      dragscript 1
      collection list at 0,0 size 9x9 layout rows()
      items list a
      on list canHandle when item = a => refuse

      """
    let command = try Command()
    try command.folder.write(text, to: "a.drag")
    let outcome = try await command.run("check", "a.drag")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(":4:1: warning[DS0602]: `item = a` never holds"))
    #expect(outcome.output.hasSuffix("1 script, 0 tests, 0 faults, 1 warning\n"))
    let strict = try await command.run("check", "a.drag", "--strict")
    #expect(strict.code == 2)
    #expect(strict.output.contains(":4:1: error[DS0602]"))
    #expect(strict.output.hasSuffix("1 script, 0 tests, 1 fault\n"))
  }
}
