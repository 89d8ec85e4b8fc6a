import CollectionLayout
package import CollectionModel
package import DragGeometry
package import DragItems
package import DragStage
import Foundation

/// The data of a collection view or a table view as the view knows it, and its place on a stage.
///
/// In a window the data is the stage's. Before that only counts are kept, so that updates are checked there as well.
@MainActor package final class ListState {
  unowned let client: any ListClient
  /// The view, by what it does under a drag.
  package var view: any MovingList { client }
  /// Set by the default of an optional method: the delegate or the data source has none of its own.
  package var ranDefault = false
  /// The number of updates so far (CONTRACT-71).
  package private(set) var updateCount = 0
  /// The name of an item for traces and scripts, if a test has named them; the stage keeps it, which goes when the test ends.
  var namer: ((IndexPath) -> String)? { screen?.namer(of: client) }

  private(set) weak var screen: (any ListScreen)?
  package private(set) var id: ViewID?
  /// The counts while the view is on no stage; nil before they are read.
  private var ownCounts: [Int]?
  /// True if the data source is to be read again.
  private(set) var isStale = true
  private var recorder = BatchRecorder<Int>()
  private var completions: [(Bool) -> Void] = []
  private var names = ListNames()
  let cells = ListCells()
  let supplementaries = ListSupplementaries()
  /// The arrangement with which the list came to the stage.
  var arranged: Layout?
  /// The exact frames, once the arrangement of the stage did not have them.
  var frames: ListFrames?
  /// True if the layout is to be made again.
  var needsArrangement = false
  /// The part of the content that was visible at the last layout.
  var laidOutBounds = CGRect.zero
  let placeholders = ListPlaceholders()
  /// The parts of items in drags, where they have one.
  var dragStates: [ItemID: UICellConfigurationState.DragState] = [:]
  /// The items that are selected, in the order in which they were.
  var selection: [ItemID] = []

  init(_ client: any ListClient) { self.client = client }

  /// Asks a delegate or a data source; nil if a default has answered.
  ///
  /// What is asked meanwhile, as for a layout, has marks of its own.
  func asked<Answer>(_ call: () -> Answer) -> Answer? {
    let outer = ranDefault
    defer { ranDefault = outer }
    ranDefault = false
    let answer = call()
    return ranDefault ? nil : answer
  }

  /// The number of items of each section, as the view knows them, without placeholders.
  var counts: [Int] {
    loadIfNeeded()
    if let screen, let id { return screen.stage.collection(id)?.itemCounts ?? [] }
    return ownCounts ?? []
  }

  // MARK: The data source

  /// Marks the data as to be read again, at the next look at it.
  func reload() {
    isStale = true
    screen?.viewsChanged()
  }

  /// Reads the data source, if it was not read, or is to be read again.
  func loadIfNeeded() {
    guard isStale else { return }
    isStale = false
    let counts = readCounts()
    ownCounts = counts
    updateCount += 1
    cells.removeAll()
    supplementaries.removeAll()
    placeholders.removeAll()
    selection = []
    guard let screen, let id else { return }
    let stage = screen.stage
    if stage.scene.hasUncommittedUpdates(id) {
      screen.remark("reloadData of \(stage.name(of: id)) during a reorder")
    }
    let known = stage.order(of: id)
    screen.attempt { () throws(StageError) in
      if namer == nil, known.map(\.count) == counts {
        try stage.reload(id)
      } else {
        try stage.reload(id, sections: names(of: counts, keeping: known))
        try removeSections(ifIn: counts)
      }
    }
    setSizes(of: counts)
    arrange()
  }

  func readCounts() -> [Int] {
    (0..<max(0, client.sectionCount())).map { max(0, client.itemCount(inSection: $0)) }
  }

  // MARK: The stage

  /// Takes a place on a stage.
  func enter(_ screen: any ListScreen, as id: ViewID, named name: String) {
    self.screen = screen
    self.id = id
    names = ListNames(prefix: name)
    isStale = false
    let counts = readCounts()
    ownCounts = counts
    cells.removeAll()
    supplementaries.removeAll()
    frames = nil
    laidOutBounds = CGRect(origin: .zero, size: client.frame.size)
    let stage = screen.stage
    screen.attempt { () throws(StageError) in
      try removeSections(ifIn: counts)
      for (section, count) in counts.enumerated() {
        if section > 0 { try stage.appendSection([], to: id) }
        guard count > 0 else { continue }
        if namer == nil {
          let numbers = names.take(count)
          try stage.append(
            numbered: names.prefix, numbers.lowerBound...numbers.upperBound - 1, toSection: section,
            of: id)
        } else {
          let items = names(of: Slot(section: section, item: 0), count: count)
          try stage.append(items, toSection: section, of: id)
        }
      }
    }
    setSizes(of: counts)
    arrange()
  }

  /// Removes the section that a collection of a stage begins with, where the data source has none.
  private func removeSections(ifIn counts: [Int]) throws(StageError) {
    guard counts.isEmpty, let screen, let id else { return }
    try screen.stage.performBatch(BatchUpdate([.deleteSection(0)]), in: id)
  }

  /// Leaves the stage; the counts stay.
  func leave() {
    ownCounts = screen.flatMap { screen in id.flatMap { screen.stage.collection($0)?.itemCounts } }
    cells.removeAll()
    supplementaries.removeAll()
    placeholders.removeAll()
    screen = nil
    id = nil
  }

  /// Sets the own sizes of all items, if there are any.
  private func setSizes(of counts: [Int]) {
    guard let first = counts.firstIndex(where: { $0 > 0 }),
      client.ownSize(at: IndexPath(item: 0, section: first)) != nil
    else { return }
    setSizes(
      at: counts.enumerated().flatMap { section, count in
        (0..<count).map { Slot(section: section, item: $0) }
      })
  }

  /// Sets the own sizes of some items, with one layout for all.
  private func setSizes(at slots: [Slot]) {
    guard let screen, let id else { return }
    var sizes: [ItemID: Size] = [:]
    for slot in slots {
      if let size = client.ownSize(at: IndexPath(slot)), let item = item(at: slot) {
        sizes[item] = size
      }
    }
    guard !sizes.isEmpty else { return }
    screen.attempt { () throws(StageError) in
      try screen.stage.scene.setSizes(sizes, in: id)
    }
  }

  /// The item at a position of the data.
  package func item(at slot: Slot) -> ItemID? {
    guard let screen, let id, let content = screen.stage.collection(id) else { return nil }
    return content.order.item(at: placeholders.shownSlot(of: slot, in: content))
  }

  /// The path of an item in the data; nil for a placeholder.
  package func path(of item: ItemID) -> IndexPath? {
    guard let screen, let id, placeholders.isEmpty || placeholders[item] == nil,
      let slot = screen.stage.slot(of: item, in: id)
    else { return nil }
    return path(of: slot)
  }

  /// The path in the data of a place on the stage, or of the gap before it.
  package func path(of slot: Slot) -> IndexPath? {
    if placeholders.isEmpty { return IndexPath(slot) }
    guard let screen, let id else { return nil }
    return screen.stage.collection(id).map { path(of: slot, in: $0) }
  }

  /// The path in the data of a place on the stage, or of the gap before it.
  func path(of slot: Slot, in content: CollectionContent) -> IndexPath {
    IndexPath(placeholders.dataSlot(of: slot, in: content))
  }

  // MARK: Updates

  /// Makes one change of the application; outside of a batch it is a batch of its own.
  ///
  /// UIKit ends an application that changes a list beside its diffable data source.
  func change(_ operations: [BatchUpdate.Operation]) {
    guard !client.hasDiffableSource else {
      let view = client.kind == .table ? "UITableView" : "UICollectionView"
      return fail(
        "\(view) must be updated via the \(view)DiffableDataSource APIs when acting as the \(view)'s dataSource: "
          + "please do not call mutation APIs directly on \(view).")
    }
    batch { for operation in operations { recorder.record(operation) } }
  }

  /// Carries out a batch: the counts are compared with those of the data source at its end (B12).
  package func batch(completion: ((Bool) -> Void)? = nil, _ updates: () -> Void) {
    begin()
    updates()
    end(completion: completion)
  }

  /// Opens a batch; an inner one joins the outermost (B3).
  func begin() {
    if recorder.depth == 0 { loadIfNeeded() }
    recorder.begin(counts: recorder.depth == 0 ? counts : [])
  }

  /// Adds a change to the open batch.
  package func record(_ operation: BatchUpdate.Operation) { recorder.record(operation) }

  /// Closes a batch.
  func end(completion: ((Bool) -> Void)? = nil) {
    if let completion { completions.append(completion) }
    let now = recorder.depth == 1 ? readCounts() : []
    guard let recording = recorder.end(counts: now) else { return }
    let ended = completions
    completions = []
    let isDone = apply(recording)
    for completion in ended { DrivenScreen.animate(on: screen) { completion(isDone) } }
  }

  private func apply(_ recording: BatchRecorder<Int>.Recording) -> Bool {
    // A reload within the batch reads everything again (B11).
    if isStale {
      loadIfNeeded()
      return true
    }
    let map: IndexMap
    do throws(BatchFailure) {
      map = try recording.batch.validated(
        from: recording.oldCounts, to: recording.newCounts, mode: .uikitCompat)
    } catch {
      fail(error.first.message(for: client.kind))
      return false
    }
    countUpdate(recording.newCounts)
    carryOut(recording.batch, by: map, counts: recording.newCounts)
    return true
  }

  /// Counts an update, which has led to these numbers of items.
  func countUpdate(_ counts: [Int]) {
    updateCount += 1
    ownCounts = counts
  }

  /// Carries out a batch on the stage.
  private func carryOut(_ batch: BatchUpdate, by map: IndexMap, counts: [Int]) {
    guard let screen, let id, let content = screen.stage.collection(id) else { return }
    var batch = batch
    screen.drop?.adopt(&batch, in: self)
    var renewed: [ItemID] = []
    var operations: [BatchUpdate.Operation] = []
    var items: [Slot: String] = [:]
    var sections: [Int: [String]] = [:]
    for operation in batch.operations {
      switch operation {
      case .reloadItem(let slot), .reconfigureItem(let slot):
        if let item = item(at: slot) { renewed.append(item) }
      case .reloadSection(let section):
        // The number of a reloaded section's items may change: only its cells are made again here.
        renewed += content.order.itemIDs(inSection: section)
      case .insertItem(let slot):
        items[slot] = screen.drop?.name(arrivingIn: self) ?? name(at: slot)
        operations.append(operation)
      case .insertSection(let section):
        sections[section] = (0..<counts[section]).map { name(at: Slot(section: section, item: $0)) }
        operations.append(operation)
      case .deleteItem, .moveItem, .deleteSection, .moveSection, .reloadData:
        operations.append(operation)
      }
    }
    let (shown, shownCounts, target) = placeholders.shown(
      BatchUpdate(operations), by: map, counts: counts, in: content)
    let named = Dictionary(uniqueKeysWithValues: items.map { (target($0), $1) })
    let isCarriedOut = screen.attempt { () throws(StageError) in
      try screen.stage.performBatch(
        shown, in: id, inserting: named, sections: sections, counts: shownCounts)
    }
    guard isCarriedOut else { return reload() }
    cells.remove(renewed)
    var new = Array(items.keys)
    for (section, names) in sections {
      new += names.indices.map { Slot(section: section, item: $0) }
    }
    if let slot = new.min(), client.ownSize(at: IndexPath(slot)) != nil {
      setSizes(at: new.sorted())
    }
    // Headers of sections may be others now, or be elsewhere.
    if sectionsChange(batch) { supplementaries.removeAll() }
    arrange()
    screen.viewsChanged()
  }

  private func sectionsChange(_ batch: BatchUpdate) -> Bool {
    batch.operations.contains { operation in
      switch operation {
      case .insertSection, .deleteSection, .moveSection, .reloadSection, .reloadData: true
      case .insertItem, .deleteItem, .moveItem, .reloadItem, .reconfigureItem: false
      }
    }
  }

  /// Fails the test with UIKit's words; the data source is read again.
  func fail(_ words: String) {
    DrivenScreen.fail(words, on: screen)
    reload()
    loadIfNeeded()
  }

  // MARK: Names

  /// The names that the function gives what the data source has now; nil if there is none.
  func namedItems() -> [[String]]? {
    loadIfNeeded()
    return namer.map { namer in
      readCounts().enumerated().map { section, count in
        (0..<count).map { namer(IndexPath(item: $0, section: section)) }
      }
    }
  }

  func name(at slot: Slot) -> String { names(of: slot, count: 1)[0] }

  /// The names of items from a place on: given ones, or numbers that were not used.
  private func names(of slot: Slot, count: Int) -> [String] {
    guard let namer else { return names.take(count).map { names.prefix + "\($0)" } }
    return (slot.item..<slot.item + count).map {
      let name = namer(IndexPath(item: $0, section: slot.section))
      guard let screen, let id, screen.stage.item(name, in: id) != nil else { return name }
      return names.prefix + "\(names.take(1).lowerBound)"
    }
  }

  /// The names of all items: the given ones, else those that items at the same places had.
  private func names(of counts: [Int], keeping known: [[String]]) -> [[String]] {
    var taken: Set<String> = []
    return counts.enumerated().map { section, count in
      if let namer {
        return (0..<count).map {
          let name = namer(IndexPath(item: $0, section: section))
          // A model that is wrong may have an item twice.
          return taken.insert(name).inserted ? name : names.prefix + "\(names.take(1).lowerBound)"
        }
      }
      let kept = known.indices.contains(section) ? Array(known[section].prefix(count)) : []
      return kept + names.take(count - kept.count).map { names.prefix + "\($0)" }
    }
  }
}

/// The names of items that a test has not named: numbers, in the order in which the items were first seen.
struct ListNames {
  /// The text before a number.
  let prefix: String
  private var count = 0

  init(prefix: String = "item") { self.prefix = prefix + "-" }

  /// Numbers that were not used before; at least one where a range is needed.
  mutating func take(_ number: Int) -> Range<Int> {
    defer { count += number }
    return count..<count + number
  }
}
