#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import CollectionLayout
  import CollectionModel
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage

  /// A collection or a table of an application, and its mirror on a stage: the same items at the same frames.
  @MainActor final class DrivenList {
    let calls: any ListCalls
    let id: ViewID
    unowned let app: DrivenWindow
    /// The view, which its application may free while a drag of it is under way.
    weak let view: UIScrollView?
    let placeholders = DrivenPlaceholders()
    /// The number of changes of its data that were seen.
    private(set) var changeCount = 0
    /// True if the names of its items may have changed.
    var isDirty = false
    private let namer: ((IndexPath) -> String)?
    private let prefix: String
    private var nameCount = 0
    private var look: Look?
    /// True once the arrangement of the stage did not have the frames.
    private var isExact = false
    /// The offset that view and stage had last.
    private var offset = Point.zero

    /// The look by which a change of the frames is noticed.
    private struct Look: Equatable {
      let counts: [Int]
      let contentSize: CGSize
      let size: CGSize
      let visible: [IndexPath]
      let frames: [CGRect?]
    }

    init(
      _ calls: any ListCalls, as id: ViewID, named name: String,
      items namer: ((IndexPath) -> String)?, on app: DrivenWindow
    ) {
      self.calls = calls
      self.app = app
      view = calls.view
      self.id = id
      self.namer = namer
      prefix = name + "-"
    }

    // MARK: Data

    /// Gives the stage the items that the view has.
    ///
    /// The carried names are those of the dragged items of this list, which leave it first; what comes to the list has the names
    /// that the function gives, of items that have left other lists. An adopted item is at the place where the application has
    /// inserted it.
    func mirrorData(
      on stage: Stage, carried: Set<String> = [], adopted: (name: String?, slot: Slot)? = nil,
      arriving: () -> String? = { nil }
    ) throws(StageError) {
      let counts = calls.counts
      // While an update is open, the model and the view differ.
      guard counts == calls.dataCounts else { return }
      let order = stage.order(of: id)
      let isChanged = order.map(\.count) != counts
      guard isChanged || adopted != nil || isDirty && namer != nil else { return }
      isDirty = false
      var next = namer.map { names(of: counts, by: $0) } ?? order
      if namer == nil {
        if let adopted { adopt(adopted.name ?? nextName(), at: adopted.slot, in: &next, counts) }
        fit(&next, to: counts, leaving: carried, arriving)
      }
      guard next != order else { return }
      changeCount += 1
      try change(from: order, to: next, on: stage)
    }

    /// Gives a new view of the stage the items that the view has.
    func fill(on stage: Stage) throws(StageError) {
      let counts = calls.counts
      let names =
        namer.map { self.names(of: counts, by: $0) }
        ?? counts.map { (0..<$0).map { _ in nextName() } }
      if names.isEmpty { try stage.performBatch(BatchUpdate([.deleteSection(0)]), in: id) }
      for (section, items) in names.enumerated() {
        if section > 0 {
          try stage.appendSection(items, to: id)
        } else if !items.isEmpty {
          try stage.append(items, toSection: 0, of: id)
        }
      }
    }

    /// Moves or inserts a name, if the view has as many items then.
    private func adopt(
      _ name: String, at slot: Slot, in names: inout [[String]], _ counts: [Int]
    ) {
      var next = names
      for section in next.indices { next[section].removeAll { $0 == name } }
      guard next.indices.contains(slot.section), (0...next[slot.section].count).contains(slot.item)
      else { return }
      next[slot.section].insert(name, at: slot.item)
      guard next.indices.contains(slot.section), counts.indices.contains(slot.section),
        next[slot.section].count <= counts[slot.section]
      else { return }
      names = next
    }

    /// Takes names out and adds others, until there are as many as the view has items.
    private func fit(
      _ names: inout [[String]], to counts: [Int], leaving carried: Set<String>,
      _ arriving: () -> String?
    ) {
      if names.count > counts.count { names.removeLast(names.count - counts.count) }
      while names.count < counts.count { names.append([]) }
      for section in names.indices {
        while names[section].count > counts[section] {
          let gone =
            names[section].firstIndex { carried.contains($0) } ?? names[section].endIndex - 1
          names[section].remove(at: gone)
        }
      }
      for section in names.indices {
        while names[section].count < counts[section] {
          names[section].append(arriving() ?? nextName())
        }
      }
    }

    /// The names that the function gives what the data source has now; nil if there is none.
    func namedItems() -> [[String]]? {
      namer.map { namer in
        calls.dataCounts.enumerated().map { section, count in
          (0..<count).map { namer(IndexPath(item: $0, section: section)) }
        }
      }
    }

    private func nextName() -> String {
      defer { nameCount += 1 }
      return prefix + "\(nameCount)"
    }

    /// The names that a test gives.
    private func names(of counts: [Int], by namer: (IndexPath) -> String) -> [[String]] {
      var taken: Set<String> = []
      return counts.enumerated().map { section, count in
        (0..<count).map {
          let name = namer(IndexPath(item: $0, section: section))
          // A model that is wrong may have an item twice.
          return taken.insert(name).inserted ? name : nextName()
        }
      }
    }

    private func change(from old: [[String]], to new: [[String]], on stage: Stage)
      throws(StageError)
    {
      guard let before = Self.snapshot(old), let after = Self.snapshot(new) else { return }
      let batch = after.difference(from: before).batch
      var items: [Slot: String] = [:]
      var sections: [Int: [String]] = [:]
      for operation in batch.operations {
        switch operation {
        case .insertItem(let slot): items[slot] = new[slot.section][slot.item]
        case .insertSection(let section): sections[section] = new[section]
        case .deleteItem, .moveItem, .deleteSection, .moveSection, .reloadItem, .reconfigureItem,
          .reloadSection, .reloadData:
          break
        }
      }
      try stage.performBatch(batch, in: id, inserting: items, sections: sections)
    }

    private static func snapshot(_ names: [[String]]) -> Snapshot<Int, String>? {
      var snapshot = Snapshot<Int, String>()
      for (section, items) in names.enumerated() {
        guard (try? snapshot.addSection(section, items: items)) != nil else { return nil }
      }
      return snapshot
    }

    // MARK: Frames

    /// Gives the stage the frames that the view's cells have, if they have changed.
    func mirrorFrames(on stage: Stage) throws(StageError) {
      let counts = calls.counts
      guard stage.order(of: id).map(\.count) == counts, let content = stage.collection(id) else {
        return
      }
      let visible = calls.visiblePaths.sorted()
      let now = Look(
        counts: counts, contentSize: calls.view.contentSize, size: calls.view.bounds.size,
        visible: visible, frames: visible.map { calls.frame(at: $0) })
      guard now != look else { return }
      look = now
      var frames: [ItemID: Rect] = [:]
      var isOther = isExact
      var sections = SectionOutlines(in: Rect(calls.view.bounds).size, calls.orientation)
      for (section, count) in counts.enumerated() {
        var parts = calls.bands(ofSection: section).map { Rect($0) }
        for item in 0..<count {
          let slot = Slot(section: section, item: item)
          guard let frame = calls.frame(at: IndexPath(slot)), let id = content.order.item(at: slot)
          else { continue }
          frames[id] = Rect(frame)
          isOther = isOther || content.geometry.frame(of: slot)?.isNear(Rect(frame)) != true
          parts.append(Rect(frame))
        }
        sections.append(around: parts)
      }
      guard isOther else { return }
      isExact = true
      try stage.scene.setFrames(frames, sections: sections.frames, in: id)
    }

    // MARK: Scrolling

    /// Brings both offsets together: that of the view counts, if it has changed.
    func mirrorOffset(on stage: Stage) throws(StageError) {
      guard let shown = stage.collection(id)?.offset else { return }
      let own = Point(calls.view.contentOffset) + start
      guard own != offset else { return showOffset(of: stage) }
      offset = own
      try stage.scene.scroll(id, by: own - shown)
    }

    /// Scrolls the view to where the stage has scrolled.
    func showOffset(of stage: Stage) {
      guard let shown = stage.collection(id)?.offset, shown != offset else { return }
      offset = shown
      calls.view.contentOffset = CGPoint(shown - start)
    }

    /// The distance of the view's offset from the stage's, which begins at the edge of the visible content.
    private var start: Point {
      let inset = calls.view.adjustedContentInset
      return Point(x: Double(inset.left), y: Double(inset.top))
    }
  }

  extension Rect {
    /// True for the same rectangle, but for a rounding to pixels.
    fileprivate func isNear(_ other: Rect) -> Bool {
      abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(maxX - other.maxX) < 0.5
        && abs(maxY - other.maxY) < 0.5
    }
  }
#endif
