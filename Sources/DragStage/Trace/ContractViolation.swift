import DragItems

/// What an application did and may not do; the raw values are the words of traces.
///
/// It is told with the number of the rule, and nothing changes: not the drag, not the data. Only
/// ``reloadUncommitted`` is carried out all the same.
public enum ContractViolation: String, Hashable, Sendable, CaseIterable {
  /// An event or a call came for a session that is over.
  case sessionOver = "session-over"
  /// A load was asked for where the drop is not being performed.
  case loadOutsideDrop = "load-outside-drop"
  /// A source has answered a load that was complete.
  case handlerCalledTwice = "handler-called-twice"
  /// Another application's session was given a value.
  case foreignContext = "foreign-context"
  /// A place was chosen for an item when `perform` had returned, or had not been called.
  case dropLate = "drop-late"
  /// A place was chosen for an item a second time.
  case droppedTwice = "dropped-twice"
  /// A place was chosen for an item that the session does not hold.
  case notInSession = "not-in-session"
  /// An item was dropped onto a row that was not inserted before the call.
  case missingRow = "missing-row"
  /// An item was dropped into an item that is not there.
  case missingCell = "missing-cell"
  /// A placeholder was put in without a gap, and the drop has no place.
  case missingPlace = "missing-place"
  /// A placeholder was used that was committed, deleted or discarded before.
  case placeholderOver = "placeholder-over"
  /// A collection was reloaded while a reorder was under way or a placeholder stood in it.
  case reloadUncommitted = "reload-uncommitted"

  /// The number of the statement that it breaks (`CONTRACT-NN`).
  public var rule: Int {
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

  /// What was done, as a sentence without a full stop.
  public var meaning: String {
    switch self {
    case .sessionOver: "the session is over"
    case .loadOutsideDrop: LoadError.Failure.loadOutsideDropScope.meaning
    case .handlerCalledTwice: LoadError.Failure.handlerCalledTwice.meaning
    case .foreignContext: "the session belongs to another application"
    case .dropLate: "a place is chosen only until perform returns"
    case .droppedTwice: "a place was chosen for the item before"
    case .notInSession: "the session does not hold the item"
    case .missingRow: "the row was not inserted before the call"
    case .missingCell: "the item that takes it in is not there"
    case .missingPlace: "the drop has no place, and no gap is named"
    case .placeholderOver: "the placeholder was committed, deleted or discarded before"
    case .reloadUncommitted: "a reorder or a placeholder was uncommitted"
    }
  }
}
