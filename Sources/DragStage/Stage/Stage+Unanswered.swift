package import DragItems
import DragSessions
import Machines

extension Stage {
  /// The loads that nothing ends but their sources, in the order of asking.
  ///
  /// With a deadline there are none: the stage itself ends every load.
  package var unansweredLoads: [UnansweredLoad] {
    guard settings.loadDeadline == nil else { return [] }
    return core.state.loads.compactMap { load in
      switch core.delivery(of: load) {
      case .never, .manual: break
      case .after, nil: return nil
      }
      return UnansweredLoad(
        session: load.session, destination: load.destination, item: load.item,
        isOfAll: core.state.batches.contains { $0.members.contains(load.token) },
        placeholder: load.placeholder)
    }
  }

  /// Whether nothing is under way but loads that nothing ends but their sources, and the sessions that
  /// wait for those.
  package var waitsForSourcesAlone: Bool {
    let unanswered = unansweredLoads
    let waiting = Set(unanswered.map { $0.session })
    return core.state.timers.untilNext == nil && unanswered.count == core.state.loads.count
      && core.state.drags.allSatisfy {
        $0.drag.session.state == .transferring && waiting.contains($0.id)
      }
  }

  /// Whether a collection has a placeholder that waits for no load, so that its application has to
  /// commit or delete it.
  package func hasUnusedPlaceholder(_ view: ViewID) -> Bool {
    guard let content = collection(view), !content.placeholders.isEmpty else { return false }
    let loading = core.state.loads.compactMap { load in
      load.placeholder.flatMap { $0.view == view ? $0.stand : nil }
    }
    return !content.placeholders.subtracting(loading).isEmpty
  }

  /// The view that was given the file of a lease, where it is an original.
  package func borrower(of lease: FileSpace.Lease) -> ViewID? { core.lentFiles[lease.token] }
}
