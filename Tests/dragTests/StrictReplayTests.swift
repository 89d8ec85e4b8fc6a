import TestSupport
import Testing

/// What is doubtful in a test, and a failure where that is asked for.
@Suite struct StrictReplayTests {
  private static let text =
    Samples.list.replacing("390x132", with: "390x66") + """

      test "nothing is expected"
        down list#milk
        wait 600ms
        move list#eggs
        up
      test "under a drag"
        down list#milk
        wait 600ms
        move list#eggs
        expect state = dragging
      test "not moved"
        down list#milk
        wait 600ms
        up
        expect once list.liftCancelled
      test "not seen"
        down list#tea
        up
        expect no-session

      """

  @Test func `what is doubtful is noted, with a press on what is scrolled out first`() async throws
  {
    let command = try Command()
    try command.folder.write(Self.text, to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(
      outcome.lines == [
        "a.drag: not seen: `list#tea` is scrolled out of `list`, which shows 0..66 of its content",
        "a.drag: nothing is expected: nothing is expected",
        "a.drag: under a drag: the test ends under a drag of `pointer`",
        "a.drag: not moved: no drag began: the lifted items were not moved",
        "4 passed, 0 failed",
      ])
    #expect(outcome.code == 0)
  }

  @Test func `of many notes only the number is said`() async throws {
    let command = try Command()
    for name in ["a", "b"] { try command.folder.write(Self.text, to: "\(name).drag") }
    let outcome = try await command.run("replay", "a.drag", "b.drag")
    #expect(outcome.lines.count == 4 && outcome.code == 0)
    #expect(
      outcome.lines[2]
        == "6 notes on tests that expect nothing, end under a drag, or move nothing of what they lift:"
        + " --strict names them")
  }

  @Test func `notes are failures with --strict, each at its line`() async throws {
    let command = try Command()
    try command.folder.write(Self.text, to: "a.drag")
    let outcome = try await command.run("replay", "a.drag", "--strict")
    #expect(outcome.code == 1)
    #expect(outcome.lines.last == "0 passed, 4 failed")
    let head = Samples.list.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(
      outcome.lines.filter { $0.hasPrefix("a.drag:") } == [
        "a.drag:\(head + 1):1: nothing is expected",
        "a.drag:\(head + 6):1: the test ends under a drag of `pointer`",
        "a.drag:\(head + 11):1: no drag began: the lifted items were not moved",
        "a.drag:\(head + 17):3: `list#tea` is scrolled out of `list`, which shows 0..66 of its content",
      ])
  }
}
