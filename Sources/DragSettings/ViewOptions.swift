public import CollectionLayout
public import DragGeometry
public import DragSessions

/// The options of a view, besides its frame.
///
/// All of them may change while the view is there (`StageScene.setOptions`), but for
/// ``application``, ``parent``, ``orientation``, ``contentSize`` and ``keepsFirstVisible``.
public struct ViewOptions: Hashable, Sendable {
  /// The application that the view belongs to, or nil for the common one.
  public var application: String?
  /// The view that this one is nested in; parts outside of it are not hit.
  public var parent: ViewID?
  /// True if several drags may be inside at once (CONTRACT-36).
  public var takesSimultaneousDrops = false
  /// True if spring-loading may open the view, or an item of a collection (CONTRACT-99).
  public var isSpringLoaded = false
  /// True if one local row that is dropped by a move is moved without a call of `perform`
  /// (CONTRACT-45).
  public var movesRows = false
  /// True if the destination is asked before such a move (`DropDestination.mayMoveRow`);
  /// otherwise every row is moved.
  public var asksRowMoves = false
  /// The axis that a collection scrolls along, and its reading direction.
  public var orientation = LayoutOrientation()
  /// The size of the scrolled content of a plain view, in points, or nil if it does not scroll.
  public var contentSize: Size?
  /// The moments at which the view is asked for the previews of single items (CONTRACT-04, 16, 29).
  public var asksPreviews: PreviewMoments = []
  /// True if its items may have a context menu, on the same long press as the drag.
  public var hasMenus = false
  /// True if its items may be dragged; otherwise no item is lifted or added here (CONTRACT-01).
  public var allowsDragging = true
  /// True if it accepts drops; independent of whether its items may be dragged (CONTRACT-48).
  public var acceptsDrops = true
  /// True if lifting a selected item lifts the whole selection (CONTRACT-47).
  public var dragsSelection = false
  /// The notification of reorders within a collection (D14).
  public var reorders = ReorderNotification.none
  /// True if a scrolled collection follows its data, so that the first visible item that keeps its
  /// order stays at its location (B18).
  ///
  /// Otherwise the offset stays. The host reads it from `StageScene.scrollPosition` after each
  /// change of the data. A drop arrives where it was shown, and does not change the offset.
  public var keepsFirstVisible = false
  /// The deviations of its own destination from the default behavior.
  public var drop: DropBehavior {
    get {
      if case .changed(let behavior) = changedDrop { behavior } else { DropBehavior() }
    }
    set { changedDrop = newValue == DropBehavior() ? nil : .changed(newValue) }
  }
  /// The operations that its items allow inside their application, or nil to use only the source's
  /// answer (CONTRACT-137, 144).
  public var operationsWithin: OperationMask?
  /// The operations that its items allow in other applications; nil allows no move (CONTRACT-53,
  /// 137, 144).
  public var operationsOutside: OperationMask?

  // Few views have one, and every move reads a view: so it is stored indirectly.
  @usableFromInline indirect enum ChangedDrop: Hashable, Sendable {
    case changed(DropBehavior)
  }
  @usableFromInline var changedDrop: ChangedDrop?
  /// True if the view's own destination deviates from the default behavior.
  @inlinable package var hasCustomBehavior: Bool { changedDrop != nil }

  /// Makes options with the defaults.
  public init() {}
}

extension ViewOptions {
  /// True if a switch is on.
  package subscript(option: ViewSwitch) -> Bool {
    get {
      switch option {
      case .noDrag: !allowsDragging
      case .noDrop: !acceptsDrops
      case .simultaneous: takesSimultaneousDrops
      case .table: movesRows
      case .menu: hasMenus
      case .selectionDrags: dragsSelection
      }
    }
    set {
      switch option {
      case .noDrag: allowsDragging = !newValue
      case .noDrop: acceptsDrops = !newValue
      case .simultaneous: takesSimultaneousDrops = newValue
      case .table: movesRows = newValue
      case .menu: hasMenus = newValue
      case .selectionDrags: dragsSelection = newValue
      }
    }
  }

  /// The name of an option that differs from another view's and is fixed, or nil.
  package func fixedOption(otherThan other: ViewOptions) -> String? {
    if application != other.application { return "application" }
    if parent != other.parent { return "parent" }
    if orientation != other.orientation { return "orientation" }
    if contentSize != other.contentSize { return "contentSize" }
    return keepsFirstVisible != other.keepsFirstVisible ? "keepsFirstVisible" : nil
  }
}
