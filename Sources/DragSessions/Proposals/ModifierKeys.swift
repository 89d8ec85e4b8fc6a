/// The modifier keys that are down.
public struct ModifierKeys: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Asks for a move.
  public static let shift = ModifierKeys(rawValue: 1)
  /// Asks for a copy.
  public static let control = ModifierKeys(rawValue: 2)
  /// Asks for a copy.
  public static let alt = ModifierKeys(rawValue: 4)
  /// Asks for nothing.
  public static let meta = ModifierKeys(rawValue: 8)
}
