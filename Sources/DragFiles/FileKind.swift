#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The kind of a path's target, after resolving symbolic links.
enum FileKind {
  case folder
  /// A regular file; other readable files, such as pipes, are not.
  case regular
  case other
}

/// Resolves the symbolic links of a path.
enum RealPath {
  /// The absolute path with all links resolved; for a link without a target, the path as far as it exists.
  static func of(_ path: String) -> String {
    isDevice(path) ? path : URL(filePath: path).resolvingSymlinksInPath().path
  }

  /// Returns whether a path is in a virtual file system, whose links cannot be opened by their
  /// targets.
  ///
  /// Files in memory below `/dev/shm` behave like files on a disk.
  static func isDevice(_ path: String) -> Bool {
    path.hasPrefix("/dev/") && !path.hasPrefix("/dev/shm/")
  }
}
