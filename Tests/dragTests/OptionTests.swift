import DragConsole
import Testing

@Suite struct OptionTests {
  private static let options = [
    Option(name: "--all", help: "takes all"), Option(name: "--list", short: "-l", help: "lists"),
    Option(name: "--in", value: "FOLDER", help: "where"),
    Option(
      name: "--update", short: "-u", value: "[brief=]FILE", isValueOptional: true, help: "updates",
      repeats: true),
    Option(name: "--format", value: "FORM", help: "form", words: ["tap", "json"]),
    .output(value: "DIR", help: "out"),
  ]

  @Test func `an option has what it is made of, and nothing else`() {
    #expect(
      Self.options.map {
        "\($0.synopsis)|\($0.help)|\($0.takesPath)|\($0.repeats)|\($0.isValueOptional)|\($0.words)"
      } == [
        "--all|takes all|false|false|false|[]", "-l, --list|lists|false|false|false|[]",
        "--in FOLDER|where|true|false|false|[]",
        "-u, --update[=[brief=]FILE]|updates|true|true|true|[]",
        "--format FORM|form|false|false|false|[\"tap\", \"json\"]",
        "-o, --output DIR|out|true|false|false|[]",
      ])
    let names = ["--list", "-l", "-", "--output", "-o", "--all", ""]
    #expect(
      names.map { name in Self.options.indices.filter { Self.options[$0].isCalled(name) } } == [
        [1], [1], [], [5], [5], [0], [],
      ])
  }

  @Test
  func
    `help has the usage, the summary, the explanation and the options, as far as they are there`()
  {
    func help(_ explanation: String, _ options: [Option]) -> String {
      CommandHelp(call: "x A…", summary: "Does it.", explanation: explanation, options: options)
        .text
    }
    #expect(help("", []) == "usage: x A…\n\nDoes it.\n")
    #expect(help("Why.", []) == "usage: x A…\n\nDoes it.\n\nWhy.\n")
    #expect(
      help("", Array(Self.options.prefix(2)))
        == help("", []) + "\noptions:\n  --all                         takes all\n"
        + "  -l, --list                    lists\n"
    )
  }

  @Test func `an error says what is wrong, how to mend it, and whether the usage helps`() {
    let errors = [
      CommandError("no"), CommandError("no", hint: "yes"), CommandError(impossible: "gone"),
      CommandError(impossible: "gone", hint: "look"),
      .unknown("word", "lisst", among: ["list", "fmt"]),
      .unknown("word", "qqqqq", among: ["list"]),
    ]
    #expect(
      errors.map { "\($0.isUsage) \($0.text)" } == [
        "true drag: no\n", "true drag: no\n  hint: yes\n", "false drag: gone\n",
        "false drag: gone\n  hint: look\n",
        "true drag: unknown word `lisst`\n  hint: did you mean `list`?\n",
        "true drag: unknown word `qqqqq`\n",
      ])
    struct Broken: Error, CustomStringConvertible { let description = "disk full" }
    #expect(throws: CommandError.self) {
      try CommandError.wrapping { () throws(Broken) in throw Broken() }
    }
    #expect((try? CommandError.wrapping { () throws(Broken) in 7 }) == 7)
  }
}
