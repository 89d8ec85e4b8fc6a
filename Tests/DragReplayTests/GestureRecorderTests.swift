import CollectionLayout
import DragGeometry
import DragGestures
import DragScript
import DragSessions
import DragStage
import Machines
import Testing

import DragReplay

@Suite struct GestureRecorderTests {
  /// What a host writes around a stage of its own.
  private final class Host {
    let stage = Stage()
    let finger: PointerID
    let mouse: PointerID
    var recorder: GestureRecorder

    init() throws {
      _ = try stage.addCollection(
        "list", frame: Rect(x: 0, y: 100, width: 390, height: 132),
        layout: .rows(Layout.Rows(height: 44)), items: ["a", "b", "c"],
        destination: FixedProposalDestination(proposing: DropProposal(.move, intent: .insertAt)))
      finger = try stage.addPointer("finger")
      mouse = try stage.addPointer("m", .mouse)
      recorder = try GestureRecorder(on: stage, viewport: Size(width: 390, height: 844))
    }

    func send(_ event: StageEvent, _ milliseconds: Int64) throws {
      let time = Timestamp.zero + .milliseconds(milliseconds)
      try stage.handle(event, at: time)
      try recorder.record(event, at: time)
    }
  }

  @Test func `keys that are held when it begins are pressed by its first lines`() throws {
    let host = try Host()
    try host.send(.keys(.alt), 100)
    try host.send(.keys([.alt, .shift]), 200)
    var late = try GestureRecorder(on: host.stage, viewport: Size(width: 390, height: 844))
    #expect(late.takeText().hasSuffix("@200ms key down shift\n@200ms key down alt\n"))
    try host.stage.handle(.keys(.shift), at: .zero + .milliseconds(300))
    try late.record(.keys(.shift), at: .zero + .milliseconds(300))
    #expect(late.takeText() == "@300ms key up alt\n")
  }

  @Test func `what a host dispatches is a raw profile with the same trace`() throws {
    let host = try Host()
    try host.send(.down(host.finger, Point(x: 195, y: 122)), 0)
    try host.send(.move(host.finger, Point(x: 195.5, y: 230)), 600)
    try host.send(.keys(.alt), 650)
    try host.send(.keys([]), 660)
    try host.send(.up(host.finger), 700)
    try host.send(.tick, 2_000)
    let text = host.recorder.takeText()
    #expect(
      text == """
        dragscript 1
        set viewport 390x844
        require multi-pointer
        pointer finger touch
        pointer m mouse
        @0ms finger: down 195,122
        @600ms finger: move 195.5,230
        @650ms key down alt
        @660ms key up alt
        @700ms finger: up 195.5,230

        """)
    let scene = try #require(
      Script.parse(
        """
        dragscript 1
        collection list at 0,100 size 390x132 layout rows(height=44)
        items list a b c
        on list update => proposal move insert-at

        """, file: "scene.drag"
      ).script)
    let script = try #require(Script.parse(text, file: "raw.drag", scene: scene).script)
    let result = ScriptRun(script.tests[0], of: script).run()
    #expect(result.faults.isEmpty)
    #expect(result.trace.map(\.text) == host.stage.traceLines().map(\.text))
    #expect(result.trace.contains { $0.what == "move" && $0.who == "list" })
  }

  @Test func `it is taken away as it grows`() throws {
    let host = try Host()
    try host.send(.down(host.mouse, Point(x: 1, y: 1), button: 1), 0)
    #expect(host.recorder.takeText().hasSuffix("pointer m mouse\n@0ms m: down 1,1 button 1\n"))
    #expect(host.recorder.takeText() == "")
    try host.send(.cancel(host.mouse), 5)
    try host.send(.escape, 6)
    #expect(host.recorder.takeText() == "@5ms m: cancel 1,1\n@6ms key down escape\n")
  }

  @Test func `what a raw profile cannot say is an error, and writes nothing`() throws {
    let host = try Host()
    _ = host.recorder.takeText()
    let late = try host.stage.addPointer("late")
    let common = ApplicationID.common
    let refused: [(StageEvent, RecordingError.Reason)] = [
      (.keys([.shift, .alt]), .severalKeys),
      (.application(common, .inactive), .noGesture("a phase of an application")),
      (.down(late, .zero), .unknownPointer("late")),
    ]
    for (event, reason) in refused {
      #expect(throws: RecordingError(reason)) { try host.send(event, 10) }
    }
    try host.send(.keys([]), 20)
    try host.send(.down(host.finger, .zero), 20)
    #expect(throws: RecordingError(.timeRunsBackwards)) {
      try host.recorder.record(.up(host.finger), at: .zero)
    }
    #expect(host.recorder.takeText() == "@20ms finger: down 0,0\n")
  }

  @Test func `an event after timers of its own moment is reported`() throws {
    let host = try Host()
    try host.send(.down(host.finger, Point(x: 195, y: 122)), 0)
    try host.send(.tick, 500)
    #expect(throws: RecordingError(.tied(.zero + .milliseconds(500)))) {
      try host.send(.up(host.finger), 500)
    }
    let other = try Host()
    try other.send(.tick, 500)
    try other.send(.down(other.finger, Point(x: 195, y: 122)), 500)
    #expect(other.recorder.takeText().hasSuffix("@500ms finger: down 195,122\n"))
  }

  @Test func `a pointer that no script could name is reported at once`() throws {
    for name in ["two words", "a.b", "1st", ""] {
      let stage = Stage()
      _ = try stage.addPointer(name)
      #expect(throws: RecordingError(.badName(name))) {
        _ = try GestureRecorder(on: stage, viewport: Size(width: 1, height: 1))
      }
    }
  }
}
