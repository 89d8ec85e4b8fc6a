/// Something that happens to a machine: a kind, and what comes with it.
public protocol MachineEvent: Hashable, Sendable {
  /// The kinds of event, which select the row of a table.
  associatedtype Kind: IndexedEnum

  /// The kind, without what comes with it.
  var kind: Kind { get }
}

/// A guard or an action: it says which kinds of event it reads something from.
///
/// A test checks every row against it, so that reading what an event does not carry cannot happen.
public protocol EventReader: IndexedEnum {
  /// The kinds that are read.
  associatedtype Kind: IndexedEnum

  /// The kinds whose payload is read, or nil where no payload is read.
  var reads: [Kind]? { get }
}
