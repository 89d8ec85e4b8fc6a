/// Cuts a line of a shell's script into its commands, and those into words.
struct ShellCommands {
  /// The commands, each with its words.
  private(set) var commands: [[String]] = []
  private var words: [String] = []
  private var word = ""
  private var isWord = false

  /// Splits a line; text after `#` is a comment.
  ///
  /// Quotation marks hold words together, as those of `adb shell "input tap 1 2"`, which are cut when
  /// the shell of the device reads them.
  init(_ line: String) {
    var quote: Character?
    for character in line {
      switch character {
      case quote: quote = nil
      case "\"", "'":
        if quote == nil {
          quote = character
          isWord = true
        } else {
          word.append(character)
        }
      case _ where quote != nil:
        word.append(character)
      case " ", "\t": endWord()
      case ";", "&", "|": endCommand()
      case "#" where !isWord:
        endCommand()
        return
      default:
        word.append(character)
        isWord = true
      }
    }
    endCommand()
  }

  private mutating func endWord() {
    if isWord { words.append(word) }
    word = ""
    isWord = false
  }

  private mutating func endCommand() {
    endWord()
    if !words.isEmpty { commands.append(words) }
    words = []
  }
}
