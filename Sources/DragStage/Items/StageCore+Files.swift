import DragItems
import DragSessions

extension StageCore {
  /// Ends the use of a file that is read in place, so that its source may move it again.
  ///
  /// - Throws: An error if the lease has ended already.
  mutating func endUse(of lease: FileSpace.Lease) throws(StageError) {
    do throws(FileSpace.AccessError) {
      try files.end(lease.token)
    } catch {
      throw .badFile(error)
    }
    lentFiles[lease.token] = nil
  }

  /// Stores the view that uses an original.
  mutating func lend(_ item: LoadedItem, to view: ViewID) {
    if let lease = item.lease, lease.retention == .original { lentFiles[lease.token] = view }
  }

  /// Ends the use of a file after its handler: a temporary file is removed, unless it was moved
  /// (CONTRACT-114).
  mutating func endUse(after result: LoadResult, by view: ViewID) {
    guard case .success(let item) = result, let lease = item.lease else { return }
    switch lease.retention {
    // The handler may have ended the use itself.
    case .scoped: try? files.end(lease.token)
    case .swept: break
    // A terminated application has not received it.
    case .original: if scene.isTerminated(view) { try? endUse(of: lease) }
    }
  }

  /// Ends all uses of files by a terminated application.
  mutating func endUses(by application: ApplicationID) {
    for lease in files.leases {
      guard let view = lentFiles[lease.token], scene[view].application == application else {
        continue
      }
      try? endUse(of: lease)
    }
  }
}
