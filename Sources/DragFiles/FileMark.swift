#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// By what a file is known to be the one that it was: which file it is, how long, and when it was
/// written.
package struct FileMark: Hashable, Sendable {
  /// The number of bytes.
  let count: Int
  private let device: UInt64
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at the file at a path; nil where there is none of bytes, or it cannot be read.
  package init?(at path: String) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    self.init(of: file)
  }

  /// Looks at an open file; nil for what is not a file of bytes.
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
