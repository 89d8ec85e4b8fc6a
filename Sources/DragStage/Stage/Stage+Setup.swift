public import CollectionLayout
public import DragGeometry
public import DragGestures
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
  package var loads: StageLoads { StageLoads(stage: self) }

  /// The stores, and the collections that show their lists.
  public var stores: StageStores { StageStores(stage: self) }

  /// The state for checkers and model checkers.
  package var inspection: StageInspection { StageInspection(stage: self) }

  #if hasFeature(Embedded)
    /// Adds a view in front of the others; the types of its policies are concrete in Embedded
    /// Swift.
    @discardableResult
    public func addView(
      _ name: String, frame: Rect, options: ViewOptions = ViewOptions(),
      source: some DragSource = DefaultDragSource(), destination: some DropDestination
    ) throws(StageError) -> ViewID {
      try add(name, frame, options, reference(to: source), reference(to: destination))
    }

    /// Adds a collection in front of the other views; the types of its policies are concrete in
    /// Embedded Swift.
    @discardableResult
    public func addCollection(
      _ name: String, frame: Rect, layout: Layout, items: [String] = [],
      options: ViewOptions = ViewOptions(), source: some DragSource = DefaultDragSource(),
      destination: some DropDestination
    ) throws(StageError) -> ViewID {
      try add(
        name, frame, options, reference(to: source), reference(to: destination),
        core.data.content(of: items, in: layout, frame.size, options))
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
      try add(
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
      try add(
        name, frame, options, source.map { reference(to: $0) },
        destination.map { reference(to: $0) },
        core.data.content(of: items, in: layout, frame.size, options))
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
    guard core.data.scene.isNameFree(name) else { throw .nameTaken(name) }
    guard core.data.scene.isPresent(view) else { throw .unknownName("view \(view.rawValue)") }
    let id = core.data.scene.add(
      Interaction(name: name, asksPreviews: asksPreviews, behavior: behavior), to: view)
    policies.add(reference(to: destination), as: id)
    return id
  }

  /// Adds a source to a view, after the existing ones: the first that offers items for a press begins the drag, and the
  /// first that offers items for a tap adds them.
  ///
  /// A source that begins a drag is asked and notified of it in the place of the others, as the trace shows by its name;
  /// one that adds items is notified of further ones. Which of several drags a tap adds to, and whether an item has a menu, is
  /// a question to the view's first source. Options of drags are those of the view. O(1), and for a press O(sources).
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it; views and interactions share their names.
  ///   - view: The view.
  ///   - source: The source.
  /// - Returns: Its id, for ``removeInteraction(_:)``.
  /// - Throws: An error for a name that is taken, or a view that does not exist.
  @discardableResult
  public func addInteraction(
    _ name: String, to view: ViewID, source: some DragSource
  ) throws(StageError) -> DestinationID {
    guard core.data.scene.isNameFree(name) else { throw .nameTaken(name) }
    guard core.data.scene.isPresent(view) else { throw .unknownName("view \(view.rawValue)") }
    let reference = reference(to: source)
    let id = core.data.scene.addSource(name, to: view, calls: calls(of: reference))
    policies.add(reference, as: id)
    return id
  }

  /// Appends a section with items to a collection.
  ///
  /// - Parameters:
  ///   - items: The names of its items, each once in the collection.
  ///   - view: The collection.
  /// - Throws: An error for an item that exists already, or a view that is not a collection.
  public func appendSection(_ items: [String], to view: ViewID) throws(StageError) {
    let ids = items.map { core.data.catalog.names.item(named: $0) }
    try core.data.setUp(view) { content throws(ContentError) in try content.addFilledSection(ids) }
  }

  /// Appends items to a section of a collection during setup, without a trace.
  ///
  /// - Parameters:
  ///   - items: The names of the new items, each once.
  ///   - section: An existing section.
  ///   - view: The collection.
  /// - Throws: An error for an item that exists already, a section past the end, or a view that is
  ///   not a collection.
  public func append(
    _ items: [String], toSection section: Int = 0, of view: ViewID
  ) throws(StageError) {
    try core.data.append(
      items.map { core.data.catalog.names.item(named: $0) }, toSection: section, of: view)
  }

  /// Appends numbered items to a section during setup.
  ///
  /// Their names are created on demand, so that a million items do not need a million strings.
  ///
  /// - Parameters:
  ///   - prefix: The text before the number in each name.
  ///   - numbers: The numbers, none of them negative.
  ///   - section: An existing section.
  ///   - view: The collection.
  /// - Throws: An error for an item that exists already, a negative number or more than 2²⁴ of
  ///   them, a section past the end, or a view that is not a collection.
  package func append(
    numbered prefix: String, _ numbers: ClosedRange<Int>, toSection section: Int = 0,
    of view: ViewID
  ) throws(StageError) {
    guard numbers.lowerBound >= 0, numbers.upperBound - numbers.lowerBound < 1 << 24 else {
      throw .badNumbers
    }
    let ids = core.data.catalog.names.items(named: NumberedNames(prefix: prefix, numbers: numbers))
    try core.data.append(ids, toSection: section, of: view)
  }

  /// Adds a pointer.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it.
  ///   - kind: The kind of the pointer.
  /// - Returns: Its id.
  /// - Throws: ``StageError/nameTaken(_:)``.
  public func addPointer(_ name: String, _ kind: PointerKind = .touch) throws(StageError)
    -> PointerID
  {
    try core.addPointer(name, kind)
  }

  /// Adds a seat: a pointer whose drags a system owns, reported by ``StageEvent/host(_:_:)``.
  ///
  /// Items that other programs drag in are in a collection with the seat's name, without a frame on
  /// the stage, until the session ends. It belongs to the application named here.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it.
  ///   - application: The application of the other programs; by default the seat's name.
  /// - Returns: Its id.
  /// - Throws: ``StageError/nameTaken(_:)``.
  public func addSeat(_ name: String, application: String? = nil) throws(StageError) -> PointerID {
    guard core.data.scene.isNameFree(name), core.pointerNames[name] == nil else {
      throw .nameTaken(name)
    }
    var options = ViewOptions()
    options.application = application ?? name
    options.allowsDragging = false
    options.acceptsDrops = false
    let outside = try add(
      name, .zero, options, nil, nil, core.data.content(of: [], in: .frames, .zero, options))
    let seat = try addPointer(name, .mouse)
    core.makeSeat(seat, of: outside)
    return seat
  }

  private func add(
    _ name: String, _ frame: Rect, _ options: ViewOptions, _ source: (any SourceReference)?,
    _ destination: (any DestinationReference)?, _ content: CollectionContent? = nil
  ) throws(StageError) -> ViewID {
    let view = try core.data.addView(
      name, frame, options, content, hasSource: source != nil,
      sourceCalls: source.map { calls(of: $0) } ?? [],
      hasDestination: destination != nil)
    policies.addView(source: source, destination: destination)
    return view
  }

  private func calls(of source: any SourceReference) -> SourceCalls {
    if source.isDefault { return [] }
    return settings.notifiesSources ? [.questions, .notifications] : .questions
  }

  private func reference(to source: some DragSource) -> any SourceReference { HeldSource(source) }

  private func reference(to destination: some DropDestination) -> any DestinationReference {
    HeldDestination(destination)
  }
}
