import DragScript
import Testing

import DragReplay

@Suite struct TagChoiceTests {
  private static let script = Script.parse(
    """
    dragscript 1
    tag all
    test "smoke"
      tag smoke quick
    test "slow"
      tag slow
    test "both"
      tag smoke slow
    test "none"
    """, file: "a.drag"
  ).script

  @Test(arguments: [
    ("smoke", ["smoke", "both"]), ("!slow", ["smoke", "none"]), ("smoke,!slow", ["smoke"]),
    ("quick,slow", ["smoke", "slow", "both"]), ("all", ["smoke", "slow", "both", "none"]),
    ("!all", []), ("other", []), ("smoke,!smoke", []),
  ])
  func `a test has one of the tags, and none of those with a mark`(
    tags: String, names: [String]
  ) throws {
    let script = try #require(Self.script)
    let choice = try #require(TagChoice(tags))
    #expect(script.tests.filter { choice.holds(Set(script.tags + $0.tags)) }.map(\.name) == names)
  }

  @Test(arguments: ["", ",", "a,", "!", "a,!"])
  func `an empty tag is none`(tags: String) {
    #expect(TagChoice(tags) == nil)
  }
}
