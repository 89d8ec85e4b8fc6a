import TestSupport
import Testing

@Suite struct GoldenUpdateTests {
  @Test func `an update writes the trace into the golden, and then all passes`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(golden: ["0.000 pointer.down list#tea"]), to: "a.drag")
    let outcome = try await command.run("replay", "--update", "a.drag")
    #expect(outcome.code == 0)
    #expect(outcome.output == "updated: a.drag:13-13\n2 passed, 0 failed\n")
    #expect(try command.folder.text(of: "a.drag") == Samples.drag(golden: Samples.trace))
    let again = try await command.run("replay", "--update", "a.drag")
    #expect(again.output == "2 passed, 0 failed\n")
    #expect(try command.folder.names() == ["a.drag"])
  }

  @Test func `a golden that matches is left alone, with its patterns`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let outcome = try await command.run("replay", "--update", "a.drag")
    #expect(outcome == Command.Outcome(code: 0, output: "2 passed, 0 failed\n", errors: ""))
    #expect(try command.folder.text(of: "a.drag") == Samples.drag())
  }

  @Test func `an update does not pass a test that fails for another reason`() async throws {
    let command = try Command()
    let text = Samples.drag(order: "milk eggs tea", golden: ["1.000 pointer.up"])
    try command.folder.write(text, to: "a.drag")
    let outcome = try await command.run("replay", "--update", "a.drag")
    #expect(outcome.code == 1)
    #expect(outcome.lines[0] == "updated: a.drag:13-13")
    #expect(outcome.lines[2] == "a.drag:35:3: order of list")
    #expect(outcome.lines.last == "1 passed, 1 failed")
  }

  @Test func `an update is refused where CI is set, and nothing is written`() async throws {
    let command = try Command()
    let text = Samples.drag(golden: ["1.000 pointer.up"])
    try command.folder.write(text, to: "a.drag")
    let refused = try await command.run("replay", "--update", "a.drag", ci: "true")
    #expect(refused.code == 2)
    #expect(refused.output == "")
    #expect(
      refused.errors
        == "drag: --update is disabled if CI is set: update goldens on your own machine\n")
    #expect(try command.folder.text(of: "a.drag") == text)
    #expect(try await command.run("replay", "--update", "a.drag", ci: "").code == 0)
  }

  @Test func `several blocks and files, with carriage returns, are updated in one go`() async throws
  {
    let command = try Command()
    let text =
      Samples.list + """

        test "two blocks"
          down list#milk
            |1.000 list.enter
          up
          | 1.000 pointer.up
          expect no-session

        """
    for name in ["a.drag", "b.drag"] {
      try command.folder.write(text.replacing("\n", with: "\r\n"), to: name)
    }
    let outcome = try await command.run("replay", "--update", ".")
    #expect(
      outcome.lines == [
        "updated: ./a.drag:9-9", "updated: ./a.drag:11-11",
        "updated: ./b.drag:9-9", "updated: ./b.drag:11-11", "2 passed, 0 failed",
      ])
    let expected =
      Samples.list + """

        test "two blocks"
          down list#milk
            | 0.000 pointer.down list#milk
          up
          | 0.000 pointer.down list#milk
          | 0.000 pointer.up
          expect no-session

        """
    for name in ["a.drag", "b.drag"] {
      #expect(try command.folder.text(of: name) == expected.replacing("\n", with: "\r\n"))
    }
  }

  @Test func `the blocks of a file are updated before the golden beside it, file by file`()
    async throws
  {
    let command = try Command()
    for name in ["a", "b"] {
      try command.folder.write(
        Samples.drag(golden: ["1.000 pointer.up"]), to: "\(name).drag")
      try command.folder.write("", to: "\(name).trace")
    }
    let outcome = try await command.run("replay", "--update", "a.drag", "b.drag")
    let expected = ["a", "b"].flatMap { name in
      [
        "updated: \(name).drag:13-13", "updated: \(name).trace: milk lands after eggs",
        "updated: \(name).trace: nothing is dragged",
      ]
    }
    #expect(outcome.lines == expected + ["4 passed, 0 failed"])
  }

  @Test func `proposals that cannot be written are reported in the order of the files`()
    async throws
  {
    let command = try Command()
    for name in ["a.drag", "b.drag"] {
      try command.folder.write(Samples.drag(golden: ["1.000 pointer.up"]), to: name)
      // A folder is where the proposal would be.
      try command.folder.write("", to: "\(name).new/x")
    }
    let outcome = try await command.run("replay", "a.drag", "b.drag")
    #expect(outcome.code == 2)
    #expect(
      outcome.errorLines.map { $0.split(separator: ":").prefix(2).joined(separator: ":") } == [
        "drag: a.drag.new", "drag: b.drag.new",
      ])
  }

  @Test func `a test that is expected to fail, and does, keeps its golden`() async throws {
    let command = try Command()
    let text =
      Samples.list + """

        test "not yet"
          xfail "see the golden"
          down list#milk
          | 1.000 pointer.up

        """
    try command.folder.write(text, to: "a.drag")
    let outcome = try await command.run("replay", "--update", "a.drag")
    #expect(outcome == Command.Outcome(code: 0, output: "1 passed, 0 failed\n", errors: ""))
    #expect(try command.folder.text(of: "a.drag") == text)
  }

  @Test func `standard input cannot be updated, and its golden still fails`() async throws {
    let command = try Command()
    let text = Samples.drag(golden: ["1.000 pointer.up"])
    let outcome = try await command.run("replay", "--update", "-", input: text)
    #expect(outcome.code == 1)
    #expect(outcome.lines.last == "1 passed, 1 failed")
  }

  @Test func `what an application says is written so that it is read as the same`() async throws {
    let command = try Command()
    let texts = [
      #"a\nb"#, #"{{c [x"#, #"{{.*}} ]"#, #"\u{85}\u{0}\u{d}"#, #"say \"no\" \\ "#, "{{{ }}}",
    ]
    var script = """
      dragscript 1
      collection list at 0,0 size 300x300 layout rows(height=40)
      items list a b c
      on list update => proposal move insert-at

      """
    for (number, text) in texts.enumerated() {
      script += """
        test "\(number) \\n"
          on list perform => fail "\(text)"
          down list#a
          wait 600ms
          move list#c
          up
          settle
          | 0.000 pointer.down list#a

        """
    }
    try command.folder.write(script, to: "a.drag")
    try command.folder.write("", to: "a.trace")
    let outcome = try await command.run("replay", "--update", "a.drag")
    #expect(outcome.code == 0)
    #expect(outcome.lines.last == "6 passed, 0 failed")
    let again = try await command.run("replay", "--update", "a.drag")
    #expect(again.output == "6 passed, 0 failed\n")
    // Each is a pattern for itself alone.
    let written = try command.folder.text(of: "a.drag")
    try command.folder.write(
      written.replacing("fail \"{{.*}} ]\"", with: "fail \"x ]\""), to: "a.drag")
    #expect(try await command.run("replay", "a.drag").code == 1)
  }
}
