/// An event of a machine: a kind, and a payload.
@usableFromInline package protocol MachineEvent: Hashable, Sendable {
  /// The kinds of event, which select the row of a table.
  associatedtype Kind: IndexedEnum

  /// The kind, without the payload.
  var kind: Kind { get }
}

/// A guard or an action, with the kinds of event whose payload it reads.
///
/// A test checks every row against it, so that no payload is read that the event does not carry.
@usableFromInline package protocol EventReader: IndexedEnum {
  /// The kinds that are read.
  associatedtype Kind: IndexedEnum

  /// The kinds whose payload is read, or nil where no payload is read.
  var reads: [Kind]? { get }
}
