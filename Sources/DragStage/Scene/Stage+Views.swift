public import CollectionLayout
import CollectionModel
public import DragGeometry

extension Stage {
  /// Adds a view that holds one item of its own name.
  func addItemView(
    _ name: String, _ frame: Rect, _ options: ViewOptions, _ source: (any SourceReference)?,
    _ destination: (any DestinationReference)?
  ) throws(StageError) -> ViewID {
    let item = StageView.Content.item(core.names.item(named: name), isThere: true)
    return try add(name, frame, options, source, destination, item)
  }

  /// Adds a collection with one section.
  func addCollectionView(
    _ name: String, _ frame: Rect, _ layout: Layout, _ items: [String], _ options: ViewOptions,
    _ source: (any SourceReference)?, _ destination: (any DestinationReference)?
  ) throws(StageError) -> ViewID {
    var content: CollectionContent
    do throws(LayoutError) {
      content = try CollectionContent(
        layout: layout, orientation: options.orientation, size: frame.size,
        keepsFirstVisible: options.keepsFirstVisible)
    } catch {
      throw .badLayout(error)
    }
    do throws(ContentError) {
      try content.addFilledSection(items.map { core.names.item(named: $0) })
    } catch {
      throw core.refusal(for: error)
    }
    return try add(
      name, frame, options, source, destination, .collection(StageView.Content.Kept(content)))
  }

  /// Adds a section behind those of a collection, and fills it.
  ///
  /// - Parameters:
  ///   - items: The names of its items, each once in the collection.
  ///   - view: The collection.
  /// - Throws: An item that is there already, or a view that is not a collection.
  public func appendSection(_ items: [String], to view: ViewID) throws(StageError) {
    guard core.scene[view].collection != nil else { throw .unknownItem(core.scene[view].name) }
    guard core.boundStores[view] == nil else { throw .bound(core.scene[view].name) }
    let ids = items.map { core.names.item(named: $0) }
    do throws(ContentError) {
      try core.scene.change(view) { content throws(ContentError) in
        try content.addFilledSection(ids)
      }
    } catch {
      throw core.refusal(for: error)
    }
  }

  private func add(
    _ name: String,
    _ frame: Rect,
    _ options: ViewOptions,
    _ source: (any SourceReference)?,
    _ destination: (any DestinationReference)?,
    _ content: StageView.Content
  ) throws(StageError) -> ViewID {
    try checkFrame(frame)
    var depth = 0
    if let parent = options.parent {
      guard parent.index < core.scene.views.count else { throw .badParent(name) }
      depth = core.scene[parent].depth + 1
    }
    guard core.scene.claim(name) else { throw .nameTaken(name) }
    let application = core.applications.application(named: options.application)
    let view = core.scene.add(
      StageView(
        name: name, frame: frame, options: options, application: application, depth: depth,
        hasSource: source != nil, hasDestination: destination != nil, content: content))
    policies.addView(source: source, destination: destination)
    if core.applications[application] == .gone { core.scene.silence(application) }
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
  /// A collection is laid out again; its own frames of items stay where they are in it. Drags whose
  /// pointers mean something else now are asked again. What is nested in the view has a frame of its
  /// own, and stays: a host tells of each. O(views) when something is looked for next, and for a
  /// collection as much as laying it out.
  ///
  /// - Parameters:
  ///   - frame: Its place in the viewport, before anything around it has scrolled.
  ///   - view: The view, which may have been removed.
  /// - Throws: A view that was never there, or a frame that is none or too small to lay anything out.
  public func setFrame(_ frame: Rect, of view: ViewID) throws(StageError) {
    try checkFrame(frame)
    guard view.index < core.scene.views.count else { throw .unknownName("view \(view.rawValue)") }
    guard frame != core.scene[view].frame else { return }
    do throws(LayoutError) {
      try core.scene.setFrame(frame, of: view)
    } catch {
      throw .badLayout(error)
    }
    core.record(.resized(view, frame), session: nil)
    core.placesChanged()
    finishChange()
  }

  /// Gives an item a size of its own, for a flow layout.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - item: The item.
  /// - Throws: An item that is not there, or a size that is none.
  public func setSize(_ size: Size, of item: ItemReference) throws(StageError) {
    try checkItem(item)
    do throws(LayoutError) {
      try core.scene.change(item.view) { content throws(LayoutError) in
        try content.setSize(size, of: item.item)
      }
    } catch {
      throw .badLayout(error)
    }
    core.placesChanged()
    finishChange()
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
    try checkItem(item)
    core.scene.change(item.view) { content in content.setStyle(style, of: item.item) }
    core.placesChanged()
    finishChange()
  }

  /// Gives an item a frame of its own, above any layout.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the viewport as it is before any scrolling.
  ///   - item: The item.
  /// - Throws: An item that is not there, or a frame that is none.
  public func setFrame(_ frame: Rect, of item: ItemReference) throws(StageError) {
    try checkItem(item)
    let inside = frame.moved(by: Point.zero - core.scene[item.view].frame.origin)
    do throws(LayoutError) {
      try core.scene.change(item.view) { content throws(LayoutError) in
        try content.setFrame(inside, of: item.item)
      }
    } catch {
      throw .badLayout(error)
    }
    core.placesChanged()
    finishChange()
  }

  private func checkItem(_ item: ItemReference) throws(StageError) {
    guard core.scene[item.view].collection?.order.contains(item.item) == true else {
      throw .unknownItem(core.names[item.item])
    }
  }

  /// Lets collections wait for their layout until ``layOutCollections()``, as a part of setting the
  /// stage: a thousand changes of one then cost one layout.
  package func postponeLayout() { core.scene.postponeLayout() }

  /// Lays out every collection that has waited for it.
  ///
  /// - Throws: What is wrong with all the changes together; then the stage is of no use.
  package func layOutCollections() throws(StageError) {
    do throws(LayoutError) {
      try core.scene.layOut()
    } catch {
      throw .badLayout(error)
    }
  }

  /// Takes a view away, with all that is nested in it; its data and its name stay.
  ///
  /// A drag that was lifted from it goes on and is notified of its end (contract 1.4); its place has no
  /// frame to fly home to. A drag inside of it has lost its destination, which hears nothing more
  /// of it. What loads into it is given up, and its placeholders are discarded. Within a policy it
  /// happens after the current event, as every event does.
  ///
  /// - Parameter view: The view.
  /// - Throws: A view that is not there.
  public func removeView(_ view: ViewID) throws(StageError) {
    guard core.scene.isPresent(view) else { throw .unknownName(core.scene[view].name) }
    perform(.removal(view))
  }
}
