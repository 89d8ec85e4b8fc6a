#if canImport(CRT)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  extension ScratchPaths {
    /// Creates and adds a folder; who can enter it follows from the folder that it is in.
    ///
    /// - Parameter path: A path that must not exist.
    /// - Throws: The reason why it cannot be created.
    package static func makeFolder(_ path: String) throws(FileError) {
      insert(path)
      do {
        try FileManager.default.createDirectory(
          at: URL(filePath: path), withIntermediateDirectories: false)
      } catch {
        forget(path)
        throw FileError(path, from: error)
      }
    }
  }
#endif
