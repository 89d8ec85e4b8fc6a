import GestureImport
import Machines
import TestSupport
import Testing

struct ImportedEventsTests {
  /// A pointer that goes down, moves for so many milliseconds, and goes up.
  func drag(_ id: String, _ x: Int, _ milliseconds: Int) -> String {
    pointer(id, "touch", [move(10, 10), down, move(x, 300, milliseconds), up])
  }

  @Test
  func `a body with a move of hours holds one event for it, and its samples are made when read`() {
    // 23 hours at 60 samples a second.
    let result = imported(actions(drag("a", 20, 82_800_000)), as: .w3c)
    #expect(result.isImported)
    #expect(result.events.count == 4_968_002 && result.sourceMap.count == 4_968_002)
    #expect(result.events.heldCount == 3)
    let first = result.events.prefix(3).map(\.time.microseconds)
    #expect(first == [0, 16_667, 33_333])
    #expect(result.sourceMap.jsonPointer(ofEvent: 4_968_000) == "/actions/0/actions/2")
    #expect(result.sourceMap.jsonPointer(ofEvent: 4_968_001) == "/actions/0/actions/3")
    #expect(result.sourceMap.jsonPointer(ofEvent: 4_968_002) == nil)
  }

  @Test func `events are the same where each of them is, and not where as many are`() {
    let events = imported(actions(drag("a", 20, 100)), as: .w3c).events
    #expect(events == imported(actions(drag("a", 20, 100)), as: .w3c).events)
    let other = imported(actions(drag("a", 30, 100)), as: .w3c).events
    #expect(events.count == other.count && events != other)
  }

  @Test func `several moves that are too many together are refused before a sample is made`() {
    let long = (0..<3).map { move(20 + $0, 300, 60_000_000) }
    let result = imported(
      actions(pointer("a", "touch", [move(1, 1), down] + long + [up])), as: .w3c)
    #expect(result.codes == ["GI0009", "GI0009"])
    #expect(result.events.isEmpty && result.events.heldCount == 0)
  }

  @Test func `pointers that move at the same time give their samples by time, then by source`() {
    let text = actions(drag("a", 40, 100), drag("b", 80, 50), drag("c", 120, 75))
    let result = imported(text, as: .w3c) { $0.rate = 40 }
    #expect(
      result.timedLines == [
        "@0ms a: down 10,10", "@0ms b: down 10,10", "@0ms c: down 10,10",
        "@25ms a: move 17.5,82.5", "@25ms b: move 45,155", "@25ms c: move 46.667,106.667",
        "@50ms a: move 25,155", "@50ms b: move 80,300", "@50ms c: move 83.333,203.333",
        "@75ms a: move 32.5,227.5", "@75ms c: move 120,300",
        "@100ms a: move 40,300",
        "@100ms a: up 40,300", "@100ms b: up 80,300", "@100ms c: up 120,300",
      ])
    #expect(result.events.heldCount == 9)
    let pointers = (0..<result.events.count).compactMap {
      result.sourceMap.jsonPointer(ofEvent: $0)
    }
    #expect(
      pointers[3...8].map { $0 }
        == (0..<2).flatMap { _ in (0..<3).map { "/actions/\($0)/actions/2" } })
  }

  @Test func `fingers of touch actions move at the same time, and hold follows the first press`() {
    let list = [
      #"{"action":"press","options":{"x":10,"y":10}}"#, #"{"action":"wait","options":{"ms":9}}"#,
      #"{"action":"moveTo","options":{"x":20,"y":20}}"#, #"{"action":"release","options":{}}"#,
    ]
    let finger = "[\(list.joined(separator: ","))]"
    let text = "{\"actions\":[\(finger),\(finger)]}"
    let plain = imported(text, as: .mjsonwp)
    let held = imported(text, as: .mjsonwp) { $0.prependHold = .milliseconds(550) }
    #expect(plain.isImported && plain.events.count > 4)
    #expect(plain.events.map(\.action) == held.events.map(\.action))
    #expect(plain.events.map(\.pointer) == held.events.map(\.pointer))
    for (before, after) in zip(plain.events, held.events) {
      let delay: Microseconds = before.time == .zero ? .zero : .milliseconds(550)
      #expect(after.time == before.time + delay)
    }
  }

  @Test func `samples at one point are left out, and counted as left out`() {
    // From 1 to the next number there are no numbers for the samples between.
    let next = #""type":"pointerMove","x":1.0000000000000002,"y":1,"duration":1000"#
    let text = actions(pointer("p", "mouse", [move(1, 1), next]))
    let result = imported(text, as: .w3c)
    #expect(result.events.count == 2)
    #expect(Array(result.events).count == 2 && result.sourceMap.count == 2)
  }

  @Test func `the samples made are as many as were counted, wherever the moves lie`() {
    var generator = SplitMix64(seed: 18)
    for _ in 0..<300 {
      let sources = (0..<3).map { index in
        let moves = (0..<4).map { _ in
          let x = Double.random(in: 0...2, using: &generator)
          let y = Double.random(in: 0...1e-13, using: &generator)
          let duration = Int.random(in: 0...120, using: &generator)
          return #""type":"pointerMove","x":\#(x),"y":\#(1 + y),"duration":\#(duration)"#
        }
        return pointer("p\(index)", "mouse", [down] + moves + [up])
      }
      let result = imported(actions(sources.joined(separator: ",")), as: .w3c) {
        $0.prependHold = .milliseconds(3)
      }
      #expect(result.isImported, "\(result.codes)")
      let events = Array(result.events)
      #expect(events.count == result.events.count && events.count == result.sourceMap.count)
      #expect(events.map(\.time) == events.map(\.time).sorted())
      // Each event comes from the source of its pointer.
      for (index, event) in events.enumerated() {
        let place = result.sourceMap.jsonPointer(ofEvent: index)
        #expect(place?.hasPrefix("/actions/\(event.pointer ?? -1)/") == true)
      }
      #expect(ImportedEvents(events) == result.events)
      #expect(ImportedEvents(events).hashValue == result.events.hashValue)
    }
  }
}
