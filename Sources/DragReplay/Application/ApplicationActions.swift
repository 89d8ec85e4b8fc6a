import CollectionModel
import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

/// Applies the actions of applications to a stage, at a line of a test or within a callback.
struct ApplicationActions {
  let application: ScriptApplication
  let stage: Stage
  /// The time of the line, or of the callback.
  let time: Timestamp
  /// The current callback, or nil at a line of a test.
  var call: DragContext?
  /// The load result that is being delivered.
  var loaded: LoadedItem?
  /// Indicates whether to check that a rejected call changed nothing; not within a callback.
  var checksRejections = false

  /// The session of the action: the callback's, else the latest one.
  var session: SessionID? { call?.session ?? stage.sessions.last?.id }

  /// Applies an action of an application.
  ///
  /// A contract violation is not an error of the script: the stage records it, and a strict test fails at its end.
  ///
  /// - Returns: False if the action is not an action of an application.
  /// - Throws: An unknown name in the action, or the stage's error.
  func apply(_ action: Action, at location: SourceLocation) throws(TestFailure) -> Bool {
    switch action {
    case .insert(let ref, let ids):
      let target = try resolved(ref) { ref throws(RefError) in try stage.gap(ref) }
      try refusing(location) { () throws(StageError) in
        try stage.insert(ids.map(\.text), at: target.gap, in: target.view)
      }
    case .delete(let ref):
      let item = try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
      try refusing(location) { () throws(StageError) in try stage.delete(item) }
    case .batch(let batch): try applyBatch(batch, at: location)
    case .load, .loadAll, .progress, .cancelLoads, .context, .takeFile, .endFileUse:
      try applyTransfer(action, at: location)
    case .reorder(let items, let gap): try reorder(items, to: gap, location)
    case .reload(let name, let sections):
      let view = try view(name)
      try refusing(location) { () throws(StageError) in
        try stage.reload(view, sections: sections?.ids)
      }
    case .resize(let name, let frame): try resize(name, to: frame, at: location)
    case .resizeItems(let refs, let size): try resize(refs, to: size, at: location)
    case .switchOption(let name, let option, let isOn):
      let view = try view(name)
      try refusing(location) { () throws(StageError) in
        var options = stage.scene.options(of: view)
        options[option] = isOn
        try stage.scene.setOptions(options, of: view)
      }
    case .remove(let name): try remove(name, location)
    case .drop(let items, let target): try drop(items, target, location)
    case .commit(let ref, let name):
      let (placeholder, item) = try placeholder(ref)
      try refusing(location) { () throws(StageError) in
        try stage.commit(placeholder, as: name?.text ?? item)
      }
    case .discard(let ref):
      let (placeholder, _) = try placeholder(ref)
      try refusing(location) { () throws(StageError) in try stage.delete(placeholder) }
    case .select(let runs): try select(runs.flatMap(\.refs), at: location)
    case .call(let hook, let argument): try callHost(hook, argument)
    case .cancel:
      guard let call else { return false }
      try refusing(location) { () throws(StageError) in
        try stage.handle(.cancel(call.pointer), at: stage.now)
      }
    default: return false
    }
    return true
  }

  /// Sets the frame of a view, or the size of an application's window, which sets the frames of its views.
  private func resize(
    _ name: Name, to frame: Rect, at location: SourceLocation
  ) throws(TestFailure) {
    guard let window = application.observer?.window else {
      let view = try view(name)
      return try refusing(location) { () throws(StageError) in
        try stage.scene.setFrame(frame, of: view)
      }
    }
    guard name.text == ScriptHost.window else {
      throw TestFailure(
        .script, at: name.location,
        "the application lays out `\(name.text)`: `resize \(ScriptHost.window) at 0,0 size WxH` gives its window"
          + " another size")
    }
    guard frame.origin == .zero, frame.size.isOfAWindow else {
      throw TestFailure(
        .script, at: location,
        "expected a window that begins at 0,0 and has a width and a height up to 1000000, found"
          + " `\(Action.resize(name, to: frame).text)`")
    }
    window.resize(to: frame.size)
  }

  /// Sets the own size of items, with one layout for those of a collection.
  private func resize(
    _ refs: [Ref], to size: Size, at location: SourceLocation
  ) throws(TestFailure) {
    var sizes: [ViewID: [ItemID: Size]] = [:]
    for ref in refs {
      let item = try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
      sizes[item.view, default: [:]][item.item] = size
    }
    for view in sizes.keys.sorted(by: <) {
      try refusing(location) { () throws(StageError) in
        try stage.scene.setSizes(sizes[view] ?? [:], in: view)
      }
    }
  }

  private func applyBatch(_ batch: Batch, at location: SourceLocation) throws(TestFailure) {
    guard let view = stage.view(named: batch.collection.text) else {
      throw TestFailure(
        .script, at: location, "unknown collection `\(batch.collection.text)`")
    }
    let update = BatchUpdate(batch.changes.map(\.operation))
    let mode: BatchMode = batch.isCompatible ? .uikitCompat : .exact
    let names = batch.changes.compactMap { change in
      if case .insertItem(_, let id) = change { id.text } else { nil }
    }
    let items = zip(update.insertedItems(mode: mode), names)
    let sectionNames = batch.changes.compactMap { change in
      if case .insertSection(_, let ids) = change { ids.map(\.text) } else { nil }
    }
    let sections = zip(update.insertedSections(mode: mode), sectionNames)
    try refusing(location) { () throws(StageError) in
      try stage.performBatch(
        update, in: view, inserting: Dictionary(items) { first, _ in first },
        sections: Dictionary(sections) { first, _ in first }, counts: batch.counts, mode: mode)
    }
  }

  /// Calls a hook of the host.
  private func callHost(_ name: Name, _ argument: String?) throws(TestFailure) {
    guard let hook = application.hooks[name.text] else {
      throw TestFailure(.script, at: name.location, application.hooks.missing(name.text))
    }
    do {
      try hook(
        HostHooks.Call(
          name: name.text, argument: argument, stage: stage, time: time, drag: call))
    } catch {
      throw TestFailure(.failed, at: name.location, "the hook `\(name.text)` failed: \(error)")
    }
  }

  private func remove(_ name: Name, _ location: SourceLocation) throws(TestFailure) {
    if let interaction = stage.scene.interaction(named: name.text) {
      return try refusing(location) { () throws(StageError) in
        try stage.removeInteraction(interaction)
      }
    }
    let view = try view(name)
    try refusing(location) { () throws(StageError) in try stage.removeView(view) }
  }

  /// The placeholder for an item of a session, and the item's name.
  private func placeholder(_ ref: Ref) throws(TestFailure) -> (PlaceholderID, String) {
    let view = try resolved(ref) { ref throws(RefError) in try stage.view(ref) }
    guard case .item(let name) = ref.part,
      let placeholder = application.placeholder(for: name, in: view)
    else {
      throw TestFailure(.script, at: ref.location, "`\(ref.text)` has no placeholder")
    }
    return (placeholder, name)
  }

  private func view(_ name: Name) throws(TestFailure) -> ViewID {
    guard let view = stage.view(named: name.text) else {
      throw TestFailure(.script, at: name.location, "unknown name `\(name.text)`")
    }
    return view
  }

  /// Selects the items view by view; a collection that is named itself clears its selection.
  private func select(_ refs: [Ref], at location: SourceLocation) throws(TestFailure) {
    var views: [ViewID] = []
    var chosen: [ViewID: [ItemReference]] = [:]
    for ref in refs {
      let view = try resolved(ref) { ref throws(RefError) in try stage.view(ref) }
      if chosen[view] == nil {
        views.append(view)
        chosen[view] = []
      }
      if case .whole = ref.part, stage.collection(view) != nil { continue }
      let item = try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
      chosen[view, default: []].append(item)
    }
    for view in views {
      try refusing(location) { () throws(StageError) in
        try stage.scene.select(chosen[view] ?? [], in: view)
      }
    }
  }

  func resolved<Value>(
    _ ref: Ref, _ resolve: (Ref) throws(RefError) -> Value
  ) throws(TestFailure) -> Value {
    do throws(RefError) {
      return try resolve(ref)
    } catch {
      throw TestFailure(.script, at: ref.location, error.message)
    }
  }

  func refusing(
    _ location: SourceLocation, _ body: () throws(StageError) -> some Any
  ) throws(TestFailure) {
    let rejection = try stage.rejection(of: body, at: location, isChecked: checksRejections)
    guard let error = rejection else { return }
    switch error {
    case .misuse: return
    case .batchRejected(let cause) where cause.isInvalidBatch: return
    default: throw TestFailure(.script, at: location, error.sentence)
    }
  }
}

extension Batch.Change {
  /// The change as a batch of the collection model.
  fileprivate var operation: BatchUpdate.Operation {
    switch self {
    case .deleteItem(let slot): .deleteItem(slot)
    case .insertItem(let slot, _): .insertItem(slot)
    case .moveItem(let from, let to): .moveItem(from: from, to: to)
    case .reloadItem(let slot): .reloadItem(slot)
    case .deleteSection(let index): .deleteSection(index)
    case .insertSection(let index, _): .insertSection(index)
    case .moveSection(let from, let to): .moveSection(from: from, to: to)
    case .reloadSection(let index): .reloadSection(index)
    }
  }
}
