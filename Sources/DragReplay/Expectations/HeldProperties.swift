import DragItems
import DragScript
import DragSessions
import DragStage

/// The properties of a test, and the items that `kept` compares with by now (EX-30, EX-31).
///
/// `kept` of a property is about what drags do. What an application brings or takes by itself is followed: a line of the data
/// that no session has made adds its item to the list, or takes it from there. Where such a line mends what a drag has
/// done, as an undone move does, the list stays.
struct HeldProperties {
  private var all: [Held] = []
  /// The last line that was played.
  var lastLine: PlayedLine?
  /// Indicates whether the last line takes time that has not passed, so that it is checked later.
  var isUnchecked = false
  /// The items of each collection, as far as the trace was read.
  private var present: [ViewID: Set<ItemID>] = [:]
  /// The number of entries that were read.
  private var readEntries = 0

  private struct Held {
    let property: Property
    /// The collections and the ids of a `kept`, or nil.
    var kept: (names: [Name], ids: [String])?
    /// Each property fails once in a test: every further line would repeat it.
    var isBroken = false
  }

  /// None, as in most tests.
  init() {}

  /// Begins with what properties compare with, before the first line.
  init(_ properties: [Property], on stage: Stage) {
    all = properties.map { property in
      guard case .kept(let names, let runs) = property.predicate else {
        return Held(property: property)
      }
      return Held(property: property, kept: (names, runs.flatMap(\.ids)))
    }
    guard isFollowing else { return }
    for view in stage.scene.views where stage.scene.isCollection(view) {
      present[view] = Set(stage.items(of: view).joined())
    }
    readEntries = stage.trace.count
  }

  /// Indicates whether nothing is to be checked.
  var isEmpty: Bool { all.isEmpty }

  /// Indicates whether the changes of the data are read.
  private var isFollowing: Bool { all.contains { $0.kept != nil } }

  /// The properties to check now, each with its number and with the predicate as it is by now.
  func due(atRest isAtRest: Bool) -> [(number: Int, property: Property)] {
    all.indices.compactMap { number in
      var property = all[number].property
      guard !all[number].isBroken, isAtRest || property.moment == .always else { return nil }
      if let kept = all[number].kept {
        let runs = [[ItemRun]]([kept.ids], at: property.location)[0]
        property.predicate = .kept(kept.names, runs)
      }
      return (number, property)
    }
  }

  /// A property as the set-up has it.
  func statement(of number: Int) -> String { all[number].property.text }

  /// A property does not hold; it is not checked again.
  mutating func setBroken(_ number: Int) { all[number].isBroken = true }

  /// Reads the new entries of the trace, none of which was discarded.
  ///
  /// A collection that was added meanwhile brings the items that it has.
  mutating func readChanges(on stage: Stage) {
    guard isFollowing else { return }
    for view in stage.scene.views where present[view] == nil && stage.scene.isCollection(view) {
      for item in stage.items(of: view).joined() { bring(item, to: view, true, on: stage) }
    }
    for entry in stage.trace.dropFirst(readEntries) { read(entry, on: stage) }
    readEntries = stage.trace.count
  }

  private mutating func read(_ entry: TraceEntry, on stage: Stage) {
    let isOwn = entry.session == nil
    switch entry.event {
    case .inserted(let item, let view, _),
      .called(.placeholderCommit, let view, .place(let item, _)):
      bring(item, to: view, isOwn, on: stage)
    case .deleted(let item, let view, _): take(item, from: view, isOwn, on: stage)
    case .reloaded(let view, let sections, let gone):
      for item in gone { take(item, from: view, isOwn, on: stage) }
      for item in sections.joined() { bring(item, to: view, isOwn, on: stage) }
    default: break
    }
  }

  /// An item has come to a collection, which has it once.
  private mutating func bring(_ item: ItemID, to view: ViewID, _ isOwn: Bool, on stage: Stage) {
    guard stage.scene.isCollection(view), present[view]?.contains(item) != true else { return }
    if isOwn {
      let id = stage.name(of: item)
      for number in all.indices {
        guard let kept = all[number].kept, kept.names.contain(view, on: stage) else { continue }
        guard count(of: item, in: kept.names, on: stage) >= kept.ids.count(where: { $0 == id })
        else { continue }
        all[number].kept?.ids.append(id)
      }
    }
    present[view, default: []].insert(item)
  }

  /// An item has left a collection.
  private mutating func take(_ item: ItemID, from view: ViewID, _ isOwn: Bool, on stage: Stage) {
    guard present[view]?.contains(item) == true else { return }
    if isOwn {
      let id = stage.name(of: item)
      for number in all.indices {
        guard let kept = all[number].kept, kept.names.contain(view, on: stage) else { continue }
        guard count(of: item, in: kept.names, on: stage) <= kept.ids.count(where: { $0 == id }),
          let place = kept.ids.firstIndex(of: id)
        else { continue }
        all[number].kept?.ids.remove(at: place)
      }
    }
    present[view]?.remove(item)
  }

  /// In how many of the collections an item is.
  private func count(of item: ItemID, in names: [Name], on stage: Stage) -> Int {
    present.count { $0.value.contains(item) && names.contain($0.key, on: stage) }
  }
}

extension [Name] {
  /// Returns whether the names of a `kept` mean a collection; none means all.
  fileprivate func contain(_ view: ViewID, on stage: Stage) -> Bool {
    isEmpty || contains { $0.text == stage.name(of: view) }
  }
}
