import CollectionModel
import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

/// Applies what applications do to a stage, at a line of a test or from within a callback.
struct ApplicationActions {
  let application: ScriptApplication
  let stage: Stage
  /// The time of the line, or of the callback.
  let time: Timestamp
  /// What the application is asked or told just now, or nil at a line of a test.
  var call: DragContext?
  /// What the application is being given just now.
  var loaded: LoadedItem?
  /// Whether a call that the stage refuses must have changed nothing; not within a callback.
  var checksRefusals = false

  /// The session that is meant: the callback's, else the one that began last.
  var session: SessionID? { call?.session ?? stage.lastSession?.id }

  /// Applies an action of an application.
  ///
  /// A contract violation is no fault of the script: the stage records it, and a strict test fails at its end.
  ///
  /// - Returns: False where the action is none of an application's.
  /// - Throws: What the action names and is not there, or what the stage refuses.
  func apply(_ action: Action, at location: SourceLocation) throws(TestFailure) -> Bool {
    switch action {
    case .insert(let ref, let ids):
      let place = try resolved(ref) { ref throws(RefError) in try stage.gap(ref) }
      try refusing(location) { () throws(StageError) in
        try stage.insert(ids.map(\.text), at: place.gap, in: place.view)
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
        try stage.reload(view, sections: sections)
      }
    case .resize(let name, let frame):
      let view = try view(name)
      try refusing(location) { () throws(StageError) in try stage.setFrame(frame, of: view) }
    case .remove(let name): try remove(name, location)
    case .drop(let items, let place): try drop(items, place, location)
    case .commit(let ref, let name):
      let (placeholder, item) = try placeholder(ref)
      try refusing(location) { () throws(StageError) in
        try stage.commit(placeholder, as: name?.text ?? item)
      }
    case .discard(let ref):
      let (placeholder, _) = try placeholder(ref)
      try refusing(location) { () throws(StageError) in try stage.delete(placeholder) }
    case .select(let refs): try select(refs, at: location)
    case .call(let hook, let argument): try callHost(hook, argument)
    case .cancel:
      guard let call else { return false }
      try refusing(location) { () throws(StageError) in
        try stage.handle(.cancel(call.pointer), at: call.time)
      }
    case .down, .move, .glide, .up, .wait, .settle, .key, .scroll, .app, .resolve,
      .reject, .reopen, .failSave, .externalMove, .host:
      return false
    }
    return true
  }

  private func applyBatch(_ batch: Batch, at location: SourceLocation) throws(TestFailure) {
    guard let view = stage.view(named: batch.collection.text) else {
      throw TestFailure(
        .script, at: location, "nothing is called `\(batch.collection.text)`")
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

  /// Lets the host do something of its own.
  private func callHost(_ name: Name, _ argument: String?) throws(TestFailure) {
    guard let hook = application.hooks[name.text] else {
      throw TestFailure(.script, at: name.location, application.hooks.missing(name.text))
    }
    do {
      try hook(
        HostHooks.Call(
          name: name.text, argument: argument, stage: stage, time: time, drag: call))
    } catch {
      throw TestFailure(.failed, at: name.location, "the hook `\(name.text)` fails: \(error)")
    }
  }

  private func remove(_ name: Name, _ location: SourceLocation) throws(TestFailure) {
    if let interaction = stage.interaction(named: name.text) {
      return try refusing(location) { () throws(StageError) in
        try stage.removeInteraction(interaction)
      }
    }
    let view = try view(name)
    try refusing(location) { () throws(StageError) in try stage.removeView(view) }
  }

  /// The placeholder that stands for an item of a session, and the item's name.
  private func placeholder(_ ref: Ref) throws(TestFailure) -> (PlaceholderID, String) {
    let view = try resolved(ref) { ref throws(RefError) in try stage.view(ref) }
    guard case .item(let name) = ref.part,
      let placeholder = application.placeholder(for: name, in: view)
    else {
      throw TestFailure(.script, at: ref.location, "no placeholder stands for `\(ref.text)`")
    }
    return (placeholder, name)
  }

  private func view(_ name: Name) throws(TestFailure) -> ViewID {
    guard let view = stage.view(named: name.text) else {
      throw TestFailure(.script, at: name.location, "nothing is called `\(name.text)`")
    }
    return view
  }

  /// Selects the items view by view; a collection that is named itself has none.
  private func select(_ refs: [Ref], at location: SourceLocation) throws(TestFailure) {
    var views: [ViewID] = []
    var chosen: [ViewID: [ItemReference]] = [:]
    for ref in refs {
      let view = try resolved(ref) { ref throws(RefError) in try stage.view(ref) }
      if !views.contains(view) { views.append(view) }
      if case .whole = ref.part, stage.collection(view) != nil { continue }
      let item = try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
      chosen[view, default: []].append(item)
    }
    for view in views {
      try refusing(location) { () throws(StageError) in
        try stage.select(chosen[view] ?? [], in: view)
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
    let refusal = try stage.refusal(
      of: body, at: location, isChecked: checksRefusals && call == nil)
    guard let error = refusal else { return }
    switch error {
    case .misuse, .batchRefused(.invalid, _): return
    default: throw TestFailure(.script, at: location, stage.sentence(for: error))
    }
  }
}

extension Batch.Change {
  /// The change as a batch of the model has it.
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
