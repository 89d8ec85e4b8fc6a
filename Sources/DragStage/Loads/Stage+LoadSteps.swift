import DragItems
import Machines

extension Stage {
  /// Takes a step of a load's machine, and carries out its effects.
  ///
  /// - Parameters:
  ///   - token: The load.
  ///   - event: The event.
  ///   - result: The result, if the event completes the load.
  ///   - units: The number of units that have arrived, if the event reports it.
  func step(
    load token: LoadToken, on event: Load.Event, bringing result: LoadResult? = nil,
    units: Int64? = nil
  ) {
    guard var load = core.state.loads[token] else { return }
    var effects: [Load.Effect] = []
    if settings.countsTransitions { core.count(.load, load.load, on: event) }
    do throws(Load.InvalidTransition) {
      try load.load.advance(on: event, into: &effects)
    } catch {
      core.defect = core.defect ?? .load(error)
      return
    }
    core.state.loads.keep(load)
    for effect in effects {
      switch effect {
      case .request: ask(for: load)
      case .complete, .fail: if let result { finish(load, on: event, with: result) }
      case .report:
        if let units {
          core.record(.transfer(.progressed(load.item.reference, units)), session: load.session)
        }
      }
    }
  }
}
