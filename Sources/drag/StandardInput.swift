import DragFiles

/// Standard input as a file that is read once.
enum StandardInput {
  /// The word on the command line that means it.
  static let operand = "-"
  /// What messages and traces call it.
  static let name = "<stdin>"

  /// All of it.
  static func bytes() throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      guard let chunk = Console.hear() else { throw FileError(name, .unreadable) }
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
    }
  }
}
