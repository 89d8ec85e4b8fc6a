public import CollectionLayout
public import DragGeometry
public import DragSessions

/// The setup of a stage: the views, the collections, the destinations that are added to them, and the stores.
extension Stage {
  /// The items: their types, what is registered for them, their files and the values kept on them.
  public var items: StageItems { StageItems(stage: self) }

  /// The views: where they are, what they show, and what lies under a point.
  public var scene: StageScene { StageScene(stage: self) }

  /// The pointers, seats included.
  public var pointers: StagePointers { StagePointers(stage: self) }

  /// The drag sessions.
  public var sessions: StageSessions { StageSessions(stage: self) }

  /// The loads.
  public var loads: StageLoads { StageLoads(stage: self) }

  /// The stores, and the collections that show their lists.
  public var stores: StageStores { StageStores(stage: self) }

  /// What checkers and model checkers read.
  package var inspection: StageInspection { StageInspection(stage: self) }

  #if hasFeature(Embedded)
    /// Adds a view in front of the others; the types of its policies are concrete in Embedded
    /// Swift.
    @discardableResult
    public func addView(
      _ name: String, frame: Rect, options: ViewOptions = ViewOptions(),
      source: some DragSource = DefaultDragSource(), destination: some DropDestination
    ) throws(StageError) -> ViewID {
      try addItemView(name, frame, options, reference(to: source), reference(to: destination))
    }

    /// Adds a collection in front of the other views; the types of its policies are concrete in
    /// Embedded Swift.
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
    /// Adds a view in front of the others; it contains one item with its name, which a move
    /// removes.
    ///
    /// - Parameters:
    ///   - name: Its name, as the trace shows it.
    ///   - frame: Its frame in the viewport.
    ///   - options: Its options, besides its frame.
    ///   - source: The source, or nil if its item cannot be dragged.
    ///   - destination: The destination, or nil if it accepts no drops.
    /// - Returns: The view's id.
    /// - Throws: An error for a name that is taken, an invalid frame, or an invalid parent.
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

    /// Adds a collection in front of the other views.
    ///
    /// - Parameters:
    ///   - name: Its name, as the trace shows it.
    ///   - frame: Its frame in the viewport.
    ///   - layout: The layout of its items.
    ///   - items: The names of the items of its first section, each once.
    ///   - options: Its options, besides its frame.
    ///   - source: The source, or nil if its items cannot be dragged.
    ///   - destination: The destination, or nil if it accepts no drops.
    /// - Returns: The view's id.
    /// - Throws: An error for a name or an item that is taken, an invalid frame or layout, or an
    ///   invalid parent.
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

  /// Adds a destination to a view, after the existing ones: all are served together (CONTRACT-35).
  ///
  /// A drag is inside all of them that handle it. The proposal in force is the first copy or move
  /// among theirs, in the order of adding, else the first; the destination that made it performs
  /// the drop, and the others are notified of the end.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it; views and interactions share their names.
  ///   - view: The view.
  ///   - destination: The destination.
  ///   - asksPreviews: True to ask it for the previews of arriving items (CONTRACT-29).
  ///   - behavior: Its deviations from the default behavior.
  /// - Returns: The destination's id.
  /// - Throws: An error for a name that is taken, or a view that does not exist.
  @discardableResult
  public func addInteraction(
    _ name: String, to view: ViewID, destination: some DropDestination,
    asksPreviews: Bool = false, behavior: DropBehavior = DropBehavior()
  ) throws(StageError) -> DestinationID {
    try addInteraction(
      name, to: view, reference(to: destination), asksPreviews: asksPreviews, behavior: behavior)
  }

  private func reference(to source: some DragSource) -> any SourceReference { HeldSource(source) }

  private func reference(to destination: some DropDestination) -> any DestinationReference {
    HeldDestination(destination)
  }
}
