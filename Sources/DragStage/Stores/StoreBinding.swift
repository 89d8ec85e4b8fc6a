import CollectionModel
import DragGeometry
import DragItems
public import Machines
import OrderedStore

/// The time at which a user's change is written (S21).
public enum SavePolicy: Hashable, Sendable {
  /// At the end of its event, without delay.
  case atOnce
  /// After a delay.
  case after(Microseconds)
  /// The host writes it, on ``HostCommand/save(_:_:)``, and reports the result with
  /// ``StageEvent/saved(_:_:_:)``.
  case byHost
}

/// A store, the collections that show its lists, and its unconfirmed changes.
///
/// The lists of all its collections are combined, so that a drop from one collection to another one
/// is one change, in both directions.
struct StoreBinding {
  let name: String
  let moment: SavePolicy
  /// The shown lists.
  var list: OrderedList
  /// The collections, in the order of binding.
  var views: [BoundView] = []
  /// The items whose position was changed and not yet passed on, in the order of the changes.
  var touched: [ItemID] = []
  /// The collections whose data was reloaded meanwhile.
  var reloaded: Set<ViewID> = []
  /// The user's changes that can be undone, the last one last.
  private(set) var past: [PastChange] = []
  /// The changes that are being undone, by the change that undoes each.
  private var undoing: [ChangeOrigin: PastChange] = [:]

  init(name: String, moment: SavePolicy, list: OrderedList) {
    self.name = name
    self.moment = moment
    self.list = list
  }

  /// The number of changes that can be undone.
  static let undoLimit = 100

  /// The collection that shows a list, or nil if none does.
  func view(ofSection section: Int) -> BoundView? {
    views.first { $0.sections.contains(section) }
  }

  /// Stores a change, so that it can be undone.
  mutating func remember(_ change: ListChange) {
    past.append(PastChange(change: change))
    if past.count > Self.undoLimit { past.removeFirst() }
  }

  /// Marks a change as a part of a transaction, with which it is undone.
  mutating func join(_ joint: MultiStoreTransaction, by origin: ChangeOrigin) {
    guard let index = past.lastIndex(where: { $0.origin == origin }) else { return }
    past[index].joint = joint
  }

  /// Undoes a change by a change of its own.
  ///
  /// - Returns: The change to write, and the change of the shown lists; nil if the change has no
  ///   effect left.
  /// - Throws: An error if the change cannot be undone.
  mutating func revert(
    _ undone: PastChange, besides apart: Set<String> = []
  ) throws(StoreError) -> (open: OrderedList.OpenChange, change: ListChange)? {
    guard let made = try list.undo(undone.change, besides: apart) else { return nil }
    forget(undone.origin)
    undoing[made.open.origin] = undone
    return made
  }

  /// Handles the result of a change: a rejected change cannot be undone, and the change that it was
  /// to undo can be undone again.
  mutating func settle(_ origin: ChangeOrigin, isWritten: Bool) {
    guard !isWritten else {
      // A part of a transaction may still be rejected with the transaction.
      if undoing[origin]?.joint == nil { complete(origin) }
      return
    }
    forget(origin)
    guard let undone = undoing.removeValue(forKey: origin) else { return }
    let next = past.firstIndex { $0.origin.isLater(than: undone.origin) }
    past.insert(undone, at: next ?? past.count)
  }

  /// Completes an undo: the undone change is removed.
  mutating func complete(_ origin: ChangeOrigin) { undoing[origin] = nil }

  /// Removes a change from those that can be undone.
  mutating func forget(_ origin: ChangeOrigin) { past.removeAll { $0.origin == origin } }

  /// Removes all changes that can be undone.
  mutating func forgetEndedSession() {
    past = []
    undoing = [:]
  }

  /// The changes of the collections, as intents in terms of ids and neighbors (S18).
  ///
  /// An item that was removed from one collection of the store and inserted into another one is a
  /// move. Adjacent items that were inserted or moved together are one intent. O(k log n) for k
  /// items.
  mutating func takeIntents(
    named names: ItemNames, _ content: (ViewID) -> CollectionContent?
  ) -> [StoreIntent] {
    for bound in views where reloaded.contains(bound.view) {
      if let content = content(bound.view) {
        touched += differing(content.sections, at: bound, named: names)
      }
    }
    defer {
      touched = []
      reloaded = []
    }
    var seen: Set<ItemID> = []
    let items = touched.filter { seen.insert($0).inserted }
    var gone: [String: [String]] = [:]
    var stays: [ItemPlace] = []
    for item in items {
      if let place = place(of: item, content) {
        stays.append(place)
      } else if let list = list.shown.sectionID(containing: names[item]) {
        gone[list, default: []].append(names[item])
      }
    }
    let deletions = list.lists.compactMap { list in
      gone[list].map { StoreIntent(.delete($0), in: list) }
    }
    let runs = BoundRun.runs(of: stays.sorted(), named: names, in: list.shown, content)
    return deletions
      + runs.compactMap { run in
        list.shown.sectionID(at: run.section).map { run.intent(in: $0, named: names, seen) }
      }
  }

  /// The position of an item in the collections of the store, unless it is a placeholder.
  private func place(
    of item: ItemID, _ content: (ViewID) -> CollectionContent?
  ) -> ItemPlace? {
    for bound in views {
      guard let content = content(bound.view), let slot = content.order.slot(of: item),
        !content.isPlaceholder(item)
      else { continue }
      return ItemPlace(
        item: item, view: bound.view,
        slot: Slot(section: bound.sections.lowerBound + slot.section, item: slot.item),
        ownSection: slot.section)
    }
    return nil
  }

  /// The items that have other positions after a reload of a collection: as few as possible, so
  /// that no unmoved row is written (S10e).
  private func differing(
    _ sections: [[ItemID]], at bound: BoundView, named names: ItemNames
  ) -> [ItemID] {
    var next = Snapshot<String, String>()
    for (section, list) in list.lists.enumerated() {
      var ids = self.list.shown.itemIDs(inSection: section)
      if bound.sections.contains(section) {
        ids = sections[section - bound.sections.lowerBound].map { names[$0] }
      }
      _ = try? next.appendSection(list, items: ids.filter { !next.contains($0) })
    }
    let change = ListChange(from: list.shown, to: next, origin: .program)
    return (change?.events ?? []).compactMap { event in
      switch event {
      case .inserted(let id, _), .deleted(let id, _), .moved(let id, _, _): names.known(id)
      case .updated, .sectionInserted, .sectionDeleted: nil
      }
    }
  }
}

/// A user's change that can be undone.
struct PastChange {
  let change: ListChange
  /// The transaction that it belongs to, if other stores, or data that no store keeps, have changed
  /// with it.
  var joint: MultiStoreTransaction?

  var origin: ChangeOrigin { change.origin }
}

/// A collection whose sections are lists of a store.
struct BoundView {
  let view: ViewID
  /// The indices of its lists among all lists of the store that are shown.
  let sections: Range<Int>
  /// True if it had no items at the last check.
  var isEmpty = false
}

extension ChangeOrigin {
  /// Returns true if a user's change was made after another one.
  fileprivate func isLater(than other: ChangeOrigin) -> Bool {
    guard case .user(let session, let sequence) = self,
      case .user(let otherSession, let otherSequence) = other
    else { return false }
    return (session, sequence) > (otherSession, otherSequence)
  }
}
