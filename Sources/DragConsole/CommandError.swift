import DragScript

/// The reason why the command cannot run: its exit code is 2.
package struct CommandError: Error {
  /// The message.
  package let message: String
  /// A proposal for a correction, if there is one.
  package var hint: String?
  /// Indicates whether the arguments are wrong, so that the usage is shown.
  package var isUsage = true

  /// The arguments are wrong.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The arguments are valid, and the request cannot be fulfilled.
  package init(impossible message: String, hint: String? = nil) {
    self.init(message, hint: hint)
    isUsage = false
  }

  /// The output of `drag`: the message after the command's name, and the hint below.
  package var text: String { text(of: "drag") }

  /// The output of a command.
  package func text(of command: String) -> String {
    "\(command): \(message)\n" + (hint.map { "  hint: \($0)\n" } ?? "")
  }

  /// An unknown word, with the closest known one.
  package static func unknown(
    _ what: String, _ word: String, among candidates: [String]
  ) -> CommandError {
    CommandError(
      "unknown \(what) `\(word)`",
      hint: Spelling.hint(for: word, among: candidates))
  }

  /// Accesses files; their errors become errors of the command.
  package static func wrapping<Value, Failure: Error & CustomStringConvertible>(
    _ body: () throws(Failure) -> Value
  ) throws(CommandError) -> Value {
    do throws(Failure) {
      return try body()
    } catch {
      throw CommandError(impossible: error.description)
    }
  }
}
