import DragReplay
import DragScript
import DragStage
import Testing

@testable import DragExplore

@Suite struct StepDrawingTests {
  /// The lines of a step with some decisions, after other steps on the same scene.
  private static func lines(
    _ kind: StepKind, _ choices: [Int] = [], after steps: [(StepKind, [Int])] = [],
    in text: String = Scenes.everything
  ) throws -> [String] {
    let scene = try Scenes.explored(text)
    var player = try ScriptStage(scene.script).player()
    var lines: [TimedLine] = []
    for (kind, choices) in steps + [(kind, choices)] {
      let offer = Offer(on: player.stage, with: scene.parts)
      try #require(offer.allows(kind), "\(kind) is not possible")
      var drawing = StepDrawing(
        offer, choosing: Choices(of: choices), mays: Array(scene.parts.mays.indices))
      drawing.draw(kind)
      lines = drawing.actions.map {
        TimedLine(pointer: $0.pointer, .action($0.action), at: .unwritten)
      }
      for line in lines { _ = try player.play(.timed(line)) }
      try player.finishLine(at: .unwritten)
      #expect(player.log.faults == [])
    }
    return lines.map(\.text)
  }

  @Test func `the plainest drag is that of the first item to the first gap (EX-01)`() throws {
    #expect(
      try Self.lines(.drag) == [
        "down trash", "wait 600ms", "glide list[gap 0] over 300ms", "up", "settle",
      ])
  }

  @Test func `a view, a section and an item are drawn, and then how long it rests (EX-02, EX-03)`()
    throws
  {
    let holds = try (0..<5).map { hold in
      try Self.lines(.drag, [0, 1, 0, 2, hold])[1]
    }
    #expect(holds == ["wait 600ms", "wait 550ms", "wait 500.001ms", "wait 500ms", "wait 250ms"])
    #expect(try Self.lines(.drag, [0, 1, 0, 2])[0] == "down list[2]")
    #expect(try Self.lines(.drag, [0, 2, 0, 1])[0] == "down shelf[1]")
  }

  @Test
  func `a target is a gap, one beside what is carried, an item, the rest of a view, or outside`()
    throws
  {
    func target(_ choices: [Int]) throws -> String {
      try #require(
        try Self.lines(.drag, [0, 1, 0, 2, 0] + choices).first { $0.hasPrefix("glide") })
    }
    #expect(try target([0, 1, 0, 2]) == "glide shelf[gap 2] over 300ms")
    #expect(try target([3, 0]) == "glide list[gap 2] over 300ms")
    #expect(try target([3, 1]) == "glide list[gap 3] over 300ms")
    #expect(try target([4, 3]) == "glide list[gap 6] over 300ms")
    #expect(try target([5, 1, 0, 1, 1]) == "glide list[1](+0,+1) over 300ms")
    #expect(try target([6, 1]) == "glide shelf@0.5,0.97 over 300ms")
    #expect(try target([7]) == "glide 389,843 over 300ms")
    #expect(try target([7, 1]) == "glide 389,843 over 0ms")
  }

  private static let pressed: [(StepKind, [Int])] = [(.press, [0, 1, 0, 0])]

  @Test func `a press goes on, and its pointer moves, goes up or is canceled`() throws {
    #expect(
      try Self.lines(.press, [0, 1, 0, 0]) == [
        "down list[0]", "wait 600ms", "move list[0](+20,+0)",
      ])
    #expect(try Self.lines(.move, after: Self.pressed) == ["glide list[gap 0] over 300ms"])
    #expect(try Self.lines(.move, [0, 5], after: Self.pressed) == ["move list[gap 0]"])
    #expect(try Self.lines(.move, [0, 7], after: Self.pressed) == ["move 180.5,22"])
    #expect(try Self.lines(.move, [0, 7, 1], after: Self.pressed) == ["move 179.5,22"])
    #expect(try Self.lines(.release, after: Self.pressed) == ["up", "settle"])
    #expect(try Self.lines(.release, [0, 1], after: Self.pressed) == ["up", "wait 100ms"])
    #expect(try Self.lines(.cancel, after: Self.pressed) == ["cancel"])
    #expect(try Self.lines(.cancel, [0, 1], after: Self.pressed) == ["key down escape"])
  }

  @Test func `another finger taps, or lifts an item of its own; its lines name it (EX-01)`() throws
  {
    #expect(
      try Self.lines(.tap, [0, 1, 0, 1], after: Self.pressed) == [
        "h: down list[1]", "wait 60ms", "h: up",
      ])
    #expect(
      try Self.lines(.second, [0, 2, 0, 1], after: Self.pressed) == [
        "h: down shelf[1]", "wait 600ms", "h: move shelf[1](+20,+0)",
      ])
  }

  @Test func `time passes, a view scrolls and is resized, keys and phases change`() throws {
    #expect(
      try (0..<4).map { try Self.lines(.wait, [$0])[0] }
        == ["wait 100ms", "wait 1ms", "wait 600ms", "wait 2s"])
    #expect(try Self.lines(.settle) == ["settle"])
    #expect(try Self.lines(.scroll) == ["scroll list by 0,40"])
    #expect(try Self.lines(.scroll, [0, 3]) == ["scroll list by 0,-200"])
    #expect(
      try (0..<3).map { try Self.lines(.resize, [0, $0])[0] } == [
        "resize list at 0,0 size 150x100", "resize list at 0,0 size 600x400",
        "resize list at 0,0 size 200x300",
      ])
    #expect(try Self.lines(.keys) == ["key down alt"])
    #expect(try Self.lines(.keys, [2, 1]) == ["key up shift"])
  }

  @Test func `an application that has gone is back at the end of the run`() throws {
    #expect(try Self.lines(.phase) == ["app background"])
    #expect(try Self.lines(.phase, [0, 1]) == ["app inactive"])
    #expect(try Self.lines(.phase, [0, 2]) == ["app active"])
    let scene = try Scenes.explored(Scenes.everything)
    let gone = Tape.Step(kind: .phase, choices: [0, 0])
    let back = Tape.Step(kind: .phase, choices: [0, 2])
    #expect(
      scene.play(Tape(steps: [gone])).text == ["app background", "app active", "settle max 60s"])
    #expect(
      scene.play(Tape(steps: [gone, back])).text
        == ["app background", "app active", "settle max 60s"])
  }

  @Test func `what is pressed at the end is released or canceled, as the tape says (EX-05)`() throws
  {
    let scene = try Scenes.explored(Scenes.everything)
    let steps = [
      Tape.Step(kind: .press, choices: [0, 1, 0, 0]),
      Tape.Step(kind: .second, choices: [0, 2, 0, 1]),
    ]
    #expect(
      scene.play(Tape(steps: steps, end: [0, 1])).text.suffix(3) == [
        "up", "h: cancel", "settle max 60s",
      ])
    #expect(
      scene.play(Tape(steps: steps, end: [1])).text.suffix(3) == [
        "cancel", "h: up", "settle max 60s",
      ])
  }

  @Test func `a step of a tape that is not possible is left out (EX-50)`() throws {
    let scene = try Scenes.explored(Scenes.everything)
    let wait = Tape.Step(kind: .wait, choices: [0])
    let run = scene.play(Tape(steps: [Tape.Step(kind: .release, choices: []), wait]))
    #expect(run.tape.steps == [wait])
    #expect(run.text == ["wait 100ms", "settle max 60s"])
  }

  @Test func `a call fills in an index and an id that never was there (EX-32)`() throws {
    #expect(try Self.lines(.call, [0, 0, 0, 2]) == ["insert shelf[gap 2] n1"])
    #expect(
      try Self.lines(.call, [0, 0, 0], after: [(.call, [0, 0, 0])]) == ["insert shelf[gap 0] n2"])
    #expect(try Self.lines(.call, [1, 0, 1]) == ["delete shelf[1]"])
  }

  @Test func `a store refuses, is opened again, or another writer changes it`() throws {
    #expect(try Self.lines(.store) == ["fail save disk \"full\""])
    #expect(try Self.lines(.store, [0, 1]) == ["reopen disk"])
    #expect(
      try Self.lines(.store, [0, 2, 0, 0, 3, 0, 1])
        == ["external-move disk list[3] to list[gap 0]"])
  }

  @Test func `another program drags in one to three items, drops or leaves`() throws {
    #expect(
      try Self.lines(.foreign, [0, 0, 0, 0, 1, 0, 0, 7, 0, 1, 0, 1]) == [
        "other: host enter at shelf[gap 0] formats text/plain ops copy,move items f1 foreign",
        "other: host over 389,843", "other: host over shelf[gap 1]", "other: host drop",
      ])
    let three = try Self.lines(.foreign, [0, 2, 1, 7, 7, 7, 3])
    #expect(three[0].hasSuffix("formats text/uri-list ops copy,move items f1,f2,f3 foreign"))
    #expect(three.last == "other: host leave")
  }

  @Test func `a load that waits is answered, fails, or is canceled`() throws {
    let dropped: [(StepKind, [Int])] = [
      (.drag, [0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 2]), (.wait, [3]),
    ]
    #expect(try Self.lines(.load, after: dropped) == ["resolve list#a"])
    #expect(try Self.lines(.load, [0, 1], after: dropped) == ["reject list#a \"no data\""])
    #expect(try Self.lines(.load, [0, 2], after: dropped) == ["progress list#a 1"])
    #expect(try Self.lines(.load, [0, 3], after: dropped) == ["cancel loads"])
  }

  @Test func `each action is a step, or what a may line lets an application do (EX-08)`() {
    let steps: Set<String> = [
      "down", "move", "glide", "up", "cancel", "wait", "settle", "key", "scroll", "resize", "app",
      "resolve", "reject", "progress", "fail", "reopen", "external-move", "host",
    ]
    for word in Action.words {
      let isMay = word.facts.contains(.ofAnApplication)
      #expect(steps.contains(word.key) || isMay, "`\(word.key)` is no step yet")
    }
    #expect(steps.isSubset(of: Action.keys))
  }
}
