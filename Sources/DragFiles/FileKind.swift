import FoundationEssentials

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
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: RealPath.of(path))
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory: self = .folder
      case .typeRegular: self = .regular
      case .typeSymbolicLink: throw FileError(path, .linksInCircle)
      case _: self = .other
      }
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(path, from: error)
    }
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
