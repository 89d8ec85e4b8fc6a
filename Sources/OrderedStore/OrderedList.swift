public import CollectionModel
import DragGeometry

/// The lists of a store that a view shows, including the user's changes that the store has not
/// confirmed yet (S8, S21).
///
/// The shown order is always the stored order with the pending intents replayed on it. So the echo
/// of a user's own change has no effect, another writer's change in between is applied once, and a
/// change that could not be saved disappears. The lists are the sections, in their order.
public struct OrderedList: Hashable, Sendable {
  /// The loading state of the lists.
  public enum State: Hashable, Sendable {
    /// Not loaded yet.
    case loading
    /// Loaded.
    case ready
    /// Loading failed; the last loaded lists are still shown.
    case failed(StoreError)
  }

  /// A user's change that the store has not confirmed.
  public struct OpenChange: Hashable, Sendable {
    /// The intents to commit, in one transaction.
    public let intents: [StoreIntent]
    /// The origin: the session, and the sequence number within it.
    public let origin: ChangeOrigin
  }

  /// The lists that are shown, each as a section.
  package private(set) var lists: [String] = []
  /// The loading state.
  package private(set) var state = State.loading
  /// The order that is shown.
  package private(set) var shown: Snapshot<String, String>
  /// The changes that the store has not confirmed, in order.
  package var open: [OpenChange] { changes.filter { $0.receipt == nil }.map { $0.made } }
  /// The revisions of the stored order.
  package private(set) var revisions: [String: Int64] = [:]
  /// True if the store has changed in a way that requires loading the lists again.
  package private(set) var needsLoading = true
  /// The order in which the rows are shown.
  package private(set) var sort = ListSort.stored

  /// A user's change that is not yet part of the stored order.
  private struct Change: Hashable {
    let made: OpenChange
    /// The receipt, if the store has confirmed the change before an earlier one.
    var receipt: StoreReceipt?
  }

  private var stored: Snapshot<String, String>
  /// In the order in which they were made and are replayed.
  private var changes: [Change] = []
  private var session: Int
  private var sequence = 0

  /// Makes a view of lists that are not loaded yet.
  ///
  /// - Parameters:
  ///   - lists: The lists, each as a section; duplicate names are ignored.
  ///   - session: A number that no other view of the store has, to identify echoes.
  package init(_ lists: [String], session: Int) {
    self.session = session
    stored = Snapshot()
    shown = stored
    add(lists)
  }

  /// Adds lists after the others; they are empty until they are loaded.
  ///
  /// - Parameter lists: The lists; those that are shown already are ignored.
  package mutating func add(_ lists: [String]) {
    for list in lists where stored.section(of: list) == nil {
      self.lists.append(list)
      _ = try? stored.appendSection(list, items: [])
      _ = try? shown.appendSection(list, items: [])
      needsLoading = true
    }
  }

  /// Stores the loaded lists.
  ///
  /// If a list contains an id twice, the state becomes `failed`, and the last loaded lists stay.
  ///
  /// - Parameters:
  /// - loaded: The loaded lists; missing ones are unchanged.
  /// - updated: The rows whose content has changed.
  /// - origin: The origin of the change, if known.
  /// - Returns: The change of the shown lists, or nil if there is none.
  package mutating func take<Key>(
    _ loaded: [String: StoredList<Key>], updated: Set<String> = [],
    by origin: ChangeOrigin = .foreign
  ) -> ListChange? {
    var next = Snapshot<String, String>()
    for (section, list) in lists.enumerated() {
      var ids = loaded[list]?.rows.map { $0.id } ?? stored.itemIDs(inSection: section)
      // Lists are loaded one after the other: a row that was moved meanwhile may be in two.
      if next.numberOfItems > 0 { ids.removeAll(where: next.contains) }
      do throws(SnapshotError<String, String>) {
        try next.appendSection(list, items: ids)
      } catch {
        // The store may distinguish texts that are canonically equal.
        fail(.corrupt("the list `\(list)` has two rows of one id"))
        return nil
      }
    }
    for list in lists {
      if let revision = loaded[list]?.revision { revisions[list] = revision }
    }
    stored = next
    // A change that was confirmed before an earlier one is contained in the loaded lists.
    changes.removeAll { change in
      guard let steps = change.receipt?.steps else { return false }
      return steps.allSatisfy { $1.after <= (loaded[$0]?.revision ?? $1.after) }
    }
    state = .ready
    needsLoading = false
    return show(updated, by: origin)
  }

  /// Sets the state to failed because the store could not be read; the shown lists stay.
  package mutating func fail(_ error: StoreError) {
    state = .failed(error)
  }

  /// Applies the user's intents to the shown lists at once; the caller commits them to the store
  /// afterwards (S21).
  ///
  /// O(k log n) for an intent of k rows in the stored order. Several intents are applied one after
  /// the other, each to the result of the previous ones. In a sorted order rows do not move within
  /// their list.
  ///
  /// - Parameter intents: The intents, applied in one step.
  /// - Returns: The change to commit, and the change of the shown lists; nil if nothing changes.
  /// - Throws: An error if an intent is invalid for the shown lists; nothing has changed then.
  package mutating func perform(
    _ intents: [StoreIntent]
  ) throws(StoreError) -> (open: OpenChange, change: ListChange)? {
    let origin = ChangeOrigin.user(session: session, sequence: sequence)
    let made = OpenChange(intents: intents.compactMap(sorting), origin: origin)
    var next = shown
    var map: IndexMap?
    for intent in made.intents {
      let step = try next.carryOut(intent)
      map = map.map { $0.followed(by: step) ?? step } ?? step
    }
    guard let map, !map.isIdentity else { return nil }
    if sort != .stored { next = sort.arranged(next) }
    let change =
      sort == .stored
      ? ListChange(map, from: shown, to: next, origin: origin)
      : ListChange(from: shown, to: next, origin: origin)
    guard let change else { return nil }
    sequence += 1
    changes.append(Change(made: made))
    shown = next
    return (made, change)
  }

  /// Applies one intent.
  package mutating func perform(
    _ intent: StoreIntent
  ) throws(StoreError) -> (open: OpenChange, change: ListChange)? {
    try perform([intent])
  }

  /// Undoes a user's change with a new change; other changes stay.
  ///
  /// Rows that were deleted meanwhile stay deleted, and rows that were inserted again are not
  /// inserted twice.
  ///
  /// - Parameters:
  /// - change: The change that ``perform(_:)-([StoreIntent])`` returned.
  /// - apart: Rows that are not affected.
  /// - Returns: The change to commit, and the change of the shown lists; nil if nothing changes.
  /// - Throws: An error if the change cannot be undone in the shown lists.
  package mutating func undo(
    _ change: ListChange, besides apart: Set<String> = []
  ) throws(StoreError) -> (open: OpenChange, change: ListChange)? {
    try perform(
      change.undo.compactMap { intent in
        var intent = intent
        func left(_ ids: [String], shown isShown: Bool) -> [String] {
          ids.filter { shown.contains($0) == isShown && !apart.contains($0) }
        }
        switch intent.change {
        case .move(let ids): intent.change = .move(left(ids, shown: true))
        case .delete(let ids): intent.change = .delete(left(ids, shown: true))
        case .insert(let ids): intent.change = .insert(left(ids, shown: false))
        }
        return intent.ids.isEmpty ? nil : intent
      })
  }

  /// Confirms that the store has executed a change.
  ///
  /// Confirmations may arrive in any order: a change that is confirmed before an earlier one waits
  /// for it, because the stored order contains them in sequence (S8). O(k log n) for k rows if no
  /// other change was in between.
  ///
  /// - Parameters:
  /// - origin: The origin of the confirmed change.
  /// - receipt: The receipt of the store.
  /// - Returns: The change of the shown lists: nil unless the store had other changes meanwhile.
  package mutating func confirm(_ origin: ChangeOrigin, _ receipt: StoreReceipt) -> ListChange? {
    guard let index = changes.firstIndex(where: { $0.made.origin == origin && $0.receipt == nil })
    else { return nil }
    changes[index].receipt = receipt
    // The first change was replayed first, so the shown lists do not change.
    return storeConfirmed() ? nil : show([], by: origin)
  }

  /// Merges the confirmed changes at the front into the stored order.
  ///
  /// - Returns: True if the result is what the store contains, as far as is known.
  private mutating func storeConfirmed() -> Bool {
    var isExpected = true
    while let receipt = changes.first?.receipt {
      let made = changes.removeFirst().made
      for (list, step) in receipt.steps where stored.section(of: list) != nil {
        // There was no other change in between if the store was at the known revision.
        if step.before != revisions[list, default: 0] { isExpected = false }
        revisions[list] = max(step.after, revisions[list, default: 0])
      }
      do throws(StoreError) {
        for intent in made.intents { try stored.carryOut(intent) }
      } catch {
        isExpected = false
      }
    }
    if !isExpected { needsLoading = true }
    return isExpected
  }

  /// Removes a change that the store has rejected from the shown lists; the others stay (S8).
  ///
  /// - Returns: The change of the shown lists.
  package mutating func refuse(_ origin: ChangeOrigin, _ error: StoreError) -> ListChange? {
    switch error {
    // The rows of the store differ from the shown rows.
    case .conflict, .unknownRow, .rowExists: needsLoading = true
    case .repeatedRow, .keys, .full, .readOnly, .locked, .unavailable, .corrupt: break
    }
    return withdraw(origin)
  }

  /// Withdraws a change that will not be committed; the others stay.
  ///
  /// - Returns: The change of the shown lists.
  package mutating func withdraw(_ origin: ChangeOrigin) -> ListChange? {
    guard let index = changes.firstIndex(where: { $0.made.origin == origin && $0.receipt == nil })
    else { return nil }
    changes.remove(at: index)
    _ = storeConfirmed()
    return show([], by: .program)
  }

  /// Sorts the shown rows; O(n log n).
  ///
  /// - Returns: The change of the shown lists.
  package mutating func sort(by sort: ListSort) -> ListChange? {
    self.sort = sort
    return show([], by: .program)
  }

  /// Discards the unconfirmed changes, as when the program is started again.
  ///
  /// - Parameter session: A number that no other view of the store has had.
  /// - Returns: The change of the shown lists.
  package mutating func restart(session: Int) -> ListChange? {
    self.session = session
    sequence = 0
    changes = []
    needsLoading = true
    return show([], by: .program)
  }

  /// The intent for the sorted order: rows do not move within a list, and rows from other lists are
  /// stored at the end.
  private func sorting(_ intent: StoreIntent) -> StoreIntent? {
    guard sort != .stored else { return intent }
    var intent = intent
    if case .move(let ids) = intent.change {
      intent.change = .move(ids.filter { shown.sectionID(containing: $0) != intent.list })
    }
    intent.position = .end
    return intent.ids.isEmpty ? nil : intent
  }

  /// Shows the stored order with the pending changes; an intent that has become invalid is left out
  /// until the store confirms or rejects it.
  private mutating func show(_ updated: Set<String>, by origin: ChangeOrigin) -> ListChange? {
    var next = stored
    for change in changes {
      var changed = next
      do throws(StoreError) {
        for intent in change.made.intents { try changed.carryOut(intent) }
        next = changed
      } catch {
        continue
      }
    }
    next = sort.arranged(next)
    defer { shown = next }
    return ListChange(from: shown, to: next, updated: updated, origin: origin)
  }
}
