#if canImport(CRT)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  extension FileKind {
    /// Determines the kind of a path.
    init(at path: String) throws(FileError) {
      switch try Self.type(of: RealPath.of(path), named: path) {
      case .typeDirectory: self = .folder
      case .typeRegular: self = .regular
      case _: self = .other
      }
    }

    /// Returns whether the path is a symbolic link, whatever its target.
    static func isLink(_ path: String) -> Bool {
      (try? type(of: path, named: path)) == .typeSymbolicLink
    }

    private static func type(
      of path: String, named name: String
    ) throws(FileError) -> FileAttributeType? {
      do {
        return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      } catch {
        throw FileError(name, from: error)
      }
    }
  }
#endif
