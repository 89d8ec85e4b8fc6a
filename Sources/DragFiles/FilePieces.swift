import DragScript

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is read piece by piece, as long as it stays the one that it was.
///
/// Nothing of it is held between two pieces, and neither is the file kept open: thousands of scripts
/// may be at hand at once. It is not mapped into memory either, since a mapped file that somebody cuts
/// short ends the process.
struct FilePieces: ScriptPieces {
  let path: String
  private let mark: FileMark

  /// Looks at a file; nil where it cannot be read, or is none of bytes.
  init?(_ path: String) {
    self.path = path
    guard let mark = FileMark(at: path) else { return nil }
    self.mark = mark
  }

  var count: Int { mark.count }

  func bytes(in range: Range<Int>) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    // Somebody may write right now; what was read is good where the mark is still the same.
    let bytes = Self.read(range, of: file)
    return FileMark(of: file) == mark ? bytes : []
  }

  private static func read(_ range: Range<Int>, of file: Int32) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count, let start = buffer.baseAddress {
        let got = unsafe pread(
          file, start + count, range.count - count, off_t(range.lowerBound + count))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        count += got
      }
    }
  }
}
