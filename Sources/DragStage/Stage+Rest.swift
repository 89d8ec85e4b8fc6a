import DragItems
import DragSessions
import Machines

extension Stage {
  /// Lets the destination that a drag rests in hear of it again, after its period (CONTRACT-135).
  ///
  /// Every event of the drag begins the period anew, so that it counts the rest alone.
  func beginPeriod(of index: Int) {
    let drag = situation.drags[index]
    situation.timers.stop(.period(drag.id))
    guard drag.drag.session.state == .dragging, let current = drag.drag.session.context.current,
      let period = scene[ViewID(current)].options.drop.period, period > .zero
    else { return }
    situation.timers.set(.period(drag.id), after: period)
  }

  /// A drop could not be carried out; a destination with a veto makes the drag a cancel by it.
  func fail(_ failure: DropFailure, at view: ViewID, of index: Int) {
    record(.dropFailed(view, failure), of: index, at: performer(of: index))
    situation.drags[index].isVetoed = scene[view].options.drop.vetoes
  }

  /// A destination has refused what was dropped on it, at once or after a while (CONTRACT-134).
  ///
  /// What it has asked for meanwhile is given up, and its placeholders are discarded: nothing of the
  /// drop is left with it.
  func finishVeto(of index: Int) {
    let drag = situation.drags[index]
    situation.drags[index].isVetoed = false
    guard let destination = drag.drag.session.context.current else { return }
    for load in situation.loads where load.session == drag.id { giveUp(load) }
    discardPlaceholders(of: drag.id, in: ViewID(destination))
    do throws(DragError) {
      try situation.drags[index].drag.finishPerform(at: destination, isTaken: false)
    } catch {
      defect = defect ?? .drag(drag.id, error)
    }
    run(at: index, from: situation.drags[index].drag.next())
  }

  /// Whether any item of a drag is of a type that a destination takes (CONTRACT-133, 139).
  func hasAcceptedType(_ view: ViewID, for index: Int) -> Bool {
    guard let types = scene[view].options.drop.acceptedTypes else { return true }
    let drag = situation.drags[index]
    return drag.items.contains { item in
      let provider = provider(of: item.reference)
      let reader = reader(at: view, of: item.origin)
      return types.contains {
        provider.hasItem(conformingTo: $0, in: self.types.conformance, for: reader)
      }
    }
  }
}
