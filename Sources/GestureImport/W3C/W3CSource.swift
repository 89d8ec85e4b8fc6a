import DragGestures

/// An input source of WebDriver Actions, as it was read.
struct W3CSource: Sendable {
  /// The kind of device of a source.
  enum Kind: String, Sendable {
    case none, key, pointer, wheel
  }

  /// The program that writes it.
  enum Dialect: Sendable {
    /// WebDriver, and BiDi.
    case webDriver
    /// Chromium, with `source` for its type.
    case chromium
    /// Appium's Inspector, with `ticks` for its actions and percentages for its points.
    case inspector
  }

  var location: InputPosition
  var kind: Kind?
  var id: String?
  var pointerKind = PointerKind.mouse
  var items = W3CItemList()
  var dialect = Dialect.webDriver
  /// The pointer's name in Appium's Inspector; its id is a number there.
  var name: String?
  /// The location of its id, if that is a number, which only Chromium writes.
  var numberedID: InputPosition?
  /// Indicates whether an error in its kind or id was already reported.
  var isFaulty = false

  /// Indicates whether the name of its pointer is known.
  var isIdentified: Bool {
    switch dialect {
    case .webDriver: id != nil
    case .chromium: true
    case .inspector: id != nil || name != nil
    }
  }

  /// The name of its list of actions.
  var list: String { dialect == .inspector ? "ticks" : "actions" }
}
