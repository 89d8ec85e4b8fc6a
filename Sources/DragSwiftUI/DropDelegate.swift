/// The code of an application that takes drops on a view.
///
/// For each drag with items of the view's types ``validateDrop(info:)`` is asked once, before anything else. If it
/// accepts, ``dropEntered(info:)`` follows, then ``dropUpdated(info:)`` at every move, and at the end either
/// ``dropExited(info:)`` or ``performDrop(info:)``. A drag that comes back enters again.
@preconcurrency @MainActor public protocol DropDelegate {
  /// True if the drop is of interest (CONTRACT-24); by default it is.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the drop (CONTRACT-28); true if it succeeded.
  ///
  /// A false result is only kept by the application: the operation that the source is notified of stays.
  func performDrop(info: DropInfo) -> Bool
  /// The drag entered (CONTRACT-25).
  func dropEntered(info: DropInfo)
  /// The proposal for a drop here (CONTRACT-25); nil for the last one since the drag entered, or a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The drag exited (CONTRACT-27).
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Keeps the proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
