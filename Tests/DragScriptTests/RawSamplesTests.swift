import Machines
import Synchronization
import TestSupport
import Testing

@testable import DragScript

@Suite struct RawSamplesTests {
  private static let header = "dragscript 1\npointer p touch\n"

  /// So many moves, of which nobody holds the text.
  private static func moves(_ count: Int) -> PiecedText {
    PiecedText(header: header, lines: count, each: 20) { number in
      let time = String(number)
      return "@\(String(repeating: "0", count: 7 - time.count))\(time)us p: up   \n"
    }
  }

  /// Everything that a value stores, counted in its leaves and in the bytes of its texts.
  private static func size(of value: Any) -> Int {
    if value is PiecedText { return 1 }
    if let text = value as? String { return 1 + text.utf8.count }
    return Mirror(reflecting: value).children.reduce(1) { $0 + size(of: $1.value) }
  }

  @Test func `what a script holds does not grow with its raw lines`() throws {
    let sizes = try [100, 10_000, 50_000].map { count in
      let pieces = Self.moves(count)
      let script = try #require(Script.parse(ScriptText(pieces), file: "raw.drag").script)
      guard case .raw(let run) = script.tests[0].lines[0] else { return -1 }
      #expect(run.samples.count == count)
      #expect(pieces.longest <= ScriptText.pieceSize)
      return Self.size(of: script)
    }
    #expect(sizes[0] > 0)
    #expect(sizes == [sizes[0], sizes[0], sizes[0]])
  }

  @Test func `two runs are equal where all samples are, wherever they stand`() throws {
    func samples(_ lines: String) throws -> RawSamples {
      let script = try #require(Script.parse(Self.header + lines, file: "raw.drag").script)
      guard case .raw(let run) = script.tests[0].lines[0] else { throw TextIsNoRun() }
      return run.samples
    }
    let lines = "@0ms p: down 1,1\n@5ms p: move 2,2\n@9ms p: up\n"
    let run = try samples(lines)
    #expect(try run == samples("\n" + lines))
    #expect(try run != samples(lines.replacing("2,2", with: "2,3")))
    #expect(try run != samples(lines + "@10ms p: down 1,1\n"))
    #expect(try run.hashValue == samples(lines.replacing("2,2", with: "2,3")).hashValue)
  }

  private struct TextIsNoRun: Error {}

  @Test func `samples are read again from their pieces, each once`() throws {
    let pieces = Self.moves(50_000)
    let script = try #require(Script.parse(ScriptText(pieces), file: "raw.drag").script)
    guard case .raw(let run) = script.tests[0].lines[0] else { return }
    let before = pieces.total
    var time: Int64 = 0
    for sample in run.samples where sample.time.microseconds == time { time += 1 }
    #expect(time == 50_000)
    // A line that a piece ends within is read once more.
    #expect(pieces.total - before < pieces.count + 20 * 20)
    #expect(pieces.longest == ScriptText.pieceSize)
  }

  @Test func `a text that has changed ends the samples early`() throws {
    let pieces = Self.moves(50_000)
    let script = try #require(Script.parse(ScriptText(pieces), file: "raw.drag").script)
    guard case .raw(let run) = script.tests[0].lines[0] else { return }
    var samples = run.samples.makeIterator()
    for _ in 0..<10 { #expect(samples.next() != nil) }
    pieces.change()
    var count = 10
    while samples.next() != nil { count += 1 }
    #expect(count < run.samples.count)
    #expect(Array(run.samples).isEmpty)
  }

  @Test func `a changed text has no more samples than before, and none after a broken line`()
    throws
  {
    /// The times that are read from a run when its text is another one.
    func times(of lines: String, changedTo other: String) throws -> [Int64] {
      let pieces = SwappedText(Self.header + lines, Self.header + other)
      let script = try #require(Script.parse(ScriptText(pieces), file: "raw.drag").script)
      guard case .raw(let run) = script.tests[0].lines[0] else { throw TextIsNoRun() }
      pieces.swap()
      var samples = run.samples.makeIterator()
      return (0..<6).compactMap { _ in samples.next()?.time.microseconds }
    }
    let lines = "@10us p: up    \n@20us p: up    \n@30us p: up    \n"
    #expect(try times(of: lines, changedTo: lines) == [10, 20, 30])
    let more = "@1us p: up\n@2us p: up\n@3us p: up\n@4us p: up\n   \n"
    #expect(try times(of: lines, changedTo: more) == [1, 2, 3])
    #expect(try times(of: lines, changedTo: lines.replacing("@20us", with: "@2 us")) == [10])
  }

  /// A text that is another one of the same length later.
  private final class SwappedText: ScriptPieces {
    private let texts: [[UInt8]]
    private let isSwapped = Mutex(false)

    init(_ first: String, _ second: String) { texts = [Array(first.utf8), Array(second.utf8)] }

    var count: Int { texts[0].count }
    func swap() { isSwapped.withLock { $0 = true } }
    func bytes(in range: Range<Int>) -> [UInt8] {
      Array(texts[isSwapped.withLock { $0 } ? 1 : 0][range])
    }
  }

  @Test func `times that run backwards are reported at their line, also between runs`() {
    let raw = "@2ms p: down 1,2\n@3ms p: up\n@1ms p: up\n@4ms p: up\n"
    let text = Self.header + raw + "wait 1ms\n@5ms p: up\n  @1ms p: up\n"
    let reported = Script.parse(text, file: "raw.drag").diagnostics
    #expect(
      reported.map { "\($0.code) \($0.location)" } == [
        "DS0406 raw.drag:5:1", "DS0406 raw.drag:9:3",
      ])
  }
}
