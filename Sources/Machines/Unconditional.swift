/// The guard of a machine whose rows have no conditions: no value of it can be made.
public struct Unconditional<Kind: IndexedEnum>: EventReader {
  /// A number of its own, for a value that is never there.
  public let rawValue: UInt8

  /// There is no value to make.
  public init?(rawValue: UInt8) { nil }

  /// There are no values.
  public static var allCases: [Unconditional] { [] }

  /// Nothing is read.
  public var reads: [Kind]? { nil }
}

extension MachineDefinition where Guard == Unconditional<Event.Kind> {
  /// There is no condition that could hold.
  public static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    false
  }
}
