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
      if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    func open(_ path: String) throws(StoreError) -> any StoreDriver {
      let folder =
        folder
        ?? FileManager.default.temporaryDirectory
        .appending(path: "drag-stores-\(UUID().uuidString)")
      let file = folder.appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      } catch {
        throw .unavailable("there is no place for `\(path)`")
      }
      self.folder = folder
      return try SQLiteDriver<GapKey>(path: file.path)
    }
  }
#endif
