import DragScript
import DragSessions
import DragStage
import Machines
import Testing

import DragReplay

/// When lines run, and where a pointer is.
@Suite struct ScriptPlayerTests {
  private func lines(_ text: String, setup: String = "") throws -> [String] {
    let result = try Replaying.run(text, setup: setup)
    #expect(result.faults.map(\.message) == [])
    return Replaying.pointerLines(result)
  }

  @Test func `stamps are absolute, counted on, or left out`() throws {
    #expect(
      try lines(
        """
        @5ms down 1,1
        +7ms move 2,1
        move 3,1
        wait 1ms
        move 4,1
        @20ms move 5,1
        up 6,1
        """) == [
          "5.000 pointer.down 1,1", "12.000 pointer.move 2,1", "12.000 pointer.move 3,1",
          "13.000 pointer.move 4,1", "20.000 pointer.move 5,1", "20.000 pointer.move 6,1",
          "20.000 pointer.up",
        ])
  }

  @Test func `an up at a point releases there without a move, and a tap stays a tap`() throws {
    #expect(
      try lines("down 50,450\nup at 300,20\n@5ms down 1,1\nup at list#b") == [
        "0.000 pointer.down 50,450", "0.000 pointer.up 300,20", "5.000 pointer.down 1,1",
        "5.000 pointer.up 195,166",
      ])
    let result = try Replaying.run(
      """
      down list#a
      wait 600ms
      glide list#b@0.5,0.9 over 50ms
      up at box
      settle
      expect never box.enter
      expect order list = b a c
      """)
    #expect(result.faults.map(\.message) == [])
  }

  @Test func `a line that falls inside a wait is reported, whatever the wait follows`() throws {
    let inside = "the time falls inside the `wait` above, which ends at 950ms: only glides and"
    for line in ["@900ms expect state = idle", "@900ms down 1,1"] {
      // How long settling takes is not known before it has run.
      let result = try Replaying.run(
        """
        down list#a
        @550ms move 100,50
        up
        settle
        wait 100ms
        \(line)
        wait 1ms
        """)
      let message = try #require(result.faults.first?.message)
      #expect(message.hasPrefix(inside), "\(message)")
      #expect(result.faults.first?.kind == .script)
    }
    // A glide of another pointer goes on beside other lines.
    #expect(
      try lines("down 1,1\nglide 9,1 over 50ms rate 40hz\n@30ms expect state = pressed").count == 4)
  }

  @Test func `a finger that is not down cannot move, a mouse and a pen can`() throws {
    for line in ["move 5,5", "glide 5,5 over 9ms", "@1ms move 5,5", "up 5,5"] {
      let fault = try #require(try Replaying.run(line).faults.first)
      #expect(fault.kind == .script)
      #expect(
        line.hasPrefix("up") || fault.message.hasPrefix("`pointer` is a finger that is not down"))
    }
    for kind in ["mouse", "pen"] {
      #expect(
        try lines("move 5,5\n@1ms move 6,5\nglide 7,5 over 1ms", setup: "pointer pointer \(kind)")
          == [
            "0.000 pointer.move 5,5", "1.000 pointer.move 6,5", "2.000 pointer.move 7,5",
          ])
    }
  }

  @Test func `a glide samples at round(k times duration over n), the last at the end`() throws {
    #expect(
      try lines("down 0,0\nglide 30,0 over 50ms rate 60hz\nup") == [
        "0.000 pointer.down 0,0", "16.667 pointer.move 10,0", "33.333 pointer.move 20,0",
        "50.000 pointer.move 30,0", "50.000 pointer.up",
      ])
    #expect(
      try lines("down 0,0\nglide 8,0 over 7us rate 600000hz\nup") == [
        // 4.2 samples are five: at 1.4, 2.8, 4.2, 5.6 and 7 microseconds.
        "0.000 pointer.down 0,0", "0.001 pointer.move 1.6,0", "0.003 pointer.move 3.2,0",
        "0.004 pointer.move 4.8,0", "0.006 pointer.move 6.4,0", "0.007 pointer.move 8,0",
        "0.007 pointer.up",
      ])
    #expect(
      try lines("down 0,0\nglide 8,0 over 1ms\nup") == [
        "0.000 pointer.down 0,0", "1.000 pointer.move 8,0", "1.000 pointer.up",
      ])
  }

  @Test func `half a microsecond rounds up`() throws {
    #expect(
      try lines("down 0,0\nglide 2,0 over 5us rate 400000hz\nup")[1] == "0.003 pointer.move 1,0")
  }

  @Test func `without a duration a glide is one move, and equal places are not dispatched`() throws
  {
    #expect(
      try lines("down 0,0\nglide 9,0 over 0ms\nmove 9,0\nglide 9,0 over 50ms\nup 9,0") == [
        "0.000 pointer.down 0,0", "0.000 pointer.move 9,0", "50.000 pointer.up",
      ])
  }

  static let eases: [(String, [String])] = [
    ("linear", ["25,0", "50,0", "75,0", "100,0"]),
    ("smooth", ["15.625,0", "50,0", "84.375,0", "100,0"]),
    // sin(sin(t pi/2) t pi/2) at 1/4, 1/2 and 3/4.
    ("simple-curve", ["14.971,0", "52.725,0", "88.59,0", "100,0"]),
  ]

  @Test(arguments: eases)
  func `an ease places the samples`(ease: String, places: [String]) throws {
    let found = try lines("down 0,0\nglide 100,0 over 40ms rate 100hz ease \(ease)\nup")
    let rounded = found[1...4].map { line -> String in
      let words = line.split(separator: " ")[2].split(separator: ",")
      let x = Double(words[0]) ?? .nan
      let value = (x * 1_000).rounded() / 1_000
      return value == value.rounded() ? "\(Int(value)),\(words[1])" : "\(value),\(words[1])"
    }
    #expect(rounded == places)
  }

  @Test func `a line may fall inside the glide of another pointer`() throws {
    let setup = "pointer f touch\npointer g touch\n"
    #expect(
      try lines(
        """
        f: down 0,300
        g: down 0,350
        f: glide 30,300 over 50ms
        @20ms g: move 1,350
        @33333us g: move 2,350
        g: up
        f: up
        """, setup: setup) == [
          "0.000 f.down 0,300", "0.000 g.down 0,350", "16.667 f.move 10,300",
          "20.000 g.move 1,350", "33.333 f.move 20,300", "33.333 g.move 2,350", "33.333 g.up",
          "50.000 f.move 30,300", "50.000 f.up",
        ])
  }

  @Test func `a line before the one above it is a fault of the script`() throws {
    let result = try Replaying.run(
      "down list#a\nwait 501ms\nmove list#c\nup\nsettle\n@800ms move list#a")
    #expect(result.faults.map(\.kind) == [.script])
    #expect(
      result.words[0] == "the time is before the start of the line above, which begins at 801ms")
    #expect(result.faults[0].location.line == 14)
  }

  @Test func `a line on a pointer that still glides is a fault of the script`() throws {
    let result = try Replaying.run("down 0,0\nglide 9,9 over 50ms\n@20ms move box")
    #expect(result.faults.map(\.kind) == [.script])
    #expect(result.words[0] == "the pointer is still gliding at 20ms")
    let raw = try Replaying.run("down 0,0\nglide 9,9 over 50ms\n@20ms up")
    #expect(raw.words[0] == "the pointer is still gliding")
  }

  @Test func `a live target is looked up at each sample, another one once`() throws {
    func end(_ live: String) throws -> String? {
      try lines(
        """
        down 300,300
        glide list#c over 100ms rate 20hz \(live)
        @60ms delete list#a
        +100ms up
        """
      ).dropLast().last
    }
    #expect(try end("") == "100.000 pointer.move 195,210")
    #expect(try end("live") == "100.000 pointer.move 195,166")
  }

  @Test func `settle runs what is due, and fails at its bound`() throws {
    let drag = "down list#a\nwait 501ms\nmove list#c\nup\n"
    #expect(try Replaying.run(drag + "settle max 300ms").faults == [])
    let late = try Replaying.run(drag + "settle max 299ms")
    #expect(
      late.words == [
        "not settled after 299ms", "nothing pending", "something is due at 801ms",
      ])
    let set = try Replaying.run(drag + "settle", setup: "set settle.max 1ms")
    #expect(set.words[0] == "not settled after 1ms")
  }

  @Test func `at exactly the lift delay the touch is still pressed`() throws {
    #expect(
      try Replaying.run(
        """
        down list#a
        @500ms expect state = pressed
        @500001us expect state = lifted
        """
      ).faults == [])
  }

  @Test func `at a test's end pointers are cancelled, loads rejected, and everything settles`()
    throws
  {
    let setup = """
      collection other at 0,600 size 390x132 layout rows() app B
      provider list#a public.text "A" delay manual
      on other update => proposal copy insert-at
      on other perform => items load

      """
    let result = try Replaying.run(
      "down list#a\nwait 501ms\nmove other\nup\nwait 1s\ndown list#b\nwait 600ms", setup: setup)
    #expect(result.faults == [])
    #expect(
      result.trace.suffix(5).map(\.text) == [
        "2101.000 pointer.cancel", "2101.000 list.liftCancelled session=2",
        "2101.000 other.didLoad item=a type=public.text error=-1",
        "2101.000 other.placeholder.delete item=a at=other[gap 0]", "2101.000 list.didTransfer",
      ])
    #expect(result.duration == .milliseconds(2_101))
  }

  @Test func `a scroll samples like a glide and arrives exactly`() throws {
    let rows = "insert list[gap 3] d e f g h\n"
    #expect(
      try Replaying.run(
        rows + "scroll list by 0,50 over 33ms\n@20ms expect frame list#a = 0,75 390x44\n"
          + "settle\nexpect frame list#a = 0,50 390x44\nscroll list by 0,-20\n"
          + "expect frame list#a = 0,70 390x44"
      ).faults == [])
  }

  @Test(arguments: [
    ("periodic 1us", "move tray\nwait 100s"), ("periodic 1us", "move tray\nsettle max 100s"),
    ("periodic 1us", "move tray"),
  ])
  func `what fires by itself counts towards the cap of events`(option: String, lines: String)
    throws
  {
    var limits = ReplayLimits()
    limits.events = 2_000
    let result = try Replaying.run(
      "down list#a\nwait 600ms\n" + lines,
      setup: "view tray at 200,400 size 100x100 \(option)\non tray update => proposal copy\n",
      limits: limits)
    #expect(result.faults.first?.kind == (lines == "move tray" ? nil : .internal))
    #expect(
      result.words.first
        == (lines == "move tray" ? nil : "the test makes more than 2000 events"))
  }

  @Test func `a scroll at the edge counts towards the cap of events`() throws {
    var limits = ReplayLimits()
    limits.events = 100
    let result = try Replaying.run(
      "down far[0]\nwait 600ms\nmove 350,490\nwait 60s",
      setup: "set autoscroll on\ncollection far at 300,400 size 90x100 layout rows(height=20)\n"
        + "items far f[0..9999]\non far update => proposal move insert-at\n",
      limits: limits)
    #expect(result.words.first == "the test makes more than 100 events")
    #expect(result.faults.first?.kind == .internal)
  }

  @Test func `too many events, and too much time, end a test with exit code 3`() throws {
    var limits = ReplayLimits()
    limits.events = 10
    let events = try Replaying.run("down 0,0\nglide 9,9 over 1s", limits: limits)
    #expect(events.faults.map(\.kind) == [.internal])
    #expect(events.words[0] == "the line makes more than 10 events")
    let single = try Replaying.run(
      "down 0,0\n" + (1...10).map { "move \($0),0\n" }.joined(), limits: limits)
    #expect(single.words[0] == "the test makes more than 10 events")
    limits = ReplayLimits()
    limits.time = .seconds(2)
    let time = try Replaying.run("wait 1s\nwait 1001ms", limits: limits)
    #expect(time.words[0] == "the test goes on for more than 2s")
    #expect(time.faults.map(\.kind) == [.internal])
  }

  @Test func `an application that never lets go at one moment ends a test with exit code 3`() throws
  {
    var limits = ReplayLimits()
    limits.timers = 100
    let lines = """
      on list update => proposal copy
      on list perform do load a
      on list didLoad do load a
      on list perform after 50ms => none
      down list#a
      wait 600ms
      move list#b
      up
      settle
      """
    let run = try Replaying.run(lines, limits: limits)
    #expect(run.words.first == "more than 100 timers fire at one moment")
    #expect(run.faults.map(\.kind) == [.internal])
  }

  static let extremes: [String] = [
    "down 0,0\nmove \(huge),-\(huge)", "down -\(huge),0\nglide \(huge),0 over 1s\nup",
    "wait 9223372036854775807us\nwait 9223372036854775807us", "@9223372036854775807us down 0,0",
    "down 0,0\nglide 1,1 over 9223372036854775807us", "scroll list by \(huge),\(huge) over 1s",
    "down 0,0\nglide 1,1 over 1us rate \(huge)hz\nup", "settle max 9223372036854775807us",
    "insert list[gap 9223372036854775807] n", "delete list[9223372036854775807/0]",
    "down list#a(\(huge),\(huge))\nmove list#a@\(huge),\(huge)",
  ]

  private static let huge = "1" + String(repeating: "0", count: 308)

  @Test(arguments: extremes)
  func `numbers as large as can be written never trap, and cause no fault of ours`(
    lines: String
  ) {
    let report = Replaying.report(Replaying.scene + "test \"t\"\n" + lines + "\n")
    let messages = report.results.flatMap(\.faults).filter { $0.kind == .internal }.map(\.message)
    #expect(messages.allSatisfy { $0.hasPrefix("the line makes") || $0.hasPrefix("the test") })
  }

  @Test(arguments: [
    ("host enter at list[gap 0] formats text/plain ops copy foreign", "out.leave"),
    ("host prepare list#a\n  out: host begin", "list.didEnd op=cancel"),
    ("host prepare list#a\n  out: host begin\n  out: host enter ops copy,move own", "out.leave"),
  ])
  func `a test that is over gives up what a system has under way`(
    drag: String, end: String
  ) throws {
    let text = """
      dragscript 1
      seat out
      collection list at 0,0 size 200x200 layout rows(height=50)
      items list a b
      on list update => proposal copy insert-at
      test "t"
        out: \(drag)

      """
    let script = try #require(Script.parse(text, file: "t.drag").script)
    for checksSteps in [false, true] {
      let result = ScriptRun(script.tests[0], of: script, checksSteps: checksSteps).run()
      #expect(result.faults.map(\.message) == [])
      #expect(result.traceText.contains(end), "\(result.traceText)")
    }
  }

  @Test func `a raw line that is refused under all checks is a fault of the script, timers or not`()
    throws
  {
    // The clock advances by the line as well, and a pending timer is nearer then.
    let text =
      "dragscript 1\npointer p touch\nview box at 0,0 size 100x100\ntest \"t\"\n"
      + "@0us p: down 10,10\n@1000us p: down 10,10\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    for checksSteps in [false, true] {
      let run = ScriptRun(
        script.tests[0], of: script, keepsTrace: false, checksSteps: checksSteps)
      let result = run.run()
      #expect(result.faults.map(\.kind) == [.script])
      #expect(result.duration == .milliseconds(1))
    }
  }
}
