import DragSessions

/// The last position of a drag at a view, for a pointer that refers to none any more.
struct LastPosition: Hashable, Sendable {
  let view: ViewID
  private let ofCopy: DropPosition
  private let ofMove: DropPosition

  /// The position of a hit for an intent, or nil if it has none.
  init?(_ hit: HitResult, for intent: DropIntent, at view: ViewID) {
    guard let ofCopy = hit.position(for: intent, by: .copy),
      let ofMove = hit.position(for: intent, by: .move)
    else { return nil }
    self.view = view
    self.ofCopy = ofCopy
    self.ofMove = ofMove
  }

  func position(by operation: DropOperation) -> DropPosition {
    operation.facts.countsOwnItems ? ofCopy : ofMove
  }
}
