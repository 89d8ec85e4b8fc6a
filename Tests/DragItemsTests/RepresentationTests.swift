import Testing

@testable import DragItems

@Suite struct RepresentationTests {
  @Test
  func `progress counts the bytes that are claimed, else those that there are, but at least one`()
    throws
  {
    let type = try TypeIdentifier("public.png")
    func units(_ outcome: Representation.Outcome, claimed: Int? = nil) -> Int64 {
      Representation(type, outcome, claimedSize: claimed.map { Int64($0) }).progressUnits
    }
    #expect(units(.data([1, 2, 3])) == 3 && units(.data([])) == 1)
    #expect(units(.data([1, 2, 3]), claimed: 9) == 9 && units(.data([1]), claimed: 0) == 1)
  }
}
