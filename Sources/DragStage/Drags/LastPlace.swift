import DragSessions

/// The place that a drag meant last at a view, where it means none any more.
struct LastPlace: Hashable, Sendable {
  let view: ViewID
  private let ofCopy: Landing
  private let ofMove: Landing

  /// The place of an aim for an intent, or nil where it has none.
  init?(_ aim: Aim, for intent: DropIntent, at view: ViewID) {
    guard let ofCopy = aim.landing(for: intent, by: .copy),
      let ofMove = aim.landing(for: intent, by: .move)
    else { return nil }
    self.view = view
    self.ofCopy = ofCopy
    self.ofMove = ofMove
  }

  /// The place for an operation.
  func landing(by operation: DropOperation) -> Landing { operation == .copy ? ofCopy : ofMove }
}
