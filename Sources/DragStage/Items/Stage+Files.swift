public import DragItems

extension Stage {
  /// Files that were handed out and should not be in use any more: a test expects none.
  ///
  /// The stage ends the use of a temporary file when its handler returns. The use of an original is
  /// ended by whoever got it (CONTRACT-115, complaint 19).
  public var leakedFiles: [FileSpace.Lease] { core.files.leaks }

  /// Ends the use of a file in place, so that its source may move it again.
  ///
  /// - Throws: A use that has ended before.
  public func endUse(of lease: FileSpace.Lease) throws(StageError) {
    do throws(FileSpace.AccessError) {
      try core.files.end(lease.token)
    } catch {
      throw .badFile(error)
    }
    core.lentFiles[lease.token] = nil
  }

  /// Remembers who uses an original.
  func lend(_ item: LoadedItem, to view: ViewID) {
    if let lease = item.lease, lease.stay == .original { core.lentFiles[lease.token] = view }
  }

  /// The handler has returned: a temporary file goes, unless it was moved away (CONTRACT-114).
  func endUse(after result: LoadResult, by view: ViewID) {
    guard case .success(let item) = result, let lease = item.lease else { return }
    switch lease.stay {
    // The handler may have ended the use itself.
    case .scoped: try? core.files.end(lease.token)
    case .swept: break
    // Nobody has heard of it where the application is gone.
    case .original: if isTerminated(view) { try? endUse(of: lease) }
    }
  }

  /// An application is gone, and uses no file any more.
  func endUses(by application: ApplicationID) {
    for lease in core.files.leases {
      guard let view = core.lentFiles[lease.token], self.application(of: view) == application else {
        continue
      }
      try? endUse(of: lease)
    }
  }
}
