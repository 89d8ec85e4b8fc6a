import DragReplay
import Testing

/// How a test ends that leaves something open.
@Suite struct ScriptPlayerEndTests {
  @Test func `each drag that is open at the end has a note, in the order of the pointers`() throws {
    let result = try Replaying.run(
      "one: down list#a\ntwo: down list#b\nwait 600ms\none: move box\ntwo: move box",
      setup: "pointer one touch\npointer two touch\n")
    #expect(
      result.notes.map(\.text).filter { $0.contains("drag") } == [
        "the test ends under a drag of `one`", "the test ends under a drag of `two`",
      ])
  }
}
