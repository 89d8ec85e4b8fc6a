/// The operations that a source allows (CONTRACT-137).
public struct OperationMask: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// One bit for each operation.
  public let rawValue: UInt8

  /// Makes a mask from its bits.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Allows copies.
  @inlinable public static var copy: OperationMask { OperationMask(rawValue: 1) }
  /// Allows moves.
  @inlinable public static var move: OperationMask { OperationMask(rawValue: 2) }
  /// Allows references.
  public static let link = OperationMask(rawValue: 4)
  /// Allows asking the user.
  public static let ask = OperationMask(rawValue: 8)
  /// Allows everything.
  public static let all: OperationMask = [.copy, .move, .link, .ask]
  /// Allows what a session can end with.
  package static let everyDrop = OperationMask(DropOperation.allCases.map { $0.mask })

  /// Returns true if the mask allows an operation; cancel and forbidden are always allowed.
  package func allows(_ operation: DropOperation) -> Bool { isSuperset(of: operation.mask) }
}
