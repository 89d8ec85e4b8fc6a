import DragScript
import Machines
import Testing

import DragReplay

/// Every predicate, once true and once false with its words.
@Suite struct PredicateCheckTests {
  private static let setup = """
    view bin at 200,400 size 100x100
    provider list#a public.utf8-plain-text "Milk"
    provider list#b public.text "" fail "no"
    on bin update => proposal copy insert-at
    store rows memory
    collection notes at 0,600 size 100x100 layout rows() store rows
    items notes x y

    """

  private static let drag = "down list#a\nwait 501ms\nmove list#b\n"
  private static let dropped = drag + "up\nsettle\n"

  static let cases: [(String, String, String, [String?])] = [
    (drag, "state = dragging", "state = ended", ["state", "ended", "dragging"]),
    ("down list#a\n", "state = pressed", "state = idle", ["state", "idle", "pressed"]),
    (dropped, "state = transferred", "state = idle", ["state", "idle", "transferred"]),
    (
      dropped, "order list = b a c", "order list = a b c",
      ["order of list", "a b c", "b a c"]
    ),
    ("", "order list = a b c", "order list =", ["order of list", "nothing", "a b c"]),
    ("", "order list = a b c", "order list = a / b c", ["order of list", "a / b c", "a b c"]),
    (
      drag, "active-drag list = true", "active-drag bin = true",
      ["active-drag bin", "true", "false"]
    ),
    (
      drag, "active-drop list = true", "active-drop list = false",
      ["active-drop list", "false", "true"]
    ),
    (
      drag, "uncommitted list = true", "uncommitted list = false",
      ["uncommitted list", "false", "true"]
    ),
    (
      "delete notes#x\n", "stored notes = y", "stored rows = x y", ["stored rows", "x y", "y"]
    ),
    (
      "insert notes[gap 2] z\n", "writes rows = 1", "writes notes > 1",
      ["writes of notes", "> 1", "1"]
    ),
    (drag, "items = a", "items = a b", ["items", "a b", "a"]),
    ("", "items =", "items = a", ["items", "a", "nothing"]),
    (dropped, "op = move", "op = copy", ["op", "copy", "move"]),
    (
      drag, "proposal = move insert-at list[gap 2]", "proposal = move insert-at list[gap 1]",
      ["proposal", "move insert-at list[gap 1]", "move insert-at list[gap 2]"]
    ),
    (drag, "proposal = move", "proposal = copy", ["proposal", "copy", "move"]),
    (
      drag, "proposal = move insert-at", "proposal = move insert-into",
      ["proposal", "move insert-into", "move insert-at"]
    ),
    ("", "proposal = cancel", "proposal = move", ["proposal", "move", "cancel"]),
    (
      drag + "move bin\n", "proposal = copy unspecified", "proposal = copy insert-at",
      ["proposal", "copy insert-at", "copy unspecified"]
    ),
    (
      drag, "calls list.didMove = 1", "calls *.didMove > 1", ["calls of *.didMove", "> 1", "1"]
    ),
    (drag, "calls list.* >= 8", "calls list.* < 3", ["calls of list.*", "< 3", "11"]),
    (drag, "once list.enter", "once list.exit", ["calls of list.exit", "1", "0"]),
    (drag, "never box.enter", "never list.enter", ["calls of list.enter", "0", "1"]),
    (
      dropped, "seq list.items list.perform list.didEnd", "seq list.didEnd list.items",
      ["sequence", "list.items after 801.000 list.didEnd op=move", "no such call"]
    ),
    (
      drag, "seq list.enter list.update", "seq box.enter",
      ["sequence", "box.enter from the beginning", "no such call"]
    ),
    (
      dropped, "within 300ms of list.perform list.didEnd",
      "within 299999us of list.perform list.didEnd",
      [
        "time from list.perform to list.didEnd", "at most 299.999ms",
        "300ms at 801.000 list.didEnd op=move",
      ]
    ),
    (
      dropped, "within 0ms of list.willEnd list.willDrop", "within 1s of box.enter list.didEnd",
      [
        "time from box.enter to list.didEnd", "at most 1s",
        "no box.enter before 801.000 list.didEnd op=move",
      ]
    ),
    (
      "", "data list#a public.text = \"Milk\"", "data list#a public.text = \"Eggs\"",
      ["data of list#a", "\"Eggs\"", "\"Milk\""]
    ),
    (
      "", "data list#a public.utf8-plain-text = \"Milk\"", "data list#a public.png = \"Milk\"",
      ["data of list#a", "\"Milk\"", "no such representation"]
    ),
    (
      "", "frame list#b = 0,144 390x44", "frame list#b = 0,144 390x45",
      ["frame of list#b", "0,144 390x45", "0,144 390x44"]
    ),
    (
      "", "frame box = 0,400 100x100", "frame box = 0.5,400 100x100",
      ["frame of box", "0.5,400 100x100", "0,400 100x100"]
    ),
    (
      drag, "frame list#b = 0,100 390x44", "frame list#b = 0,144 390x44",
      [
        "frame of list#b", "0,144 390x44", "0,100 390x44",
      ]
    ),
    (drag + "move bin\n", "badge = plus 1", "badge = plus 2", ["badge", "plus 2", "plus 1"]),
    (drag + "move bin\n", "badge = plus", "badge = none", ["badge", "none", "plus"]),
    (drag + "move box\n", "badge = forbidden", "badge = plus", ["badge", "plus", "forbidden"]),
    (drag, "badge = none", "badge = forbidden", ["badge", "forbidden", "none"]),
    (drag, "gap = list[gap 2]", "gap = list[gap 1]", ["gap", "list[gap 1]", "list[gap 2]"]),
    (
      drag, "gap = list[gap 2] 1", "gap = list[gap 2] 2", ["gap", "list[gap 2] 2", "list[gap 2] 1"]
    ),
    (drag + "move box\n", "gap = none", "gap = list[gap 2]", ["gap", "list[gap 2]", "none"]),
    (dropped, "gap = none", "gap = notes[gap 0] 1", ["gap", "notes[gap 0] 1", "none"]),
    ("", "no-session", "state = lifted", ["state", "lifted", "idle"]),
  ]

  @Test(arguments: cases)
  func `a predicate holds, or says what was expected and found`(
    lines: String, holds: String, fails: String, words: [String?]
  ) throws {
    let passed = try Replaying.run(lines + "expect \(holds)", setup: Self.setup)
    #expect(passed.words == [])
    let failed = try Replaying.run(lines + "expect \(fails)", setup: Self.setup)
    #expect(failed.words == words)
    #expect(failed.faults.map(\.kind) == [.failed])
  }

  @Test func `data whose load fails is reported with its reason`() throws {
    let result = try Replaying.run("expect data list#b public.text = \"x\"", setup: Self.setup)
    #expect(result.words == ["data of list#b", "\"x\"", "fails: no"])
  }

  @Test func `a session that was made is reported`() throws {
    #expect(
      try Replaying.run("down list#a\nwait 501ms\nexpect no-session").words == [
        "sessions", "0", "1",
      ])
  }

  @Test func `nothing has ended before the first end`() throws {
    #expect(try Replaying.run("expect op = move").words == ["op", "move", "no ended session"])
  }

  @Test func `a named pointer's own state is meant`() throws {
    let setup = "pointer f touch\npointer g touch\n"
    let result = try Replaying.run(
      """
      f: down list#a
      wait 501ms
      f: move list#c
      g: down list#b
      wait 1ms
      f: expect state = dragging
      g: expect state = pressed
      expect state = dragging
      """, setup: setup)
    #expect(result.faults == [])
  }

  @Test func `expect goes on, and assert stops`() throws {
    let lines = "expect op = move\nwait 5ms\nassert op = move\nwait 7ms\nexpect op = move"
    let result = try Replaying.run(lines)
    #expect(result.faults.map(\.location.line) == [9, 11])
    #expect(result.duration.count == 5_000)
  }

  @Test(
    arguments: [
      ("expect proposal = move", "cancel"), ("up\nsettle\nexpect op = move", "cancel"),
      ("up\nsettle\nexpect once tray.perform", "0"),
    ])
  func `a refusal for want of an update line is reported as such (26)`(lines: String, found: String)
    throws
  {
    let setup = "collection tray at 0,600 size 100x100 layout rows()"
    let drag = "down list#a\nwait 600ms\nmove tray\n"
    let refused = try Replaying.run(drag + lines, setup: setup)
    #expect(refused.words.last == found)
    let why = "`tray` has no `on tray update` line, so it never accepts"
    #expect(refused.faults.first?.explanation?.hasSuffix(why) == true)
    // A line that answers a cancel is an answer.
    let answered = setup + "\non tray update => proposal cancel"
    let closed = try Replaying.run(drag + lines, setup: answered)
    #expect(closed.words.last == found)
    #expect(closed.faults.first?.explanation?.hasSuffix(why) != true)
  }
}
