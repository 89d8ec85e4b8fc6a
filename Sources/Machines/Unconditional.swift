/// The guard type of a machine without guards; it has no values.
@usableFromInline package struct Unconditional<Kind: IndexedEnum>: EventReader {
  /// The raw value, which never exists.
  @usableFromInline package let rawValue: UInt8

  /// Returns nil, because there are no values.
  @usableFromInline package init?(rawValue: UInt8) { nil }

  /// Empty, because there are no values.
  @usableFromInline package static var allCases: [Unconditional] { [] }

  /// No payload is read.
  @usableFromInline package var reads: [Kind]? { nil }
}

extension MachineDefinition where Guard == Unconditional<Event.Kind> {
  /// Never called, because there are no guards.
  @usableFromInline package static func holds(
    _ condition: Guard, in context: Context, on event: Event
  ) -> Bool {
    false
  }
}
