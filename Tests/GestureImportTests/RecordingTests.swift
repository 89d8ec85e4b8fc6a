import DragScript
import GestureImport
import Machines
import Testing

/// The hold that can be put before a gesture (3), so that a drag that was made without one lifts.
struct RecordingTests {
  @Test func `3: a hold moves all that comes after the press that begins a gesture`() {
    let text = actions(
      pointer("p", "touch", [down, move(1, 1), pause(10), up, pause(10), down, up]))
    let result = imported(text, as: .w3c) { $0.prependHold = .milliseconds(550) }
    #expect(
      result.timedLines == [
        "@0ms p: down 0,0", "@550ms p: move 1,1", "@560ms p: up 1,1", "@570ms p: down 1,1",
        "@1.12s p: up 1,1",
      ]
    )
  }

  @Test func `3: a second contact begins no gesture`() {
    let result = touches(
      frame("1.000000", id(1), x(1), y(1)), frame("1.010000", slot(1), id(2), x(2), y(2)),
      frame("1.020000", slot(0), id(-1)), frame("1.030000", id(3)),
      frame("1.040000", id(-1), slot(1), id(-1))
    ) { $0.prependHold = .milliseconds(500) }
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,1", "@510ms touch2: down 2,2", "@520ms touch1: up 1,1",
        "@530ms touch1: down 1,1", "@540ms touch1: up 1,1", "@540ms touch2: up 2,2",
      ]
    )
  }

  @Test func `3: contacts that go down together are held together`() {
    let result = touches(
      frame("1.000000", slot(0), id(1), x(1), y(1), slot(1), id(2), x(2), y(2)),
      frame("1.010000", slot(0), id(-1), slot(1), id(-1))
    ) { $0.prependHold = .milliseconds(500) }
    #expect(
      result.timedLines == [
        "@0ms touch1: down 1,1", "@0ms touch2: down 2,2", "@510ms touch1: up 1,1",
        "@510ms touch2: up 2,2",
      ]
    )
  }

  @Test func `3: hovering is not held, and a hold never runs over`() {
    let text = actions(pointer("p", "mouse", [move(1, 1), pause(7), down, up, down, up]))
    let result = imported(text, as: .w3c) { $0.prependHold = Microseconds(.max) }
    #expect(result.events.map(\.time.microseconds) == [0, 7000, .max, .max, .max])
  }

  @Test func `3: without the option nothing is held`() {
    let text = actions(pointer("p", "touch", [down, up]))
    #expect(imported(text, as: .w3c).timedLines == ["@0ms p: down 0,0", "@0ms p: up 0,0"])
  }

  @Test func `a pointer that does nothing is not declared`() {
    let text = actions(
      pointer("idle", "touch", [move(5, 5), pause(3)]), pointer("p", "touch", [down, up])
    )
    let result = imported(text, as: .w3c)
    #expect(result.pointers.map(\.name) == ["p"])
    #expect(result.events.map(\.pointer) == [0, 0])
    #expect(!result.scriptText.contains("require"))
  }
}
