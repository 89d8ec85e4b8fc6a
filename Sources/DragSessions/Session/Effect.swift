/// What a row of a session or a visit puts out: at most 16 bytes, without arrays or strings.
///
/// The compiler holds it to that: what refers to nothing is copied bit by bit.
/// "Each item" and "each visited" are cursors, which put themselves back until they are through.
package enum Effect: Hashable, Sendable, BitwiseCopyable {
  /// Ask somebody; the drag goes on when it is answered.
  case ask(Question)
  /// Tell an application.
  case notify(SessionNotification)
  /// Tell the owner what to do.
  case command(SessionCommand)
  /// A message from the session to a visit.
  case send(DropSession.Event, to: DestinationID)
  /// A report from a visit to the session.
  case report(DropSession.Report)
  /// The destination was entered for the first time.
  case joinVisited(DestinationID)
  /// The drag is inside the destination.
  case joinInside(DestinationID)
  /// The drag is inside the destination no more.
  case leaveInside(DestinationID)
  /// Leave every destination that the drag is inside of, in order of entry, but those at one site.
  case leave(allBut: DestinationID?)
  /// Tell every visited destination, in order of first visit, that the drag is over.
  case endVisits(from: Int32)
  /// Ask how every item is shown as it rises, in order.
  case liftPreviews(from: Int32)
  /// Ask how every item flies home, in order.
  case cancelPreviews(from: Int32)
  /// Ask how every item arrives, in order.
  case dropPreviews(into: DestinationID, from: Int32)
  /// Tell the source of every item, in order, that it flies home.
  case cancelItems(from: Int32)
  /// Tell the destination of every item, in order, that it is about to arrive.
  case dropItems(into: DestinationID, from: Int32)
  /// Tell every contributor, in order of joining, that items were added.
  case notifyContributors(from: Int32)
}
