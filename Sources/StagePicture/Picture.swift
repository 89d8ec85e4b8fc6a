public import DragGeometry
public import DragSessions
public import DragStage

/// What is drawn of a stage at one moment.
public struct Picture: Hashable, Sendable {
  /// The views, from the back to the front.
  public var panels: [Panel]
  /// What is carried or flies, above everything.
  public var previews: [Preview]
  /// Whether the picture changes by itself, so that another one must be drawn soon.
  public var isMoving: Bool
}

/// A view or a collection as it is drawn.
public struct Panel: Hashable, Sendable {
  /// How the items of a view are drawn.
  public enum Kind: Hashable, Sendable {
    /// One above the other, as wide as the view.
    case rows
    /// Side by side, each with a field of colour.
    case tiles
    /// One above the other, with columns.
    case table
  }

  /// The view.
  public let view: ViewID
  /// What stands above it.
  public let heading: Heading
  /// How its items are drawn.
  public let form: Kind
  /// Its place in the viewport; what of its cells lies outside is not seen.
  public let frame: Rect
  /// Whether a drop here would be taken now.
  public var isTarget = false
  /// Its items, from the back to the front.
  public var cells: [Cell] = []
  /// The places of an open gap where nothing stands.
  public var gap: [Rect] = []
  /// How many items it holds.
  public var count = 0
  /// The handle of its scroll bar, or nil where everything is seen.
  public var thumb: Rect?
}

/// An item as it is drawn in its view.
public struct Cell: Hashable, Sendable {
  /// What an item goes through.
  public enum State: Hashable, Sendable {
    /// Nothing.
    case rests
    /// A drag has lifted it.
    case isLifted
    /// A drop would go into it.
    case receives
    /// A drag rests on it, and it may open.
    case springs
    /// It is about to open.
    case flashes
    /// It stands for data that has not arrived.
    case waits
  }

  /// The item, where it stands.
  public let item: ItemReference
  /// What stands on it.
  public let caption: Caption
  /// Its frame in the viewport, on its way to where the stage shows it.
  public let frame: Rect
  /// What it goes through.
  public let mood: State
  /// Whether it is selected.
  public let isSelected: Bool
}

/// What a pointer carries, or what flies to its place.
public struct Preview: Hashable, Sendable {
  /// One of the items on the stack.
  public struct Layer: Hashable, Sendable {
    /// What stands on it.
    public let caption: Caption
    /// How it is drawn.
    public let form: Panel.Kind
    /// Its size.
    public let size: Size
    /// How far it is turned, in degrees clockwise.
    public let turn: Double
  }

  /// The session.
  public let session: SessionID
  /// At most three of its items, the last one on top.
  public let cards: [Layer]
  /// The number of its items.
  public let count: Int
  /// The centre of the top card, in the viewport.
  public let center: Point
  /// The mark for what a drop would do.
  public let badge: Badge
  /// From 0, unseen, to 1.
  public let opacity: Double
  /// How large it is, where 1 is the size of its cards.
  public let scale: Double
}
