import TestSupport
import Testing

@Suite struct ShrinkCommandTests {
  @Test func `a failing script is cut to a small one that fails the same way`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(order: "tea"), to: "a.drag")
    let outcome = try await command.run("shrink", "a.drag")
    #expect(outcome.code == 0)
    #expect(outcome.errors.hasPrefix("order of list: "))
    #expect(outcome.output.hasPrefix("dragscript 1\ncollection list at 0,100 size 390x132"))
    let again = try await command.run("shrink", "a.drag", "-o", "small.drag")
    #expect(again.output == "")
    #expect(try command.folder.text(of: "small.drag") == outcome.output)
    let whole = try await command.run("replay", "a.drag")
    let small = try await command.run("replay", "small.drag")
    #expect(small.code == 1)
    #expect(
      small.lines.filter { $0.hasPrefix("  actual: ") }
        == whole.lines.filter { $0.hasPrefix("  actual: ") })
    #expect(small.lines.filter { $0.hasPrefix("  expected: ") } == ["  expected: tea"])
    #expect(try await command.run("fmt", "--check", "small.drag").code == 1)
  }

  @Test func `names that differ in their numbers are other names, so the failure stays the same`()
    async throws
  {
    let command = try Command()
    try command.folder.write(
      """
      dragscript 1
      collection list at 0,0 size 100x200 layout rows(height=20)
      items list i1 i2 i3
      on list update => proposal move insert-at
      test "shrink keeps the failure"
        down list#i1
        wait 600ms
        move list#i2@0.5,0.9
        up
        settle
        expect order list = i3 i2 i1

      """, to: "a.drag")
    let whole = try await command.run("replay", "a.drag")
    let outcome = try await command.run("shrink", "a.drag", "-o", "small.drag")
    #expect(outcome.code == 0)
    let small = try await command.run("replay", "small.drag")
    func actual(_ outcome: Command.Outcome) -> [String] {
      outcome.lines.filter { $0.hasPrefix("  actual: ") }
    }
    #expect(actual(small) == actual(whole) && actual(whole).count == 1)
  }

  @Test func `a test is chosen by its name`() async throws {
    let command = try Command()
    let text = "dragscript 1\ntest \"a\"\n  up\ntest \"b\"\n  wait 1ms\n  expect state = lifted\n"
    try command.folder.write(text, to: "a.drag")
    let first = try await command.run("shrink", "a.drag")
    #expect(first.output == "dragscript 1\ntest \"a\"\n  up\n")
    let second = try await command.run("shrink", "a.drag", "--test", "b")
    #expect(second.output == "dragscript 1\ntest \"b\"\n  expect state = lifted\n")
    #expect(second.errors == "state: 3 of 4 lines are left, after \(Self.runs(second)) runs\n")
    let none = try await command.run("shrink", "a.drag", "--test", "bb")
    #expect(none.code == 2)
    #expect(none.errorLines[0] == "drag: unknown test `bb`")
  }

  @Test func `a raw profile and a recording are shrunk on a scene`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(
      "dragscript 1\n@0ms down 195,122\n@20ms move 195,123\n@40ms up\nexpect once list.perform\n",
      to: "raw.drag")
    let alone = try await command.run("shrink", "raw.drag", "--viewport", "9x9")
    #expect(alone.code == 2)
    #expect(alone.errorLines[0] == "drag: --viewport requires a scene")
    let outcome = try await command.run(
      "shrink", "--scene", "scene.drag", "raw.drag", "-o", "small.drag")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let small = try await command.run("replay", "small.drag")
    #expect(small.code == 1)
    #expect(small.output.contains("expect once list.perform"))
    try command.folder.write(Samples.touch, to: "touch.evemu")
    let passing = try await command.run("shrink", "--scene", "scene.drag", "touch.evemu")
    #expect(passing.code == 5)
    #expect(try await command.run("shrink", "touch.evemu").code == 2)
  }

  private static func runs(_ outcome: Command.Outcome) -> String {
    outcome.errors.split(separator: " ").suffix(2).first.map(String.init) ?? ""
  }

  @Test func `where no test fails the code is 5, and with a fault it is 2`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let good = try await command.run("shrink", "a.drag")
    #expect(good == Command.Outcome(code: 5, output: "", errors: "a.drag: no test fails\n"))
    try command.folder.write("# a.drag: another\n", to: "a.trace")
    let beside = try await command.run("shrink", "a.drag")
    #expect(beside.errors == "a.drag: no test fails; a.trace is not compared\n")
    try command.folder.write("dragscript 1\nbad\n", to: "b.drag")
    let bad = try await command.run("shrink", "b.drag")
    #expect(bad.code == 2)
    #expect(bad.errorLines[0].hasPrefix("b.drag:2:1: error[DS0201]"))
    #expect(try await command.run("shrink", "c.drag").code == 2)
  }

  @Test func `of the scripts in a folder the first one is made small`() async throws {
    let command = try Command()
    for name in ["a", "b"] {
      try command.folder.write(
        Samples.list + "test \"\(name)\"\n  wait 1ms\n  expect order list = none\n",
        to: "\(name).drag")
    }
    let outcome = try await command.run("shrink", ".")
    #expect(outcome.lines.contains("test \"a\"") && !outcome.lines.contains("test \"b\""))
  }
}
