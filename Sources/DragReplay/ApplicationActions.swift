import DragGeometry
import DragScript
import DragStage

/// Carries out what applications do, at a line of a test or from within a callback.
struct ApplicationActions {
  let stage: Stage

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
    case .select(let refs): try select(refs, at: location)
    case .down, .move, .glide, .up, .cancel, .wait, .settle, .key, .scroll, .app, .resolve,
      .reject, .reload, .reopen, .failSave, .foreignMove, .call:
      return false
    }
    return true
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

  private func resolved<Value>(
    _ ref: Ref, _ resolve: (Ref) throws(RefError) -> Value
  ) throws(ReplayFault) -> Value {
    do throws(RefError) {
      return try resolve(ref)
    } catch {
      throw ReplayFault(.script, at: ref.location, error.message)
    }
  }

  private func refusing(
    _ location: SourceLocation, _ body: () throws(StageError) -> Void
  ) throws(ReplayFault) {
    do throws(StageError) {
      try body()
    } catch {
      if case .misuse = error { return }
      throw ReplayFault(.script, at: location, stage.sentence(for: error))
    }
  }
}
