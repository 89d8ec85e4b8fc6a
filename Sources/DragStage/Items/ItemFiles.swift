import DragItems

/// The files of sources and readers, and who reads the originals.
struct ItemFiles {
  /// The files, in memory (CONTRACT-114); a handler of a load may copy or move its file.
  var space = FileSpace()
  /// The originals that are in use, each with its reader.
  private(set) var borrowers: [FileSpace.Token: ViewID] = [:]

  /// Stores the view that uses an original.
  mutating func lend(_ item: LoadedItem, to view: ViewID) {
    if let lease = item.lease, lease.retention == .original { borrowers[lease.token] = view }
  }

  /// Ends the use of a file that is read in place, so that its source may move it again.
  ///
  /// - Throws: An error if the lease has ended already.
  mutating func endUse(of lease: FileLease) throws(StageError) {
    do throws(FileSpace.AccessError) {
      try space.end(lease.token)
    } catch {
      throw .badFile(error)
    }
    borrowers[lease.token] = nil
  }

  /// Ends the use of a file after its handler: a temporary file is removed, unless it was moved
  /// (CONTRACT-114).
  mutating func endUse(after result: LoadResult, isReceived: Bool) {
    guard case .success(let item) = result, let lease = item.lease else { return }
    switch lease.retention {
    // The handler may have ended the use itself.
    case .scoped: try? space.end(lease.token)
    case .swept: break
    // A terminated application has not received it.
    case .original: if !isReceived { try? endUse(of: lease) }
    }
  }

  /// Ends all uses of originals by views.
  mutating func endUses(by isReader: (ViewID) -> Bool) {
    for lease in space.leases where borrowers[lease.token].map(isReader) == true {
      try? endUse(of: lease)
    }
  }
}
