import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions

/// The data of a stage: its views with their content, the stores that keep it, and what is known of items.
///
/// It knows no drag. What follows from a change for others is in ``effects``, in the order in which it is to be carried out.
struct StageData {
  var scene = Scene()
  var catalog = ItemCatalog()
  var applications = ApplicationRegistry()
  var stores = StoreTable()
  /// The changes, as drags follow them.
  var presence = PresenceLog()
  /// The numbers of the items of other programs in a view of theirs, while no other change of it is published.
  var outsideNumbers: [ViewID: OutsideNumbers] = [:]
  /// What follows from the changes so far and is not carried out yet; a reused buffer.
  private(set) var effects: [DataEffect] = []
  /// True if the changes are recorded in a trace.
  private let isTraced: Bool

  init(isTraced: Bool) { self.isTraced = isTraced }

  /// Adds a consequence of a change.
  mutating func post(_ effect: DataEffect) { effects.append(effect) }

  /// Exchanges the consequences for an empty buffer, and back.
  mutating func exchangeEffects(with buffer: inout [DataEffect]) { swap(&effects, &buffer) }

  /// Adds an event for the trace, if one is kept.
  // Without a trace the event is not even made.
  mutating func record(_ event: @autoclosure () -> TraceEvent, session: SessionID?) {
    guard isTraced else { return }
    effects.append(.record(event(), session))
  }

  /// The relation of a view's application to the one that an item came from (CONTRACT-106).
  func reader(at view: ViewID, of origin: ViewID) -> ItemReader {
    applications.reader(scene[view].application, of: scene[origin].application)
  }

  /// Adds a view in front of the others; with content of its own, or one item with its name.
  mutating func addView(
    _ name: String, _ frame: Rect, _ options: ViewOptions, _ content: CollectionContent? = nil,
    hasSource: Bool, sourceCalls: SourceCalls, hasDestination: Bool
  ) throws(StageError) -> ViewID {
    let content: StageView.Content =
      content.map { .collection(StageView.Content.Kept($0)) }
      ?? .item(catalog.names.item(named: name), isThere: true)
    try StageView.check(frame)
    var depth = 0
    if let parent = options.parent {
      guard parent.index < scene.views.count else { throw .badParent(name) }
      depth = scene[parent].depth + 1
    }
    guard scene.claim(name) else { throw .nameTaken(name) }
    let application = applications.application(named: options.application)
    let view = scene.add(
      StageView(
        name: name, frame: frame, options: options, application: application, depth: depth,
        hasSource: hasSource, sourceCalls: sourceCalls, hasOwnSource: hasSource,
        hasDestination: hasDestination,
        content: content))
    if applications[application] == .gone { scene.terminate(application) }
    return view
  }

  /// The content of a new collection with one section.
  mutating func content(
    of items: [String], in layout: Layout, _ size: Size, _ options: ViewOptions
  ) throws(StageError) -> CollectionContent {
    var content: CollectionContent
    do throws(LayoutError) {
      content = try CollectionContent(
        layout: layout, orientation: options.orientation, size: size,
        keepsFirstVisible: options.keepsFirstVisible)
    } catch {
      throw .badLayout(error)
    }
    do throws(ContentError) {
      try content.addFilledSection(items.map { catalog.names.item(named: $0) })
    } catch {
      throw catalog.names.rejection(for: error)
    }
    return content
  }

  /// Fills a collection during setup, without a trace.
  mutating func setUp(
    _ view: ViewID, _ edit: (inout CollectionContent) throws(ContentError) -> Void
  ) throws(StageError) {
    guard scene[view].collection != nil else { throw .unknownItem(scene[view].name) }
    guard stores[view] == nil else { throw .bound(scene[view].name) }
    do throws(ContentError) {
      try scene.change(view, edit)
    } catch {
      throw catalog.names.rejection(for: error)
    }
    countChange(isPublished: false)
  }

  /// Appends items to a section during setup.
  mutating func append(
    _ items: [ItemID], toSection section: Int, of view: ViewID
  ) throws(StageError) {
    let count = scene[view].collection?.order.numberOfItems(inSection: section) ?? 0
    try setUp(view) { content throws(ContentError) in
      try content.fill(with: items, at: GapIndex(section: section, item: count))
    }
  }

  /// Counts a change of the data.
  ///
  /// - Parameter isPublished: True if every item that has come or gone was published.
  mutating func countChange(isPublished: Bool) {
    if !isPublished { presence.forget() }
    presence.count()
  }

  /// Passes a change of the data to the store of its view, and to the trace.
  mutating func publish(_ change: DataChange, session: SessionID?) {
    stores.mark(change)
    presence.note(change)
    if !outsideNumbers.isEmpty { outsideNumbers[change.view] = nil }
    // An item that its application inserts has a place from now on.
    if session == nil, case .inserted(let item, let view, _) = change {
      scene.removeUnplaced(ItemReference(view: view, item: item))
    }
    record(change.traceEvent, session: session)
  }

  /// Removes moved items from the views that they came from; each is traced with the indices at its
  /// time, and a collection is laid out once.
  ///
  /// Without a session, the application removes them.
  mutating func remove(_ items: [DragItem], session: SessionID?) {
    var left: [ViewID: (order: Snapshot<Int, ItemID>, slots: [Slot])] = [:]
    for item in items {
      switch scene[item.origin].content {
      case .item(let own, true) where own == item.item:
        scene[item.origin].content = .item(own, isThere: false)
        publish(.deleted(item.item, item.origin, nil), session: session)
      case .item: continue
      case .collection(let kept):
        guard
          let slot = left[item.origin, default: (kept.content.order, [])].order.extract(item.item)
        else { continue }
        left[item.origin]?.slots.append(slot)
        let gap = GapIndex(section: slot.section, item: slot.item)
        publish(.deleted(item.item, item.origin, gap), session: session)
      }
    }
    for (view, (order, slots)) in left {
      guard var content = scene[view].collection else { continue }
      let change = { (content: inout CollectionContent) in
        _ = content.take(order, without: slots)
      }
      if session == nil { content.keepingSight(change) } else { change(&content) }
      scene[view].collection = content
    }
  }

  /// Takes an unplaced item from its view, because it is moved or adopted; it has no index there.
  mutating func leave(_ item: DragItem, session: SessionID?) {
    guard scene.removeUnplaced(item.reference) else { return }
    record(.deleted(item.item, item.origin, nil), session: session)
  }

  /// A new item that is a copy of another one, with a name that its collection and its store do not have.
  mutating func copy(
    of item: ItemID, in content: CollectionContent, at view: ViewID,
    reserved: inout Set<String>
  ) -> ItemID {
    let name = catalog.names.copyName(of: item) { name in
      reserved.contains(name)
        || catalog.names.known(name).map {
          content.order.contains($0) || stores.isStored(catalog.names[$0], besides: nil, at: view)
        } ?? false
    }
    reserved.insert(name)
    return catalog.names.item(named: name)
  }
}
