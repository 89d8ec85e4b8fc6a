/// The operations that a source allows (CONTRACT-137).
public struct OperationMask: OptionSet, Hashable, Sendable {
  /// One bit for each operation.
  public let rawValue: UInt8

  /// Makes a mask from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Allows copies.
  public static let copy = OperationMask(rawValue: 1)
  /// Allows moves.
  public static let move = OperationMask(rawValue: 2)

  /// Returns true if the mask allows an operation; cancel and forbidden are always allowed.
  package func allows(_ operation: DropOperation) -> Bool {
    switch operation {
    case .cancel, .forbidden: true
    case .copy: contains(.copy)
    case .move: contains(.move)
    }
  }
}
