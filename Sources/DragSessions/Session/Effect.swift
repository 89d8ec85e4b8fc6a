/// The output of a row of a session or a drop session: at most 16 bytes, without arrays or strings.
///
/// `BitwiseCopyable` makes the compiler enforce this. The effects of "each item" and "each visited"
/// are cursors, which push themselves again until they are done.
package enum Effect: Hashable, Sendable, BitwiseCopyable {
  /// Ask a question; the drag continues when it is answered.
  case ask(Question)
  /// Notify an application.
  case notify(SessionNotification)
  /// Give the owner a command.
  case command(SessionCommand)
  /// Send a message from the session to a drop session.
  case send(DropSession.Event, to: DestinationID)
  /// Report from a drop session to the session.
  case report(DropSession.Report)
  /// The destination was entered for the first time.
  case joinVisited(DestinationID)
  /// The drag is inside the destination.
  case joinInside(DestinationID)
  /// The drag is inside the destination no more.
  case leaveInside(DestinationID)
  /// Leave every destination that the drag is inside of, in order of entry, but those at one site.
  case leave(allBut: DestinationID?)
  /// Notify every visited destination, in order of first entry, that the drag is over.
  case endVisits(from: Int32)
  /// Ask for the preview of every item as it rises, in order.
  case liftPreviews(from: Int32)
  /// Ask for the preview of every item as it flies home, in order.
  case cancelPreviews(from: Int32)
  /// Ask for the preview of every item as it arrives, in order.
  case dropPreviews(into: DestinationID, from: Int32)
  /// Notify the source of every item, in order, that it flies home.
  case cancelItems(from: Int32)
  /// Notify the destination of every item, in order, that it is about to arrive.
  case dropItems(into: DestinationID, from: Int32)
  /// Notify every contributor, in order of joining, that items were added.
  case notifyContributors(from: Int32)
}
