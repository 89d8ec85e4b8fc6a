public import DragItems
public import DragSessions

/// The questions to, and notifications of, a view whose items can be dragged; every method has a
/// default.
///
/// All answers are immediate. A method may call the stage: such an event is taken after the
/// current one (``Reply/Answer/queued``).
public protocol DragSource: DragObserver {
  /// The items that a lift takes (CONTRACT-02); by default the one under the press.
  func items(for call: DragContext) -> OfferedItems
  /// True if an item may be dragged (D14); by default it may.
  func canMove(_ item: ItemID, for call: DragContext) -> Bool
  /// True if the items may be moved (CONTRACT-09); by default they may.
  func allowsMove(for call: DragContext) -> Bool
  /// True if the drag stays in its application (CONTRACT-09); by default it does not.
  func isRestricted(for call: DragContext) -> Bool
  /// True if previews are shown in full size (CONTRACT-09); by default they are not.
  func prefersFullSize(for call: DragContext) -> Bool
  /// The preview of an item as it rises (CONTRACT-04): by default it rises with the others.
  ///
  /// It is called if the view's options request it. An invisible item gets no further preview
  /// queries, but its notifications are sent.
  func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview
  /// The preview of a visible item as it flies home (CONTRACT-16): by default to where it was
  /// lifted.
  ///
  /// It is called if the view's options request it, before any `willCancel` (CONTRACT-17).
  func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview
  /// The items that a tap adds to a running drag (CONTRACT-18); by default none.
  func itemsToAdd(for call: DragContext) -> OfferedItems
  /// The running drag that a tap adds to, if there are several (CONTRACT-19); by default none.
  ///
  /// The context is that of the first of them.
  func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID?
  /// True if an item has a context menu; by default every item of a view with menus has one.
  ///
  /// It is called at a lift by a touch at rest, only for views with ``/DragSettings/ViewOptions/hasMenus``.
  func hasMenu(_ item: ItemID, for call: DragContext) -> Bool
}

/// The items that a source offers.
public enum OfferedItems: Hashable, Sendable {
  /// None: no drag begins, or no items are added.
  case none
  /// The item under the press or the tap.
  case pressed
  /// These items, in this order; items that are not in the named view are left out, unless they were
  /// added to it without a place (``StageItems/addUnplaced(_:to:)``).
  case named([ItemReference])

  /// True if no items are offered.
  var isEmpty: Bool {
    switch self {
    case .none: true
    case .pressed: false
    case .named(let items): items.isEmpty
    }
  }
}

extension DragSource {
  /// Offers the item under the press.
  public func items(for call: DragContext) -> OfferedItems { .pressed }
  /// Allows dragging every item.
  public func canMove(_ item: ItemID, for call: DragContext) -> Bool { true }
  /// Allows moving the items.
  public func allowsMove(for call: DragContext) -> Bool { true }
  /// Allows leaving the application.
  public func isRestricted(for call: DragContext) -> Bool { false }
  /// Allows smaller previews.
  public func prefersFullSize(for call: DragContext) -> Bool { false }
  /// Returns the standard preview.
  public func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { .standard }
  /// Returns the standard preview.
  public func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { .standard }
  /// Adds no items.
  public func itemsToAdd(for call: DragContext) -> OfferedItems { .none }
  /// Selects no drag.
  public func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID? {
    nil
  }
  /// Shows the menu of every item.
  public func hasMenu(_ item: ItemID, for call: DragContext) -> Bool { true }
}

/// A source that offers the item under the press, and has the default answers.
public struct DefaultDragSource: DragSource, Sendable {
  /// Makes a default source.
  public init() {}
}
