import DragScript
import Machines
import Testing

import DragReplay

/// The items that collections have between them (EX-31).
@Suite struct PredicateCheckKeptTests {
  private static let setup = """
    collection shelf at 200,400 size 100x200 layout rows(height=44)
    items shelf x y
    section shelf z

    """

  @Test(arguments: [
    ("", "kept = a b c x y z", "kept = c b a z"),
    ("", "kept list = c a b", "kept list = a b"),
    ("", "kept shelf list = x y z a b c", "kept shelf list ="),
    ("delete list#b\ninsert shelf[gap 0] d\n", "kept = d x y z a c", "kept = a b c x y z"),
  ])
  func `EX-31: items are kept in any order and in any section`(
    lines: String, holds: String, fails: String
  ) throws {
    #expect(try Replaying.run(lines + "expect \(holds)", setup: Self.setup).faults == [])
    #expect(try Replaying.run(lines + "expect \(fails)", setup: Self.setup).faults.count == 1)
  }

  @Test(arguments: [
    ("", "kept list = a b d", ["kept in `list`", "a b d", "a b c: d is lost, c is new"]),
    (
      "delete list#b\ndelete list#c\n", "kept list = a b c",
      ["kept in `list`", "a b c", "a: b and c are lost"]
    ),
    (
      "insert shelf[gap 0] a\n", "kept = a b c x y z",
      ["kept", "a b c x y z", "a b c a x y z: a is there twice"]
    ),
    (
      "insert shelf[gap 0] a\ndelete list#c\n", "kept = a b c x y z",
      ["kept", "a b c x y z", "a b a x y z: a is there twice, c is lost"]
    ),
    ("", "kept = a b c x y z z", ["kept", "a b c x y z z", "a b c x y z: z is there once"]),
    (
      "", "kept list shelf =",
      [
        "kept in `list` and `shelf`", "nothing",
        "a b c x y z: a, b, c, x, y and z are new",
      ]
    ),
    ("reload list with\n", "kept list = a", ["kept in `list`", "a", "nothing: a is lost"]),
  ])
  func `EX-31: a failure says what is lost, there twice or new`(
    lines: String, expectation: String, words: [String?]
  ) throws {
    #expect(try Replaying.run(lines + "expect \(expectation)", setup: Self.setup).words == words)
  }

  @Test func `EX-31: a placeholder does not count`() throws {
    let setup = """
      provider list#a public.text "A" delay manual
      on shelf update => proposal copy insert-at
      on shelf perform => items load

      """
    let drag = "down list#a\nwait 600ms\nmove shelf[gap 0]\nup\nwait 1s\n"
    let lines = drag + "expect kept = a b c x y z\nresolve list#a\nsettle\n"
    let result = try Replaying.run(
      lines + "expect kept = a b c a-copy x y z", setup: Self.setup + setup)
    #expect(result.faults == [])
  }

  @Test
  func `EX-31: an ordinary expectation means the items of its line`()
    throws
  {
    let lines = "insert list[gap 0] n\nexpect kept list = a b c"
    #expect(try Replaying.run(lines).words == ["kept in `list`", "a b c", "n a b c: n is new"])
  }
}
