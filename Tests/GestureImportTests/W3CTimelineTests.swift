import DragGeometry
import DragScript
import GestureImport
import Machines
import Testing

/// Ticks (3.1): action j of every source forms tick j, and a tick lasts as long as its longest.
struct W3CTimelineTests {
  @Test func `3.1: a press, a pause, a sampled move and a lift`() {
    let text = actions(
      pointer("finger", "touch", [move(10, 20), down, pause(500), move(40, 20, 50), up]))
    let result = imported(text, as: .w3c)
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.scriptText == """
        dragscript 1
        set viewport 390x844
        pointer finger touch
        @0ms finger: down 10,20
        @516667us finger: move 20,20
        @533333us finger: move 30,20
        @550ms finger: move 40,20
        @550ms finger: up 40,20

        """
    )
  }

  @Test func `3.1: a shorter source idles, and each tick starts when the longest action ends`() {
    let text = actions(
      pointer("a", "mouse", [move(1, 1), pause(10), move(3, 3)]),
      source("none", "clock", [pause(40), pause(5), pause(7), pause(9)]),
      pointer("b", "mouse", [pause(0), move(5, 5), pause(0), pause(0), move(6, 6)])
    )
    #expect(
      imported(text, as: .w3c).timedLines == [
        "@0ms a: move 1,1", "@40ms b: move 5,5", "@50ms a: move 3,3", "@66ms b: move 6,6",
      ]
    )
  }

  @Test func `3.1: a move without duration takes the tick's, a move of 0 is there at once`() {
    let text = actions(
      pointer("a", "mouse", [move(0, 60, nil)]),
      pointer("b", "mouse", [move(0, 30, 0)]),
      source("none", "clock", [pause(50)])
    )
    #expect(
      imported(text, as: .w3c).timedLines == [
        "@0ms b: move 0,30", "@16667us a: move 0,20", "@33333us a: move 0,40", "@50ms a: move 0,60",
      ]
    )
  }

  @Test
  func `3.1: parallel moves interleave by time, each ends at its own duration, ties by source`() {
    let text = actions(
      pointer("a", "mouse", [move(0, 40, 50)]),
      pointer("b", "mouse", [move(0, 10, 25)]),
      pointer("c", "mouse", [move(40, 0, 50)])
    )
    let result = imported(text, as: .w3c) { $0.rate = 80 }
    #expect(
      result.timedLines == [
        "@12.5ms a: move 0,10", "@12.5ms b: move 0,5", "@12.5ms c: move 10,0",
        "@25ms a: move 0,20", "@25ms b: move 0,10", "@25ms c: move 20,0",
        "@37.5ms a: move 0,30", "@37.5ms c: move 30,0",
        "@50ms a: move 0,40", "@50ms c: move 40,0",
      ]
    )
    #expect(
      result.scriptText.contains("\nrequire multi-pointer\npointer a mouse\npointer b mouse\n"))
  }

  @Test(arguments: [
    (0, ["@0ms p: move 9,9"]), (1, ["@1ms p: move 9,9"]), (16, ["@16ms p: move 9,9"]),
    (17, ["@8.5ms p: move 4.5,4.5", "@17ms p: move 9,9"]),
  ])
  func `3.6: a move shorter than a step has one sample, at its end`(
    milliseconds: Int, lines: [String]
  ) {
    let text = actions(pointer("p", "mouse", [move(9, 9, milliseconds)]))
    #expect(imported(text, as: .w3c).timedLines == lines)
  }

  @Test func `3.6: an empty sequence is whole and says nothing`() {
    for text in [
      "[]", "{\"actions\":[]}", actions(pointer("p", "touch", [])),
      actions(pointer("p", "touch", [pause(5)])),
    ] {
      let result = imported(text, as: .w3c)
      #expect(result.codes == ["GI0005"])
      #expect(result.isImported && result.pointers.isEmpty)
      #expect(result.scriptText == "dragscript 1\nset viewport 390x844\n")
    }
  }

  @Test func `3.1: at the end what is down is released, the last press first`() {
    let text = actions(
      pointer("a", "touch", [down, pause(30)]),
      source("key", "k", ["\"type\":\"pause\"", "\"type\":\"keyDown\",\"value\":\"\\uE008\""]),
      pointer("b", "mouse", [down])
    )
    let pressed = ["@0ms a: down 0,0", "@0ms b: down 0,0", "@0ms key down shift"]
    let released = imported(text, as: .w3c)
    #expect(
      released.timedLines == pressed + ["@30ms key up shift", "@30ms b: up 0,0", "@30ms a: up 0,0"]
    )
    #expect(released.codes == ["GI0007", "GI0007", "GI0007"])
    let cancelled = imported(text, as: .w3c) { $0.atEnd = .cancel }
    #expect(
      cancelled.timedLines == pressed
        + ["@30ms key up shift", "@30ms b: cancel 0,0", "@30ms a: cancel 0,0"]
    )
    let kept = imported(text, as: .w3c) { $0.atEnd = .keep }
    #expect(kept.timedLines == pressed && kept.diagnostics.isEmpty)
    let refused = imported(text, as: .w3c) { $0.atEnd = .error }
    #expect(refused.events.isEmpty && refused.errors.count == 3)
  }

  @Test func `3.6: pauses of any length keep the order of time and never run over`() {
    let long = pause(9_007_199_254_740_991)
    let text = actions(pointer("p", "mouse", [long, long, move(1, 1), long, move(2, 2)]))
    #expect(
      imported(text, as: .w3c).events.map(\.time.microseconds) == [.max, .max]
    )
  }

  @Test func `a move that makes more events than allowed is refused`() {
    let text = actions(pointer("p", "mouse", [move(300, 800, 9_007_199_254_740_991 / 1000)]))
    #expect(imported(text, as: .w3c).codes == ["GI0009"])
    let steps = actions(pointer("p", "mouse", (0..<5).map { move($0, 1) }))
    #expect(imported(steps, as: .w3c) { $0.eventLimit = 4 }.codes == ["GI0009"])
    #expect(imported(steps, as: .w3c) { $0.eventLimit = 5 }.events.count == 5)
  }
}

/// The seeded searches and the long inputs, which the quick run leaves out.
@Suite struct SlowW3CTimelineTests {
  @Test func `3.6: ten thousand sources share one tick`() {
    let text = actions(
      source("none", "n", [pause(10), pause(10)]),
      (0..<10_000).map { pointer("f\($0)", "touch", [down, up]) }.joined(separator: ",")
    )
    let result = imported(text, as: .w3c)
    #expect(result.pointers.count == 10_000)
    #expect(result.events.count == 20_000)
    #expect(result.timedLines.last == "@10ms f9999: up 0,0")
  }
}
