import DragReplay
import OrderedStore
import SQLiteStore
import TestSupport

/// Where the stores of golden scripts lie that are files; nil where SQLite is left out of the build,
/// and then their tests are skipped.
enum StoreFiles {
  static var maker: (() -> any StoreFolder)? {
    #if SQLite
      { TemporaryStores() }
    #else
      nil
    #endif
  }
}

#if SQLite
  private final class TemporaryStores: StoreFolder {
    private var folder: TemporaryFolder?

    func open(_ path: String) throws(StoreError) -> any StoreDriver {
      guard let made = folder ?? (try? TemporaryFolder()) else {
        throw .unavailable("there is no temporary folder")
      }
      folder = made
      return try SQLiteDriver<GapKey>(path: made[path])
    }
  }
#endif
