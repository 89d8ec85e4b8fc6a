import DragGeometry
import DragSessions
import Testing

/// What a source allows, as a mask (CONTRACT-137).
@Suite struct OperationMaskTests {
  private static func ruling(
    _ operation: DropOperation, _ mask: OperationMask?, isForeign: Bool = false,
    allowsMove: Bool = true, asked: DropOperation? = nil
  ) -> ResolvedProposal {
    DropProposal(operation).resolved(
      with: DropConstraints(
        allowsMove: allowsMove, isForeign: isForeign, mask: mask, asked: asked),
      at: nil)
  }

  @Test func `137: what the mask leaves out is a cancel, and never another operation`() {
    #expect(Self.ruling(.move, .copy).proposal.operation == .cancel)
    #expect(Self.ruling(.move, .copy).reason == .mask)
    #expect(Self.ruling(.copy, .move).reason == .mask)
    #expect(Self.ruling(.copy, []).reason == .mask)
    #expect(Self.ruling(.copy, [.copy, .move]).reason == nil)
    #expect(Self.ruling(.forbidden, []).proposal.operation == .forbidden)
    #expect(Self.ruling(.forbidden, []).reason == nil)
  }

  @Test func `137: keys narrow the mask`() {
    #expect(Self.ruling(.move, [.copy, .move], asked: .copy).proposal.operation == .copy)
    #expect(Self.ruling(.move, .move, asked: .copy).reason == .mask)
    #expect(Self.ruling(.copy, .copy, asked: .move).reason == .mask)
  }

  @Test func `53, 137: a mask says what another application may do; without one it may not move`() {
    #expect(Self.ruling(.move, nil, isForeign: true).reason == .foreign)
    #expect(Self.ruling(.move, .copy, isForeign: true).reason == .mask)
    #expect(Self.ruling(.move, .move, isForeign: true).reason == nil)
  }

  @Test func `09, 137: a mask gives no right that the source refused at the begin`() {
    #expect(Self.ruling(.move, .move, allowsMove: false).reason == .notAllowed)
  }

  @Test func `a mask is written as the operations that it has, in the order of their numbers`() {
    let words = ["copy", "move", "link", "ask"]
    for bits in UInt8(0)..<16 {
      let named = words.indices.filter { bits & (1 << UInt8($0)) != 0 }.map { words[$0] }
      let text = OperationMask(rawValue: bits).text
      #expect(text == (named.isEmpty ? "none" : named.joined(separator: ",")))
    }
  }
}
