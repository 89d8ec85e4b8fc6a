import FoundationEssentials

/// What really stands at a path, behind all symbolic links.
enum FileKind {
  case folder
  /// A file of bytes; anything else that can be read, such as a pipe, is not one.
  case regular
  case other

  /// Finds out what stands at a path.
  init(at path: String) throws(FileError) {
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
    // A pipe among the open files has no path of its own that could be opened.
    guard !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/") else { return path }
    return URL(filePath: path).resolvingSymlinksInPath().path
  }
}
