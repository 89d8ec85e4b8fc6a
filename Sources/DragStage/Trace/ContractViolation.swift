import DragItems

/// A violation of the contract by an application; raw values appear in traces.
///
/// It is reported with the number of the rule, and nothing changes: neither the drag nor the data.
/// Only ``reloadUncommitted`` is executed nevertheless.
public enum ContractViolation: String, Hashable, Sendable, CaseIterable {
  /// An event or a call referred to a session that is over.
  case sessionOver = "session-over"
  /// A load was requested outside of the drop.
  case loadOutsideDrop = "load-outside-drop"
  /// A source has answered a load that was complete.
  case handlerCalledTwice = "handler-called-twice"
  /// A value was attached to another application's session.
  case foreignContext = "foreign-context"
  /// A position was chosen for an item after `perform` had returned, or before it was called.
  case dropLate = "drop-late"
  /// A position was chosen for an item a second time.
  case droppedTwice = "dropped-twice"
  /// A position was chosen for an item that is not in the session.
  case notInSession = "not-in-session"
  /// An item was dropped onto a row that was not inserted before the call.
  case missingRow = "missing-row"
  /// An item was dropped into an item that does not exist.
  case missingCell = "missing-cell"
  /// A placeholder was inserted without a gap, and the drop has no position.
  case missingPlace = "missing-place"
  /// A placeholder was used that was committed, deleted or discarded before.
  case placeholderOver = "placeholder-over"
  /// A collection was reloaded during a reorder, or with a placeholder.
  case reloadUncommitted = "reload-uncommitted"

  /// The number of the violated rule (`CONTRACT-NN`).
  package var rule: Int {
    switch self {
    case .sessionOver: 12
    case .loadOutsideDrop: 121
    case .handlerCalledTwice: 117
    case .foreignContext: 92
    case .dropLate, .droppedTwice: 76
    case .notInSession: 70
    case .missingRow: 72
    case .missingCell: 73
    case .missingPlace: 60
    case .placeholderOver: 82
    case .reloadUncommitted: 68
    }
  }

  /// The description, as a sentence without a period.
  public var meaning: String {
    switch self {
    case .sessionOver: "the session is over"
    case .loadOutsideDrop: LoadError.Failure.loadOutsideDropScope.meaning
    case .handlerCalledTwice: LoadError.Failure.handlerCalledTwice.meaning
    case .foreignContext: "the session belongs to another application"
    case .dropLate: "a position can be chosen only until perform returns"
    case .droppedTwice: "a position was already chosen for the item"
    case .notInSession: "the item is not in the session"
    case .missingRow: "the row was not inserted before the call"
    case .missingCell: "the target item does not exist"
    case .missingPlace: "the drop has no position, and no gap is given"
    case .placeholderOver: "the placeholder was committed, deleted or discarded before"
    case .reloadUncommitted: "a reorder or a placeholder was uncommitted"
    }
  }
}
