import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems

extension StageCore {
  /// Adds a view in front of the others; with content of its own, or one item with its name.
  mutating func addView(
    _ name: String, _ frame: Rect, _ options: ViewOptions, _ content: CollectionContent? = nil,
    hasSource: Bool, sourceCalls: SourceCalls, hasDestination: Bool
  ) throws(StageError) -> ViewID {
    let content: StageView.Content =
      content.map { .collection(StageView.Content.Kept($0)) }
      ?? .item(catalog.names.item(named: name), isThere: true)
    try checkFrame(frame)
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

  func checkFrame(_ frame: Rect) throws(StageError) {
    // Beyond this limit sums of coordinates have no useful precision.
    let limit = 1e12
    guard frame.isValid, abs(frame.minX) < limit, abs(frame.minY) < limit, frame.width < limit,
      frame.height < limit
    else { throw .badFrame }
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
    presence.forget()
    presence.count()
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
}
