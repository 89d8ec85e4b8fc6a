import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

// What drags, the trace and the host have to follow of the data.
extension StageCore {
  /// Changes the data, and carries out what follows from that, also where the change is rejected.
  @discardableResult
  mutating func changeData<Result, Failure: Error>(
    _ change: (inout StageData) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { carryOutEffects() }
    return try change(&data)
  }

  private mutating func carryOutEffects() {
    guard !data.effects.isEmpty else { return }
    var effects: [DataEffect] = []
    data.exchangeEffects(with: &effects)
    for effect in effects { carryOut(effect) }
    effects.removeAll(keepingCapacity: true)
    data.exchangeEffects(with: &effects)
  }

  private mutating func carryOut(_ effect: DataEffect) {
    switch effect {
    case .record(let event, let session): record(event, session: session)
    case .save(let change, let store):
      switch data.stores[store].moment {
      case .atOnce: state.queue.append(.save(store, change.origin))
      case .after(let delay): state.timers.set(.save(store, change.origin), after: delay)
      case .byHost: outbox.post(.save(store, change))
      }
    case .stopSaving(let origin, let store): state.timers.stop(.save(store, origin))
    case .carryOn(let item, let view):
      for session in state.drags.sessions { state.drags[session].follow(item, to: view) }
    case .notify(let command): outbox.post(command)
    case .showChange: shownDataChanged()
    case .flushLater: push(.flushStoreChanges)
    }
  }

  /// Changes a collection's data in one step, also during a drag; drags are updated once, after the last edit.
  ///
  /// - Throws: The errors of ``StageData/update(_:_:)``; nothing has changed then.
  mutating func update(_ view: ViewID, _ edits: [DataEdit]) throws(StageError) {
    try changeData { data throws(StageError) in try data.update(view, edits) }
    contentChanged(isPublished: true)
  }

  /// Notes a change of the data: stores are notified at once, and drags when the change is
  /// complete.
  ///
  /// The hysteresis of a drag is reset, because its position referred to the data before the
  /// change.
  ///
  /// - Parameter isPublished: True if every item that has come or gone was published: then a drag does not look through all
  ///   of its items.
  mutating func contentChanged(isPublished: Bool = false) {
    changeData { $0.flushStoreChanges() }
    shownDataChanged(isPublished: isPublished)
  }

  /// Notes a change of the data that is none for stores.
  private mutating func shownDataChanged(isPublished: Bool = false) {
    data.countChange(isPublished: isPublished)
    for session in state.drags.sessions {
      if state.drags[session].trail.hysteresis != nil {
        state.drags[session].trail.hysteresis = nil
      }
      moveGapWithData(of: session)
    }
    placesChanged()
  }

  /// Removes the items that a session moves from the views that they came from.
  mutating func remove(_ items: [DragItem], movedBy session: SessionID) {
    noteMoved(items, by: session)
    changeData { $0.remove(items, session: session) }
    state.drags.outdate(at: items.map { $0.origin }, besides: session)
  }

  /// Replaces a placeholder with an item that is not in the collection.
  ///
  /// The session is the one that brings the item, or nil for a change of the application.
  mutating func fill(_ placeholder: PlaceholderID, with item: ItemID, session: SessionID?) {
    guard data.scene.gap(of: placeholder) != nil else { return }
    if let standIn = data.scene.standIn(placeholder), let bringing = live(standIn.session) {
      state.drags[bringing].replaceRow(placeholder.stand, with: item, of: standIn.item)
    }
    changeData { $0.fill(placeholder, with: item, session: session) }
    contentChanged(isPublished: true)
  }

  /// Removes a placeholder: it is deleted, or a drop that brings nothing for it discards it.
  mutating func extract(_ placeholder: PlaceholderID, session: SessionID?) {
    changeData { $0.extract(placeholder, session: session) }
    contentChanged(isPublished: true)
  }

  /// Discards every placeholder of a view, because its data or the view itself is removed.
  ///
  /// An item whose session has not concluded is not taken any more, and is recorded later as
  /// `undropped`; for a concluded session it is recorded at once.
  ///
  /// - Returns: The number of discarded placeholders.
  @discardableResult
  mutating func discardPlaceholders(in view: ViewID) -> Int {
    let placeholders = data.scene.placeholders(in: view)
    for placeholder in placeholders {
      guard let standIn = data.scene.standIn(placeholder) else { continue }
      changeData { data in
        data.extract(placeholder, as: .placeholderDiscard, session: standIn.session)
      }
      if let session = live(standIn.session),
        state.drags[session].drag.session.state != .transferring
      {
        state.drags[session].forgetChoice(for: standIn.item)
      } else {
        record(.undropped(view, standIn.item.item), session: standIn.session)
      }
    }
    return placeholders.count
  }

  /// Returns true if a view displays a reorder of its own items, or placeholders (CONTRACT-68).
  mutating func hasUncommittedUpdates(_ view: ViewID) -> Bool {
    if data.scene[view].collection?.standIns.isEmpty == false { return true }
    return state.drags.sessions.contains { session in
      state.drags[session].drag.session.state.isTracked && isReorder(session, in: view)
    }
  }

  mutating func isReorder(_ session: SessionID, in view: ViewID) -> Bool {
    let context = state.drags[session].drag.session.context
    let proposal = context.ruling.proposal
    guard context.current.map({ ViewID($0) }) == view, proposal.operation.leavesSource,
      case .gap = context.ruling.position,
      arrivals(of: session).contains(where: { isHeld($0.item, by: view) })
    else { return false }
    switch proposal.intent {
    case .insertAt, .automatic: return true
    case .unspecified, .insertInto: return false
    }
  }

  /// Replaces a collection's data, or keeps it, and discards its placeholders.
  ///
  /// - Returns: The number of discarded placeholders.
  mutating func reload(_ view: ViewID, sections: [[String]]?) throws(StageError) -> Int {
    let reload = try data.reload(of: view, sections: sections)
    if hasUncommittedUpdates(view) {
      _ = recordViolation(.reloadUncommitted, at: view, session: nil)
    }
    let discarded = discardPlaceholders(in: view)
    changeData { $0.perform(reload) }
    contentChanged()
    return discarded
  }
}
