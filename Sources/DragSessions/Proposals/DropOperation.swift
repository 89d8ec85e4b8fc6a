/// The effect of a drop; raw values appear in scripts and traces.
public enum DropOperation: String, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Nothing: the drag is canceled.
  case cancel
  /// Nothing, although a drop here would be accepted at another time or place (CONTRACT-50).
  case forbidden
  /// The items arrive, and the source keeps its own.
  case copy
  /// The items arrive, and the source gives its own away.
  case move

  /// What is true of the operation; code that depends on it reads these facts, and compares the operation with no case.
  @inlinable package var facts: OperationFacts {
    switch self {
    case .cancel: OperationFacts(code: 0)
    case .forbidden: OperationFacts(code: 1)
    case .copy: OperationFacts(code: 2, mask: .copy, carries: true, countsOwnItems: true)
    case .move: OperationFacts(code: 3, mask: .move, carries: true, leavesSource: true)
    }
  }

  /// The contract's number of the operation (CONTRACT-49).
  @inlinable package var code: UInt8 { facts.code }

  /// The operation of a number of the contract, or nil for a number of none.
  package init?(code: UInt8) {
    guard code < Self.byCode.count else { return nil }
    self = Self.byCode[Int(code)]
  }

  // Kept: `allCases` makes an array each time.
  private static let byCode = allCases.sorted { $0.code < $1.code }

  /// The operation as a mask; empty if nothing arrives.
  @inlinable package var mask: OperationMask { facts.mask }

  /// True if a drop with this operation is performed: something arrives (CONTRACT-28).
  @inlinable package var carries: Bool { facts.carries }

  /// True if the source loses the items that arrive.
  @inlinable package var leavesSource: Bool { facts.leavesSource }
}

/// What is true of an operation.
@usableFromInline package struct OperationFacts: Sendable, BitwiseCopyable {
  /// The contract's number (CONTRACT-49).
  @usableFromInline package let code: UInt8
  /// The operation in a mask; empty for one that is always allowed.
  @usableFromInline package let mask: OperationMask
  /// True if something arrives.
  @usableFromInline package let carries: Bool
  /// True if the source loses what arrives.
  @usableFromInline package let leavesSource: Bool
  /// True if a gap is one of the present order, in which the items that are dragged count as well (CONTRACT-63);
  /// otherwise it is one of the order without them (CONTRACT-62).
  @usableFromInline package let countsOwnItems: Bool

  /// Makes the facts of an operation, by default of one with which nothing arrives.
  @inlinable package init(
    code: UInt8, mask: OperationMask = [], carries: Bool = false, leavesSource: Bool = false,
    countsOwnItems: Bool = false
  ) {
    self.code = code
    self.mask = mask
    self.carries = carries
    self.leavesSource = leavesSource
    self.countsOwnItems = countsOwnItems
  }
}
