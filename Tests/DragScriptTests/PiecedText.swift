import DragScript
import Synchronization

/// A text that is given piece by piece, and notes what was asked of it.
final class PiecedText: ScriptPieces {
  let count: Int
  private let read: @Sendable (Range<Int>) -> [UInt8]
  private let asked = Mutex((longest: 0, total: 0))
  private let isThere = Mutex(true)

  init(_ bytes: [UInt8]) {
    count = bytes.count
    read = { Array(bytes[$0]) }
  }

  /// A header and many lines, of equal length and made when they are asked for, so that nobody holds
  /// them.
  init(header: String, lines: Int, each: Int, line: @escaping @Sendable (Int) -> String) {
    let header = Array(header.utf8)
    count = header.count + lines * each
    read = { range in
      let first = max(0, range.lowerBound - header.count) / each
      let last = max(0, range.upperBound - header.count + each - 1) / each
      let made = (first..<last).reduce(into: header) { $0 += line($1).utf8 }
      let start = header.count + first * each
      return range.map { $0 < header.count ? made[$0] : made[$0 - start + header.count] }
    }
  }

  func bytes(in range: Range<Int>) -> [UInt8] {
    asked.withLock { $0 = (max($0.longest, range.count), $0.total + range.count) }
    return isThere.withLock { $0 } ? read(range) : []
  }

  /// Is not what it was any more.
  func change() { isThere.withLock { $0 = false } }

  /// The most bytes that were asked for at once.
  var longest: Int { asked.withLock(\.longest) }

  /// All bytes that were asked for.
  var total: Int { asked.withLock(\.total) }
}
