import TestSupport
import Testing

/// A test in which nothing is lifted, and that expects nothing, says why.
@Suite struct IdleTestTests {
  @Test func `a recording whose press is too short names the option that lengthens it`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(
      Samples.touch.replacing("0.600000", with: "0.010000").replacing("0.700000", with: "0.014000")
        .replacing("0036 21", with: "0036 15"), to: "tap.evemu")
    let outcome = try await command.run("replay", "--scene", "scene.drag", "tap.evemu")
    #expect(
      outcome.lines == [
        "tap.evemu: tap.evemu: no drag began: the press of 14ms is shorter than lift.delay; "
          + "--prepend-hold 550ms",
        "1 passed, 0 failed",
      ])
    #expect(outcome.code == 0)
    let held = try await command.run(
      "replay", "--scene", "scene.drag", "tap.evemu", "--prepend-hold", "550ms")
    #expect(held.lines == ["1 passed, 0 failed"])
  }

  @Test func `a mouse lifts by pulling, and its press is too short only where it stays`()
    async throws
  {
    let command = try Command()
    let text =
      Samples.list + """
        pointer mouse mouse

        test "a click"
          mouse: down list#milk
          +20ms mouse: up
        test "a pull beside"
          mouse: down 1,1
          +20ms mouse: move 60,60
          mouse: up

        """
    try command.folder.write(text, to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(
      outcome.lines == [
        "a.drag: a click: no drag began: the press of 20ms is shorter than lift.delay",
        "a.drag: a pull beside: no drag began: no view is at 1,1; `list` is at 0,100 size 390x132",
        "2 passed, 0 failed",
      ])
  }

  @Test func `a script says so only where it expects nothing`() async throws {
    let command = try Command()
    let text =
      Samples.list + """

        test "a pan"
          down list#milk
          +20ms move 195,300
          up
        test "beside"
          down 1,1
          wait 1s
          up
        test "expected"
          down list#milk
          up
          expect no-session
        test "a drag"
          down list#milk
          wait 1s
          up
        test "nothing pressed"
          wait 1s

        """
    try command.folder.write(text, to: "a.drag")
    let outcome = try await command.run("replay", "a.drag")
    #expect(
      outcome.lines == [
        "a.drag: a pan: no drag began: the pointer moves 178 points after 20ms, "
          + "beyond lift.slop and before lift.delay",
        "a.drag: beside: no drag began: no view is at 1,1; `list` is at 0,100 size 390x132",
        "a.drag: a drag: nothing is expected",
        "a.drag: a drag: no drag began: the lifted items were not moved",
        "5 passed, 0 failed",
      ])
  }
}
