package import DragGeometry
package import Machines

// The texts of a session's lines; the names of views and items come from their owner.
extension TraceLine {
  /// A line about a callback.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - who: The name of the receiver.
  ///   - time: The time of the call.
  ///   - session: The session of the drag.
  ///   - arguments: Further arguments of the line, in order.
  package init(
    _ callback: Callback, of who: String, at time: Timestamp, session: SessionID?,
    _ arguments: [Argument] = []
  ) {
    self.init(
      kind: .callback, time: time, who: who, what: callback.rawValue, arguments: arguments,
      session: session)
  }
}

extension TraceLine.Argument {
  /// The argument that names an operation.
  package static func operation(_ operation: DropOperation) -> TraceLine.Argument {
    TraceLine.Argument(key: "op", value: operation.rawValue)
  }

  /// The argument that names a position.
  package static func place(_ text: String) -> TraceLine.Argument {
    TraceLine.Argument(key: "at", value: text)
  }
}

extension ResolvedProposal {
  /// The arguments of a resolved proposal: the one in force, its position, and, if it was changed,
  /// the requested one and the reason.
  ///
  /// - Parameter place: The text of the position.
  /// - Returns: The arguments of the line, in order.
  package func arguments(at place: String) -> [TraceLine.Argument] {
    var arguments: [TraceLine.Argument] = [
      .operation(proposal.operation),
      TraceLine.Argument(key: "intent", value: proposal.intent.rawValue),
      .place(place),
    ]
    if requested.prefersFullSize {
      arguments.append(
        TraceLine.Argument(
          key: "full-size", value: proposal.prefersFullSize ? "true" : "false"))
    }
    if let reason {
      let isOperation = requested.operation != proposal.operation
      arguments.append(
        TraceLine.Argument(
          key: "was",
          value: isOperation ? requested.operation.rawValue : requested.intent.rawValue))
      arguments.append(TraceLine.Argument(key: "why", value: reason.rawValue))
    }
    return arguments
  }
}

extension GapIndex {
  /// The gap in a script's notation, such as `list[gap 4]` or `list[gap 1/0]`.
  ///
  /// - Parameter collection: The collection's name.
  /// - Returns: The text.
  package func text(in collection: String) -> String {
    section == 0 ? "\(collection)[gap \(item)]" : "\(collection)[gap \(section)/\(item)]"
  }
}
