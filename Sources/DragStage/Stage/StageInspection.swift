package import DragItems
package import DragSessions
import Machines
import OrderedStore

/// The state of a stage for the checkers and model checkers of this package.
package struct StageInspection {
  let stage: Stage

  /// Another stage that behaves as this one would from here on, with an empty trace.
  ///
  /// Both stages share the policies and the drivers of stores: if both go on, a policy or a driver
  /// cannot distinguish them, only their caller can. Between events alone; O(views) once either
  /// changes.
  package func copied() -> Stage {
    let copy = Stage(settings: stage.settings)
    copy.core = stage.core.restarted()
    copy.policies = stage.policies
    copy.scheduledCalls = stage.scheduledCalls
    return copy
  }

  /// The state that decides the future at one moment, to be compared with another one.
  package struct Moment: Equatable {
    private let state: StageState

    fileprivate init(_ state: StageState) {
      self.state = state
    }
  }

  /// The present moment; O(1), and the next event then copies what it changes.
  package var moment: Moment { Moment(stage.core.state) }

  /// Assigns numbers to names of items in advance, independent of the order of later use.
  package func number(_ names: [String]) {
    for name in names { _ = stage.core.data.catalog.names.item(named: name) }
  }

  /// The number of names of items that are numbered.
  package var nameCount: Int { stage.core.data.catalog.names.count }

  /// Hashes all state that future behavior depends on.
  ///
  /// It excludes the absolute time, and results that can only be queried afterwards: how the last
  /// session ended and what it carried. The initial scene is the same for every copy. An item is
  /// hashed by its number, so two stages can be compared only if each name has the same number on
  /// both (``number(_:)``).
  package func feed(_ hasher: inout Hasher) {
    stage.core.state.feed(&hasher)
    stage.core.data.scene.feed(&hasher)
    stage.core.data.catalog.providers.feed(&hasher)
    hasher.combine(stage.core.data.applications.phases)
    hasher.combine(stage.core.sessions.count)
    // An application may refer to the last begun drag after its end, whichever it was.
    hasher.combine(stage.core.sessions.lastBegun.map { stage.core.live($0) })
    hasher.combine(stage.core.data.catalog.files.borrowers.count)
    hasher.combine(stage.core.defect != nil)
    hasher.combine(stage.core.clock.limitExceeded)
  }

  /// The pending timers without an owner, for checks that there are none (I12): they would have no
  /// effect.
  package var timersWithoutOwners: [String] {
    stage.core.state.timers.purposes.filter { !hasOwner($0) }.map { "\($0)" }
  }

  private func hasOwner(_ purpose: TimerPurpose) -> Bool {
    switch purpose {
    case .liftDelay(let pointer), .liftAnimation(let pointer):
      StagePointers(stage: stage).isPressed(pointer)
    case .endAnimation(let session): stage.core.state.state(of: session) == .ending
    case .perform(let session): stage.core.state.state(of: session) == .performing
    // A delayed drop still has its gap.
    case .gapDelay(let session):
      [.dragging, .performing].contains(stage.core.state.state(of: session))
    case .springDelay(let session), .springFlash(let session), .springStill(let session),
      .period(let session), .autoScroll(let session):
      stage.core.state.state(of: session) == .dragging
    case .load(let token), .loadDeadline(let token):
      stage.core.state.loads[token] != nil
    case .hostList(let session):
      stage.core.live(session).map { stage.core.state.drags[$0].isWaitingForList } ?? false
    case .hostCall(let number): stage.scheduledCalls.holds(number)
    case .save(let store, let origin):
      stage.core.data.stores.openChanges(of: store).contains { $0.origin == origin }
    }
  }

  /// The loads that only their sources can end, in the order of their requests.
  ///
  /// With a load deadline there are none: the stage itself ends every load.
  package var unansweredLoads: [UnansweredLoad] {
    guard stage.settings.loadDeadline == nil else { return [] }
    return stage.core.state.loads.compactMap { load in
      switch stage.core.delivery(of: load) {
      case .never, .manual: break
      case .after, nil: return nil
      }
      return UnansweredLoad(
        session: load.session, destination: load.destination, item: load.item,
        isOfAll: stage.core.state.loads.batches.contains { $0.members.contains(load.token) },
        placeholder: load.placeholder)
    }
  }

  /// True if nothing is under way but loads that only their sources can end, and the sessions that
  /// wait for those.
  package var waitsForSourcesAlone: Bool {
    let unanswered = unansweredLoads
    let waiting = Set(unanswered.map { $0.session })
    return stage.core.state.timers.untilNext == nil
      && unanswered.count == stage.core.state.loads.count
      && stage.core.state.drags.allSatisfy {
        $0.drag.session.state == .transferring && waiting.contains($0.id)
      }
  }

  /// True if a collection has a placeholder that waits for no load, so that its application has to
  /// commit or delete it.
  package func hasUnusedPlaceholder(_ view: ViewID) -> Bool {
    guard let content = stage.collection(view), !content.placeholders.isEmpty else { return false }
    let loading = stage.core.state.loads.compactMap { load in
      load.placeholder.flatMap { $0.view == view ? $0.stand : nil }
    }
    return !content.placeholders.subtracting(loading).isEmpty
  }

  /// The view that borrows the original file of a lease, if it is an original.
  package func borrower(of lease: FileLease) -> ViewID? {
    stage.core.data.catalog.files.borrowers[lease.token]
  }

  /// The number of timers that have fired in all.
  package var firingCount: Int { stage.core.clock.firingCount }

  /// Removes the trace except for its last entries, for a caller that has read it.
  ///
  /// - Parameter count: The number of entries that stay.
  package func forgetTrace(keeping count: Int) {
    stage.core.trace.forget(keeping: count)
  }

  /// True if the stage has a defect, or more timers were due at one moment than its limit allows.
  package var isStopped: Bool { stage.core.isStopped }

  /// The subject and the event name of a trace entry, as in its line; O(1).
  ///
  /// - Parameter entry: An entry of this stage's trace.
  /// - Returns: The name of a pointer, a view, a destination or a store, or `stage`; a callback or a
  ///   ``TraceWord``.
  package func head(of entry: TraceEntry) -> (who: String, what: String) {
    TraceText(stage.core).head(of: entry)
  }

  /// A position as a script writes it: `list[gap 4]`, `list[gap 1/0]`, `list#tea` or `none`.
  package func text(of dropPosition: DropPosition?, in view: ViewID) -> String {
    TraceText(stage.core).text(of: dropPosition, in: view)
  }

  /// The number of times that each row was taken so far; empty if
  /// `StageSettings.countsTransitions` is off.
  package func transitionCounts() -> [MachineTransition: Int] {
    for session in stage.core.state.drags.sessions { stage.core.countTransitions(of: session) }
    return stage.core.trace.transitionCounts
  }

  /// What a test of an application should know of a proposal that moves several items of a view within
  /// it, where the stage opens a gap for all of them (CONTRACT-65); nil for every other proposal.
  package func noteOfSeveralItems(for proposal: DropProposal, in call: DragContext) -> String? {
    guard proposal.operation.leavesSource, [.insertAt, .automatic].contains(proposal.intent),
      stage.settings.multiItemMoves == .gap
    else { return nil }
    let count = call.items.count { $0.origin == call.view }
    guard count > 1 else { return nil }
    return
      "\(count) items of \(stage.name(of: call.view)) are moved within it: UIKit 11 and 12 were "
      + "reported to open no gap for them, or to forbid it, which settings.multiItemMoves plays "
      + "(CONTRACT-65)"
  }
}
