import TestSupport
import Testing

@Suite struct ArgumentsTests {
  @Test func `without words the usage goes to standard error, and the code is 2`() async throws {
    let outcome = try await Command().run()
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errorLines.first == "usage: drag COMMAND …")
    let help = try await Command().run("help")
    #expect(try await Command().run("help", "help") == help)
    #expect(help == Command.Outcome(code: 0, output: outcome.errors, errors: ""))
  }

  @Test func `help of a command is its own, by word and by option`() async throws {
    let command = try Command()
    for name in ["replay", "check", "fmt", "shrink", "import", "diagram", "measure", "explore"] {
      let help = try await command.run("help", name)
      #expect(help.code == 0)
      #expect(help.lines.first?.hasPrefix("usage: drag \(name) ") == true)
      #expect(try await command.run(name, "--help") == help)
    }
  }

  @Test func `help names every option, each on a line that fits a terminal`() async throws {
    let replay = try await Command().run("help", "replay")
    for option in [
      "--report", "--update[=new-only]", "--filter", "--tag", "--rerun-failed", "--shard", "--list",
      "--jobs", "--shuffle", "--seed", "--repeat", "--coverage", "--coverage-min", "--watch",
      "--trace", "--scene",
    ] {
      #expect(replay.lines.contains { $0.hasPrefix("  \(option)") }, "\(option)")
    }
    let overview = try await Command().run("help")
    for line in replay.lines + overview.lines { #expect(line.count <= 110, "\(line)") }
    for name in ["replay", "check", "fmt", "shrink", "import", "diagram", "measure", "explore"] {
      #expect(overview.lines.contains { $0.hasPrefix("  \(name) ") })
    }
  }

  @Test func `help for a command that does not exist is misuse`() async throws {
    let outcome = try await Command().run("help", "shrnik")
    #expect(outcome.code == 2)
    #expect(outcome.errorLines[1] == "  hint: did you mean `shrink`?")
  }

  @Test func `the version is told`() async throws {
    #expect(try await Command().run("--version").output == "drag 0.1.0\n")
  }

  @Test func `an unknown command and an unknown option come with a hint`() async throws {
    let command = try Command()
    let name = try await command.run("repaly")
    #expect(name.code == 2)
    #expect(
      name.errorLines.prefix(2) == [
        "drag: there is no command `repaly`", "  hint: did you mean `replay`?",
      ])
    let option = try await command.run("replay", "a.drag", "--uptade")
    #expect(
      option
        == Command.Outcome(
          code: 2, output: "",
          errors: """
            drag: there is no option `--uptade`
              hint: did you mean `--update`?
            usage: drag replay PATH… [OPTION…]

            """))
  }

  @Test(
    arguments: [
      (["replay"], "nothing is named to be replayed"),
      (["replay", "a", "--filter"], "--filter needs a value"),
      (["replay", "a", "--update=yes"], "--update: `yes` is not one of its words"),
      (["replay", "a", "--list=yes"], "--list takes no value"),
      (
        ["replay", "a", "--filter", "("],
        "--filter: `(` is no regular expression: the group is not closed"
      ),
      (["replay", "a", "--tag", "a,,b"], "--tag: `a,,b` is no list of tags"),
      (["replay", "a", "--shard", "3/2"], "--shard: `3/2` is no part"),
      (["replay", "a", "--shard", "0/2"], "--shard: `0/2` is no part"),
      (["replay", "a", "--shard", "1"], "--shard: `1` is no part"),
      (["replay", "a", "--jobs", "0"], "--jobs: `0` is no whole number of at least 1"),
      (["replay", "a", "--seed", "1"], "--seed chooses an order"),
      (["replay", "a", "--shuffle", "--seed", "x"], "--seed: `x` is no whole number"),
      (["replay", "a", "--report", "html"], "--report: `html` is not one of its words"),
      (
        ["replay", "a", "--report", "tap", "--report", "junit=-"],
        "standard output is given to 2 things"
      ),
      (
        ["replay", "a", "--trace", "-", "--coverage", "-"], "standard output is given to 2 things"
      ),
      (["replay", "a", "--watch", "--update"], "--watch updates no goldens"),
      (["replay", "a", "--watch", "--list"], "--list runs nothing"),
      (["replay", "a", "--coverage-min", "150"], "--coverage-min: there are no more than 100"),
      (["diagram", "--steps", "5"], "--steps is of walks"),
      (["replay", "-", "--watch"], "--watch looks at files"),
      (["check"], "nothing is named to be checked"),
      (["fmt"], "nothing is named to be formatted"),
      (["shrink"], "one script is needed"),
      (["shrink", "a", "b"], "one script is needed"),
      (["replay", "a", "--filter", "x", "--filter=y"], "--filter is given twice"),
      (["replay", "a", "--max-events", "0"], "--max-events: `0` is no whole number of at least 1"),
      (["replay", "a", "--max-time", "5"], "--max-time: `5` is no duration"),
      (["replay", "a", "--prepend-hold", "1s"], "--prepend-hold needs a scene"),
      (["import"], "one file is needed"),
      (["import", "w4c", "a"], "the format: `w4c` is not one of its words"),
      (["import", "w3c", "a", "--viewport", "390"], "--viewport: `390` is no size"),
      (
        ["import", "w3c", "a", "--viewport", "1x1\nset rate 1hz"], "--viewport: `1x1\nset rate 1hz`"
      ),
      (["import", "w3c", "a", "--rate", "60"], "--rate: `60` is no rate"),
      (["import", "w3c", "a", "--bind", "x"], "--bind: `x` binds nothing"),
      (["import", "w3c", "a", "--bind", "x=a", "--bind", "x=b"], "--bind: `x` is bound twice"),
      (["import", "w3c", "a", "--abs-range", "5..1,0..9"], "--abs-range: `5..1,0..9` is no pair"),
      (["import", "w3c", "a", "--at-end", "stop"], "--at-end: `stop` is not one of its words"),
      (["diagram", "here"], "`here` is one word too many"),
    ])
  func `words that are wrong are told, and the code is 2`(
    words: [String], message: String
  ) async throws {
    let outcome = try await Command().run(words)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("drag: \(message)"), "\(outcome.errors)")
  }

  @Test func `behind two dashes every word is a path`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "--trace")
    try command.folder.write(Samples.drag(), to: "--help")
    let outcome = try await command.run("replay", "--", "--trace", "--help")
    #expect(outcome == Command.Outcome(code: 0, output: "4 passed, 0 failed\n", errors: ""))
  }
}
