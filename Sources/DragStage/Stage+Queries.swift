public import CollectionLayout
public import DragGeometry
public import DragGestures
public import DragItems
public import DragSessions
public import Machines

extension SessionState {
  /// The state of a session that has begun, or nil before.
  init?(_ state: DragSession.State) {
    switch state {
    case .idle, .askingItems, .askingCanMove, .lifted, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .discarded:
      return nil
    case .dragging, .resolving, .sounding, .visiting, .gathering, .askingAdded: self = .dragging
    case .performing: self = .performing
    case .ending: self = .ending
    case .transferring: self = .transferring
    case .transferred: self = .transferred
    case .ended: self = .ended
    }
  }

  init(_ state: Gesture.State) {
    switch state {
    case .idle, .panned: self = .idle
    case .pressed, .asking, .pulling: self = .pressed
    case .lifting: self = .lifting
    case .lifted: self = .lifted
    case .carrying: self = .dragging
    }
  }
}

/// A session as people ask about it, also when it is over.
public struct SessionRecord: Hashable, Sendable {
  /// The session.
  public let id: SessionID
  /// The pointer that lifted it.
  public let pointer: PointerID
  /// The view that it was lifted from.
  public let source: ViewID
  /// How far it has come.
  public let state: SessionState
  /// Its items, in the order in which they joined.
  public let items: [DragItem]
  /// The proposal in force.
  public let ruling: DropRuling
  /// The view that it is inside of.
  public let destination: ViewID?
  /// The destination that its items were dropped on.
  let dropped: ViewID?
  /// Whether the items may be moved (CONTRACT-09).
  public let allowsMove: Bool
  /// Whether the drag stays in its application (CONTRACT-09).
  public let isRestricted: Bool
  /// Whether previews are shown in full size: the source or the proposal in force asks for it, the
  /// latter in the source's application only (CONTRACT-57).
  public let showsFullSize: Bool

  init(_ drag: DragSituation, _ state: SessionState) {
    id = drag.id
    pointer = drag.pointer
    source = drag.source
    self.state = state
    items = drag.items
    let context = drag.drag.session.context
    ruling = context.ruling
    destination = context.current.map { ViewID($0) }
    dropped = drag.dropped
    allowsMove = context.allowsMove
    isRestricted = context.isRestricted
    showsFullSize = context.prefersFullSize || context.ruling.proposal.prefersFullSize
  }
}

/// How a session ended.
public struct SessionOutcome: Hashable, Sendable {
  /// The session.
  public let session: SessionID
  /// The operation that its source was told.
  public let operation: DropOperation
}

extension Stage {
  /// How far a pointer has come; while its session goes on, how far that has come.
  ///
  /// A new press counts more than a drag of the same pointer that is still ending.
  public func state(of pointer: PointerID) -> SessionState {
    guard isKnown(pointer) else { return .idle }
    let gesture = SessionState(situation.pointers[pointer.index].gesture.state)
    if [.pressed, .lifting, .lifted].contains(gesture) { return gesture }
    guard let record = session(of: pointer), record.state != .ended, record.state != .transferred
    else { return gesture }
    return record.state
  }

  /// The session that a pointer has begun last and that is not over, or nil.
  public func session(of pointer: PointerID) -> SessionRecord? {
    liveSessions.last { $0.pointer == pointer }
  }

  /// The sessions that have begun and are not over, in the order of their begin.
  public var liveSessions: [SessionRecord] {
    situation.drags.compactMap { drag in
      SessionState(drag.drag.session.state).map { SessionRecord(drag, $0) }
    }
  }

  /// The session that began last, as it is now or was when it was over.
  public var lastSession: SessionRecord? {
    if let lastBegun, let index = place(of: lastBegun) {
      return SessionState(situation.drags[index].drag.session.state).map {
        SessionRecord(situation.drags[index], $0)
      }
    }
    return endedSession
  }

  /// Whether nothing is under way: no drag, no load and no timer.
  public var isQuiet: Bool {
    situation.drags.isEmpty && situation.loads.isEmpty && situation.timers.untilNext == nil
  }

  /// The views, in the order of adding.
  public var views: [ViewID] { scene.views.indices.map { ViewID(index: $0) } }

  /// The view of a number, or nil.
  public func view(numbered number: UInt32) -> ViewID? {
    number < scene.views.count ? ViewID(number) : nil
  }

  /// The pointer or seat of a number, or nil.
  public func pointer(numbered number: UInt32) -> PointerID? {
    number < pointerNames.count ? PointerID(index: Int(number)) : nil
  }

  /// The view of a name, or nil.
  public func view(named name: String) -> ViewID? { scene.view(named: name) }

  /// The name of a view; empty for the id of another stage's view.
  public func name(of view: ViewID) -> String { scene[view].name }

  /// The name of a pointer; empty for the id of another stage's pointer.
  public func name(of pointer: PointerID) -> String {
    isKnown(pointer) ? pointerNames[pointer.index] : ""
  }

  /// The name of an item.
  public func name(of item: ItemID) -> String { names[item] }

  /// The frame of a view, in the viewport as it is now.
  public func frame(of view: ViewID) -> Rect { scene.frame(of: view) }

  /// What is seen of a view's content and how far it can go, or nil where it does not scroll.
  public func scrollPosition(of view: ViewID) -> ScrollPosition? { scene[view].scrollPosition }

  /// Whether two views belong to one application.
  public func areLocal(_ view: ViewID, _ other: ViewID) -> Bool {
    scene[view].application == scene[other].application
  }

  /// The content of a collection, or nil for a view that is none.
  public func collection(_ view: ViewID) -> CollectionContent? { scene[view].collection }

  /// The items of a view by name, section by section, without placeholders.
  public func order(of view: ViewID) -> [[String]] {
    items(of: view).map { $0.map { names[$0] } }
  }

  /// The items of a view, section by section, without placeholders.
  public func items(of view: ViewID) -> [[ItemID]] {
    switch scene[view].content {
    case .item(let item, let isThere): [isThere ? [item] : []]
    case .collection(let kept): kept.content.sections
    }
  }

  /// An item that stands in a view, by name, or nil.
  public func item(_ name: String, in view: ViewID) -> ItemReference? {
    guard let item = names.known(name), scene[view].holds(item) else { return nil }
    return ItemReference(view: view, item: item)
  }

  /// What is registered for an item.
  public func provider(of item: ItemReference) -> ItemProvider { providers[item] }
}

/// A mistake of ours: something that a machine of ours refused to a machine of ours.
public enum StageDefect: Hashable, Sendable {
  /// A gesture refused an event of our own.
  case gesture(PointerID, Gesture.Refused)
  /// A drag refused an event or an answer of our own.
  case drag(SessionID, DragError)
  /// A machine of a drag refused another one's message.
  case machines(SessionID, Defect)
  /// A spring-loading refused an event of our own.
  case spring(SessionID, SpringLoad.Refused)
  /// A load refused an event of our own.
  case load(Load.Refused)
  /// The context menu refused an event of our own.
  case menu(ContextMenu.Refused)
}
