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

  @Test func `a press on what is scrolled out is noted`() async throws {
    let command = try Command()
    try command.folder.write(Self.text, to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(
      outcome.lines == [
        "a.drag: not seen: `list#tea` is scrolled out of `list`, which shows 0..66 of its content",
        "4 passed, 0 failed",
      ])
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
        "a.drag:\(head + 11):1: no drag began: what was lifted is not moved",
        "a.drag:\(head + 17):3: `list#tea` is scrolled out of `list`, which shows 0..66 of its content",
      ])
  }
}
