import DragGestures

/// An input source of WebDriver Actions, as it was read.
struct W3CSource: Sendable {
  /// What kind of device a source stands for.
  enum Kind: String, Sendable {
    case none, key, pointer, wheel
  }

  /// Who writes it.
  enum Dialect: Sendable {
    /// WebDriver, and BiDi.
    case webDriver
    /// Chromium, with `source` for its type.
    case chromium
    /// Appium's Inspector, with `ticks` for its actions and percentages for its points.
    case inspector
  }

  var place: InputPosition
  var kind: Kind?
  var id: String?
  var pointerKind = PointerKind.mouse
  var items: [W3CItem] = []
  var dialect = Dialect.webDriver
  /// What Appium's Inspector calls its pointer; its id is a number there.
  var name: String?
  /// Where its id is, if that is a number, which only Chromium writes.
  var numberedID: InputPosition?
  /// Whether something wrong with its kind or id was told already.
  var isFaulty = false

  /// Whether it is known what its pointer is called.
  var isIdentified: Bool {
    switch dialect {
    case .webDriver: id != nil
    case .chromium: true
    case .inspector: id != nil || name != nil
    }
  }

  /// What the list of its actions is called.
  var list: String { dialect == .inspector ? "ticks" : "actions" }
}
