/// The guard of a machine whose rows have no conditions: a type without values.
public enum Unconditional<Kind: Label>: EventReader {
  /// There is no value to make.
  @inlinable public init?(rawValue: UInt8) { nil }

  /// There is no value to number.
  @inlinable public var rawValue: UInt8 { switch self {} }

  /// There are no values.
  @inlinable public static var allCases: [Unconditional] { [] }

  /// There is no value to read anything.
  @inlinable public var reads: [Kind]? { switch self {} }
}
