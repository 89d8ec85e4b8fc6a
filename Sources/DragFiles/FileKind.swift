import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What really stands at a path, behind all symbolic links.
enum FileKind {
  case folder
  /// A file of bytes; anything else that can be read, such as a pipe, is not one.
  case regular
  case other

  /// Finds out what stands at a path.
  init(at path: String) throws(FileError) {
    guard !RealPath.isDevice(path) else {
      self = .other
      return
    }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let error = FileError(path, errno: errno)
      let isLink = unsafe error.reason == .notFound && lstat(path, &status) == 0
      throw isLink ? FileError(path, .linkToNothing) : error
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .regular
    case _: self = .other
    }
  }
}

extension FileKind {
  /// Whether a symbolic link is at a path, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

/// The way to a file without symbolic links.
enum RealPath {
  /// The absolute path behind all links; where a link leads nowhere, the path as far as it goes.
  static func of(_ path: String) -> String {
    isDevice(path) ? path : URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Whether a path is one that the system makes up; behind its links is nothing to be opened.
  ///
  /// What lies in memory below `/dev/shm` is as good as what lies on a disk.
  static func isDevice(_ path: String) -> Bool {
    path.hasPrefix("/dev/") && !path.hasPrefix("/dev/shm/")
  }
}
