import CollectionLayout
import DragGeometry
import DragItems
import DragSessions

/// The views on a stage, and what lies where.
///
/// It is never copied by the way: every move looks at it several times.
struct Scene: ~Copyable {
  private(set) var views: [StageView] = []
  /// For each view what every drag above it looks at.
  private(set) var gates: [DropFilter] = []
  /// What any view wants of every drag, wherever it is.
  private(set) var watched: Watched = []
  /// Whether any view or interaction is asked how single items are shown.
  private(set) var asksPreviews = false
  private var interactions: [DestinationID: Interaction] = [:]
  private var interactionsByName: [String: DestinationID] = [:]
  /// The items that are selected, view by view; one that has left is none of them.
  var selections: [ViewID: Set<ItemID>] = [:]
  private var byName: [String: ViewID] = [:]
  private var index = DestinationIndex()
  /// What lies in each view whose content scrolls, in coordinates in which it never does.
  private var contents: [Int: DestinationIndex] = [:]
  private var hasScrollingViews = false
  /// Whether collections are laid out when all of the scene is there, and not with each change.
  private(set) var laysOutLater = false
  private var isIndexCurrent = false
  /// For each view its rank from back to front: children lie on their parent, and what was added
  /// later lies on what was added before, with everything that is nested in it.
  private var ranks: [Int] = []

  /// Another scene of the same views; O(views) once either of both changes.
  func copied() -> Scene {
    var copy = Scene()
    copy.views = views
    copy.gates = gates
    copy.watched = watched
    copy.asksPreviews = asksPreviews
    copy.interactions = interactions
    copy.interactionsByName = interactionsByName
    copy.selections = selections
    copy.byName = byName
    copy.index = index
    copy.contents = contents
    copy.hasScrollingViews = hasScrollingViews
    copy.laysOutLater = laysOutLater
    copy.isIndexCurrent = isIndexCurrent
    copy.ranks = ranks
    return copy
  }

  /// Feeds everything that changes and decides what drags do: what is there, where, and selected.
  func feed(_ hasher: inout Hasher) {
    for view in views {
      hasher.combine(view.isPresent)
      hasher.combine(view.frame)
      switch view.content {
      case .item(_, let isThere):
        hasher.combine(isThere)
        hasher.combine(view.offset)
      case .collection(let kept): kept.content.feed(&hasher)
      }
    }
    for gate in gates { hasher.combine(gate.isTerminated) }
    for id in interactions.keys.sorted() { hasher.combine(interactions[id]?.isPresent) }
    hasher.combine(selections)
  }

  /// What is looked after whenever a drag rests.
  struct Watched: OptionSet {
    let rawValue: UInt8
    /// A view that may open when a drag rests on it.
    static let springs = Watched(rawValue: 1)
    /// A view that wants to hear of a drag at rest.
    static let periods = Watched(rawValue: 2)
  }

  /// Adds a view on top of the others, whose name has been claimed.
  mutating func add(_ view: StageView) -> ViewID {
    let id = ViewID(index: views.count)
    views.append(view)
    gates.append(DropFilter(view))
    if view.options.isSpringLoaded { watched.insert(.springs) }
    if let parent = view.options.parent, self[parent].takesAlong { hasScrollingViews = true }
    if !view.options.asksPreviews.isEmpty { asksPreviews = true }
    if view.options.drop.period != nil { watched.insert(.periods) }
    isIndexCurrent = false
    return id
  }

  /// Changes a collection in place, where the view is one.
  mutating func change<Failure: Error>(
    _ view: ViewID, _ edit: (inout CollectionContent) throws(Failure) -> Void
  ) throws(Failure) {
    guard view.index < views.count, var content = views[view.index].takeCollection() else { return }
    defer { views[view.index].collection = content }
    content.laysOutLater = laysOutLater
    // What waits for its layout belongs to a scene that is given up as a whole where anything fails.
    let before = laysOutLater ? nil : content
    do throws(Failure) {
      try edit(&content)
    } catch {
      if let before { content = before }
      throw error
    }
  }

  /// Lets collections wait for their layout until ``layOut()``.
  mutating func postponeLayout() { laysOutLater = true }

  /// Lays out what has waited for it.
  mutating func layOut() throws(LayoutError) {
    laysOutLater = false
    for place in views.indices where views[place].collection?.isLaidOut == false {
      try change(ViewID(index: place)) { content throws(LayoutError) in
        try content.layOutNow()
      }
    }
  }

  /// Takes a name for the view that is added next; false where another one or an interaction has it.
  mutating func claim(_ name: String) -> Bool {
    let id = ViewID(index: views.count)
    return interactionsByName[name] == nil && byName.entry(of: name, orNew: id) == id
  }

  /// Adds a destination behind those that a view has.
  mutating func add(_ interaction: Interaction, to view: ViewID) -> DestinationID {
    gates[view.index].lastPosition += 1
    let id = DestinationID(view.rawValue, ordinal: gates[view.index].lastPosition)
    interactions[id] = interaction
    interactionsByName[interaction.name] = id
    if interaction.asksPreviews { asksPreviews = true }
    if interaction.behavior.period != nil { watched.insert(.periods) }
    if interaction.behavior != DropBehavior() { gates[view.index].hasCustomBehavior = true }
    return id
  }

  /// Takes a destination away that was added to a view; its name stays.
  mutating func remove(_ id: DestinationID) {
    interactions[id]?.isPresent = false
    gates[ViewID(id).index].hasCustomBehavior = true
  }

  /// The destination of a name that was added to a view, or nil.
  func interaction(named name: String) -> DestinationID? { interactionsByName[name] }

  /// What a destination does differently.
  func behavior(of id: DestinationID) -> DropBehavior {
    guard gates[ViewID(id).index].hasCustomBehavior else { return DropBehavior() }
    return id.ordinal == 0
      ? views[ViewID(id).index].options.drop : interactions[id]?.behavior ?? DropBehavior()
  }

  /// Whether there is a destination of an id that anybody takes drops at.
  func hasDestination(_ id: DestinationID) -> Bool {
    if id.ordinal == 0 { return self[ViewID(id)].hasDestination }
    return interactions[id]?.isPresent ?? false
  }

  /// Whether a destination is asked how single items arrive.
  func asksDropPreviews(_ id: DestinationID) -> Bool {
    id.ordinal == 0
      ? self[ViewID(id)].options.asksPreviews.contains(.drop)
      : interactions[id]?.asksPreviews ?? false
  }

  /// The name of a destination; empty for one of another stage.
  func name(of id: DestinationID) -> String {
    id.ordinal == 0 ? self[ViewID(id)].name : interactions[id]?.name ?? ""
  }

  /// Whether neither a view nor an interaction has a name.
  func isNameFree(_ name: String) -> Bool {
    byName[name] == nil && interactionsByName[name] == nil
  }

  /// The view of a name, or nil.
  func view(named name: String) -> ViewID? { byName[name] }

  /// A view; the id of another stage's view may lie past the end, and then there is none.
  subscript(id: ViewID) -> StageView {
    get { id.index < views.count ? views[id.index] : .absent }
    _modify { yield &views[id.index] }
  }

  /// What a view holds, and where it is now, without a look at all the rest.
  func contentAndFrame(of id: ViewID) -> (content: StageView.Content, frame: Rect) {
    (id.index < views.count ? views[id.index].content : StageView.absent.content, frame(of: id))
  }

  /// Whether a view is there, without a look at all the rest.
  func isPresent(_ id: ViewID) -> Bool { id.index < views.count && views[id.index].isPresent }

  /// Whether the application of a view is gone.
  func isTerminated(_ view: ViewID) -> Bool {
    view.index < gates.count && gates[view.index].isTerminated
  }

  /// The application of some views is gone, and is not notified any more.
  mutating func silence(_ application: ApplicationID) {
    for place in gates.indices where gates[place].application == application {
      gates[place].isTerminated = true
    }
  }

  /// Gives a view another place or size; what lies where is looked up again when it is asked next.
  mutating func setFrame(_ frame: Rect, of id: ViewID) throws(LayoutError) {
    try views[id.index].setFrame(frame)
    isIndexCurrent = false
  }

  /// Takes a view away; it is not hit any more.
  mutating func remove(_ id: ViewID) {
    views[id.index].isPresent = false
    isIndexCurrent = false
  }

  /// Collects the views under a point, the front one first; O(1) beside the number found.
  mutating func collectViews(at point: Point, into found: inout [ViewID]) {
    if !isIndexCurrent { rebuildIndex() }
    found.removeAll(keepingCapacity: true)
    index.collect(at: point, into: &found)
    if hasScrollingViews { collectContents(at: point, into: &found) }
    // Few views lie under one point; an insertion sort moves them without allocating.
    var next = 1
    while next < found.count {
      var place = next
      while place > 0, ranks[found[place - 1].index] < ranks[found[place].index] {
        found.swapAt(place - 1, place)
        place -= 1
      }
      next += 1
    }
  }

  /// Where a view is now, in the viewport: what it is nested in may have scrolled.
  func frame(of id: ViewID) -> Rect {
    guard id.index < views.count else { return .zero }
    guard hasScrollingViews else { return views[id.index].frame }
    return views[id.index].frame.moved(
      by: .zero - scrolled(inside: views[id.index].options.parent))
  }

  /// How far all has scrolled that a view inside of another one is nested in; O(depth).
  private func scrolled(inside parent: ViewID?) -> Point {
    var total = Point.zero
    var next = parent
    while let id = next {
      total = total + views[id.index].drift
      next = views[id.index].options.parent
    }
    return total
  }

  /// Adds what lies under a point inside the views that were found and scroll.
  private func collectContents(at point: Point, into found: inout [ViewID]) {
    var next = 0
    while next < found.count {
      if let content = contents[found[next].index] {
        content.collect(at: point + scrolled(inside: found[next]), into: &found)
      }
      next += 1
    }
  }

  private mutating func rebuildIndex() {
    ranks = Self.ranks(of: views)
    var areas: [(Rect, ViewID)] = []
    areas.reserveCapacity(views.count)
    // A parent was added before what is nested in it, so that its area is known already.
    var visible: [Rect?] = []
    visible.reserveCapacity(views.count)
    // The view around each one that scrolls and takes it along.
    var containers: [Int?] = []
    var inside: [Int: [(Rect, ViewID)]] = [:]
    for place in views.indices {
      visible.append(visibleArea(of: place, inside: visible))
      let container = views[place].options.parent.flatMap { parent in
        views[parent.index].takesAlong ? parent.index : containers[parent.index]
      }
      containers.append(container)
      guard let area = visible[place] else { continue }
      if let container {
        inside[container, default: []].append((area, ViewID(index: place)))
      } else {
        areas.append((area, ViewID(index: place)))
      }
    }
    index = DestinationIndex(areas)
    contents = inside.mapValues { DestinationIndex($0) }
    isIndexCurrent = true
  }

  /// The part of a view that lies inside all its parents, or nil where nothing does.
  ///
  /// What lies outside of a parent that scrolls may come inside, and is found only there.
  private func visibleArea(of place: Int, inside visible: [Rect?]) -> Rect? {
    guard views[place].isPresent else { return nil }
    guard let parent = views[place].options.parent else { return views[place].frame }
    return visible[parent.index].flatMap { area in
      views[parent.index].takesAlong
        ? views[place].frame : views[place].frame.intersection(area)
    }
  }

  /// Walks the tree of views from back to front; O(views), without recursion.
  private static func ranks(of views: [StageView]) -> [Int] {
    var children: [[Int]] = Array(repeating: [], count: views.count)
    var open: [Int] = []
    for place in views.indices.reversed() {
      if let parent = views[place].options.parent {
        children[parent.index].append(place)
      } else {
        open.append(place)
      }
    }
    var ranks = Array(repeating: 0, count: views.count)
    var rank = 0
    while let place = open.popLast() {
      ranks[place] = rank
      rank += 1
      open.append(contentsOf: children[place])
    }
    return ranks
  }
}
