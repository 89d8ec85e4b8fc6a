import CollectionLayout
import CollectionModel
public import DragGeometry
import DragItems
package import DragSessions
import Machines

/// The views of a stage: where they are, what they show, and what lies under a point.
public struct StageScene {
  let stage: Stage

  /// Returns true if a view represents other programs, outside of the stage.
  package func isOutside(_ view: ViewID) -> Bool { stage.core.seatsByView[view] != nil }

  /// Assigns a developer team and a group to an application (CONTRACT-106); nil keeps the present
  /// one.
  ///
  /// - Throws: ``StageError/teamTaken(_:)`` if it belongs to another one; nothing changes then.
  public func join(
    _ application: ApplicationID, team: String? = nil, group: String? = nil
  ) throws(StageError) {
    guard stage.core.data.applications.phases.indices.contains(Int(application.rawValue)) else {
      throw .unknownName("application \(application.rawValue)")
    }
    try stage.core.data.applications.join(application, team: team, group: group)
  }

  /// Scrolls a collection, or a plain view with a content size.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - step: The distance, in points; the offset is clamped to the content.
  /// - Throws: An error for a view that does not scroll, or a step that is not finite.
  public func scroll(_ view: ViewID, by step: Point) throws(StageError) {
    guard step.isFinite else { throw .notFinite }
    guard let position = stage.core.scrollPosition(of: view) else {
      throw .doesNotScroll(stage.core.data.scene[view].name)
    }
    stage.core.scroll(view, to: position.offset + step)
    stage.core.recordScroll(of: view)
    stage.core.placesChanged()
    stage.finishChange()
  }

  /// Sets the selection of a view.
  ///
  /// With ``/DragSettings/ViewOptions/dragsSelection``, lifting one of the selected items lifts all of them
  /// (CONTRACT-47).
  ///
  /// - Parameters:
  ///   - items: The items; an empty array clears the selection.
  ///   - view: The view that contains them.
  /// - Throws: ``StageError/unknownItem(_:)`` for an item that does not exist; nothing has changed.
  public func select(_ items: [ItemReference], in view: ViewID) throws(StageError) {
    guard view.index < stage.core.data.scene.views.count else {
      throw .unknownName("view \(view.rawValue)")
    }
    for item in items where item.view != view || !stage.core.data.scene[view].holds(item.item) {
      throw .unknownItem(stage.core.data.catalog.names[item.item])
    }
    stage.core.data.scene.selections[view] = items.isEmpty ? nil : Set(items.map { $0.item })
    stage.core.record(.selected(view, items.map { $0.item }), session: nil)
  }

  /// The item of a session that a placeholder represents, or nil if it was removed.
  package func item(of placeholder: PlaceholderID) -> DragItem? {
    stage.core.data.scene.standIn(placeholder)?.item
  }

  /// Changes a view's frame, as when a window is moved or resized; also during a drag.
  ///
  /// A collection is laid out again; exact frames of its items do not change. Drags whose pointers
  /// now refer to other content are updated. Views nested in the view have frames of their own,
  /// which do not change: the host sets each frame. O(views) at the next look-up, and for a
  /// collection the cost of its layout.
  ///
  /// - Parameters:
  ///   - frame: Its frame in the viewport, before any enclosing view has scrolled.
  ///   - view: The view, which may have been removed.
  /// - Throws: An error for a view that never existed, or a frame that is invalid or too small for
  ///   the layout.
  public func setFrame(_ frame: Rect, of view: ViewID) throws(StageError) {
    try StageView.check(frame)
    guard view.index < stage.core.data.scene.views.count else {
      throw .unknownName("view \(view.rawValue)")
    }
    guard frame != stage.core.data.scene[view].frame else { return }
    do throws(LayoutError) {
      try stage.core.data.scene.setFrame(frame, of: view)
    } catch {
      throw .badLayout(error)
    }
    stage.core.record(.resized(view, frame), session: nil)
    stage.core.placesChanged()
    stage.finishChange()
  }

  /// The options of a view.
  public func options(of view: ViewID) -> ViewOptions { stage.core.data.scene[view].options }

  /// Changes the options of a view, also during a drag.
  ///
  /// They count from the next question on: what was lifted stays lifted, a press that has not lifted
  /// lifts nothing where dragging was switched off, and a drag leaves a view that accepts no drops
  /// any more.
  ///
  /// - Parameters:
  ///   - options: The options, of which those that are fixed are as before (``/DragSettings/ViewOptions``).
  ///   - view: The view.
  /// - Throws: ``StageError/badArgument(_:)``, or an error for a view that does not exist; nothing has
  ///   changed then.
  public func setOptions(_ options: ViewOptions, of view: ViewID) throws(StageError) {
    guard stage.core.data.scene.isPresent(view) else { throw .unknownName("view \(view.rawValue)") }
    let before = stage.core.data.scene[view].options
    if let fixed = options.fixedOption(otherThan: before) { throw .fixedOption(fixed) }
    stage.core.data.scene.setOptions(options, of: view)
    for option in ViewSwitch.allCases where before[option] != options[option] {
      stage.core.record(.switched(view, option, isOn: options[option]), session: nil)
    }
    stage.core.placesChanged()
    stage.finishChange()
  }

  /// Sets an item's own size, for a flow layout.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - item: The item.
  /// - Throws: An error for an item that does not exist, or an invalid size.
  public func setSize(_ size: Size, of item: ItemReference) throws(StageError) {
    try checkItem(item)
    do throws(LayoutError) {
      try stage.core.data.scene.change(item.view, isAtomic: true) { content throws(LayoutError) in
        try content.setSize(size, of: item.item)
      }
    } catch {
      throw .badLayout(error)
    }
    stage.core.placesChanged()
    stage.finishChange()
  }

  /// Sets the own sizes of items of a collection, for a flow layout, with one layout for all of
  /// them.
  ///
  /// - Parameters:
  ///   - sizes: The sizes, in points, by item; the other items keep theirs.
  ///   - view: The collection.
  /// - Throws: An error for an item that is not in the collection, or an invalid size; no size is
  ///   then set.
  /// - Complexity: The cost of one layout, whatever the number of sizes.
  public func setSizes(_ sizes: [ItemID: Size], in view: ViewID) throws(StageError) {
    // Of several unknown items the first one is reported, in every run.
    for item in sizes.keys.sorted(by: <) { try checkItem(ItemReference(view: view, item: item)) }
    do throws(LayoutError) {
      try stage.core.data.scene.change(view, isAtomic: true) { content throws(LayoutError) in
        try content.setSizes(sizes)
      }
    } catch {
      throw .badLayout(error)
    }
    stage.core.placesChanged()
    stage.finishChange()
  }

  /// Sets how many columns an item spans in a layout that has several; the default is one.
  ///
  /// - Parameters:
  ///   - span: The number of columns.
  ///   - item: The item.
  /// - Throws: An error if the item does not exist.
  package func setSpan(
    _ span: Int, of item: ItemReference
  ) throws(StageError) {
    try checkItem(item)
    stage.core.data.scene.change(item.view) { content in content.setSpan(span, of: item.item) }
    stage.core.placesChanged()
    stage.finishChange()
  }

  /// Sets the exact frame of an item, which overrides any layout.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the viewport before any scrolling.
  ///   - item: The item.
  /// - Throws: An error for an item that does not exist, or an invalid frame.
  public func setFrame(_ frame: Rect, of item: ItemReference) throws(StageError) {
    try checkItem(item)
    let inside = frame.moved(by: Point.zero - stage.core.data.scene[item.view].frame.origin)
    do throws(LayoutError) {
      try stage.core.data.scene.change(item.view) { content throws(LayoutError) in
        try content.setFrame(inside, of: item.item)
      }
    } catch {
      throw .badLayout(error)
    }
    stage.core.placesChanged()
    stage.finishChange()
  }

  /// Sets the exact frames of items of a collection, which override any layout, with one layout for all of them.
  ///
  /// - Parameters:
  ///   - frames: The frames, in the content of the collection, by item; the other items keep theirs.
  ///   - sections: The frames of the sections, in their order, each below the one before; with them, an empty section takes
  ///     drops in its own frame. They are ignored while there are more or fewer sections.
  ///   - view: The collection.
  /// - Throws: An error for an item that is not in the collection, or an invalid frame; no frame is then set.
  /// - Complexity: The cost of one layout, whatever the number of frames.
  package func setFrames(
    _ frames: [ItemID: Rect], sections: [Rect] = [], in view: ViewID
  ) throws(StageError) {
    // Of several unknown items the first one is reported, in every run.
    for item in frames.keys.sorted(by: <) { try checkItem(ItemReference(view: view, item: item)) }
    do throws(LayoutError) {
      try stage.core.data.scene.change(view) { content throws(LayoutError) in
        try content.setFrames(frames, sections: sections)
      }
    } catch {
      throw .badLayout(error)
    }
    stage.core.placesChanged()
    stage.finishChange()
  }

  private func checkItem(_ item: ItemReference) throws(StageError) {
    guard stage.core.data.scene[item.view].collection?.order.contains(item.item) == true else {
      throw .unknownItem(stage.core.data.catalog.names[item.item])
    }
  }

  /// Postpones the layout of collections until ``layOutCollections()``, during setup: a thousand
  /// changes of one collection then cost one layout.
  package func postponeLayout() { stage.core.data.scene.postponeLayout() }

  /// Lays out every collection with postponed layout.
  ///
  /// - Throws: An error about the changes together; then the stage cannot be used.
  package func layOutCollections() throws(StageError) {
    do throws(LayoutError) {
      try stage.core.data.scene.layOut()
    } catch {
      throw .badLayout(error)
    }
  }

  /// True if a drag with items of a view is under way: from the lift until its end (CONTRACT-67).
  ///
  /// It does not report drags over the view, which may come from other views;
  /// ``DragContext/isLocal`` is true for those of the view's application. O(drags).
  public func hasActiveDrag(_ view: ViewID) -> Bool {
    stage.core.state.drags.contains { drag in
      drag.drag.session.state.isLifted && drag.contributors.contains { ViewID($0) == view }
    }
  }

  /// True if a view tracks a drop session: from the enter until the exit or the end (CONTRACT-67).
  ///
  /// O(drags).
  public func hasActiveDrop(_ view: ViewID) -> Bool {
    stage.core.state.drags.contains { drag in
      drag.drag.session.state.isTracked
        && drag.drag.session.context.current.map { ViewID($0) } == view
    }
  }

  /// True if the application of a view was terminated, and is not notified any more.
  package func isTerminated(_ view: ViewID) -> Bool {
    stage.core.data.scene.isTerminated(view)
  }

  /// True if a view is present: not removed, and its application not terminated; O(1).
  package func isPresent(_ view: ViewID) -> Bool {
    stage.core.data.scene.isPresent(view)
  }

  /// The application with a name, or nil if no view names it.
  package func application(named name: String) -> ApplicationID? {
    stage.core.data.applications.known(name)
  }

  /// The application that a view belongs to.
  package func application(of view: ViewID) -> ApplicationID {
    stage.core.data.scene[view].application
  }

  /// The destination of a name that was added to a view, or nil.
  package func interaction(named name: String) -> DestinationID? {
    stage.core.data.scene.interaction(named: name)
  }

  /// True if a destination is present: neither it nor its view was removed.
  package func isPresent(_ destination: DestinationID) -> Bool {
    stage.core.isPresent(destination)
  }

  /// The current gap of a placeholder (CONTRACT-79), or nil if it was removed; O(log n).
  public func gap(of placeholder: PlaceholderID) -> GapIndex? {
    stage.core.data.scene.gap(of: placeholder)
  }

  /// True if a view displays uncommitted updates (CONTRACT-68).
  ///
  /// These are a reorder of its own items under way, or placeholders. Check it before
  /// ``Stage/reload(_:sections:)``. O(drags).
  public func hasUncommittedUpdates(_ view: ViewID) -> Bool {
    stage.core.hasUncommittedUpdates(view)
  }

  /// The first placeholder of an item in a collection, in its order, or nil.
  package func placeholder(of item: ItemID, in view: ViewID) -> PlaceholderID? {
    stage.core.data.scene[view].collection?.firstStandIn(for: item).map {
      PlaceholderID(view: view, stand: $0)
    }
  }

  /// The placeholders of a collection, in its order; O(p log n) for p of them.
  public func placeholders(in view: ViewID) -> [PlaceholderID] {
    stage.core.data.scene.placeholders(in: view)
  }

  /// The selected items of a view in the order in which they are displayed; O(items of the view).
  public func selection(of view: ViewID) -> [ItemReference] {
    stage.core.data.scene.selection(of: view)
  }

  /// The views, in the order of adding.
  public var views: [ViewID] { stage.core.data.scene.views.indices.map { ViewID(index: $0) } }

  /// The view of a number, or nil.
  package func view(numbered number: UInt32) -> ViewID? {
    number < stage.core.data.scene.views.count ? ViewID(number) : nil
  }

  /// The frame of a view, in the viewport as it is now.
  public func frame(of view: ViewID) -> Rect { stage.core.data.scene.frame(of: view) }

  /// The views under a point, the front one first; O(1) plus the number found.
  ///
  /// A nested view is in front of the view that it is nested in, and a view that was added later is
  /// in front of earlier ones.
  public func views(at point: Point) -> [ViewID] {
    var found: [ViewID] = []
    guard point.isFinite else { return found }
    stage.core.data.scene.collectViews(at: point, into: &found)
    return found
  }

  /// The item whose context menu is shown, or nil.
  package var shownMenu: ItemReference? { stage.core.state.menu.shown }
}
