public import CollectionLayout
public import DragGeometry
public import DragSessions
public import OrderedStore

/// How a stage is set up: the views, the collections, the destinations that are added to them, and the stores.
extension Stage {
  #if hasFeature(Embedded)
    /// Adds a view on top of the others, as elsewhere; the types of its policies are known.
    @discardableResult
    public func addView(
      _ name: String, frame: Rect, options: ViewOptions = ViewOptions(),
      source: some DragSource = DefaultDragSource(), destination: some DropDestination
    ) throws(StageError) -> ViewID {
      try addItemView(name, frame, options, reference(to: source), reference(to: destination))
    }

    /// Adds a collection on top of the other views, as elsewhere; the types of its policies are known.
    @discardableResult
    public func addCollection(
      _ name: String, frame: Rect, layout: Layout, items: [String] = [],
      options: ViewOptions = ViewOptions(), source: some DragSource = DefaultDragSource(),
      destination: some DropDestination
    ) throws(StageError) -> ViewID {
      try addCollectionView(
        name, frame, layout, items, options, reference(to: source), reference(to: destination))
    }
  #else
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
      source: (any DragSource)? = DefaultDragSource(),
      destination: (any DropDestination)? = nil
    ) throws(StageError) -> ViewID {
      try addItemView(
        name, frame, options, source.map { reference(to: $0) },
        destination.map { reference(to: $0) })
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
      source: (any DragSource)? = DefaultDragSource(),
      destination: (any DropDestination)? = nil
    ) throws(StageError) -> ViewID {
      try addCollectionView(
        name, frame, layout, items, options, source.map { reference(to: $0) },
        destination.map { reference(to: $0) })
    }
  #endif

  /// Adds a destination to a view, behind those that it has: all are served at once (CONTRACT-35).
  ///
  /// A drag is inside all of them that look at it. The proposal in force is the first copy or move
  /// among theirs, in the order of adding, else the first; the destination that made it is asked to
  /// perform, and the others are notified of the end.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it; views and interactions share their names.
  ///   - view: The view.
  ///   - destination: What is asked when something is dragged over the view.
  ///   - asksPreviews: Whether it is asked how single items arrive (CONTRACT-29).
  ///   - behavior: Where it does something else with a drag than most.
  /// - Returns: The destination's id.
  /// - Throws: A name that is taken, or a view that is not there.
  @discardableResult
  public func addInteraction(
    _ name: String, to view: ViewID, destination: some DropDestination,
    asksPreviews: Bool = false, behavior: DropBehavior = DropBehavior()
  ) throws(StageError) -> DestinationID {
    try addInteraction(
      name, to: view, reference(to: destination), asksPreviews: asksPreviews, behavior: behavior)
  }

  /// Adds a store, whose lists collections may show.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it; no other store has it.
  ///   - driver: Where the lists are kept.
  ///   - moment: When what the user changes is written.
  /// - Returns: The store's id.
  /// - Throws: A name that is taken.
  @discardableResult
  public func addStore(
    _ name: String, _ driver: some StoreDriver, saving moment: SavePolicy = .atOnce
  ) throws(StageError) -> StoreID {
    try addStore(name, reference(to: driver), saving: moment)
  }

  /// Opens a store again, as a program does that is started again: what it has not confirmed is lost,
  /// and what it holds is shown.
  ///
  /// - Parameter store: The store; its lists are where they were.
  /// - Throws: A store that is not there.
  public func reopen(_ store: StoreID) throws(StageError) { try reopen(store, nil) }

  /// Opens a store again, where its lists are kept somewhere else now.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - driver: Where the lists are kept.
  /// - Throws: A store that is not there.
  public func reopen(_ store: StoreID, with driver: some StoreDriver) throws(StageError) {
    try reopen(store, reference(to: driver))
  }

  private func reference(to source: some DragSource) -> any SourceReference { HeldSource(source) }

  private func reference(to destination: some DropDestination) -> any DestinationReference {
    HeldDestination(destination)
  }

  private func reference(to driver: some StoreDriver) -> any DriverReference { HeldDriver(driver) }
}
