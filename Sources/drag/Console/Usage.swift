/// Help texts.
enum Usage {
  /// All subcommands.
  static let overview: String = {
    var text = "usage: drag COMMAND …\n\n"
    let names = Subcommand.allCases.map(\.rawValue)
    let rows = zip(names, Subcommand.allCases.map(\.summary)).map { ($0, $1) }
    text += CommandHelp.table(
      rows + [("help [COMMAND]", "show help for a command"), ("--version", "print the version")])
    return text
  }()
}

extension Subcommand {
  /// The help of the subcommand.
  var help: CommandHelp {
    CommandHelp(
      call: "drag \(rawValue) \(operands)", summary: summary, explanation: explanation,
      options: options)
  }
}
