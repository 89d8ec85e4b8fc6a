import CollectionLayout
import DragGeometry
import DragItems
import DragSessions

/// The views on a stage, and their geometry.
struct Scene {
  private(set) var views: [StageView] = []
  /// For each view, the properties that every drag above it reads.
  private(set) var gates: [DropFilter] = []
  /// The services that any view requests for every drag, wherever the drag is.
  private(set) var watched: Watched = []
  /// True if any view or interaction is asked for previews of single items.
  private(set) var asksPreviews = false
  private(set) var interactions: [DestinationID: Interaction] = [:]
  private(set) var interactionsByName: [String: DestinationID] = [:]
  /// The selected items of each view, possibly including items that have left it.
  var selections: [ViewID: Set<ItemID>] = [:]
  /// The items of each view that have no place in it: a second item of a cell, or an item of a view
  /// that is not the view itself.
  private(set) var unplaced: [ViewID: Set<ItemID>] = [:]
  private var byName: [String: ViewID] = [:]
  private var index = ViewIndex()
  private var hasScrollingViews = false
  /// True if collections are laid out together at the end, and not with each change.
  private(set) var laysOutLater = false

  /// Hashes everything that changes and that drags depend on: presence, geometry and selection.
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
    for id in interactions.keys.sorted(by: <) { hasher.combine(interactions[id]?.isPresent) }
    hasher.combine(selections)
    hasher.combine(unplaced)
  }

  /// The services that run whenever a drag rests.
  struct Watched: OptionSet {
    let rawValue: UInt8
    /// A view has spring-loading.
    static let springs = Watched(rawValue: 1)
    /// A view requests updates of a drag at rest.
    static let periods = Watched(rawValue: 2)
    /// A view has a cadence of its own.
    static let cadences = Watched(rawValue: 4)
  }

  /// Adds a view in front of the others; its name must have been claimed.
  mutating func add(_ view: StageView) -> ViewID {
    let id = ViewID(index: views.count)
    views.append(view)
    gates.append(DropFilter(view))
    if let parent = view.options.parent, self[parent].takesAlong { hasScrollingViews = true }
    watch(view.options)
    index.invalidate()
    return id
  }

  /// Notes the services that the options of a view request.
  private mutating func watch(_ options: ViewOptions) {
    if options.isSpringLoaded { watched.insert(.springs) }
    if !options.asksPreviews.isEmpty { asksPreviews = true }
    if options.drop.period != nil { watched.insert(.periods) }
    if options.drop.cadence != nil { watched.insert(.cadences) }
  }

  /// Changes the options of a view, of which the fixed ones are the same.
  mutating func setOptions(_ options: ViewOptions, of id: ViewID) {
    views[id.index].setOptions(options)
    gates[id.index] = gates[id.index].updated(for: views[id.index])
    watch(options)
  }

  /// Changes a collection in place, if the view is a collection.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isAtomic: True if the edit itself undoes what it has done before it fails: then nothing is copied for that.
  ///   - edit: The change.
  /// - Throws: The error of the edit; nothing has changed then.
  mutating func change<Failure: Error>(
    _ view: ViewID, isAtomic: Bool = false,
    _ edit: (inout CollectionContent) throws(Failure) -> Void
  ) throws(Failure) {
    guard view.index < views.count, var content = views[view.index].takeCollection() else { return }
    defer { views[view.index].collection = content }
    content.laysOutLater = laysOutLater
    // A scene with postponed layout is discarded as a whole if a change fails.
    let before = laysOutLater || isAtomic ? nil : content
    do throws(Failure) {
      try edit(&content)
    } catch {
      if let before { content = before }
      throw error
    }
  }

  /// Postpones the layout of collections until ``layOut()``.
  mutating func postponeLayout() { laysOutLater = true }

  /// Lays out the collections with postponed layout.
  mutating func layOut() throws(LayoutError) {
    laysOutLater = false
    for index in views.indices where views[index].collection?.isLaidOut == false {
      try change(ViewID(index: index)) { content throws(LayoutError) in
        try content.layOutNow()
      }
    }
  }

  /// Claims a name for the next view; false if another view or an interaction has it.
  mutating func claim(_ name: String) -> Bool {
    let id = ViewID(index: views.count)
    return interactionsByName[name] == nil && byName.entry(of: name, orNew: id) == id
  }

  /// Adds a destination after the existing ones of a view.
  mutating func add(_ interaction: Interaction, to view: ViewID) -> DestinationID {
    gates[view.index].lastOrdinal += 1
    let id = DestinationID(view.rawValue, ordinal: gates[view.index].lastOrdinal)
    interactions[id] = interaction
    interactionsByName[interaction.name] = id
    if interaction.asksPreviews { asksPreviews = true }
    if interaction.behavior.period != nil { watched.insert(.periods) }
    if interaction.behavior != DropBehavior() { gates[view.index].hasCustomBehavior = true }
    return id
  }

  /// Adds a source after the existing ones of a view.
  ///
  /// Its ordinal is none of a destination: those of sources count down from the greatest.
  mutating func addSource(_ name: String, to view: ViewID, calls: SourceCalls) -> DestinationID {
    views[view.index].addSource(calls)
    gates[view.index] = gates[view.index].updated(for: views[view.index])
    gates[view.index].addedSources += 1
    let id = DestinationID(view.rawValue, ordinal: .max - gates[view.index].addedSources)
    interactions[id] = Interaction(name: name, asksPreviews: false, behavior: DropBehavior())
    interactionsByName[name] = id
    return id
  }

  /// Removes a destination or a source that was added to a view; its name stays in use.
  mutating func remove(_ id: DestinationID) {
    interactions[id]?.isPresent = false
    gates[ViewID(id).index].hasCustomBehavior = true
  }

  /// Returns true if neither a view nor an interaction has a name.
  func isNameFree(_ name: String) -> Bool {
    byName[name] == nil && interactionsByName[name] == nil
  }

  /// The view of a name, or nil.
  func view(named name: String) -> ViewID? { byName[name] }

  /// A view; for the id of another stage's view, which may be out of range, an absent view.
  subscript(id: ViewID) -> StageView {
    get { id.index < views.count ? views[id.index] : .absent }
    _modify { yield &views[id.index] }
  }

  /// The name of a view, without copying the rest; empty for a view that was never added.
  func name(of id: ViewID) -> String { id.index < views.count ? views[id.index].name : "" }

  /// The collection and the present frame of a view, without copying the rest; nil for any other view.
  func collectionAndFrame(of id: ViewID) -> (kept: StageView.Content.Kept, frame: Rect)? {
    guard id.index < views.count, case .collection(let kept) = views[id.index].content else {
      return nil
    }
    return (kept, frame(of: id))
  }

  /// Returns true if a view shows a collection, without copying it.
  func isCollection(_ id: ViewID) -> Bool {
    guard id.index < views.count, case .collection = views[id.index].content else { return false }
    return true
  }

  /// Returns true if a collection is scrolled into what an open gap adds, without copying it.
  func isOverscrolled(_ id: ViewID) -> Bool {
    // A stored property is read in place; a computed one copies the content, and most are not scrolled at all.
    guard id.index < views.count, case .collection(let kept) = views[id.index].content,
      kept.content.scrolled != .zero
    else { return false }
    return kept.content.overscroll != .zero
  }

  /// Returns true if a view is present, without copying it.
  func isPresent(_ id: ViewID) -> Bool { id.index < views.count && views[id.index].isPresent }

  /// Returns true if a source of a view lifts and adds items, without copying it (CONTRACT-01).
  func allowsDragging(_ id: ViewID) -> Bool { firstSource(of: id) != nil }

  /// Returns true if the items of a view may have menus, without copying it.
  func hasMenus(_ id: ViewID) -> Bool { id.index < views.count && views[id.index].options.hasMenus }

  /// Returns true if a view contains an item, without copying it; a placeholder is not an item.
  func holds(_ item: ItemReference) -> Bool {
    item.view.index < views.count && views[item.view.index].holds(item.item)
  }

  /// Adds an item to a view without a place in it; false if the view has it already.
  mutating func addUnplaced(_ item: ItemReference) -> Bool {
    guard !holds(item) else { return false }
    return unplaced[item.view, default: []].insert(item.item).inserted
  }

  /// Removes an item without a place from its view: it has got a place, or is gone.
  @discardableResult
  mutating func removeUnplaced(_ item: ItemReference) -> Bool {
    guard isUnplaced(item) else { return false }
    unplaced[item.view]?.remove(item.item)
    if unplaced[item.view]?.isEmpty == true { unplaced[item.view] = nil }
    return true
  }

  /// Returns true if a view has an item, with or without a place in it.
  func offers(_ item: ItemReference) -> Bool {
    holds(item) || isUnplaced(item)
  }

  /// Returns true if a view has an item without a place in it.
  func isUnplaced(_ item: ItemReference) -> Bool {
    !unplaced.isEmpty && unplaced[item.view]?.contains(item.item) == true
  }

  /// Returns true if an item is where it was lifted, in a view that is present; one without a place is in its view.
  func isInPlace(_ item: DragItem) -> Bool {
    isPresent(item.origin) && !isTerminated(item.origin) && offers(item.reference)
  }

  /// Returns true if the application of a view was terminated.
  func isTerminated(_ view: ViewID) -> Bool {
    view.index < gates.count && gates[view.index].isTerminated
  }

  /// Marks the views of a terminated application, which is not notified any more.
  mutating func terminate(_ application: ApplicationID) {
    for index in gates.indices where gates[index].application == application {
      gates[index].isTerminated = true
    }
  }

  /// Changes a view's frame.
  mutating func setFrame(_ frame: Rect, of id: ViewID) throws(LayoutError) {
    try views[id.index].setFrame(frame)
    index.update(id, in: views)
  }

  /// A present view with the present views that are nested in it, in the order of adding.
  func nest(of id: ViewID) -> [ViewID] {
    var nest = [id]
    var isNested: Set<ViewID> = [id]
    // Nested views were added after their parent.
    for index in views.indices.dropFirst(id.index + 1) {
      guard let parent = views[index].options.parent, isNested.contains(parent),
        views[index].isPresent
      else { continue }
      nest.append(ViewID(index: index))
      isNested.insert(ViewID(index: index))
    }
    return nest
  }

  /// Removes a view; it is not hit any more.
  mutating func remove(_ id: ViewID) {
    views[id.index].isPresent = false
    index.update(id, in: views)
  }

  /// Collects the views under a point, the front one first; O(1) beside the number found.
  mutating func collectViews(at point: Point, into found: inout [ViewID]) {
    // There are one or two: to remove all at once would cost more, by a generic replacement.
    while found.popLast() != nil {}
    index.collect(at: point, in: views, scrolling: hasScrollingViews, into: &found)
  }

  /// The present frame of a view, in the viewport: enclosing views may have scrolled.
  func frame(of id: ViewID) -> Rect {
    guard id.index < views.count else { return .zero }
    guard hasScrollingViews else { return views[id.index].frame }
    return views[id.index].frame.moved(
      by: .zero - views.scrolled(inside: views[id.index].options.parent))
  }
}
