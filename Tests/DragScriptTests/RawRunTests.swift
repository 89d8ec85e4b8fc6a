import Seeds
import DragGeometry
import DragScript
import Machines
import TestSupport
import Testing

@Suite struct RawRunTests {
  private func run(_ text: String) throws -> RawRun {
    let script = try #require(Script.parse(text, file: "raw.drag").script)
    #expect(script.tests.count == 1)
    #expect(script.tests[0].lines.count == 1)
    guard case .raw(let run) = script.tests[0].lines[0] else { throw Missing() }
    return run
  }

  private struct Missing: Error {}

  @Test func `a raw profile is one run with times, pointers and places`() throws {
    let run = try run(
      """
      dragscript 1
      pointer f1 touch

      @0ms f1: down 1,2.5
        @16.667ms f1:\tmove -3,4
      @17ms move 5,6
      @1s f1: up
      @1.000001s cancel 7,8
      """)
    #expect(run.pointers.map(\.text) == ["f1", "pointer"])
    #expect(run.samples.map(\.time.microseconds) == [0, 16_667, 17_000, 1_000_000, 1_000_001])
    #expect(run.samples.map(\.verb) == [.down, .move, .move, .up, .cancel])
    #expect(run.samples.map(\.pointer) == [0, 0, 1, 0, 1])
    #expect(
      run.samples.map(\.point) == [
        Point(x: 1, y: 2.5), Point(x: -3, y: 4), Point(x: 5, y: 6), nil, Point(x: 7, y: 8),
      ])
    #expect(
      run.places == [
        "raw.drag:4:1", "raw.drag:5:3", "raw.drag:6:1", "raw.drag:7:1", "raw.drag:8:1",
      ])
    #expect(run.samples.map(run.pointer) == ["f1", "f1", "pointer", "f1", "pointer"])
  }

  @Test func `a comment beside a line makes it an ordinary line`() throws {
    let text = "dragscript 1\n@0ms down 1,2\n@1ms move 1,3 # here\n@2ms up\n@3ms up\n"
    let script = try #require(Script.parse(text, file: "raw.drag").script)
    let kinds = script.tests[0].lines.map { line in
      switch line {
      case .raw(let run): "raw \(run.samples.count) from \(run.firstLine)"
      case .timed(let timed): "timed \(timed.location)"
      case .golden, .include: "other"
      }
    }
    #expect(kinds == ["raw 1 from 2", "timed raw.drag:3:1", "raw 2 from 4"])
  }

  @Test(.seeds(0...99))
  func `the byte scanner and the ordinary path agree`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var quick = "dragscript 1\npointer f1 touch\npointer f2 pen\n"
    var slow = quick
    var time: Int64 = 0
    for _ in 0..<50 {
      time += Int64.random(in: 0...40_000, using: &random)
      let blanks = ["", " ", "\t"].randomElement(using: &random) ?? ""
      let pointer = ["", "f1: ", "f2:\t", "pointer: "].randomElement(using: &random) ?? ""
      let verb = ["down", "move", "up", "cancel"].randomElement(using: &random) ?? ""
      let x = Int.random(in: -5_000...5_000, using: &random)
      let fraction = Int.random(in: 0...999_999, using: &random)
      let end = ["\n", "\r\n", "  \n"].randomElement(using: &random) ?? ""
      let head = "\(blanks)@\(time)us \(blanks)\(pointer)\(verb)"
      quick += "\(head) \(x).\(fraction),\(fraction)\(end)"
      // So many digits are too much for the scanner and say the same.
      slow += "\(head) \(x).\(fraction)000000000000,\(fraction).0000000000000000\(end)"
    }
    let first = try run(quick)
    let second = try run(slow)
    #expect(first == second)
    #expect(first.samples.count == 50)
    #expect(first.places == second.places)
  }

  @Test(
    arguments: [
      "@1ms move 1,2x", "@1ms move 1", "@1msmove 1,2", "@1ms f1:move 1,2", "@1ms f9: move 1,2",
      "@1.0000ms move 1,2", "@1ms move 1 ,2", "@1ms move .5,1", "@1ms move 1.,1", "@1ms up1,2",
      "@1ms moved 1,2", "@1ms move 1,2 3", "@ 1ms up", "@1 up", "@99999999999999999999us up",
      "@1ms mov\u{e9} 1,2", "@1ms move 1,2\r", "@1ms move 1e3,2",
    ])
  func `what is wrong in a raw line is reported as in any line`(line: String) {
    let head = "dragscript 1\npointer f1 touch\n@0ms f1: down 1,2\n@0ms down 1,2\n"
    let outcome = Script.parse(head + line + "\n@1s up\n@2ms up", file: "raw.drag")
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    if line == "@1ms move 1,2\r" {
      #expect(errors.map(\.location.line) == [7], "a line end of CRLF is no fault")
    } else {
      #expect(errors.map(\.location.line) == [5, 7], "\(line)")
    }
  }

  @Test func `a run has at most 256 pointers`() throws {
    var text = "dragscript 1\n"
    for index in 0..<300 { text += "pointer p\(index) touch\n" }
    for index in 0..<300 { text += "@\(index)ms p\(index): up\n" }
    let script = try #require(Script.parse(text, file: "raw.drag").script)
    #expect(script.tests[0].lines.count == 2)
    let printed = try #require(Script.parse(script.text, file: "raw.drag").script)
    #expect(printed == script)
  }
}

extension RawRun {
  /// Where the lines begin, in order.
  fileprivate var places: [String] {
    samples.enumerated().map { index, sample in location(of: sample, at: index).description }
  }
}
