import DragFiles
import DragReplay
import OrderedStore
import SQLiteStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folders of file stores in scripts.
enum StoreFiles {
  /// Makes a folder for one test; nil if the build has no SQLite.
  static var maker: (@Sendable () -> any StoreFolder)? {
    #if SQLite
      { TemporaryStores() }
    #else
      nil
    #endif
  }
}

#if SQLite
  /// Stores in a temporary folder, which is created for the first one and removed with the last.
  final class TemporaryStores: StoreFolder {
    private var folder: URL?

    deinit {
      if let folder { ScratchPaths.remove(folder.path) }
    }

    func open(_ path: String) throws(StoreError) -> any StoreDriver {
      guard let folder = folder ?? (try? TemporaryFolder.make(named: "drag-stores")) else {
        throw .unavailable("no folder for temporary files")
      }
      self.folder = folder
      do {
        try Self.makeFolders(of: path, in: folder)
      } catch {
        throw .unavailable("no folder for `\(path)`")
      }
      return try SQLiteDriver<GapKey>(path: folder.appending(path: path).path)
    }

    /// Creates the parent folders of a store, but never the first one, which an interrupted command has
    /// already removed.
    private static func makeFolders(of path: String, in folder: URL) throws {
      var next = folder
      for part in path.split(separator: "/").dropLast() {
        next = next.appending(path: String(part))
        guard !FileManager.default.fileExists(atPath: next.path) else { continue }
        try FileManager.default.createDirectory(at: next, withIntermediateDirectories: false)
      }
    }
  }
#endif
