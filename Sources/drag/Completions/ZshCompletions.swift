/// Completions for zsh, made from the same options as the help.
enum ZshCompletions {
  /// The function, as a file `_drag` in a folder of `fpath`.
  static var text: String {
    let commands = Subcommand.allCases.map { "    '\($0.rawValue):\(quoted($0.summary))'\n" }
    let cases = Subcommand.allCases.map { command in
      let options = command.options.map { "      \(argument($0)) \\\n" }
      return "    \(command.rawValue)) _arguments -s \\\n\(options.joined())"
        + "      '--help[show all there is to know]' \\\n"
        + "      '*:\(operand(of: command))' ;;\n"
    }
    return """
      #compdef drag
      # Completions of drag for zsh: drag completions zsh > FOLDER/_drag, in a folder of $fpath
      _drag() {
        local -a commands
        commands=(
      \(commands.joined())    'help:show how a command is used'
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined())    help) _describe command commands ;;
        esac
      }
      _drag "$@"

      """
  }

  private static func operand(of command: Subcommand) -> String {
    let words = command.completedOperands
    return words.isEmpty ? "file:_files" : "word:(\(words.joined(separator: " ")))"
  }

  private static func argument(_ option: Option) -> String {
    let names = [option.short, option.name].compactMap { $0 }
    let star = option.repeats ? "*" : ""
    let head =
      names.count == 1
      ? "'\(star)\(option.name)"
      : "'(\(names.joined(separator: " ")))'{\(names.joined(separator: ","))}'"
    var text = head
    if option.value != nil, names.count == 1 { text += option.isValueOptional ? "=-" : "=" }
    text += "[\(quoted(option.help))]"
    if let value = option.value {
      let action =
        option.words.isEmpty
        ? option.takesPath ? "_files" : " " : "(\(option.words.joined(separator: " ")))"
      text += ":\(quoted(value)):\(action)"
    }
    return text + "'"
  }

  /// A text between single quotes, in which brackets and colons mean nothing.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":": result += "\\\(character)"
      case _: result.append(character)
      }
    }
    return result
  }
}
