#if os(Linux) && canImport(Glibc)
  import Glibc

  /// A file without a name, which two processes see and which ends with them.
  final class NamelessFile {
    /// The descriptor.
    let number: Int32

    /// Makes an empty file; nil where the system has none.
    init?() {
      // Its name goes at once, so that nothing is left where a process is ended.
      var path = Array("/tmp/dragstage-XXXXXX".utf8CString)
      let number = unsafe mkstemp(&path)
      guard number >= 0 else { return nil }
      unsafe unlink(path)
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      self.number = number
    }

    deinit { close(number) }

    /// The number of its bytes.
    var size: Int { mark[0] }

    /// Numbers that change with what is written.
    var mark: [Int] {
      var facts = stat()
      guard unsafe fstat(number, &facts) == 0 else { return [0] }
      return [Int(facts.st_size), facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec]
    }

    /// Its text, from a byte on.
    func text(from start: Int = 0) -> String {
      var bytes = [UInt8](repeating: 0, count: min(max(0, size - start), 1 << 24))
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(number, buffer.baseAddress, buffer.count, start)
      }
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  }
#endif
