public import CollectionLayout
import CollectionModel
public import DragGeometry
import DragItems

extension Stage {
  /// Adds a view on top of the others; it holds one item of its own name, which a move takes away.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it.
  ///   - frame: Its place in the viewport.
  ///   - options: What it is, besides its place.
  ///   - source: What is asked when its item is dragged, or nil where it cannot be.
  ///   - destination: What is asked when something is dragged over it, or nil where it takes no drop.
  /// - Returns: The view's id.
  /// - Throws: A name that is taken, a frame that is none, or a parent that cannot be one.
  @discardableResult
  public func addView(
    _ name: String,
    frame: Rect,
    options: ViewOptions = ViewOptions(),
    source: (any DragSource)? = PlainSource(),
    destination: (any DropDestination)? = nil
  ) throws(StageError) -> ViewID {
    let item = StageView.Content.item(names.item(named: name), isThere: true)
    return try add(name, frame, options, source, destination, item)
  }

  /// Adds a collection on top of the other views.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it.
  ///   - frame: Its place in the viewport.
  ///   - layout: How its items are laid out.
  ///   - items: The names of the items of its first section, each once.
  ///   - options: What it is, besides its place.
  ///   - source: What is asked when items are dragged, or nil where they cannot be.
  ///   - destination: What is asked when something is dragged over it, or nil where it takes no drop.
  /// - Returns: The view's id.
  /// - Throws: A name or an item that is taken, a frame or a layout that is none, or a bad parent.
  @discardableResult
  public func addCollection(
    _ name: String,
    frame: Rect,
    layout: Layout,
    items: [String] = [],
    options: ViewOptions = ViewOptions(),
    source: (any DragSource)? = PlainSource(),
    destination: (any DropDestination)? = nil
  ) throws(StageError) -> ViewID {
    var content: CollectionContent
    do throws(LayoutError) {
      content = try CollectionContent(
        layout: layout, orientation: options.orientation, size: frame.size,
        keepsFirstVisible: options.keepsFirstVisible)
    } catch {
      throw .badLayout(error)
    }
    try fill(&content, with: items)
    return try add(
      name, frame, options, source, destination, .collection(StageView.Content.Kept(content)))
  }

  /// Adds a section behind those of a collection, and fills it.
  ///
  /// - Parameters:
  ///   - items: The names of its items, each once in the collection.
  ///   - view: The collection.
  /// - Throws: An item that is there already, or a view that is no collection.
  public func appendSection(_ items: [String], to view: ViewID) throws(StageError) {
    guard var content = scene[view].collection else { throw .unknownItem(scene[view].name) }
    guard boundStores[view] == nil else { throw .bound(scene[view].name) }
    try fill(&content, with: items)
    scene[view].collection = content
  }

  private func fill(_ content: inout CollectionContent, with items: [String]) throws(StageError) {
    let ids = items.map { names.item(named: $0) }
    let section = content.newSectionID
    do throws(SnapshotError<Int, ItemID>) {
      _ = try content.change { order throws(SnapshotError<Int, ItemID>) in
        try order.appendSection(section, items: ids)
      }
    } catch {
      throw .itemTaken(description(of: error))
    }
    if let failure = content.layoutFailure { throw .badLayout(failure) }
  }

  private func add(
    _ name: String,
    _ frame: Rect,
    _ options: ViewOptions,
    _ source: (any DragSource)?,
    _ destination: (any DropDestination)?,
    _ content: StageView.Content
  ) throws(StageError) -> ViewID {
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
        source: source, destination: destination, content: content))
    if applications[application] == .gone { scene.silence(application) }
    return view
  }

  private func checkFrame(_ frame: Rect) throws(StageError) {
    // Beyond this no sum of coordinates keeps a useful precision.
    let limit = 1e12
    guard frame.isValid, abs(frame.minX) < limit, abs(frame.minY) < limit, frame.width < limit,
      frame.height < limit
    else { throw .badFrame }
  }

  /// Gives a view another place or size, as when a window changes its own; also under a drag.
  ///
  /// A collection is laid out anew; its own frames of items stay where they are in it. Drags whose
  /// pointers mean something else now are asked anew. What is nested in the view has a frame of its
  /// own, and stays: a host tells of each. O(views) when something is looked for next, and for a
  /// collection as much as laying it out.
  ///
  /// - Parameters:
  ///   - frame: Its place in the viewport, before anything around it has scrolled.
  ///   - view: The view, which may have been removed.
  /// - Throws: A view that was never there, or a frame that is none or too small to lay anything out.
  public func setFrame(_ frame: Rect, of view: ViewID) throws(StageError) {
    try checkFrame(frame)
    guard view.index < scene.views.count else { throw .unknownName("view \(view.rawValue)") }
    guard frame != scene[view].frame else { return }
    do throws(LayoutError) {
      try scene.setFrame(frame, of: view)
    } catch {
      throw .badLayout(error)
    }
    placesChanged()
  }

  /// Gives an item a size of its own, for a flow layout.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - item: The item.
  /// - Throws: An item that is not there, or a size that is none.
  public func setSize(_ size: Size, of item: ItemReference) throws(StageError) {
    guard var content = scene[item.view].collection, content.order.contains(item.item) else {
      throw .unknownItem(names[item.item])
    }
    do throws(LayoutError) {
      try content.setSize(size, of: item.item)
    } catch {
      throw .badLayout(error)
    }
    scene[item.view].collection = content
    placesChanged()
  }

  /// Says how much of a row an item takes in the two-column layout; without a word it is compact.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - item: The item.
  /// - Throws: An item that is not there.
  public func setStyle(
    _ style: Layout.TwoColumn.Style, of item: ItemReference
  ) throws(StageError) {
    guard var content = scene[item.view].collection, content.order.contains(item.item) else {
      throw .unknownItem(names[item.item])
    }
    content.setStyle(style, of: item.item)
    scene[item.view].collection = content
    placesChanged()
  }

  /// Gives an item a frame of its own, above any layout.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the viewport as it is before any scrolling.
  ///   - item: The item.
  /// - Throws: An item that is not there, or a frame that is none.
  public func setFrame(_ frame: Rect, of item: ItemReference) throws(StageError) {
    guard var content = scene[item.view].collection, content.order.contains(item.item) else {
      throw .unknownItem(names[item.item])
    }
    do throws(LayoutError) {
      try content.setFrame(
        frame.moved(by: Point.zero - scene[item.view].frame.origin), of: item.item)
    } catch {
      throw .badLayout(error)
    }
    scene[item.view].collection = content
    placesChanged()
  }

  func description(of error: SnapshotError<Int, ItemID>) -> String {
    switch error {
    case .unknownItem(let item), .repeatedItem(let item), .existingItem(let item): names[item]
    case .existingSection(let section): "section \(section)"
    case .sectionOutOfRange(let section, _): "section \(section)"
    case .gapOutOfRange(let gap, _): "gap \(gap.item)"
    }
  }
}
