import DragScript
import DragStage
import Machines
import Testing

import DragReplay

/// What applications do in a script: what they name must be there, and what they may not is told.
@Suite struct ApplicationActionsTests {
  private static let shelf = """
    collection shelf at 0,300 size 390x88 layout rows(height=44)
    items shelf x
    on shelf update => proposal copy insert-at

    """

  private func messages(_ lines: String, setup: String = "") throws -> [String] {
    try Replaying.run(lines, setup: Self.shelf + setup).faults.map(\.message)
  }

  @Test func `items of several views are selected view by view, in the order of the line`() throws {
    let result = try Replaying.run("select shelf#x list#b shelf list#a", setup: Self.shelf)
    #expect(result.faults == [])
    let selected = result.trace.filter { $0.what == "select" }
    #expect(selected.map(\.who) == ["shelf", "list"])
  }

  @Test(arguments: [
    ("reorder list#a list#b to shelf[gap 0]", "`list#a` is not an item of `shelf`"),
    ("reorder list#q to list[gap 0]", "`list` has no item `q`"),
    ("reorder list#a list#a to list[gap 0]", "`a` already exists"),
    ("reorder list#a to list[gap 9]", "the gap is past the end of its section"),
    ("reload list with a b / a", "`a` already exists"),
    ("remove list\nremove list", "unknown name `list`"),
    ("commit list#a", "`list#a` has no placeholder"),
    ("discard list#a", "`list#a` has no placeholder"),
    ("drop a onto list#b", "no session has begun"),
    ("down list[gap 9]", "`list` has no gap 9: its gaps are 0 to 3"),
    ("down shelf[gap 2]", "`shelf` has no gap 2: its gaps are 0 to 1"),
    ("down list#a\nwait 501ms\nmove list#b\ndrop q at 1,1", "unknown item `q`"),
  ])
  func `what is named and not there is a fault of the script, at its line`(
    lines: String, message: String
  ) throws {
    let result = try Replaying.run(lines, setup: Self.shelf)
    #expect(result.faults.map(\.message) == [message])
    #expect(result.faults.map(\.kind) == [.script])
    #expect(
      result.faults.map(\.location.line) == [
        11 + lines.split(separator: "\n").count
      ])
  }

  @Test func `misuse is not a fault of a script: it fails a strict test at its end, and no other`()
    throws
  {
    let lines = "down list#a\nwait 501ms\nmove list#b\ndrop a onto list#b\nup\nsettle"
    #expect(
      try messages(lines) == [
        "misuse at `list` for `a`: a position can be chosen only until perform returns (CONTRACT-76)"
      ])
    #expect(try messages(lines, setup: "set strict off\n") == [])
    // It is told at the line that was played.
    let line = try Replaying.run(lines).faults.first?.location.line
    let first = try Replaying.run("expect never list.willLift\n" + lines).faults.last?.location.line
    #expect(first == line.map { $0 + 1 })
    #expect(try Replaying.run("up").faults.first?.location.line == line.map { $0 - 3 })
  }

  @Test func `a drop in a callback means the session of the callback`() throws {
    let result = try Replaying.run(
      """
      down list#a
      wait 501ms
      move 380,390
      g: down list#b
      wait 501ms
      g: move 370,395
      move shelf[gap 1]
      g: move shelf[gap 0]
      up
      settle
      g: up
      settle
      expect order shelf = b2 x a2
      expect misuse = none
      """,
      setup: Self.shelf.replacing("(height=44)", with: "(height=44) simultaneous") + """
        pointer g touch
        on shelf perform when pointer = pointer do drop a as placeholder shelf[gap 1]
        on shelf perform when pointer = g do drop b as placeholder shelf[gap 0]
        on shelf perform => none
        on shelf conclude when pointer = pointer do commit shelf#a as a2
        on shelf conclude when pointer = g do commit shelf#b as b2

        """)
    #expect(result.faults.map(\.message) == [])
  }
}
