import DragScript
import Testing

import DragReplay

@Suite struct ScriptCheckTests {
  private func faults(_ text: String) throws -> [String] {
    let script = try #require(Script.parse(text, file: "t.drag").script)
    return ScriptCheck.faults(in: script).map { "\($0.location): \($0.message)" }
  }

  @Test func `a script that can be run has no fault, and is not run`() throws {
    #expect(try faults(Replaying.scene + "test \"t\"\nup\nexpect order list = z\n") == [])
  }

  @Test func `what a stage refuses is reported once, at its line`() throws {
    let scene = "dragscript 1\ncollection list at 0,0 size 9x9 layout rows()\nitems list a\n"
    let bad = "provider list#a a+b \"A\"\n"
    #expect(
      try faults(scene + bad + "test \"one\"\nup\ntest \"two\"\nup\n") == [
        "t.drag:4:1: `a+b` is not a valid type"
      ])
    #expect(
      try faults(scene + "test \"one\"\n" + bad + "up\n") == [
        "t.drag:5:1: `a+b` is not a valid type"
      ])
    #expect(try faults(scene + bad) == ["t.drag:4:1: `a+b` is not a valid type"])
  }

  @Test func `a store in a file is declared, and not opened`() throws {
    let scene = "dragscript 1\nstore db sqlite \"a/b\"\n"
    let list = "collection list at 0,0 size 9x9 layout rows() store db\n"
    #expect(try faults(scene + list + "test \"t\"\nup\n") == [])
    let outside = scene.replacing("a/b", with: "../b")
    #expect(
      try faults(outside + list + "test \"t\"\nup\n") == [
        "t.drag:2:1: the store rejected the change: `../b` leaves the folder of the test"
      ])
  }

  @Test func `whether a host answers to a call is not known before`() throws {
    #expect(try faults(Replaying.scene + "test \"t\"\ncall hook\nup\ncall other \"x\"\n") == [])
  }

  @Test func `a script that requires what is not known is not looked at`() throws {
    #expect(try faults("dragscript 1\nrequire levitation\ntest \"t\"\ncall hook\n") == [])
  }

  @Test func `EX-30: a property whose span never ends is reported, and what may come is known`()
    throws
  {
    #expect(
      try warnings("always expect within 1s of list.items list.springLoaded", in: "wait 1ms\n") == [
        "7 DS0603 nothing matches `list.springLoaded` in this test, so the line always holds;"
          + " use `expect once list.springLoaded` to require it"
      ])
    let condition = "on list canMove when item = n1 => refuse\n"
    #expect(try warnings(condition).count == 1)
    #expect(try warnings(condition + "may insert list[gap *] n1") == [])
    #expect(try warnings(condition + "may insert list[gap *] new") == [])
  }

  private func warnings(_ lines: String, in test: String = "") throws -> [String] {
    let text = Replaying.scene + lines + "\ntest \"t\"\n" + test
    let script = try #require(Script.parse(text, file: "t.drag").script, "\(text)")
    return ScriptCheck.warnings(in: script).map {
      "\($0.location.line) \($0.code.rawValue) \($0.message)" + ($0.hint.map { "; \($0)" } ?? "")
    }
  }

  @Test(
    arguments: [
      (
        "on list canHandle when item = a => refuse",
        "7 DS0602 `item = a` never holds: `canHandle` is not about an item;"
          + " use `over` for the item below the drag"
      ),
      (
        "on box canHandle when over = nobody => refuse",
        "7 DS0602 `over = nobody`: unknown item `nobody`"
      ),
      (
        "on list canMove when item = bb => refuse",
        "7 DS0602 `item = bb`: unknown item `bb`; did you mean `b`?"
      ),
      (
        "on list canHandle when type = public.png => refuse",
        "7 DS0602 `type = public.png`: no item of this scene is offered as `public.png`"
      ),
      (
        "provider list#a public.png \"A\"\non list canHandle when type = public.pgn => refuse",
        "8 DS0602 `type = public.pgn`: no item of this scene is offered as `public.pgn`;"
          + " did you mean `public.png`?"
      ),
      (
        "view v at 0,0 size 9x9 types public.png",
        "7 DS0602 `types`: no item of this scene is offered as `public.png`"
      ),
      (
        "on list update when count > 1 => proposal copy",
        "7 DS0601 the line never answers: line 5 answers first whenever it fits;"
          + " write a line without conditions last"
      ),
      (
        "on list canMove when nth = 1 => refuse\non list canMove when nth = 1 and t > 1s => accept",
        "8 DS0601 the line never answers: line 7 answers first whenever it fits;"
          + " the first matching line answers"
      ),
      ("on list canMove when count < 1 => refuse", "7 DS0602 `count < 1` never holds"),
      ("on list canMove when nth = 0 => refuse", "7 DS0602 `nth = 0` never holds"),
      ("on list canMove when t < 0ms => refuse", "7 DS0602 `t < 0ms` never holds"),
      (
        "on list canMove when count > 3 and count <= 3 => refuse",
        "7 DS0602 `count > 3` and `count <= 3` never hold together"
      ),
      (
        "on list canMove when item = a and item = b => refuse",
        "7 DS0602 `item = a` and `item = b` never hold together"
      ),
      (
        "on list canMove when item = a and item != a => refuse",
        "7 DS0602 `item = a` and `item != a` never hold together"
      ),
      (
        "on box canHandle when over != end and over = end => refuse",
        "7 DS0602 `over != end` and `over = end` never hold together"
      ),
      (
        "on list canMove when local = true and local != true => refuse",
        "7 DS0602 `local = true` and `local != true` never hold together"
      ),
      (
        "on list canHandle when local = true and local = false => refuse",
        "7 DS0602 `local = true` and `local = false` never hold together"
      ),
      (
        "provider list#a public.png \"A\"\non list canHandle when type = public.png and type != public.png => refuse",
        "8 DS0602 `type = public.png` and `type != public.png` never hold together"
      ),
      (
        "provider list#a public.png \"A\"\non list canHandle when all-types = public.png and all-types != public.png => refuse",
        "8 DS0602 `all-types = public.png` and `all-types != public.png` never hold together"
      ),
      (
        "on list enter when over = nobody do reload list",
        "7 DS0602 `over = nobody`: unknown item `nobody`"
      ),
    ])
  func `what cannot matter is reported at its line`(line: String, warning: String) throws {
    #expect(try warnings(line) == [warning])
  }

  @Test(
    arguments: [
      "on list canMove when item = a => refuse", "on list canMove when item != zz => refuse",
      "on box canHandle when over = end => refuse", "on box canHandle when item != a => refuse",
      "on list canMove when item = a-copy => refuse",
      "on list canMove when item = a-copy-2 => refuse",
      "on list canMove when count > 1 and count < 9 => refuse",
      "on list canMove when nth = 1 => refuse\non list canMove when nth = 2 => refuse",
      "on list canMove when item != a and item != b => refuse",
      "on list canMove when item = a and item != b => refuse",
      "on list canMove when item != a and item != a => refuse",
      "on list canHandle when local = true and local != false => refuse",
      "provider list#a public.png \"A\"\non list canHandle when type = public.png and type != public.text => refuse",
      "provider list#a public.png \"A\"\non list canHandle when type = public.png and type = public.image => refuse",
      "provider list#a public.png \"A\"\non list canHandle when type = public.image => refuse",
      "collection more at 0,300 size 9x9 layout rows()\nitems more r[0..9]\non list canMove when item = r7 => refuse",
      // What a system brings is not known.
      "seat desk\non list canHandle when type = public.png and over = note => refuse",
    ])
  func `findings that may matter are not reported`(line: String) throws {
    #expect(try warnings(line) == [])
  }

  @Test func `a line that the tests share matters where it matters in one of them`() throws {
    let shared = "on box canHandle when over = f => refuse"
    #expect(try warnings(shared).count == 1)
    #expect(try warnings(shared, in: "insert list[gap 1] f\ntest \"u\"\nwait 1ms\n") == [])
    // A test that answers in the place of its file hides nothing for good.
    #expect(try warnings("", in: "on list update => proposal copy\ntest \"u\"\nwait 1ms\n") == [])
  }

  @Test func `a within without a second match is reported`() throws {
    let drop = "down list#a\nwait 600ms\nmove list#c\nup\nsettle\n"
    #expect(try warnings("", in: drop + "expect within 1s of list.enter list.didEnd\n") == [])
    #expect(
      try warnings("", in: drop + "expect within 1s of list.enter list.exit\n") == [
        "14 DS0603 nothing matches `list.exit` in this test, so the line always holds;"
          + " use `expect once list.exit` to require it"
      ])
  }

  @Test func `a move to what its view does not show is reported, as a press is`() throws {
    let long = "collection long at 0,600 size 100x66 layout rows(height=22)\nitems long r[0..9]\n"
    let lift = "down list#a\nwait 600ms\n"
    func found(_ setup: String, _ lines: String) throws -> [String] {
      try warnings(long + setup, in: lift + lines).map { String($0.drop { $0 != "D" }) }
    }
    let outside =
      "is scrolled out of `long`: it shows 0…66; a line `scroll` above it shows the target"
    let gap = "DS0605 gap 0/5 \(outside)"
    #expect(try found("", "move long[gap 5]\nup\n") == [gap])
    // The gap below the last row that is seen is at the upper edge of the next one.
    #expect(try found("", "move long[gap 3]\nup\n").count == 1)
    #expect(
      try found("", "glide long#r7 over 100ms\nup\n") == [
        "DS0605 `r7` \(outside)"
      ])
    #expect(try found("", "move long[gap 2]\nmove long[gap 5]\nup\n") == [gap])
    // What is seen, is meant to be outside, or may be shown by then, is not reported.
    #expect(try found("", "move long[gap 2]\nmove long#r2(+0,+90)\nup\n") == [])
    #expect(try found("", "scroll long by 0,90\nmove long[gap 5]\nup\n") == [])
    #expect(try found("set autoscroll on\n", "move long[gap 5]\nup\n") == [])
    #expect(
      try found("on list willBegin do delete long#r0\n", "move long[gap 5]\nup\n") == [])
  }
}
