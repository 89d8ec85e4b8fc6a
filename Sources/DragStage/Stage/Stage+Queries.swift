public import CollectionLayout
public import DragGeometry
public import DragItems
public import DragSessions
import Machines

extension Stage {
  /// How far a pointer has come; while its session goes on, how far that has come.
  ///
  /// A new press counts more than a drag of the same pointer that is still ending.
  public func state(of pointer: PointerID) -> SessionState {
    guard core.isKnown(pointer) else { return .idle }
    let gesture = SessionState(core.state.pointers[pointer.index].gesture.state)
    if [.pressed, .lifting, .lifted].contains(gesture) { return gesture }
    guard let record = session(of: pointer), record.state != .ended, record.state != .transferred
    else { return gesture }
    return record.state
  }

  /// The session that a pointer has begun last and that is not over, or nil.
  public func session(of pointer: PointerID) -> SessionRecord? {
    let drag = core.state.drags.last {
      $0.pointer == pointer && SessionState($0.drag.session.state) != nil
    }
    return drag.flatMap(record)
  }

  /// A session that has begun and is not over, or nil.
  package func session(_ id: SessionID) -> SessionRecord? {
    live(id).flatMap { record(of: core.state.drags[$0]) }
  }

  /// The session that began last of those that are not over, or nil.
  package var lastLiveSession: SessionRecord? {
    core.state.drags.last { SessionState($0.drag.session.state) != nil }.flatMap(record)
  }

  private func record(of drag: DragState) -> SessionRecord? {
    SessionState(drag.drag.session.state).map { SessionRecord(drag, $0) }
  }

  /// The sessions that have begun and are not over, in the order of their begin.
  public var liveSessions: [SessionRecord] {
    core.state.drags.compactMap(record)
  }

  /// The session that began last, as it is now or was when it was over.
  public var lastSession: SessionRecord? {
    if let last = core.lastBegun, core.isLive(last) {
      return record(of: core.state.drags[last])
    }
    return core.endedSession
  }

  /// Whether nothing is under way: no drag, no load and no timer.
  public var isIdle: Bool {
    core.state.drags.isEmpty && core.state.loads.isEmpty
      && core.state.timers.untilNext == nil
  }

  /// The views, in the order of adding.
  public var views: [ViewID] { core.scene.views.indices.map { ViewID(index: $0) } }

  /// The view of a number, or nil.
  public func view(numbered number: UInt32) -> ViewID? {
    number < core.scene.views.count ? ViewID(number) : nil
  }

  /// The pointer or seat of a number, or nil.
  public func pointer(numbered number: UInt32) -> PointerID? {
    number < core.pointerNames.count ? PointerID(index: Int(number)) : nil
  }

  /// The view of a name, or nil.
  public func view(named name: String) -> ViewID? { core.scene.view(named: name) }

  /// The name of a view; empty for the id of another stage's view.
  public func name(of view: ViewID) -> String { core.scene[view].name }

  /// The name of a pointer; empty for the id of another stage's pointer.
  public func name(of pointer: PointerID) -> String {
    core.isKnown(pointer) ? core.pointerNames[pointer.index] : ""
  }

  /// The name of an item.
  public func name(of item: ItemID) -> String { core.names[item] }

  /// The frame of a view, in the viewport as it is now.
  public func frame(of view: ViewID) -> Rect { core.scene.frame(of: view) }

  /// What is seen of a view's content and how far it can go, or nil where it does not scroll.
  public func scrollPosition(of view: ViewID) -> ScrollPosition? { core.scene[view].scrollPosition }

  /// Whether two views belong to one application.
  public func areLocal(_ view: ViewID, _ other: ViewID) -> Bool {
    core.scene[view].application == core.scene[other].application
  }

  /// The content of a collection, or nil for a view that is none.
  package func collection(_ view: ViewID) -> CollectionContent? { core.scene[view].collection }

  /// The items of a view by name, section by section, without placeholders.
  public func order(of view: ViewID) -> [[String]] {
    items(of: view).map { $0.map { core.names[$0] } }
  }

  /// The items of a view, section by section, without placeholders.
  public func items(of view: ViewID) -> [[ItemID]] {
    switch core.scene[view].content {
    case .item(let item, let isThere): [isThere ? [item] : []]
    case .collection(let kept): kept.content.sections
    }
  }

  /// The number of items of a view, without placeholders; O(s + p log n).
  public func itemCount(of view: ViewID) -> Int {
    switch core.scene[view].content {
    case .item(_, let isThere): isThere ? 1 : 0
    case .collection(let kept): kept.content.itemCounts.reduce(0, +)
    }
  }

  /// The item at an index in the row of all items of a view, without placeholders, or nil.
  ///
  /// - Complexity: O(log n + s), and O(p log n) where p placeholders stand among them.
  public func item(at index: Int, of view: ViewID) -> ItemID? {
    guard index >= 0 else { return nil }
    switch core.scene[view].content {
    case .item(let item, let isThere): return isThere && index == 0 ? item : nil
    case .collection(let kept): return kept.content.item(at: index)
    }
  }

  /// Whether an item stands in its view; a placeholder is not an item.
  public func holds(_ item: ItemReference) -> Bool { core.scene[item.view].holds(item.item) }

  /// Whether an item of this number was ever named on this stage.
  public func isKnown(_ item: ItemID) -> Bool { core.names.has(item) }

  /// An item that stands in a view, by name, or nil.
  public func item(_ name: String, in view: ViewID) -> ItemReference? {
    guard let item = core.names.known(name), core.scene[view].holds(item) else { return nil }
    return ItemReference(view: view, item: item)
  }

  /// The views under a point, the front one first; O(1) beside the number found.
  ///
  /// What is nested lies before what it is nested in, and what was added later before its neighbor.
  public func views(at point: Point) -> [ViewID] {
    var found: [ViewID] = []
    guard point.isFinite else { return found }
    core.scene.collectViews(at: point, into: &found)
    return found
  }
}
