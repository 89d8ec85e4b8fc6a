import DragReplay
import Testing

/// What single actions do, line by line.
@Suite struct ScriptPlayerActionsTests {
  @Test func `events of pointers count, and keys, phases and data do not`() throws {
    let table = [
      ("key down shift", 0), ("key down shift\nkey up shift\nkey down escape", 0),
      ("app inactive\napp active", 0), ("insert list[gap 0] x", 0), ("wait 10ms", 0),
      ("scroll list by 0,5 over 100ms\nwait 100ms", 0), ("down list#a\nup", 2),
      ("down list#a\ncancel", 2),
      ("down list#a\ncancel 50,110", 3), ("down list#a\nmove list#b\nup", 3),
      ("down list#a\nglide list#b over 100ms\nup", 8),
      ("down list#a\nglide list#b over 0ms\nup", 3),
      // What is still down at the end is canceled.
      ("down list#a", 2),
    ]
    let counts = try table.map { "\($0.0): \(try Replaying.run($0.0).eventCount)" }
    #expect(counts == table.map { "\($0.0): \($0.1)" })
  }
}
