public import DragGeometry
public import DragSessions
public import DragStage

/// The picture of a stage at one moment.
public struct Picture: Hashable, Sendable {
  /// The views, from the back to the front.
  public var panels: [Panel]
  /// The previews that are carried or animated, above everything.
  public var previews: [Preview]
  /// True if the picture is animated, so that another one must be drawn soon.
  public var isMoving: Bool
}

/// The picture of a view or a collection.
public struct Panel: Hashable, Sendable {
  /// The presentation of a view's items.
  public enum Kind: Hashable, Sendable {
    /// Rows, as wide as the view.
    case rows
    /// Tiles, side by side, each with a colored area.
    case tiles
    /// Rows with columns.
    case table
  }

  /// The view.
  public let view: ViewID
  /// Its heading.
  public let heading: Heading
  /// The presentation of its items.
  public let form: Kind
  /// Its frame in the viewport; cells are clipped to it.
  public let frame: Rect
  /// True if a drop here would be accepted at this moment.
  public var isTarget = false
  /// Its items, from the back to the front.
  public var cells: [Cell] = []
  /// The frames of an open gap that are empty.
  public var gap: [Rect] = []
  /// The number of its items.
  public var count = 0
  /// The offset of the visible part of the content; nil if the view does not scroll.
  package var scroll: Point?
  /// The handle of its scroll bar, below the view if the content is only wider; nil if all content is visible.
  public var thumb: Rect?
  /// True if its rows begin at the right.
  public var isRightToLeft = false
}

/// The picture of an item in its view.
public struct Cell: Hashable, Sendable {
  /// The state of an item.
  public enum State: Hashable, Sendable {
    /// None of the states below.
    case rests
    /// A drag has lifted it.
    case isLifted
    /// A drop would go into it.
    case receives
    /// A drag rests on it, and spring-loading may open it.
    case springs
    /// It is about to open.
    case flashes
    /// It is a placeholder for data that has not arrived.
    case waits
  }

  /// The item.
  public let item: ItemReference
  /// Its caption.
  public let caption: Caption
  /// Its frame in the viewport, which moves to the stage's frame.
  public let frame: Rect
  /// Its state.
  public let state: State
  /// True if it is selected.
  public let isSelected: Bool
}

/// The preview of a drag, which a pointer carries or which is animated to its target.
public struct Preview: Hashable, Sendable {
  /// One card of the stack.
  public struct Layer: Hashable, Sendable {
    /// Its caption.
    public let caption: Caption
    /// Its presentation.
    public let form: Panel.Kind
    /// True if its view's rows begin at the right.
    public let isRightToLeft: Bool
    /// Its size.
    public let size: Size
    /// Its rotation, in degrees clockwise.
    public let turn: Double
  }

  /// The session.
  public let session: SessionID
  /// At most three of its items, the last one on top.
  public let layers: [Layer]
  /// The number of its items.
  public let count: Int
  /// The center of the top card, in the viewport.
  public let center: Point
  /// The badge of the drop's operation.
  public let badge: Badge
  /// The opacity, from 0 to 1.
  public let opacity: Double
  /// The scale, where 1 is the size of its cards.
  public let scale: Double
}
