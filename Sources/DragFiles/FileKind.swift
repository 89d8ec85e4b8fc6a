#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
#elseif canImport(ucrt)
  import ucrt
#endif

/// The kind of a path's target, after resolving symbolic links.
enum FileKind {
  case folder
  /// A regular file; other readable files, such as pipes, are not.
  case regular
  case other

  /// Determines the kind of a path.
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
  /// Whether the path is a symbolic link, whatever its target.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

/// Resolves the symbolic links of a path.
enum RealPath {
  /// The absolute path with all links resolved; for a link without a target, the path as far as it exists.
  static func of(_ path: String) -> String {
    isDevice(path) ? path : URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Whether a path is in a virtual file system, whose links cannot be opened by their targets.
  ///
  /// Files in memory below `/dev/shm` behave like files on a disk.
  static func isDevice(_ path: String) -> Bool {
    path.hasPrefix("/dev/") && !path.hasPrefix("/dev/shm/")
  }
}
