package import Machines

/// The reason that a drag rejected an event or an answer; the drag is unchanged.
package enum DragError: Error, Hashable {
  /// The event is invalid in the session's state.
  case rejected(DragSessionMachine.InvalidTransition)
  /// The event is invalid in the state of a destination's drop session.
  case rejectedByVisit(DestinationID, DropSession.InvalidTransition)
  /// The drag has pending output, which must be pulled first.
  case busy
  /// No question is due.
  case nothingAsked
  /// Another question is due.
  case unexpectedAnswer(Question)
  /// The event is an answer or a report, which enter through other methods.
  case notFromTheHost(DragSessionMachine.Event.Kind)
  /// The destination was never queried.
  case unknownDestination(DestinationID)
}

/// A message between machines that was invalid: a bug in this package, never caused by input.
///
/// It stops the drag; a search reports the path to it, and a replay ends with exit code 3.
package enum Defect: Hashable, Sendable {
  /// The session rejected a report or an answer.
  case session(DragSessionMachine.InvalidTransition)
  /// A drop session rejected a message.
  case visit(DestinationID, DropSession.InvalidTransition)
}
