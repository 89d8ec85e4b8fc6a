import DragFiles
import DragScript

/// Why the command cannot do what it is asked to: its exit code is 2.
struct CommandError: Error {
  let message: String
  var hint: String?
  /// Whether the words are at fault, so that it helps to tell how they are written.
  var isUsage = true

  /// The words are wrong.
  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The words are right, and what they ask for cannot be done.
  init(impossible message: String, hint: String? = nil) {
    self.init(message, hint: hint)
    isUsage = false
  }

  /// What is told of it: the message, and the hint below.
  var text: String { "drag: \(message)\n" + (hint.map { "  hint: \($0)\n" } ?? "") }

  /// A word that means nothing, with the one that was probably meant.
  static func unknown(_ what: String, _ word: String, among candidates: [String]) -> CommandError {
    CommandError(
      "there is no \(what) `\(word)`",
      hint: Spelling.hint(for: word, among: candidates))
  }

  /// Does something with files; what is wrong with them is the command's fault.
  static func wrapping<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(CommandError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw CommandError(impossible: error.description)
    }
  }
}
