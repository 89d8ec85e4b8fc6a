public import CollectionModel
import DragGeometry

/// What a view shows of some lists of a store: their order, with the user's own changes in it that
/// the store has not confirmed yet (S8, S21).
///
/// What is shown is always the stored order with the open intents replayed on it. So the echo of a
/// user's own change finds nothing left to do, a foreign change in between is applied once, and a
/// change that could not be saved goes away by itself. The lists are the sections, in their order.
public struct OrderedList: Hashable, Sendable {
  /// Whether the lists have been read.
  public enum State: Hashable, Sendable {
    /// Not yet.
    case loading
    /// They have.
    case ready
    /// They could not be; what was read before is still shown.
    case failed(StoreError)
  }

  /// A change of the user's that the store has not confirmed.
  public struct OpenChange: Hashable, Sendable {
    /// What to commit, in one transaction.
    public let intents: [StoreIntent]
    /// Whose it is: its session, and its number there.
    public let origin: ChangeOrigin
  }

  /// The lists that are shown, each as a section.
  public private(set) var lists: [String] = []
  /// Whether they have been read.
  public private(set) var state = State.loading
  /// The order that is shown.
  public private(set) var shown: Snapshot<String, String>
  /// The changes that the store has not confirmed, in order.
  public var open: [OpenChange] { changes.filter { $0.receipt == nil }.map { $0.made } }
  /// The revisions that the stored order is of.
  public private(set) var revisions: [String: Int64] = [:]
  /// Whether the store has changed in a way that only reading it again can tell.
  public private(set) var needsLoading = true
  /// The order in which the rows are shown.
  public private(set) var sort = ListSort.stored

  /// A change of the user's that the stored order does not have yet.
  private struct Change: Hashable {
    let made: OpenChange
    /// What the store wrote, where it has confirmed the change before an earlier one.
    var receipt: StoreReceipt?
  }

  private var stored: Snapshot<String, String>
  /// In the order in which they were made, and are replayed.
  private var changes: [Change] = []
  private var session: Int
  private var sequence = 0

  /// Shows lists that have not been read yet.
  ///
  /// - Parameters:
  ///   - lists: The lists, each as a section; a name that stands twice counts once.
  ///   - session: A number that no other view of the store has, so that echoes can be told apart.
  public init(_ lists: [String], session: Int) {
    self.session = session
    stored = Snapshot()
    shown = stored
    add(lists)
  }

  /// Shows more lists behind the others; they are empty until they are read.
  ///
  /// - Parameter lists: The lists; one that is shown already counts once.
  public mutating func add(_ lists: [String]) {
    for list in lists where stored.section(of: list) == nil {
      self.lists.append(list)
      _ = try? stored.appendSection(list, items: [])
      _ = try? shown.appendSection(list, items: [])
      needsLoading = true
    }
  }

  /// Takes the lists as the store has them now; what was read before stays where a list has two rows
  /// of one id, which is a state then.
  ///
  /// - Parameters:
  ///   - loaded: The lists that were read; those that are missing stay as they were.
  ///   - updated: The rows whose content has changed.
  ///   - origin: Who is behind it, as far as it is known.
  /// - Returns: What has changed on the screen, or nil where nothing has.
  public mutating func take<Key>(
    _ loaded: [String: StoredList<Key>], updated: Set<String> = [],
    by origin: ChangeOrigin = .foreign
  ) -> ListChange? {
    var next = Snapshot<String, String>()
    for (section, list) in lists.enumerated() {
      var ids = loaded[list]?.rows.map { $0.id } ?? stored.itemIDs(inSection: section)
      // Lists are read one after the other: a row that has gone on meanwhile may stand in two.
      if next.numberOfItems > 0 { ids.removeAll(where: next.contains) }
      do throws(SnapshotError<String, String>) {
        try next.appendSection(list, items: ids)
      } catch {
        // A store may tell texts apart that are the same in all that is seen of them.
        fail(.corrupt("the list `\(list)` has two rows of one id"))
        return nil
      }
    }
    for list in lists {
      if let revision = loaded[list]?.revision { revisions[list] = revision }
    }
    stored = next
    // What was confirmed before an earlier change is part of what has been read.
    changes.removeAll { change in
      guard let steps = change.receipt?.steps else { return false }
      return steps.allSatisfy { $1.after <= (loaded[$0]?.revision ?? $1.after) }
    }
    state = .ready
    needsLoading = false
    return show(updated, by: origin)
  }

  /// The store could not be read; what is shown stays (a state, and no trap).
  public mutating func fail(_ error: StoreError) {
    state = .failed(error)
  }

  /// Does what the user wants, at once and on the screen alone; the store is told afterwards (S21).
  ///
  /// O(k log n) for an intent of k rows in the stored order; several intents are taken one after the
  /// other, each on all that the ones before have moved. In another order nothing moves inside its list.
  ///
  /// - Parameter intents: What is to become of some lists, in one step.
  /// - Returns: What to commit, and what has changed on the screen; nil where it changes nothing.
  /// - Throws: An intent that cannot be, as the lists are shown; nothing has changed then.
  public mutating func perform(
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

  /// The same with one intent.
  public mutating func perform(
    _ intent: StoreIntent
  ) throws(StoreError) -> (open: OpenChange, change: ListChange)? {
    try perform([intent])
  }

  /// Takes a change of the user's back, as a change of its own; what others have done stays.
  ///
  /// Rows that are gone meanwhile stay so, and rows that have come back are not brought twice.
  ///
  /// - Parameters:
  ///   - change: What ``perform(_:)-([StoreIntent])`` has told.
  ///   - apart: Rows that stay as they are.
  /// - Returns: What to commit, and what has changed on the screen; nil where it changes nothing.
  /// - Throws: A change that cannot be taken back, as the list is shown.
  public mutating func undo(
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

  /// The store has carried a change of ours out.
  ///
  /// Answers may overtake each other: a change that is confirmed before an earlier one waits for it, since the
  /// stored order has them one after the other (S8). O(k log n) for k rows where no other change was in between.
  ///
  /// - Parameters:
  ///   - origin: Which one.
  ///   - receipt: What it wrote.
  /// - Returns: What has changed on the screen: nothing, unless the store had gone on meanwhile.
  public mutating func confirm(_ origin: ChangeOrigin, _ receipt: StoreReceipt) -> ListChange? {
    guard let place = changes.firstIndex(where: { $0.made.origin == origin && $0.receipt == nil })
    else { return nil }
    changes[place].receipt = receipt
    // What comes first has been replayed first: the same is shown.
    return storeConfirmed() ? nil : show([], by: origin)
  }

  /// Takes the first changes over into the stored order, as far as they are confirmed.
  ///
  /// - Returns: Whether that is what the store has, as far as it is known.
  private mutating func storeConfirmed() -> Bool {
    var isExpected = true
    while let receipt = changes.first?.receipt {
      let made = changes.removeFirst().made
      for (list, step) in receipt.steps where stored.section(of: list) != nil {
        // No other change was in between where the store had stood at what is known.
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

  /// The store has refused a change of ours: it goes from the screen, and the others stay (S8).
  ///
  /// - Returns: What has changed on the screen.
  public mutating func refuse(_ origin: ChangeOrigin, _ error: StoreError) -> ListChange? {
    switch error {
    // The store has other rows than those that are shown.
    case .conflict, .unknownRow, .rowExists: needsLoading = true
    case .repeatedRow, .keys, .full, .readOnly, .locked, .unavailable, .corrupt: break
    }
    return withdraw(origin)
  }

  /// A change of ours is not to be carried out after all: it goes from the screen, and the others stay.
  ///
  /// - Returns: What has changed on the screen.
  public mutating func withdraw(_ origin: ChangeOrigin) -> ListChange? {
    guard let place = changes.firstIndex(where: { $0.made.origin == origin && $0.receipt == nil })
    else { return nil }
    changes.remove(at: place)
    _ = storeConfirmed()
    return show([], by: .program)
  }

  /// Shows the rows in another order; O(n log n).
  ///
  /// - Returns: What has changed on the screen.
  public mutating func sort(by sort: ListSort) -> ListChange? {
    self.sort = sort
    return show([], by: .program)
  }

  /// Forgets what the store has not confirmed, as a program does that is begun again.
  ///
  /// - Parameter session: A number that no other view of the store has had.
  /// - Returns: What has changed on the screen.
  public mutating func restart(session: Int) -> ListChange? {
    self.session = session
    sequence = 0
    changes = []
    needsLoading = true
    return show([], by: .program)
  }

  /// An intent as it counts in the order that is shown: by values, nothing moves inside a list, and
  /// what comes from elsewhere is stored at the end.
  private func sorting(_ intent: StoreIntent) -> StoreIntent? {
    guard sort != .stored else { return intent }
    var intent = intent
    if case .move(let ids) = intent.change {
      intent.change = .move(ids.filter { shown.sectionID(containing: $0) != intent.list })
    }
    intent.spot = .end
    return intent.ids.isEmpty ? nil : intent
  }

  /// Shows the stored order with what is open on it; an intent that has become impossible is left
  /// out until the store says what becomes of it.
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
