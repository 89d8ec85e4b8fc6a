import DragConsole
import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Machines
import Testing

@testable import drag

/// Each option for reading a recording has its field.
@Suite struct ImportOptionsArgumentsTests {
  private func options(_ words: [String], over scene: Settings = Settings()) throws
    -> ImportOptions
  {
    try ImportOptions(try Arguments(words, knowing: Option.ofReading), over: scene)
  }

  /// What each option is given, and what the options are then.
  private let cases: [(words: [String], holds: (ImportOptions) -> Bool)] = [
    (["--viewport", "100x200"], { $0.viewport == Size(width: 100, height: 200) }),
    (["--rate", "120hz"], { $0.rate == 120 }),
    (["--bind", "a=b=list#c"], { $0.bindings == ["a=b": "list#c"] }),
    (["--prepend-hold", "5ms"], { $0.prependHold == .milliseconds(5) }),
    (["--pointer-kind", "pen"], { $0.pointerKind == .pen }),
    (["--at-end", "keep"], { $0.atEnd == .keep }),
    (["--broken-end", "error"], { $0.brokenEnd == .error }),
    (["--out-of-bounds", "allow"], { $0.outOfBounds == .allow }),
    (
      ["--abs-range", "0..799,-1..479"],
      { $0.absRange?.x == 0...799 && $0.absRange?.y == -1...479 }
    ),
    (["--unit-scale", "0.5"], { $0.unitScale == 0.5 }),
    (["--device", "panel 1"], { $0.device == "panel 1" }),
    (["--start", "1,2"], { $0.start == Point(x: 1, y: 2) }),
    (["--indirect"], { $0.indirect }),
    (["--travel", "1s"], { $0.travel == .seconds(1) }),
    (["--scroll-offset", "3,4"], { $0.scrollOffset == Point(x: 3, y: 4) }),
    (["--keep-compat-mouse"], { $0.keepCompatMouse }),
    (["--ignore-clicks"], { $0.ignoreClicks }),
    (["--backward-clock", "clamp"], { $0.backwardClock == .clamp }),
    (["--keep-stationary"], { $0.keepStationary }),
    (["--strict"], { $0.strict }),
  ]

  @Test func `each option has its field`() throws {
    for (words, holds) in cases {
      #expect(try holds(options(words)), "\(words)")
      #expect(try !holds(options([])), "\(words) changes nothing")
    }
    #expect(Set(cases.compactMap(\.words.first)) == Set(Option.ofReading.map(\.name)))
  }

  @Test func `what no option can be given is refused with the option's name`() {
    let words = [
      "--start": ["1", "1,2,3", ",", "nan,1", "1,nan", "inf,1", "1,inf", "a,1", "1,a"],
      "--scroll-offset": ["1", "1,2,3", "nan,1", "1,nan"],
      "--abs-range": ["0..1", "0..1,0..1,0..1", "1..0,0..1", "0..1,1..0", "0..1,0", "0..1.5,0..1"],
      "--bind": ["a", "=b", ""],
    ]
    let taken = words.sorted { $0.key < $1.key }.flatMap { option, texts in
      texts.compactMap { text in
        do throws(CommandError) {
          _ = try ImportOptions(
            try Arguments([option, text], knowing: Option.ofReading), over: Settings())
        } catch { return error.message.hasPrefix(option + ": ") ? nil : error.message }
        return "\(option) \(text) is taken"
      }
    }
    #expect(taken == [])
  }

  @Test func `without options the scene's settings hold, and what an import does by itself`() throws
  {
    var scene = Settings()
    scene.viewport = Size(width: 7, height: 8)
    scene.rate = Rate(hertz: 30)
    var expected = ImportOptions()
    expected.viewport = scene.viewport
    expected.rate = 30
    #expect("\(try options([], over: scene))" == "\(expected)")
  }
}
