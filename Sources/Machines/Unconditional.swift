/// The guard type of a machine without guards; it has no values.
public struct Unconditional<Kind: IndexedEnum>: EventReader {
  /// The raw value, which never exists.
  public let rawValue: UInt8

  /// Returns nil, because there are no values.
  public init?(rawValue: UInt8) { nil }

  /// Empty, because there are no values.
  public static var allCases: [Unconditional] { [] }

  /// No payload is read.
  public var reads: [Kind]? { nil }
}

extension MachineDefinition where Guard == Unconditional<Event.Kind> {
  /// Never called, because there are no guards.
  public static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    false
  }
}
