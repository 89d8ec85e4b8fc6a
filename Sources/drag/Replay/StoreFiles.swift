import DragFiles
import DragReplay
import FoundationEssentials
import OrderedStore
import SQLiteStore

/// Where the stores of scripts lie that are files.
enum StoreFiles {
  /// Makes a folder for one test; nil where SQLite is left out of the build.
  static var maker: (() -> any StoreFolder)? {
    #if SQLite
      { TemporaryStores() }
    #else
      nil
    #endif
  }
}

#if SQLite
  /// Stores in a temporary folder, which is made for the first of them and goes with the last.
  final class TemporaryStores: StoreFolder {
    private var folder: URL?

    deinit {
      if let folder { ScratchPaths.remove(folder.path) }
    }

    func open(_ path: String) throws(StoreError) -> any StoreDriver {
      guard let folder = folder ?? (try? TemporaryFolder.make(named: "drag-stores")) else {
        throw .unavailable("there is no place for temporary files")
      }
      self.folder = folder
      do {
        try Self.makeFolders(of: path, in: folder)
      } catch {
        throw .unavailable("there is no place for `\(path)`")
      }
      return try SQLiteDriver<GapKey>(path: folder.appending(path: path).path)
    }

    /// Makes the folders that lead to a store, and never the first one: a command that is interrupted
    /// has removed that by now.
    private static func makeFolders(of path: String, in folder: URL) throws {
      var place = folder
      for part in path.split(separator: "/").dropLast() {
        place = place.appending(path: String(part))
        guard !FileManager.default.fileExists(atPath: place.path) else { continue }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      }
    }
  }
#endif
