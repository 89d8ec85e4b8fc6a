public import DragItems
public import DragSessions

/// What a view that lends items is asked and notified of; every method has a default.
///
/// All answers are immediate. A method may call the stage: such an event is taken after the
/// current one (``Reply/Answer/queued``).
public protocol DragSource: DragObserver {
  /// Which items a lift takes (CONTRACT-02); by default the one under the press.
  func items(for call: DragContext) -> OfferedItems
  /// Whether an item may be dragged (D14); by default it may.
  func canMove(_ item: ItemID, for call: DragContext) -> Bool
  /// Whether the items may be moved (CONTRACT-09); by default they may.
  func allowsMove(for call: DragContext) -> Bool
  /// Whether the drag stays in its application (CONTRACT-09); by default it does not.
  func isRestricted(for call: DragContext) -> Bool
  /// Whether previews are shown in full size (CONTRACT-09); by default they are not.
  func prefersFullSize(for call: DragContext) -> Bool
  /// How an item is shown as it rises (CONTRACT-04): by default it rises with the others.
  ///
  /// It is asked where the view's options say so. An invisible item is not asked about again, and is
  /// told of all the same.
  func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview
  /// How a visible item flies home (CONTRACT-16): by default to where it was lifted.
  ///
  /// It is asked where the view's options say so, before any `willCancel` (CONTRACT-17).
  func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview
  /// Which items a tap adds to a running drag (CONTRACT-18); by default none.
  func itemsToAdd(for call: DragContext) -> OfferedItems
  /// Which of several running drags a tap adds to (CONTRACT-19); by default none.
  ///
  /// The call is about the first of them.
  func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID?
  /// Whether an item has a context menu; by default every item of a view with menus has one.
  ///
  /// It is asked at a lift by a touch at rest, of views with ``ViewOptions/hasMenus`` alone.
  func hasMenu(_ item: ItemID, for call: DragContext) -> Bool
}

/// Which items a source gives.
public enum OfferedItems: Hashable, Sendable {
  /// None: there is no drag, or nothing is added.
  case none
  /// The item under the press or the tap.
  case pressed
  /// These items, in this order; those that are not where they are named are left out.
  case named([ItemReference])
}

extension DragSource {
  /// Takes the item under the press.
  public func items(for call: DragContext) -> OfferedItems { .pressed }
  /// Lets every item be dragged.
  public func canMove(_ item: ItemID, for call: DragContext) -> Bool { true }
  /// Lets the items be moved.
  public func allowsMove(for call: DragContext) -> Bool { true }
  /// Lets the drag leave its application.
  public func isRestricted(for call: DragContext) -> Bool { false }
  /// Lets previews shrink.
  public func prefersFullSize(for call: DragContext) -> Bool { false }
  /// Lets the item rise.
  public func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { .standard }
  /// Lets the item fly home.
  public func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview { .standard }
  /// Adds nothing.
  public func itemsToAdd(for call: DragContext) -> OfferedItems { .none }
  /// Adds to no drag.
  public func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID? {
    nil
  }
  /// Gives every item its menu.
  public func hasMenu(_ item: ItemID, for call: DragContext) -> Bool { true }
}

/// A source that gives the item under the press, and does nothing else.
public struct DefaultDragSource: DragSource, Sendable {
  /// Makes a plain source.
  public init() {}
}
