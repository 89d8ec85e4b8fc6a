import DragGeometry

/// An item in a view, by the numbers that a film gives both.
struct CellKey: Hashable, Comparable, Sendable {
  let view: Int
  let item: Int

  static func < (one: CellKey, other: CellKey) -> Bool {
    (one.view, one.item) < (other.view, other.item)
  }
}

/// The visible state of a stage at one moment, and the state that follows from it: the key of a
/// film's chunk.
struct FilmState: Hashable, Sendable {
  var views: [Int: ViewLook] = [:]
  var cells: [CellKey: CellLook] = [:]
  var gaps: [Int: GapLook] = [:]
  var carried: [Int: CarriedLook] = [:]
  var flights: [Int: FlightLook] = [:]
  var pointers: [Int: PointerLook] = [:]
  var menus: [CellKey: MenuLook] = [:]
  var springs: [Int: SpringLook] = [:]
  var sessions: [Int: SessionLook] = [:]
  var progress: [CellKey: ShareLook] = [:]
  var timers: [String: TimeLook] = [:]
  var orders: [Int: [[Int]]] = [:]
}

/// A view as it is drawn.
struct ViewLook: Hashable, Sendable {
  var frame: Rect
  var isTarget = false
  var count = 0
  var thumb: Rect?
  var scroll: Point?
}

/// An item as it is drawn in its view.
struct CellLook: Hashable, Sendable {
  /// The state of an item; the raw values are those of the film's format.
  enum State: Int, Hashable, Sendable {
    case rests
    case isLifted
    case receives
    case springs
    case flashes
    case waits
  }

  var frame: Rect
  var state: State
  var isSelected: Bool
}

/// The positions of an open gap where nothing lies.
struct GapLook: Hashable, Sendable {
  var rects: [Rect]
}

/// One of the items on a stack.
struct CardLook: Hashable, Sendable {
  var item: Int
  var size: Size
  var turn: Double
}

/// The items that a pointer carries.
struct CarriedLook: Hashable, Sendable {
  /// The mark for what a drop would do; the raw values are those of the film's format.
  enum Mark: String, Hashable, Sendable {
    case none = ""
    case plus
    case forbidden
  }

  var center: Point
  var cards: [CardLook]
  var count: Int
  var mark: Mark
  var items: [CellKey]
}

/// A preview that flies to its end position.
struct FlightLook: Hashable, Sendable {
  var cards: [CardLook]
  var count: Int
  var start: Point
  var end: Rect?
  var begin: Int64
  var duration: Int64
}

/// A pointer as it is drawn.
struct PointerLook: Hashable, Sendable {
  var point: Point
  var isPressed: Bool
  var state: String
}

/// A context menu that is shown.
struct MenuLook: Hashable, Sendable {}

/// The target that a session rests on and that may open.
struct SpringLook: Hashable, Sendable {
  var view: Int
  var item: Int?
  var isFlashing = false
}

/// A session, and the proposal in force.
struct SessionLook: Hashable, Sendable {
  var pointer: Int
  var state: String
  var destination: Int?
  var operation = "cancel"
  var intent = "unspecified"
  var position = "none"
  var requested: String?
  var reason: String?
  var items: [CellKey] = []
}

/// The progress of a load, from 0 to 1.
struct ShareLook: Hashable, Sendable {
  var share: Double
}

/// When a timer fires, in microseconds.
struct TimeLook: Hashable, Sendable {
  var time: Int64
}
