import CollectionModel
import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

/// Carries out what applications do, at a line of a test or from within a callback.
struct ApplicationActions {
  let application: ScriptApplication
  /// The time of the line, or of the callback.
  let time: Timestamp
  /// What the application is asked or told just now, or nil at a line of a test.
  var call: DragCall?
  /// What the application is being given just now.
  var loaded: LoadedItem?

  var stage: Stage { application.stage }
  /// The session that is meant: the callback's, else the one that began last.
  var session: SessionID? { call?.session ?? stage.lastSession?.id }

  /// Carries out an action of an application.
  ///
  /// Misuse is no fault of the script: the stage tells it, and a strict test fails at its end.
  ///
  /// - Returns: False where the action is none of an application's.
  /// - Throws: What the action names and is not there, or what the stage refuses.
  func play(_ action: Action, at location: SourceLocation) throws(ReplayFault) -> Bool {
    switch action {
    case .insert(let ref, let ids):
      let place = try resolved(ref) { ref throws(RefError) in try stage.gap(ref) }
      try refusing(location) { () throws(StageError) in
        try stage.insert(ids.map(\.text), at: place.gap, in: place.view)
      }
    case .delete(let ref):
      let item = try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
      try refusing(location) { () throws(StageError) in try stage.delete(item) }
    case .batch(let batch): try play(batch, at: location)
    case .load, .loadAll, .progress, .stopLoads, .context, .keep, .release:
      try playTransfer(action, at: location)
    case .shift(let refs, let gap): try shift(refs, to: gap, location)
    case .reload(let name, let sections):
      let view = try view(name)
      try refusing(location) { () throws(StageError) in
        try stage.reload(view, sections: sections)
      }
    case .resize(let name, let frame):
      let view = try view(name)
      try refusing(location) { () throws(StageError) in try stage.setFrame(frame, of: view) }
    case .remove(let name): try remove(name, location)
    case .drop(let item, let place): try drop(item, place, location)
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
      .reject, .reopen, .failSave, .foreignMove, .host:
      return false
    }
    return true
  }

  private func play(_ batch: Batch, at location: SourceLocation) throws(ReplayFault) {
    guard let view = stage.view(named: batch.collection.text) else {
      throw ReplayFault(
        .script, at: location, "nothing is called `\(batch.collection.text)`")
    }
    var items: [Slot: String] = [:]
    var update = BatchUpdate()
    for change in batch.changes {
      if case .insertItem(let slot, let id) = change { items[slot] = id.text }
      update.append(change.operation)
    }
    let sections = batch.changes.compactMap { change -> (Int, [String])? in
      if case .insertSection(let index, let ids) = change { (index, ids.map(\.text)) } else { nil }
    }
    try refusing(location) { () throws(StageError) in
      try stage.performBatch(
        update, in: view, inserting: items,
        sections: Dictionary(sections) { first, _ in first }, counts: batch.counts,
        mode: batch.isCompatible ? .uikitCompat : .exact)
    }
  }

  /// Lets the host do something of its own.
  private func callHost(_ name: Name, _ argument: String?) throws(ReplayFault) {
    guard let hook = application.hooks[name.text] else {
      throw ReplayFault(.script, at: name.location, application.hooks.missing(name.text))
    }
    do {
      try hook(
        HostHooks.Call(
          name: name.text, argument: argument, stage: stage, time: time, drag: call))
    } catch {
      throw ReplayFault(.failed, at: name.location, "the hook `\(name.text)` fails: \(error)")
    }
  }

  private func remove(_ name: Name, _ location: SourceLocation) throws(ReplayFault) {
    if let interaction = stage.interaction(named: name.text) {
      return try refusing(location) { () throws(StageError) in
        try stage.removeInteraction(interaction)
      }
    }
    let view = try view(name)
    try refusing(location) { () throws(StageError) in try stage.removeView(view) }
  }

  private func shift(
    _ refs: [Ref], to gap: Ref, _ location: SourceLocation
  ) throws(ReplayFault) {
    let place = try resolved(gap) { ref throws(RefError) in try stage.gap(ref) }
    var items: [ItemID] = []
    for ref in refs {
      let item = try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
      guard item.view == place.view else {
        throw ReplayFault(
          .script, at: ref.location, "`\(ref.text)` is no item of `\(gap.name)`")
      }
      items.append(item.item)
    }
    try refusing(location) { () throws(StageError) in
      try stage.move(items, to: place.gap, in: place.view)
    }
  }

  private func drop(
    _ name: Name, _ place: DropPlace, _ location: SourceLocation
  ) throws(ReplayFault) {
    guard let session else {
      throw ReplayFault(.script, at: location, "no session has begun")
    }
    let coordinator = stage.coordinator(of: session)
    let item = try dragItem(name, coordinator)
    switch place {
    case .onto(let ref):
      let row = try resolvedLate(ref)
      try refusing(location) { () throws(StageError) in try coordinator.drop(item, onto: row) }
    case .into(let ref, let rect):
      let cell = try resolvedLate(ref)
      try refusing(location) { () throws(StageError) in
        try coordinator.drop(item, into: cell, rect: rect ?? .zero)
      }
    case .at(let point, let scale):
      try refusing(location) { () throws(StageError) in
        try coordinator.drop(item, to: DropTarget(point, scale: scale ?? 1))
      }
    case .placeholder(let ref):
      let place = try ref.map { ref throws(ReplayFault) in
        try resolved(ref) { ref throws(RefError) in try stage.gap(ref) }
      }
      try refusing(location) { () throws(StageError) in
        for placeholder in try coordinator.drop([item], toPlaceholdersAt: place?.gap) {
          application.keep(placeholder, for: item.item)
        }
      }
    }
  }

  /// The item of the session of a name; one that stands in a view, for the stage to refuse.
  private func dragItem(
    _ name: Name, _ coordinator: DropCoordinator
  ) throws(ReplayFault) -> DragItem {
    let held = coordinator.items.first { stage.name(of: $0.item.item) == name.text }
    if let held { return held.item }
    for view in stage.views {
      if let item = stage.item(name.text, in: view) {
        return DragItem(item: item.item, origin: view)
      }
    }
    throw ReplayFault(.script, at: name.location, "no item is called `\(name.text)`")
  }

  /// What an item is dropped onto or into, there or not: the stage tells what is missing.
  private func resolvedLate(_ ref: Ref) throws(ReplayFault) -> ItemReference {
    if case .item(let id) = ref.part, let view = stage.view(named: ref.name) {
      return stage.item(id, in: view) ?? ItemReference(view: view, item: ItemID(.max))
    }
    return try resolved(ref) { ref throws(RefError) in try stage.item(ref) }
  }

  /// The placeholder that stands for an item of a session, and the item's name.
  private func placeholder(_ ref: Ref) throws(ReplayFault) -> (PlaceholderID, String) {
    let view = try resolved(ref) { ref throws(RefError) in try stage.view(ref) }
    guard case .item(let name) = ref.part,
      let placeholder = application.placeholder(for: name, in: view)
    else {
      throw ReplayFault(.script, at: ref.location, "no placeholder stands for `\(ref.text)`")
    }
    return (placeholder, name)
  }

  private func view(_ name: Name) throws(ReplayFault) -> ViewID {
    guard let view = stage.view(named: name.text) else {
      throw ReplayFault(.script, at: name.location, "nothing is called `\(name.text)`")
    }
    return view
  }

  /// Selects the items view by view; a collection that is named itself has none.
  private func select(_ refs: [Ref], at location: SourceLocation) throws(ReplayFault) {
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
  ) throws(ReplayFault) -> Value {
    do throws(RefError) {
      return try resolve(ref)
    } catch {
      throw ReplayFault(.script, at: ref.location, error.message)
    }
  }

  func refusing(
    _ location: SourceLocation, _ body: () throws(StageError) -> some Any
  ) throws(ReplayFault) {
    let refusal = try application.refusal(of: body, at: location, isAsked: call != nil)
    guard let error = refusal else { return }
    switch error {
    case .misuse, .batchRefused(.invalid, _): return
    default: throw ReplayFault(.script, at: location, stage.sentence(for: error))
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
