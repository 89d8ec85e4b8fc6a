import CollectionLayout
import CollectionModel
import DragGeometry

extension Stage {
  /// Adds a view that contains one item with the view's name.
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

  /// Appends a section with items to a collection.
  ///
  /// - Parameters:
  ///   - items: The names of its items, each once in the collection.
  ///   - view: The collection.
  /// - Throws: An error for an item that exists already, or a view that is not a collection.
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
    if core.applications[application] == .gone { core.scene.terminate(application) }
    return view
  }

  func checkFrame(_ frame: Rect) throws(StageError) {
    // Beyond this limit sums of coordinates have no useful precision.
    let limit = 1e12
    guard frame.isValid, abs(frame.minX) < limit, abs(frame.minY) < limit, frame.width < limit,
      frame.height < limit
    else { throw .badFrame }
  }

  /// Removes a view with all its nested views; its data and its name stay.
  ///
  /// A drag that was lifted from it continues and is notified of its end (contract 1.4); its origin
  /// has no frame to fly home to. A drag inside it loses its destination, which is not notified any
  /// more. Its loads are canceled, and its placeholders are discarded. Within a policy it happens
  /// after the current event, as every event does.
  ///
  /// - Parameter view: The view.
  /// - Throws: An error if the view does not exist.
  public func removeView(_ view: ViewID) throws(StageError) {
    guard core.scene.isPresent(view) else { throw .unknownName(core.scene[view].name) }
    perform(.removal(view))
  }
}
