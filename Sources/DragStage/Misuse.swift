import DragItems

/// What an application did and may not do; the raw values are the words of traces.
///
/// It is told with the number of the rule, and nothing changes: not the drag, not the data.
public enum Misuse: String, Hashable, Sendable, CaseIterable {
  /// An event or a call came for a session that is over.
  case sessionOver = "session-over"
  /// A load was asked for where the drop is not being performed.
  case loadOutsideDrop = "load-outside-drop"
  /// A source has answered a load that was complete.
  case handlerCalledTwice = "handler-called-twice"
  /// Another application's session was given a value.
  case foreignContext = "foreign-context"

  /// The number of the statement that it breaks (`CONTRACT-NN`).
  public var rule: Int {
    switch self {
    case .sessionOver: 12
    case .loadOutsideDrop: 121
    case .handlerCalledTwice: 117
    case .foreignContext: 92
    }
  }

  /// What was done, as a sentence without a full stop.
  public var meaning: String {
    switch self {
    case .sessionOver: "the session is over"
    case .loadOutsideDrop: LoadError.Failure.loadOutsideDropScope.meaning
    case .handlerCalledTwice: LoadError.Failure.handlerCalledTwice.meaning
    case .foreignContext: "the session belongs to another application"
    }
  }
}

extension Stage {
  /// Writes a misuse into the trace.
  ///
  /// - Returns: The error that tells it to the caller.
  func told(_ misuse: Misuse, at view: ViewID? = nil, item: ItemID? = nil, session: SessionID?)
    -> StageError
  {
    record(.misused(misuse, view, item), session: session)
    return .misuse(misuse)
  }

  /// The numbers of the rules that applications broke so far, in order; empty without a trace.
  public var brokenRules: [Int] {
    trace.compactMap { entry in
      guard case .misused(let misuse, _, _) = entry.event else { return nil }
      return misuse.rule
    }
  }
}
