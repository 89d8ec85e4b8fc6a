import DragGeometry
import DragSessions
import Machines
import Testing

/// The keys of a proposal in a line of a trace.
@Suite struct TraceLineTextsTests {
  private func text(
    _ proposal: DropProposal, at position: DropPosition? = nil,
    change: (inout DropConstraints) -> Void = { _ in }
  ) -> String {
    var limits = DropConstraints(allowsMove: true, isForeign: false)
    change(&limits)
    return proposal.resolved(with: limits, at: position).arguments(at: "here")
      .map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }

  @Test func `a proposal in force has its operation, its intent and its place`() {
    for operation in DropOperation.allCases {
      for intent in DropIntent.allCases {
        #expect(
          text(DropProposal(operation, intent: intent), at: .gap(GapIndex(item: 0)))
            .hasPrefix("op=\(operation.rawValue) intent="))
      }
    }
    #expect(
      text(DropProposal(.move, intent: .insertAt), at: .gap(GapIndex(item: 0)))
        == "op=move intent=insert-at at=here")
  }

  @Test func `one that was changed has what it was, and why, behind the size that it asks for`() {
    var full = DropProposal(.move, intent: .insertAt)
    full.prefersFullSize = true
    #expect(text(full, at: .gap(GapIndex(item: 0))).hasSuffix(" at=here full-size=true"))
    #expect(
      text(full, at: .gap(GapIndex(item: 0))) { $0.isForeign = true }
        == "op=cancel intent=insert-at at=here full-size=false was=move why=foreign")
    #expect(
      text(full)
        == "op=move intent=unspecified at=here full-size=true was=insert-at why=no-destination")
    #expect(
      text(full) { $0.performsWithoutDestination = false }
        == "op=forbidden intent=insert-at at=here full-size=true was=move why=no-destination")
    #expect(
      text(DropProposal(.copy)) { $0.mask = .move }
        == "op=cancel intent=unspecified at=here was=copy why=mask")
  }

  @Test func `a gap is written with its section where that is not the first one`() {
    #expect(GapIndex(item: 4).text(in: "list") == "list[gap 4]")
    #expect(GapIndex(section: 1, item: 0).text(in: "list") == "list[gap 1/0]")
  }
}
