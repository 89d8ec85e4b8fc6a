import DragFiles

/// Standard input as a file that is read once.
enum StandardInput {
  /// The word on the command line that means it.
  static let operand = "-"
  /// What messages and traces call it.
  static let name = "<stdin>"

  /// All of it.
  ///
  /// - Parameter goesOn: Looks at what has come so far whenever more has come; where it does not go on
  ///   that is all.
  /// - Returns: What has come.
  /// - Throws: Standard input that cannot be read, or goes on for too long.
  static func bytes(
    while goesOn: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      guard let chunk = Console.hear() else { throw FileError(name, .unreadable) }
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
      guard bytes.count <= RecordingBytes.most else {
        throw FileError(name, .tooLong(RecordingBytes.most))
      }
      guard goesOn(bytes) else { return bytes }
    }
  }
}
