/// One action of a source, as it was read.
struct W3CItem: Sendable {
  /// A kind of action.
  enum Kind: String, Sendable {
    case pause, pointerDown, pointerUp, pointerMove, pointerCancel, keyDown, keyUp, scroll

    /// The kinds of source that it belongs to.
    func belongs(to source: W3CSource.Kind) -> Bool {
      switch self {
      case .pause: true
      case .pointerDown, .pointerUp, .pointerMove, .pointerCancel: source == .pointer
      case .keyDown, .keyUp: source == .key
      case .scroll: source == .wheel
      }
    }
  }

  /// The origin of a point.
  enum Origin: Hashable, Sendable {
    case viewport, pointer
    /// The index of a bound reference.
    case element(Int)
  }

  var location: InputPosition
  var kind: Kind?
  var x: Double?
  var y: Double?
  var deltaX: Double?
  var deltaY: Double?
  /// In milliseconds.
  var duration: Int64?
  var button: Int?
  /// A key's scalar; a value of several scalars is none that a drag listens to, and is kept as 0.
  var key: Unicode.Scalar?
  var origin = Origin.viewport
  /// Indicates whether it is written as Chromium does: its kind is a `name`, its press has a position,
  /// and its pause is in seconds.
  var isNamed = false
  /// Indicates whether an error in its fields was already reported.
  var isFaulty = false

  init(location: InputPosition) {
    self.location = location
  }
}
