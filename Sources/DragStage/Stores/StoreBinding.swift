import CollectionModel
import DragGeometry
import DragItems
public import Machines
import OrderedStore

/// When a change that the user has made is written (S21).
public enum SavePolicy: Hashable, Sendable {
  /// At the end of the event in which it was made, in no time.
  case atOnce
  /// So long after it.
  case after(Microseconds)
  /// The host writes it, as ``HostCommand/save(_:_:)`` says, and tells what became of it by
  /// ``StageEvent/saved(_:_:_:)``.
  case byHost
}

/// A store, the collections that show its lists, and what it has not confirmed yet.
///
/// The lists of all its collections are one list, so that a drop from one collection to
/// another one is one change, in the store and back.
struct StoreBinding {
  let name: String
  let moment: SavePolicy
  /// What is shown of all its lists.
  var list: OrderedList
  /// The collections, in the order of binding.
  var views: [BoundView] = []
  /// The items whose place was changed and not yet passed on, in the order of the changes.
  var touched: [ItemID] = []
  /// The collections whose data was read again meanwhile.
  var reloaded: Set<ViewID> = []
  /// The user's changes that can be taken back, the last one last.
  private(set) var past: [PastChange] = []
  /// The changes that are being taken back, by the change that does it.
  private var undoing: [ChangeOrigin: PastChange] = [:]

  init(name: String, moment: SavePolicy, list: OrderedList) {
    self.name = name
    self.moment = moment
    self.list = list
  }

  /// How many changes can be taken back.
  static let undoLimit = 100

  /// The collection that shows a list, or nil where none does.
  func view(ofSection section: Int) -> BoundView? {
    views.first { $0.sections.contains(section) }
  }

  /// Keeps a change, so that it can be taken back.
  mutating func remember(_ change: ListChange) {
    past.append(PastChange(change: change))
    if past.count > Self.undoLimit { past.removeFirst() }
  }

  /// A change is a part of a joint one, and is taken back with it.
  mutating func join(_ joint: MultiStoreTransaction, by origin: ChangeOrigin) {
    guard let place = past.lastIndex(where: { $0.origin == origin }) else { return }
    past[place].joint = joint
  }

  /// Takes a change back by one of its own.
  ///
  /// - Parameters:
  ///   - undone: The change.
  ///   - apart: Rows that stay as they are.
  /// - Returns: What to write, and what has changed; nil where the change has no effect left.
  /// - Throws: A change that cannot be taken back.
  mutating func revert(
    _ undone: PastChange, besides apart: Set<String> = []
  ) throws(StoreError) -> (open: OrderedList.OpenChange, change: ListChange)? {
    guard let made = try list.undo(undone.change, besides: apart) else { return nil }
    forget(undone.origin)
    undoing[made.open.origin] = undone
    return made
  }

  /// A change was written or refused: what was refused cannot be taken back, and what it was to take
  /// back can be, again.
  mutating func settle(_ origin: ChangeOrigin, isWritten: Bool) {
    guard !isWritten else {
      // What belongs to a joint change may still be refused with it.
      if undoing[origin]?.joint == nil { complete(origin) }
      return
    }
    forget(origin)
    guard let undone = undoing.removeValue(forKey: origin) else { return }
    let next = past.firstIndex { $0.origin.isLater(than: undone.origin) }
    past.insert(undone, at: next ?? past.count)
  }

  /// What a change was to take back is gone for good.
  mutating func complete(_ origin: ChangeOrigin) { undoing[origin] = nil }

  /// A change cannot be taken back any more.
  mutating func forget(_ origin: ChangeOrigin) { past.removeAll { $0.origin == origin } }

  /// Forgets what can be taken back.
  mutating func forgetEndedSession() {
    past = []
    undoing = [:]
  }

  /// The changes that the collections have made, as intents by ids and neighbors (S18).
  ///
  /// What went from one collection of the store and came to another one is a move. Neighbors that
  /// came or moved together are one intent. O(k log n) for k items.
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

  /// Where an item stands in the collections of the store, unless it stands for data on its way.
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

  /// The items that stand otherwise after a collection's data was read again: as few as can be, so
  /// that no row is written that has not moved (S10e).
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

/// A change of the user's that can be taken back.
struct PastChange {
  let change: ListChange
  /// What it is a part of, where other stores, or data that none keeps, have changed with it.
  var joint: MultiStoreTransaction?

  var origin: ChangeOrigin { change.origin }
}

/// A collection whose sections are lists of a store.
struct BoundView {
  let view: ViewID
  /// Its lists, by their places among all that are shown of the store.
  let sections: Range<Int>
  /// Whether it had no items when that was asked last.
  var isEmpty = false
}

extension ChangeOrigin {
  /// Whether a user's change came behind another one.
  fileprivate func isLater(than other: ChangeOrigin) -> Bool {
    guard case .user(let session, let sequence) = self,
      case .user(let otherSession, let otherSequence) = other
    else { return false }
    return (session, sequence) > (otherSession, otherSequence)
  }
}
