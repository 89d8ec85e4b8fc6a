import DragGeometry
import DragItems
import DragScript
import DragStage

/// Carries out what applications do, at a line of a test or from within a callback.
struct ApplicationActions {
  let stage: Stage
  /// What the application is asked or told just now, or nil at a line of a test.
  var call: DragCall?
  /// What the application is being given just now.
  var loaded: LoadedItem?

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
    case .load, .loadAll, .progress, .stopLoads, .context, .keep, .release:
      try playTransfer(action, at: location)
    case .down, .move, .glide, .up, .cancel, .wait, .settle, .key, .scroll, .app, .resolve,
      .reject, .reload, .reopen, .failSave, .foreignMove, .call:
      return false
    }
    return true
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
