/// Completions for fish, made from the same options as the help.
enum FishCompletions {
  /// The lines, as a file `drag.fish` in fish's folder of completions.
  static var text: String {
    var lines = [
      "# Completions of drag for fish: drag completions fish > ~/.config/fish/completions/drag.fish"
    ]
    let first = "-n __fish_use_subcommand -f"
    for command in Subcommand.allCases {
      lines.append("complete -c drag \(first) -a \(command.rawValue) -d \(quoted(command.summary))")
    }
    lines.append("complete -c drag \(first) -a help -d 'show how a command is used'")
    let topics = Subcommand.allCases.map(\.rawValue).joined(separator: " ")
    lines.append("complete -c drag -n '__fish_seen_subcommand_from help' -f -a '\(topics)'")
    for command in Subcommand.allCases {
      let seen = "complete -c drag -n '__fish_seen_subcommand_from \(command.rawValue)'"
      if !command.completedOperands.isEmpty {
        lines.append("\(seen) -f -a '\(command.completedOperands.joined(separator: " "))'")
      }
      for option in command.options { lines.append("\(seen) \(words(of: option))") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func words(of option: Option) -> String {
    var text = "-l \(option.name.dropFirst(2))"
    if let short = option.short { text += " -s \(short.dropFirst())" }
    if option.value != nil, !option.isValueOptional { text += option.takesPath ? " -r" : " -x" }
    if !option.words.isEmpty { text += " -a '\(option.words.joined(separator: " "))'" }
    return text + " -d \(quoted(option.help))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
