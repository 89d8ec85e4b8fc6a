#if !canImport(CRT)
  import DragScript

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #elseif canImport(WASILibc)
    import WASILibc
  #endif

  /// A file that is read in pieces, as long as it does not change.
  ///
  /// Nothing is held in memory between two pieces, and the file is not kept open: thousands of scripts
  /// may be in use at once. It is not memory-mapped either, since truncating a mapped file would end
  /// the process.
  struct FilePieces: ScriptPieces {
    let path: String
    private let mark: FileMark

    /// Opens a file; nil if it is not a readable regular file.
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
      // Another program may write now; what was read is valid if the mark is still the same.
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
#endif
