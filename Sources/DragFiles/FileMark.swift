#if !canImport(CRT)
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

  /// The identity of a file's state: which file it is, its size, and its modification time.
  package struct FileMark: Hashable, Sendable {
    /// The number of bytes.
    let count: Int
    private let device: UInt64
    private let number: UInt64
    private let seconds: Int
    private let nanoseconds: Int

    /// Reads the state of the file at a path; nil if it is not a readable regular file.
    package init?(at path: String) {
      let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { return nil }
      defer { close(file) }
      self.init(of: file)
    }

    /// Reads the state of an open file; nil if it is not a regular file.
    init?(of file: Int32) {
      var status = stat()
      guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      count = Int(status.st_size)
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
      #if canImport(Darwin)
        let written = status.st_mtimespec
      #else
        let written = status.st_mtim
      #endif
      seconds = Int(written.tv_sec)
      nanoseconds = Int(written.tv_nsec)
    }
  }
#endif
