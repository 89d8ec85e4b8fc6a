/// Who made a change, so that its echo from a store is not applied a second time (D17).
public enum ChangeOrigin: Hashable, Sendable {
  /// A user, in a session; the sequence tells the changes of one session apart.
  case user(session: Int, sequence: Int)
  /// The program itself.
  case program
  /// Somebody else.
  case foreign
}
