import DragItems
import DragScript
import DragSessions
import DragStage

// Actions of applications, sources and users on data in transfer.
extension ApplicationActions {
  func applyTransfer(_ action: Action, at location: SourceLocation) throws(TestFailure) {
    switch action {
    case .load(let items, let type, let form): try load(items, type, form, at: location)
    case .loadAll(let name):
      guard let objectClass = stage.items.objectClass(named: name.text) else { return }
      let drag = try drag(at: location)
      try refusing(location) { () throws(StageError) in
        try stage.loads.loadObjects(of: objectClass, in: drag.session, at: drag.reader)
      }
    case .progress(let ref, let units):
      let item = try resolved(ref) { ref throws(RefError) in try stage.waitingItem(ref) }
      try refusing(location) { () throws(StageError) in
        try stage.handle(.loadProgressed(item, units: Int64(units)), at: stage.now)
      }
    case .cancelLoads:
      let drag = try drag(at: location)
      try refusing(location) { () throws(StageError) in
        try stage.handle(.transferCancelled(drag.session), at: stage.now)
      }
    case .context(let text):
      let drag = try drag(at: location)
      try refusing(location) { () throws(StageError) in
        try stage.sessions.setLocalContext(text, of: drag.session, from: drag.owner)
      }
    case .takeFile(let path): try keep(FileSpace.Path(path), at: location)
    case .endFileUse(let path): try release(FileSpace.Path(path), at: location)
    default: break
    }
  }

  /// A drag as seen by the acting application.
  private struct Drag {
    let session: SessionID
    let items: [DragItem]
    /// The view that loads.
    let reader: ViewID
    /// The view that sets the session's context.
    let owner: ViewID
  }

  /// The drag of the current callback; at a line of a test the latest one, with its destination and
  /// its source.
  private func drag(at location: SourceLocation) throws(TestFailure) -> Drag {
    if let call {
      return Drag(session: call.session, items: call.items, reader: call.view, owner: call.view)
    }
    guard let session = stage.sessions.last else {
      throw TestFailure(.script, at: location, "no session has begun")
    }
    return Drag(
      session: session.id, items: session.items, reader: session.destination ?? session.source,
      owner: session.source)
  }

  private func load(
    _ names: [ItemName], _ type: String?, _ form: LoadForm, at location: SourceLocation
  ) throws(TestFailure) {
    let drag = try drag(at: location)
    var items: [DragItem] = []
    for name in names {
      guard let item = try item(name, among: drag.items) else {
        let isType = !items.isEmpty && type == nil
        throw TestFailure(
          .script, at: name.location,
          "unknown item `\(name.text)` in the session"
            + (isType ? "; write a type without a dot or a slash in quotation marks" : ""))
      }
      items.append(item)
    }
    for item in items {
      let request = try request(for: item, type, form, by: drag.reader, at: location)
      try refusing(location) { () throws(StageError) in
        try stage.loads.load(request, of: item, in: drag.session, at: drag.reader)
      }
    }
  }

  /// The default type: the first one visible to the application.
  private func request(
    for item: DragItem, _ text: String?, _ form: LoadForm, by view: ViewID,
    at location: SourceLocation
  ) throws(TestFailure) -> LoadRequest {
    let type: TypeIdentifier
    do throws(TypeNameError) {
      let first = stage.items.provider(of: item.reference)
        .first(for: stage.items.reader(at: view, of: item.origin))?.type
      type =
        try text.map { text throws(TypeNameError) in try TypeIdentifier(text) }
        ?? first ?? .data
    } catch {
      throw TestFailure(.script, at: location, "`\(text ?? "")` is not a valid type")
    }
    switch form {
    case .data: return .data(type)
    case .file: return .file(type)
    case .inPlace: return .fileInPlace(type)
    case .object(let name):
      // The class was resolved when the script was parsed.
      return .object(stage.items.objectClass(named: name.text) ?? ObjectClass(name.text))
    }
  }

  /// Moves a temporary file away, or copies an original.
  private func keep(_ path: FileSpace.Path, at location: SourceLocation) throws(TestFailure) {
    guard let lease = loaded?.lease else {
      throw TestFailure(
        .script, at: location, "`take-file` is only possible in a `didLoad` that delivers a file")
    }
    try using(location) { () throws(FileSpace.AccessError) in
      if lease.retention == .original {
        try stage.items.files.copy(lease.file, to: path)
      } else {
        try stage.items.files.move(lease.file, to: path)
      }
    }
  }

  private func release(_ path: FileSpace.Path, at location: SourceLocation) throws(TestFailure) {
    let lease = stage.items.files.leases.first { $0.file == path }
    guard let lease else {
      throw TestFailure(.script, at: location, "unknown file `\(path.text)`: it is not in use")
    }
    try refusing(location) { () throws(StageError) in try stage.items.endUse(of: lease) }
  }

  private func using(
    _ location: SourceLocation, _ body: () throws(FileSpace.AccessError) -> Void
  ) throws(TestFailure) {
    try refusing(location) { () throws(StageError) in
      do throws(FileSpace.AccessError) {
        try body()
      } catch {
        throw .badFile(error)
      }
    }
  }
}
