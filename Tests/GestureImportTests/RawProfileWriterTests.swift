import DragGeometry
import DragScript
import GestureImport
import Machines
import TestSupport
import Testing

struct RawProfileWriterTests {
  /// The stamp of an event so many microseconds after the first one.
  func stamp(_ microseconds: Int64) -> String? {
    var result = touches(frame("0.000000", id(1), x(1), y(1)), frame("0.000001", id(-1)))
    var events = Array(result.events)
    events[1].time = Timestamp(microseconds: microseconds)
    result.events = ImportedEvents(events)
    return result.timedLines.last.flatMap { $0.split(separator: " ").first }.map(String.init)
  }

  @Test(
    arguments: [
      (0, "@0ms"), (1, "@1us"), (999, "@999us"), (1_000, "@1ms"), (1_500, "@1.5ms"),
      (1_234, "@1234us"),
      (81_250, "@81.25ms"), (81_251, "@81251us"), (500_000, "@500ms"), (999_999, "@999999us"),
      (1_000_000, "@1s"), (1_500_000, "@1.5s"), (1_050_000, "@1.05s"), (2_199_869, "@2.199869s"),
      (60_000_000, "@60s"), (1_000_001, "@1.000001s"), (Int64.max, "@9223372036854.775807s"),
    ] as [(Int64, String)])
  func `a time has its shortest exact text`(microseconds: Int64, text: String) {
    #expect(stamp(microseconds) == text)
  }

  @Test func `coordinates have three decimals at most, and no exponents`() {
    let items = [
      "\"type\":\"pointerMove\",\"x\":0.1,\"y\":1e-7",
      "\"type\":\"pointerMove\",\"x\":100.50,\"y\":2e2",
      "\"type\":\"pointerMove\",\"x\":-0.0,\"y\":0.30000000000000004",
    ]
    #expect(
      imported(actions(pointer("p", "mouse", items)), as: .w3c).timedLines == [
        "@0ms p: move 0.1,0", "@0ms p: move 100.5,200", "@0ms p: move 0,0.3",
      ]
    )
  }

  @Test func `a coordinate is the number that traces write, whatever it is`() {
    var numbers: [Double] = [
      0, -0.0, 0.0004, -0.0004, 0.0005, 0.9995, 1.5, -1.5, 12.05, 99.999, 99.9999, 1e-300,
      3.9999999e12,
      4e12, -4e12, 1e15 + 0.5, 1e300, 0.1 + 0.2,
    ]
    var generator = SplitMix64(seed: 5)
    for power in [1e-6, 1e-3, 1, 1e3, 1e6, 1e12, 1e14] {
      for _ in 0..<300 { numbers.append(Double.random(in: -power...power, using: &generator)) }
    }
    var result = imported(actions(pointer("p", "mouse", [move(1, 1)])), as: .w3c)
    for number in numbers {
      let action = ImportedEvent.Action.move(.point(Point(x: number, y: 0)))
      result.events = ImportedEvents([ImportedEvent(time: .zero, pointer: 0, action: action)])
      #expect(result.timedLines == ["@0ms p: move \(number.thousandthsText),0"])
    }
  }

  @Test func `a viewport need not be whole, and a rate neither`() {
    let text = actions(pointer("p", "mouse", [move(1, 1, 100, origin: element("e"))]))
    let result = imported(text, as: .w3c) {
      $0.viewport = Size(width: 320.5, height: 480)
      $0.rate = 59.94
      $0.bindings = ["e": "bin"]
    }
    #expect(
      result.scriptText == """
        dragscript 1
        set viewport 320.5x480
        pointer p mouse
        @0ms p: glide bin(+1,+1) over 100ms rate 59.94hz

        """
    )
  }

  @Test func `a refused recording has no script`() {
    #expect(imported("?", as: .w3c).scriptText.isEmpty)
    imported("?", as: .w3c).writeScript { _ in Issue.record("a piece of nothing") }
  }

  @Test func `a long script is written in pieces of whole lines`() {
    let moves = (0..<20_000).map { move($0 % 300, 5, 10) }
    let result = imported(actions(pointer("p", "mouse", moves)), as: .w3c) { $0.rate = 100 }
    var pieces: [[UInt8]] = []
    result.writeScript { pieces.append($0) }
    #expect(Array(pieces.joined()) == result.scriptBytes)
    #expect(pieces.count > 3)
    #expect(pieces.allSatisfy { $0.last == UInt8(ascii: "\n") && $0.count < 200_000 })
  }

  @Test func `the same recording gives the same text each time`() {
    let text = actions(
      pointer("a", "mouse", [move(100, 100, 300), down, up]),
      pointer("b", "pen", [move(7, 300, 200)])
    )
    let first = imported(text, as: .w3c)
    for _ in 0..<20 { #expect(imported(text, as: .w3c) == first) }
  }
}
