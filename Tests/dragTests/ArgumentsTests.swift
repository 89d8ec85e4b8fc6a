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
    for name in [
      "replay", "check", "fmt", "shrink", "import", "diagram", "where", "report", "completions",
    ] {
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
    for name in [
      "replay", "check", "fmt", "shrink", "import", "diagram", "where", "report", "completions",
    ] {
      #expect(overview.lines.contains { $0.hasPrefix("  \(name) ") })
    }
  }

  @Test func `help for a command that does not exist is misuse`() async throws {
    let outcome = try await Command().run("help", "shrnik")
    #expect(outcome.code == 2)
    #expect(outcome.errorLines[1] == "  hint: did you mean `shrink`?")
  }

  @Test func `the version is reported`() async throws {
    #expect(try await Command().run("--version").output == "drag 0.1.0\n")
  }

  @Test func `an unknown command and an unknown option come with a hint`() async throws {
    let command = try Command()
    let name = try await command.run("repaly")
    #expect(name.code == 2)
    #expect(
      name.errorLines.prefix(2) == [
        "drag: unknown command `repaly`", "  hint: did you mean `replay`?",
      ])
    let option = try await command.run("replay", "a.drag", "--uptade")
    #expect(
      option
        == Command.Outcome(
          code: 2, output: "",
          errors: """
            drag: unknown option `--uptade`
              hint: did you mean `--update`?
            usage: drag replay PATH… [OPTION…]

            """))
  }

  @Test(
    arguments: [
      (["replay"], "expected a path to replay"),
      (["replay", "a", "--filter"], "--filter needs a value"),
      (["replay", "a", "--update=yes"], "--update: unknown value `yes`"),
      (["replay", "a", "--list=yes"], "--list takes no value"),
      (
        ["replay", "a", "--filter", "("],
        "--filter: invalid regular expression `(`: expected `)` at the end of the group"
      ),
      (["replay", "a", "--tag", "a,,b"], "--tag: expected a list of tags, found `a,,b`"),
      (["replay", "a", "--shard", "3/2"], "--shard: expected I/N, found `3/2`"),
      (["replay", "a", "--shard", "0/2"], "--shard: expected I/N, found `0/2`"),
      (["replay", "a", "--shard", "1"], "--shard: expected I/N, found `1`"),
      (["replay", "a", "--jobs", "0"], "--jobs: expected a whole number of at least 1, found `0`"),
      (["replay", "a", "--seed", "1"], "--seed requires --shuffle"),
      (
        ["replay", "a", "--shuffle", "--seed", "x"],
        "--seed: expected a whole number of at least 0, found `x`"
      ),
      (["replay", "a", "--report", "html"], "--report: unknown value `html`"),
      (
        ["replay", "a", "--report", "tap", "--report", "junit=-"],
        "expected one output on standard output, found 2"
      ),
      (
        ["replay", "a", "--trace", "-", "--coverage", "-"],
        "expected one output on standard output, found 2"
      ),
      (["replay", "a", "--watch", "--update"], "--watch cannot be combined with --update"),
      (["replay", "a", "--watch", "--list"], "--watch cannot be combined with --list"),
      (["replay", "a", "--coverage-min", "150"], "--coverage-min: expected at most 100"),
      (["replay", "-", "--watch"], "--watch cannot watch standard input"),
      (["check"], "expected a path to check"),
      (["fmt"], "expected a path to format"),
      (["shrink"], "expected one script"),
      (["shrink", "a", "b"], "expected one script"),
      (["replay", "a", "--filter", "x", "--filter=y"], "--filter is given twice"),
      (
        ["replay", "a", "--max-events", "0"],
        "--max-events: expected a whole number of at least 1, found `0`"
      ),
      (["replay", "a", "--max-time", "5"], "--max-time: expected a duration, found `5`"),
      (["replay", "a", "--prepend-hold", "1s"], "--prepend-hold requires a scene"),
      (["import"], "expected one file"),
      (["import", "w4c", "a"], "the format: unknown value `w4c`"),
      (["import", "w3c", "a", "--viewport", "390"], "--viewport: expected a size, found `390`"),
      (
        ["import", "w3c", "a", "--viewport", "1x1\nset rate 1hz"],
        "--viewport: invalid value `1x1\nset rate 1hz`"
      ),
      (["import", "w3c", "a", "--rate", "60"], "--rate: expected a rate, found `60`"),
      (["import", "w3c", "a", "--bind", "x"], "--bind: expected NAME=REF, found `x`"),
      (["import", "w3c", "a", "--bind", "x=a", "--bind", "x=b"], "--bind: `x` is given twice"),
      (
        ["import", "w3c", "a", "--abs-range", "5..1,0..9"],
        "--abs-range: expected a pair of ranges, found `5..1,0..9`"
      ),
      (["import", "w3c", "a", "--at-end", "stop"], "--at-end: unknown value `stop`"),
      (["diagram", "here"], "expected no operand, found `here`"),
    ])
  func `words that are wrong are reported, and the code is 2`(
    words: [String], message: String
  ) async throws {
    let outcome = try await Command().run(words)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("drag: \(message)"), "\(outcome.errors)")
  }

  @Test func `after two dashes every word is a path`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "--trace")
    try command.folder.write(Samples.drag(), to: "--help")
    let outcome = try await command.run("replay", "--", "--trace", "--help")
    #expect(outcome == Command.Outcome(code: 0, output: "4 passed, 0 failed\n", errors: ""))
  }
}
