/// The bytes of a script: held in memory, or read piece by piece from where they lie.
///
/// A script that was read from pieces keeps none of the lines of its raw profile. They are read
/// again as they are played, so a script takes as much memory as its other lines.
package struct ScriptText: Sendable {
  private enum Storage: Sendable {
    case held([UInt8])
    case pieces(any ScriptPieces)
  }

  private let storage: Storage

  /// A text that is held in memory.
  package init(_ bytes: [UInt8]) {
    storage = .held(bytes)
  }

  /// A text of which no more is held than what is being read.
  package init(_ pieces: some ScriptPieces) {
    storage = .pieces(pieces)
  }

  /// The number of bytes.
  package var count: Int {
    switch storage {
    case .held(let bytes): bytes.count
    case .pieces(let pieces): pieces.count
    }
  }

  /// All bytes where they are held, or else nil.
  package var held: [UInt8]? {
    guard case .held(let bytes) = storage else { return nil }
    return bytes
  }

  /// The bytes of a part; fewer where the text is not what it was.
  package func piece(_ range: Range<Int>) -> [UInt8] {
    switch storage {
    case .held(let bytes): Array(bytes[range.clamped(to: bytes.indices)])
    case .pieces(let pieces): pieces.bytes(in: range)
    }
  }

  /// All bytes, read again where they are not held; nil where they are not what they were.
  package func bytes() -> [UInt8]? {
    let bytes = held ?? piece(0..<count)
    return bytes.count == count ? bytes : nil
  }

  /// A line without its end, with U+FFFD for what is not UTF-8.
  ///
  /// - Parameter number: The line's number, from 1.
  /// - Returns: The line; nothing where the text has fewer lines.
  /// - Complexity: O(*n*) in the bytes before the line's end.
  func line(_ number: Int) -> [Unicode.Scalar] {
    var window = TextWindow(self)
    for _ in 1..<max(1, number) {
      guard window.takeLine() != nil else { return [] }
    }
    guard let line = window.takeLine() else { return [] }
    return Array(String(decoding: window.bytes[line], as: UTF8.self).unicodeScalars)
  }
}

/// A text that lies somewhere else, such as in a file, and can be read again.
package protocol ScriptPieces: Sendable {
  /// The number of bytes.
  var count: Int { get }

  /// Reads the bytes of a range.
  ///
  /// A text that is not what it was has no bytes any more; who reads it a second time then finds
  /// its end too early, and tells of it.
  func bytes(in range: Range<Int>) -> [UInt8]
}
