import DragGeometry

/// Builds a run of the raw profile line by line.
struct RunBuilder {
  private let file: String
  private let text: ScriptText
  private(set) var count = 0
  var pointers = RawPointers()
  private var range = 0..<0
  private var times = RawTimes()
  private var firstLine = 0
  private var firstColumn = 1
  private var comments = Trivia.none

  /// Begins a run at a line of a text.
  init(file: String, text: ScriptText) {
    self.file = file
    self.text = text
  }

  /// Returns the finished run, if it has a sample, and begins another.
  mutating func finish() -> RawRun? {
    guard count > 0 else { return nil }
    let samples = RawSamples(
      count: count, in: text, range, pointers: pointers,
      general: LineReader.rawSample)
    let run = RawRun(
      samples: samples, pointers: pointers.names, times: times, file: file, firstLine: firstLine,
      firstColumn: firstColumn, comments: comments)
    self = RunBuilder(file: file, text: text)
    return run
  }

  /// Adds the first sample; the bytes of its line begin at an offset of the text.
  mutating func begin(_ sample: RawSample, line: Int, from offset: Int, comments: Trivia) {
    firstLine = line
    firstColumn = Int(sample.column)
    self.comments = comments
    range = offset..<offset
    times = RawTimes(first: sample.time, latest: sample.time)
    count = 1
  }

  /// Adds a further sample.
  @inline(__always)
  mutating func add(_ sample: RawSample) {
    if sample.time < times.latest { noteBackwards(sample) } else { times.latest = sample.time }
    count += 1
  }

  /// Sets the offset in the text where the added lines end.
  mutating func end(at offset: Int) { range = range.lowerBound..<offset }

  private mutating func noteBackwards(_ sample: RawSample) {
    guard times.backwards == nil else { return }
    times.backwards = SourceLocation(
      file: file, line: firstLine + count, column: Int(sample.column))
  }
}
