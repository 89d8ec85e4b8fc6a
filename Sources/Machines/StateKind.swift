/// What a machine does in a state: rest, wait, or be over.
///
/// Where it rests, each host kind must be written down in the table. Where it waits, everything but
/// the named kinds is refused without being written, because the owner holds host events back.
public enum StateKind<Kind: IndexedEnum>: Hashable, Sendable {
  /// The machine rests until somebody speaks.
  case stable
  /// The machine has asked something and goes on when one of these kinds arrives.
  case awaiting([Kind])
  /// The machine is over; no row leads out.
  case final
}
