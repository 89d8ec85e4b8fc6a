import DragGeometry
package import DragReplay
import DragScript
import DragStage
import Machines

/// The film of one test.
package struct FilmReel: Sendable {
  /// The result of the test.
  package private(set) var result: TestResult
  let chunks: [FilmChunk]
  let views: [FilmNames.View]
  let items: [FilmNames.Item]
  let pointers: [FilmNames.Pointer]
  let lanes: [FilmLane]
  let loads: [FilmLoad]
  let failures: [FilmCamera.Failure]
  /// The state at the first failure, else one in which something is carried, else the last one.
  let poster: FilmCamera.Moment
  /// The states of all frames, where they were kept.
  let moments: [FilmCamera.Moment]
  /// The entries of the trace, where states were kept.
  let entries: [FilmEntry]
  /// The rows that machines took, where they were kept.
  let machines: MachineLog
  let cutOff: Int64?
  let bounds: Rect
  private(set) var files: [(file: String, text: String?)]
  let settings: [(key: String, value: String)]
  /// The text before copied steps: the scene, and the head of the test.
  let setup: String
  /// Another trace on the same axis, where there is one.
  package var against: FilmComparison?

  init(
    result: TestResult, camera: FilmCamera, sources: [SourceFileText],
    settings: [(key: String, value: String)], setup: String
  ) {
    self.result = result
    chunks = camera.chunks
    let names = camera.names
    (views, items, pointers) = (names.views, names.items, names.pointers)
    lanes = camera.lanes.lanes
    loads = camera.lanes.loads
    failures = camera.failures
    let last = FilmCamera.Moment(time: result.duration.count, state: camera.state)
    poster = camera.firstFailure ?? camera.poster ?? last
    moments = camera.moments
    entries = camera.entries
    machines = camera.machines
    cutOff = camera.cutOff
    bounds = camera.shownBounds ?? .zero
    let texts = Dictionary(sources.map { ($0.file, $0.text) }) { first, _ in first }
    files = camera.sourceNames.map { ($0, texts[$0] ?? nil) }
    self.settings = settings
    self.setup = setup
  }

  /// Takes the status and the failures of another run of the test, such as one of several that differ.
  package mutating func take(resultOf other: TestResult) {
    result.status = other.status
    result.faults = other.faults
  }

  /// Gives the files of the film other names, such as their paths in a package.
  package mutating func renameFiles(_ name: (String) -> String) {
    result.file = name(result.file)
    result.location.file = name(result.location.file)
    for index in result.faults.indices {
      result.faults[index].location.file = name(result.faults[index].location.file)
      if let last = result.faults[index].lastLine?.location.file {
        result.faults[index].lastLine?.location.file = name(last)
      }
    }
    files = files.map { (name($0.file), $0.text) }
  }

  /// True if the test was not run.
  package var isSkipped: Bool {
    switch result.status {
    case .skipped: true
    case .passed, .failed: false
    }
  }

  /// The line of the test in its file; a recording, which has no line for it, is its own test from its first line on.
  var line: Int { result.location.file == result.file ? result.location.line : 1 }

  /// The time to open at: the first failure's, else the begin.
  var opening: Int64 { result.faults.isEmpty ? 0 : details(ofFailure: 0).time }

  /// Returns the details of a failure of the result; one that was found at the end is at the end.
  func details(ofFailure index: Int) -> FilmCamera.Failure {
    failures.indices.contains(index)
      ? failures[index]
      : FilmCamera.Failure(
        time: result.duration.count, entry: max(0, result.trace.count), ghost: nil)
  }

  /// The line of a file at a location, without the spaces around it.
  func line(at location: SourceLocation) -> String? {
    guard location.line > 0,
      let text = files.first(where: { $0.file == location.file })?.text
    else { return nil }
    let lineEnd = UInt8(ascii: "\n")
    var rest = text.utf8[...]
    for _ in 1..<location.line {
      guard let end = rest.firstIndex(of: lineEnd) else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    var line = rest.prefix { $0 != lineEnd }.drop { $0 == UInt8(ascii: " ") }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
