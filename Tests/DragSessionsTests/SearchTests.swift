import DragSessions
import Testing

@Suite struct SlowSearchTests {
  /// A change of these numbers means that the machines or the alphabet do more or less than before.
  ///
  /// The rules multiply the drags by less than 1.2.
  @Test func `I1 to I7, I14: nothing that one drag and two destinations can do breaks a rule`()
    throws
  {
    let counts = try Search(Alphabet()).counts

    #expect(counts.states == 54_134)
    #expect(counts.drags == 46_100)
    #expect(counts.asking == 41_445)
    #expect(counts.transitions == 290_739)
    #expect(counts.rejections == 131_726)
    #expect(counts.longestStorm == 10)
    #expect(
      counts.sessionStates
        == Set(DragSessionMachine.State.allCases).subtracting([.queryingSiblings]))
  }

  /// Two destinations at one site below a third one, whose items are asked for one by one.
  @Test func `CONTRACT-35: nothing that destinations at one site can do breaks a rule`() throws {
    let counts = try Search(
      Alphabet(
        mostItems: 2, destinations: [.a, .a1, .b],
        proposals: [(.forbidden, nil), (.copy, nil)],
        style: DragStyle(asksPreviews: true, bulk: 1))
    ).counts

    #expect(counts.states == 102_966)
    #expect(counts.drags == 80_544)
    #expect(counts.transitions == 565_253)
    #expect(counts.longestStorm == 14)
    #expect(counts.sessionStates == Set(DragSessionMachine.State.allCases))
  }
}
