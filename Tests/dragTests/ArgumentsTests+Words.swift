import DragConsole
import Testing

/// What words after a subcommand mean, without a process.
extension ArgumentsTests {
  private static let options = [
    Option(name: "--list", short: "-l", help: "h"),
    Option(name: "--filter", value: "TEXT", help: "h"),
    Option(name: "--tag", short: "-t", value: "TAG", help: "h", repeats: true),
    Option(name: "--update", value: "HOW", isValueOptional: true, help: "h"),
    Option.output(value: "FILE", help: "h"),
  ]

  /// What words mean, part by part, or what is said of them.
  private static func meaning(_ text: String) -> String {
    do throws(CommandError) {
      let words = text.split(separator: " ").map(String.init)
      let arguments = try Arguments(words, knowing: options)
      let values = options.map(\.name).map { name in
        "\(arguments.has(name) ? "+" : "-")\(arguments.value(of: name) ?? "none")\(arguments.values(of: name))"
      }
      let others = arguments.words(without: "--tag").joined(separator: " ")
      let literals = arguments.literals(of: "--tag").map { "\($0.option) \($0.text)" }
      return "\(arguments.operands) \(values.joined(separator: " ")) | \(others) | \(literals)"
        + " \(arguments.literal(of: "--tag")?.text ?? "none")"
    } catch {
      return error.text
    }
  }

  @Test func `options and operands come in any order, and each option has its values`() {
    let none = "-none[] -none[] -none[] -none[] -none[]"
    let table = [
      ("", "[] \(none) | -- | [] none"),
      ("a - b", "[\"a\", \"-\", \"b\"] \(none) | -- a - b | [] none"),
      ("a -- -l --", "[\"a\", \"-l\", \"--\"] \(none) | -- a -l -- | [] none"),
      (
        "-l a --filter x=y -t 1 --tag=2 b --update -o f",
        "[\"a\", \"b\"] +[\"\"] +x=y[\"x=y\"] +2[\"1\", \"2\"] +[\"\"] +f[\"f\"]"
          + " | --list --filter=x=y --update --output=f -- a b | [\"--tag 1\", \"--tag 2\"] 2"
      ),
      (
        "--update=all --filter=-l --tag=a=b",
        "[] -none[] +-l[\"-l\"] +a=b[\"a=b\"] +all[\"all\"] -none[]"
          + " | --update=all --filter=-l -- | [\"--tag a=b\"] a=b"
      ),
      ("--list=1", "drag: --list takes no value\n"), ("-l --list", "drag: --list is given twice\n"),
      ("--filter", "drag: --filter needs a value\n  hint: --filter TEXT\n"),
      ("-t", "drag: --tag needs a value\n  hint: -t, --tag TAG\n"),
      ("--fliter x", "drag: unknown option `--fliter`\n  hint: did you mean `--filter`?\n"),
      ("-x", "drag: unknown option `-x`\n"),
    ]
    #expect(table.map { Self.meaning($0.0) } == table.map(\.1))
  }
}
