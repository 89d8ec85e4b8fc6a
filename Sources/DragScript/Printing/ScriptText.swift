/// The bytes of a script: in memory, or read in pieces from their file.
///
/// A script that is read in pieces keeps no lines of its raw profile in memory. They are read again
/// when they are played, so the memory use depends on the other lines only.
package struct ScriptText: Sendable {
  private enum Storage: Sendable {
    case held([UInt8])
    case pieces(count: @Sendable () -> Int, read: @Sendable (Range<Int>) -> [UInt8])
  }

  /// The number of bytes of a file that are read at once; the longest line fits.
  package static let pieceSize = 4 * SourceFile.longestLine

  private let storage: Storage
  /// The number of bytes that are read at once where they are not in memory.
  package let pieceSize: Int

  /// A text in memory.
  package init(_ bytes: [UInt8]) {
    storage = .held(bytes)
    pieceSize = Self.pieceSize
  }

  /// A text of which only the piece being read is in memory.
  ///
  /// - Parameters:
  ///   - pieces: The text.
  ///   - pieceSize: The number of bytes that are read at once. Longer lines are cut.
  package init(_ pieces: some ScriptPieces, pieceSize: Int = ScriptText.pieceSize) {
    self.pieceSize = pieceSize
    storage = .pieces {
      pieces.count
    } read: {
      pieces.bytes(in: $0)
    }
  }

  /// The number of bytes.
  package var count: Int {
    switch storage {
    case .held(let bytes): bytes.count
    case .pieces(let count, _): count()
    }
  }

  /// All bytes if they are in memory, else nil.
  package var held: [UInt8]? {
    guard case .held(let bytes) = storage else { return nil }
    return bytes
  }

  /// The bytes of a range; fewer if the text has changed.
  package func piece(_ range: Range<Int>) -> [UInt8] {
    switch storage {
    case .held(let bytes): Array(bytes[range.clamped(to: bytes.indices)])
    case .pieces(_, let read): read(range)
    }
  }

  /// The first bytes from a position on: at most so many, and no more than are read at once.
  package func beginning(from start: Int = 0, of most: Int) -> [UInt8] {
    piece(start..<min(count, start + min(most, pieceSize)))
  }

  /// All bytes, read again if they are not in memory; nil if the text has changed.
  package func bytes() -> [UInt8]? {
    let bytes = held ?? piece(0..<count)
    return bytes.count == count ? bytes : nil
  }

  /// Returns the text with other bytes behind it.
  package func adding(_ bytes: [UInt8]) -> ScriptText {
    switch storage {
    case .held(let held): ScriptText(held + bytes)
    case .pieces: ScriptText(ExtendedPieces(pieces: self, rest: bytes), pieceSize: pieceSize)
    }
  }

  /// The number of its lines, of which the last one need not have an end.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package var lineCount: Int {
    var window = TextWindow(self)
    var count = 0
    while window.takeLine() != nil { count += 1 }
    return count
  }

  /// A line without its end, with U+FFFD for invalid UTF-8.
  ///
  /// - Parameter number: The line's number, from 1.
  /// - Returns: The line; empty if the text has fewer lines.
  /// - Complexity: O(*n*) in the bytes before the line's end.
  func line(_ number: Int) -> [Unicode.Scalar] { lines([number])[number] ?? [] }

  /// Lines as ``line(_:)`` gives them, by their numbers; one that the text does not have is left out.
  ///
  /// - Complexity: O(*n*) in the bytes before the end of the last one.
  func lines(_ numbers: Set<Int>) -> [Int: [Unicode.Scalar]] {
    var lines: [Int: [Unicode.Scalar]] = [:]
    var window = TextWindow(self)
    var number = 0
    let last = numbers.max() ?? 0
    while number < last, let line = window.takeLine() {
      number += 1
      guard numbers.contains(number) else { continue }
      lines[number] = Array(String(decoding: window.bytes[line], as: UTF8.self).unicodeScalars)
    }
    return lines
  }
}

/// A text outside memory, such as a file, that can be read again.
package protocol ScriptPieces: Sendable {
  /// The number of bytes.
  var count: Int { get }

  /// Reads the bytes of a range.
  ///
  /// A text that has changed returns no bytes; a second reading then ends early and reports the
  /// change.
  func bytes(in range: Range<Int>) -> [UInt8]
}

/// A text outside memory, with bytes behind it.
private struct ExtendedPieces: ScriptPieces {
  let pieces: ScriptText
  let rest: [UInt8]

  var count: Int { pieces.count + rest.count }

  func bytes(in range: Range<Int>) -> [UInt8] {
    let end = pieces.count
    let first = range.clamped(to: 0..<end)
    let held = first.isEmpty ? [] : pieces.piece(first)
    // What has changed ends early.
    guard held.count == first.count, range.upperBound > end else { return held }
    return held + rest[max(0, range.lowerBound - end)..<(range.upperBound - end)]
  }
}
