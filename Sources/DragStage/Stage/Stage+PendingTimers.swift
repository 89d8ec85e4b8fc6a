package import DragItems
import DragSessions
package import Machines

extension Stage {
  /// A timer that is pending: its purpose in words, and when it fires.
  package struct PendingTimer: Hashable, Sendable {
    /// The purpose, such as `lift delay of p`; two timers may have the same words.
    package let purpose: String
    /// When it fires.
    package let due: Timestamp
  }

  /// The pending timers, the next one first; none where there are more than `most` of them.
  ///
  /// - Complexity: O(*n* log *n*) in the timers, O(1) where there are too many.
  package func pendingTimers(atMost most: Int) -> [PendingTimer] {
    core.state.timers.pendingSpans(atMost: most).map { purpose, span in
      PendingTimer(purpose: words(for: purpose), due: now + span)
    }
  }

  private func words(for purpose: TimerPurpose) -> String {
    switch purpose {
    case .liftDelay(let pointer): "lift delay of \(name(of: pointer))"
    case .liftAnimation(let pointer): "lift animation of \(name(of: pointer))"
    case .endAnimation(let session): "end animation of session \(session.rawValue)"
    case .perform(let session): "perform of session \(session.rawValue)"
    case .springDelay(let session): "spring delay of session \(session.rawValue)"
    case .springFlash(let session): "spring flash of session \(session.rawValue)"
    case .springStill(let session): "spring rest of session \(session.rawValue)"
    case .period(let session): "periodic update of session \(session.rawValue)"
    case .load(let token): "load \(token.rawValue)"
    case .gapDelay(let session): "gap delay of session \(session.rawValue)"
    case .autoScroll(let session): "auto-scroll of session \(session.rawValue)"
    case .loadDeadline(let token): "deadline of load \(token.rawValue)"
    case .save(let store, _): "save to \(name(of: store))"
    case .hostList(let session): "item list of session \(session.rawValue)"
    }
  }

  /// The placeholders of a collection as items of its order, each with the item that it waits for.
  ///
  /// - Complexity: O(p log p) for p placeholders.
  package func standIns(in view: ViewID) -> [(stand: ItemID, item: ItemReference)] {
    core.placeholders(in: view).compactMap { placeholder in
      core.standIn(placeholder).map { (placeholder.reference.item, $0.item.reference) }
    }
  }
}
