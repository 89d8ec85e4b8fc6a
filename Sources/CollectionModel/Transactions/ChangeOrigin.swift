/// The origin of a change, so that its echo from a store is not applied a second time (D17).
public enum ChangeOrigin: Hashable, Sendable {
  /// A user, in a session; the sequence number distinguishes the changes of one session.
  case user(session: Int, sequence: Int)
  /// The program itself.
  case program
  /// Another writer.
  case foreign
}
