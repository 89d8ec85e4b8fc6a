/// The guard of a machine whose rows have no conditions: no value of it can be made.
package struct Unconditional<Kind: IndexedEnum>: EventReader {
  /// A number of its own, for a value that is never there.
  package let rawValue: UInt8

  /// There is no value to make.
  package init?(rawValue: UInt8) { nil }

  /// There are no values.
  package static var allCases: [Unconditional] { [] }

  /// Nothing is read.
  package var reads: [Kind]? { nil }
}

extension MachineDefinition where Guard == Unconditional<Event.Kind> {
  /// There is no condition that could hold.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    false
  }
}
