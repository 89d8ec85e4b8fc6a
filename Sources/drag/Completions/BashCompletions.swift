/// Completions for bash, made from the same options as the help.
enum BashCompletions {
  /// The script, which is sourced.
  static var text: String {
    let commands = Subcommand.allCases
    let options = commands.map { command in
      let names = command.options.flatMap { [$0.name, $0.short].compactMap { $0 } } + ["--help"]
      return "    \(command.rawValue)) options='\(names.joined(separator: " "))' ;;\n"
    }
    let values = commands.flatMap { command in
      command.options.filter { !$0.words.isEmpty }.map { option in
        "    \(command.rawValue):\(option.name)) words='\(option.words.joined(separator: " "))' ;;\n"
      }
    }
    let operands = commands.filter { !$0.completedOperands.isEmpty }.map { command in
      "    \(command.rawValue)) words='\(command.completedOperands.joined(separator: " "))' ;;\n"
    }
    let texts = commands.flatMap { command in
      command.options.filter { $0.value != nil && $0.words.isEmpty && !$0.takesPath }
        .map { "\(command.rawValue):\($0.name)" }
    }
    return """
      # Completions of drag for bash: eval "$(drag completions bash)"
      _drag() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local command=${COMP_WORDS[1]-} options= words=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(Subcommand.words.joined(separator: " "))' -- "$word"))
          return
        fi
        # A value behind `=` is a word of its own to bash.
        if [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        if [ "$word" = = ]; then word= before=${COMP_WORDS[COMP_CWORD-1]}; fi
        case $command in
          help) words='\(commands.map(\.rawValue).joined(separator: " "))' ;;
      \(operands.joined())  esac
        case $command:$before in
      \(values.joined())    \(texts.joined(separator: " | "))) return ;;
        esac
        case $command in
      \(options.joined())  esac
        case $word in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
          *) if [ -n "$words" ]; then
              COMPREPLY=($(compgen -W "$words" -- "$word"))
            else
              COMPREPLY=($(compgen -f -- "$word"))
            fi ;;
        esac
      }
      complete -o filenames -F _drag drag

      """
  }
}
