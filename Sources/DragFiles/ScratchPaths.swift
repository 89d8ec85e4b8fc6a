import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Temporary files and folders, which are removed if the process is interrupted.
package enum ScratchPaths {
  static let paths = Mutex<Set<String>>([])

  /// Adds a file or a folder, before it is created.
  package static func insert(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// Forgets a path that was removed or became permanent.
  package static func forget(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes a file or a folder with its contents, and forgets it.
  package static func remove(_ path: String) {
    removeEntirely(path)
    forget(path)
  }

  static func removeEntirely(_ path: String) {
    // A store may write while its folder is removed, and then the folder is not empty.
    for _ in 0..<3 {
      do {
        return try FileManager.default.removeItem(atPath: path)
      } catch {
        continue
      }
    }
  }
}
