/// The kind of a state: stable, awaiting an event, or final.
///
/// In a stable state the table must specify the outcome of each host kind. In an awaiting state
/// every kind other than the awaited ones is rejected without a row, because the owner holds host
/// events back.
@usableFromInline package enum StateKind<Kind: IndexedEnum>: Hashable, Sendable {
  /// The machine is stable until the next event.
  case stable
  /// The machine has asked a question and continues when one of these kinds arrives.
  case awaiting([Kind])
  /// The machine is finished; no row leads out.
  case final
}
