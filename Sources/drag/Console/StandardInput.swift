import DragFiles

/// Standard input as a file that can be read once.
enum StandardInput {
  /// The operand that denotes it.
  static let operand = "-"
  /// Its name in messages and traces.
  static let name = "<stdin>"

  /// Reads all of it.
  ///
  /// - Parameter goesOn: Called with the bytes so far whenever more arrive; false stops reading.
  /// - Returns: The bytes read.
  /// - Throws: Standard input cannot be read, or exceeds the size limit.
  static func bytes(
    while goesOn: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      guard let chunk = Console.readInput() else { throw FileError(name, .unreadable) }
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
      guard bytes.count <= RecordingBytes.most else {
        throw FileError(name, .tooLong(RecordingBytes.most))
      }
      guard goesOn(bytes) else { return bytes }
    }
  }
}
