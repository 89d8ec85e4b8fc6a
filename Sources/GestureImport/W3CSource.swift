import DragGestures

/// An input source of WebDriver Actions, as it was read.
struct W3CSource: Sendable {
  /// What kind of device a source stands for.
  enum Kind: String, Sendable {
    case none, key, pointer, wheel
  }

  var place: SourcePlace
  var kind: Kind?
  var id: String?
  var pointerKind = PointerKind.mouse
  var items: [W3CItem] = []
  /// Whether it is written as Chromium does, with `source` for its type.
  var isNamed = false
  /// Where its id is, if that is a number, which only Chromium writes.
  var numberedID: SourcePlace?
  /// Whether something wrong with its kind or id was told already.
  var isFaulty = false
}
