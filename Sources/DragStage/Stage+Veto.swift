import DragSessions
import Machines

extension Stage {
  /// A drop could not be carried out; a destination with a veto makes the drag a cancel by it.
  func fail(_ failure: DropFailure, at view: ViewID, of index: Int) {
    let destination = DestinationID(view.rawValue, place: performer(of: index))
    record(.dropFailed(view, failure), of: index, at: destination.place)
    situation.drags[index].isVetoed = scene.behavior(of: destination).vetoes
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
}
