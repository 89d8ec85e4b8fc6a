import DragSessions
import Testing

/// What follows from an operation, and the one place that says so.
@Suite struct DropOperationTests {
  @Test func `CONTRACT-49: operations have the contract's numbers`() {
    #expect(DropOperation.allCases.map(\.code) == [0, 1, 2, 3])
    #expect(
      (UInt8(0)...5).map { DropOperation(code: $0) } == [
        .cancel, .forbidden, .copy, .move, nil, nil,
      ])
  }

  @Test func `CONTRACT-28: what is in a mask arrives, and nothing else does`() {
    for operation in DropOperation.allCases {
      #expect(operation.carries == (operation.mask != []), "\(operation)")
      #expect(operation.carries || !operation.leavesSource, "\(operation)")
    }
    #expect(OperationMask.everyDrop == [.copy, .move])
  }

  @Test func `a source loses items by a move alone`() {
    #expect(DropOperation.allCases.filter(\.leavesSource) == [.move])
  }

  @Test func `CONTRACT-62, 63: the dragged items count in the gap of a copy alone`() {
    #expect(DropOperation.allCases.filter(\.facts.countsOwnItems) == [.copy])
  }

  @Test func `CONTRACT-137: a mask allows what is in it, and cancel and forbidden always`() {
    func allowed(_ mask: OperationMask) -> [DropOperation] {
      DropOperation.allCases.filter(mask.allows)
    }
    #expect(allowed([]) == [.cancel, .forbidden])
    #expect(allowed(.copy) == [.cancel, .forbidden, .copy])
    #expect(allowed([.move, .link]) == [.cancel, .forbidden, .move])
    #expect(allowed(.all) == DropOperation.allCases)
  }
}
