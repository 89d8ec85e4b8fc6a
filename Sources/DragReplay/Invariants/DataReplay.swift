import DragGeometry
import CollectionModel
package import DragItems
import DragSessions
package import DragStage

/// Replays the data lines of a trace on plain arrays; the result must be the stage's order.
package struct DataReplay {
  /// The stand-in for a placeholder, which lasts while its data loads.
  private static let placeholder = ItemID(.max)

  /// The callbacks about an item below a pointer; other callbacks are about carried items, which may be deleted.
  private static let pointed: Set<Callback> = [
    .addItems, .springLoad, .springLoaded, .menu, .menuShown,
  ]

  private var sections = SectionsByView()
  /// The callbacks about items and indices that did not exist (I10).
  private var strays: [Stray] = []

  private struct Stray {
    let callback: Callback
    let view: ViewID
  }

  /// The items of each view by section, nil for an unknown view; views are numbered from 0.
  private struct SectionsByView {
    private var views: [[[ItemID]]?] = []

    subscript(view: ViewID) -> [[ItemID]]? {
      get { Int(view.rawValue) < views.count ? views[Int(view.rawValue)] : nil }
      _modify {
        while views.count <= Int(view.rawValue) { views.append(nil) }
        yield &views[Int(view.rawValue)]
      }
    }
  }

  /// The initial state: the items of every view, with the placeholders in it.
  package static func beginning(at stage: Stage) -> [[[ItemID]]] {
    stage.scene.views.map { view in
      guard let content = stage.collection(view) else { return stage.items(of: view) }
      return (0..<content.order.numberOfSections).map { section in
        content.order.itemIDs(inSection: section).map {
          content.isPlaceholder($0) ? placeholder : $0
        }
      }
    }
  }

  /// Begins with the initial items of every view, in the views' order.
  init(on stage: Stage, initial: [[[ItemID]]]) {
    for (view, sections) in zip(stage.scene.views, initial) { self.sections[view] = sections }
  }

  /// Adds sections at the end of a view.
  mutating func append(_ added: [[ItemID]], to view: ViewID) {
    sections[view] = (sections[view] ?? []) + added
  }

  /// The differences between all data lines of the trace and the stage's data, and remaining
  /// placeholders.
  static func violations(on stage: Stage, initial: [[[ItemID]]]) -> [String] {
    following(stage, initial).violations(on: stage)
  }

  /// The differences between all data lines of the trace and the stage's data, at any time.
  package static func differences(on stage: Stage, initial: [[[ItemID]]]) -> [String] {
    following(stage, initial).differences(on: stage)
  }

  private static func following(_ stage: Stage, _ initial: [[[ItemID]]]) -> DataReplay {
    var replay = DataReplay(on: stage, initial: initial)
    for entry in stage.trace { replay.replay(entry.event) }
    return replay
  }

  /// The differences between the data lines so far and the stage's data, and remaining placeholders.
  func violations(on stage: Stage) -> [String] {
    differences(on: stage)
      + stage.scene.views.compactMap { view -> String? in
        guard stage.inspection.hasUnusedPlaceholder(view) else { return nil }
        return "\(Invariants.leftUndone) \(Invariants.application(of: view, on: stage)): "
          + "a placeholder is neither committed nor deleted"
      }
  }

  /// The differences between the data lines so far and the stage's data, at any time, and unknown indices.
  func differences(on stage: Stage) -> [String] {
    strays.map {
      "\(stage.name(of: $0.view)): \($0.callback.rawValue) is about an item or an index that does not exist"
    }
      + stage.scene.views.compactMap { view in
        // External items come and go with their drags, and are not data of a view.
        if stage.scene.isOutside(view) { return nil }
        return holds(stage.items(of: view), for: view)
          ? nil
          : "\(stage.name(of: view)): the data lines lead to a different order than the data"
      }
  }

  /// Returns whether the data lines so far lead to the items of a view.
  ///
  /// A remaining placeholder is reported as one, and is not an item of the data.
  private func holds(_ items: [[ItemID]], for view: ViewID) -> Bool {
    guard let replayed = sections[view], replayed.count == items.count else { return false }
    for section in 0..<items.count {
      let shown = items[section]
      var place = 0
      for item in replayed[section] where item != Self.placeholder {
        guard place < shown.count, shown[place] == item else { return false }
        place += 1
      }
      guard place == shown.count else { return false }
    }
    return true
  }

  /// Replays a data line; placeholders are between the items while they last, and count for gap
  /// indices.
  mutating func replay(_ event: TraceEvent) {
    switch event {
    case .inserted(let item, let view, let gap):
      insert(item, at: gap, in: view)
    case .moved(let item, let view, let gap):
      guard let slot = slot(of: item, in: view) else { return }
      sections[view]?[slot.section].remove(at: slot.item)
      let isBehind = slot.section == gap.section && gap.item > slot.item
      insert(
        item, at: GapIndex(section: gap.section, item: isBehind ? gap.item - 1 : gap.item),
        in: view)
    case .deleted(let item, let view, _):
      if let slot = slot(of: item, in: view) {
        sections[view]?[slot.section].remove(at: slot.item)
      }
    case .sectionChanged(let view, .inserted(let index)):
      if let count = sections[view]?.count, index <= count { sections[view]?.insert([], at: index) }
    case .sectionChanged(let view, .deleted(let index)):
      if sections[view]?.indices.contains(index) == true { sections[view]?.remove(at: index) }
    case .sectionChanged(let view, .moved(let from, let to)):
      guard let moved = sections[view], moved.indices.contains(from), moved.indices.contains(to)
      else { return }
      sections[view]?.remove(at: from)
      sections[view]?.insert(moved[from], at: to)
    case .called(.placeholderInsert, let view, .place(_, let gap)):
      insert(Self.placeholder, at: gap, in: view)
    case .called(.placeholderCommit, let view, .place(let item, let gap)):
      replace(at: gap, in: view, with: item)
    case .called(.placeholderDelete, let view, .place(_, let gap)),
      .called(.placeholderDiscard, let view, .place(_, let gap)):
      replace(at: gap, in: view, with: nil)
    case .reloaded(let view, let items, _):
      sections[view] = items
    case .called(let callback, let view, let detail): noteCall(callback, detail, at: view)
    default: break
    }
  }

  /// Reads a callback that changes no data: what it is about must exist.
  mutating func noteCall(_ callback: Callback, _ detail: CallDetail, at view: ViewID) {
    if isStray(callback, view, detail) { strays.append(Stray(callback: callback, view: view)) }
  }

  /// Returns whether a callback is about an item below a pointer, and no such item exists.
  private func isStray(_ callback: Callback, _ view: ViewID, _ detail: CallDetail) -> Bool {
    switch detail {
    case .item(let item):
      return Self.pointed.contains(callback) && slot(of: item, in: view) == nil
    case .ruling(let ruling): return ruling.position.map { !isThere($0, in: view) } ?? false
    case .position(let dropPosition): return dropPosition.map { !isThere($0, in: view) } ?? false
    case .none, .preview, .items, .outcome, .place, .load: return false
    }
  }

  private func isThere(_ dropPosition: DropPosition, in view: ViewID) -> Bool {
    switch dropPosition {
    case .gap(let gap): (count(of: gap.section, in: view) ?? -1) >= gap.item && gap.item >= 0
    // The end is the index of an item that does not exist yet (CONTRACT-59).
    case .item(let slot): (count(of: slot.section, in: view) ?? -1) >= slot.item && slot.item >= 0
    }
  }

  private func slot(of item: ItemID, in view: ViewID) -> Slot? {
    for (section, items) in (sections[view] ?? []).enumerated() {
      if let index = items.firstIndex(of: item) { return Slot(section: section, item: index) }
    }
    return nil
  }

  /// The number of items in a section; nil if the lines have created no such section.
  private func count(of section: Int, in view: ViewID) -> Int? {
    guard let sections = sections[view], sections.indices.contains(section) else { return nil }
    return sections[section].count
  }

  private mutating func insert(_ item: ItemID, at gap: GapIndex, in view: ViewID) {
    guard let count = count(of: gap.section, in: view), gap.item <= count else { return }
    sections[view]?[gap.section].insert(item, at: gap.item)
  }

  private mutating func replace(at gap: GapIndex, in view: ViewID, with item: ItemID?) {
    guard let count = count(of: gap.section, in: view), gap.item < count else { return }
    sections[view]?[gap.section].remove(at: gap.item)
    if let item { insert(item, at: gap, in: view) }
  }
}
