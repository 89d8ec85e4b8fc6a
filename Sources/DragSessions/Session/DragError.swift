package import Machines

/// Why a drag did not take what it was given; the drag is unchanged.
package enum DragError: Error, Hashable {
  /// The event cannot follow in the session's state.
  case refused(DragSessionMachine.InvalidTransition)
  /// The event cannot follow in the state of a destination's visit.
  case refusedByVisit(DestinationID, DropSession.InvalidTransition)
  /// The drag has something pending, which must be pulled first.
  case busy
  /// Nothing is due that could be answered.
  case nothingAsked
  /// Another question is due.
  case unexpectedAnswer(Question)
  /// The event is an answer or a report, which have their own way in.
  case notFromTheHost(DragSessionMachine.Event.Kind)
  /// The destination was never asked anything.
  case unknownDestination(DestinationID)
}

/// A message between machines that could not follow: a mistake of ours, never of an input.
///
/// It stops the drag; a search reports the path to it, and a replay ends with exit code 3.
package enum Defect: Hashable, Sendable {
  /// The session refused a report or an answer.
  case session(DragSessionMachine.InvalidTransition)
  /// A visit refused a message.
  case visit(DestinationID, DropSession.InvalidTransition)
}
