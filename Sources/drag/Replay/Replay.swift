import DragExplore
import DragFiles
import DragGeometry
import DragReplay
import DragScript
import GestureImport

/// One replay of some files, on a scene if there is one.
struct Replay {
  private let scene: Script?
  private let reader: UnitReader
  private let options: ReplayOptions
  /// The files of the last run, as read.
  private(set) var units: [ReplayUnit] = []
  /// The results of the last run, in the order in which the tests were started.
  private(set) var report = ReplayReport()
  /// The coverage of all tests, if requested.
  private(set) var coverage: Coverage?
  /// The tests that were run, in the order of the results.
  private var chosenTests: [ReplayUnit.TestIndex] = []
  /// Indicates whether tests were chosen, of which none is in this shard.
  private(set) var isEmptyPart = false

  init(scene: Script?, importing: ImportOptions, options: ReplayOptions) {
    self.scene = scene
    reader = UnitReader(
      scene: scene, importing: importing, recordingGolden: options.recordingGolden,
      expectations: options.expectations)
    self.options = options
  }

  /// The number of files that are held from the first reading to the end of the run.
  private static let mostHeld = 64

  /// Reads all files, and reports their diagnostics; of many files the tests' names and tags are kept alone.
  mutating func read(_ found: ReplaySource.Findings) throws(FileError) {
    report = ReplayReport()
    units = []
    for source in found.sources {
      var unit = try reader.unit(of: source)
      if units.count >= Self.mostHeld { unit.letGo() }
      units.append(unit)
    }
    report.diagnostics = found.diagnostics + units.flatMap(\.diagnostics)
  }

  /// The tests to run, in the order in which they are started.
  mutating func chosen() throws(CommandError) -> [ReplayUnit.TestIndex] {
    let outcome = try options.choice.tests(of: units)
    isEmptyPart = outcome.tests.isEmpty && outcome.count > 0
    guard let seed = options.seed else { return outcome.tests }
    var numbers = SeededNumbers(seed: seed)
    return outcome.tests.shuffled(using: &numbers)
  }

  /// Runs the tests of the files.
  mutating func run(_ chosenTests: [ReplayUnit.TestIndex]) async {
    self.chosenTests = chosenTests
    options.outputs.films?.begin(units)
    let progress = TestProgress(of: chosenTests.count)
    let work = TestWork(
      shelf: UnitShelf(units, for: chosenTests, reader: reader), units: units,
      chosenTests: chosenTests, options: options, progress: progress)
    let outcomes = await TestPool.results(
      chosenTests.count, jobs: options.jobs, { work.run($0) },
      onResult: { progress?.take($0.result) })
    progress?.clear()
    for (index, outcome) in zip(chosenTests, outcomes) {
      if let unit = outcome.unit { units[index.unit] = unit }
    }
    let results = outcomes.map(\.result)
    // Each file is read once for all failures in it.
    var places = units.map { _ in [SourceLocation]() }
    for (index, result) in zip(chosenTests, results) {
      places[index.unit] += result.faults.map(\.location)
    }
    let quotes = zip(units, places).map { unit, places in unit.quotes(of: places) }
    for (index, result) in zip(chosenTests, results) {
      let unit = units[index.unit]
      report.results.append(
        unit.isHeld ? unit.reported(result, with: quotes[index.unit]) : result)
    }
    if !options.isStrict {
      report.notes += zip(chosenTests, results).compactMap(idleNote)
      report.notes += results.flatMap(notes)
      report.notes += minorNotes(results)
    }
    coverage = options.keepsCoverage ? Coverage() : nil
    for result in results { if let found = result.coverage { coverage?.merge(found) } }
    if let seed = options.seed { report.notes.append("seed: \(seed)") }
    if let coverage {
      report.notes.append(coverage.text)
      if let least = options.leastCoverage, !coverage.share.reaches(percent: least) {
        report.notes.append("less than \(least.decimalText)% is covered")
      }
    }
    report.notes += units.flatMap(\.unusedGoldens)
  }

  /// The recording of the script's tests, as a script; nil if nothing could be run.
  ///
  /// - Throws: More than one script: a recording has one scene.
  func recorded() throws(CommandError) -> [UInt8]? {
    guard units.count == 1, let script = units[0].script else {
      guard units.count > 1 else { return nil }
      throw CommandError(
        "--record: expected one script, found \(units.count)",
        hint: "run each script separately, since each has its own scene")
    }
    var recorded = RecordedScript(of: script)
    for (index, result) in zip(chosenTests, report.results) {
      recorded.add(script.tests[index.test], result)
    }
    return recorded.bytes
  }

  /// Returns the notes on a test that passes.
  private func notes(_ result: TestResult) -> [String] {
    guard result.status == .passed else { return [] }
    return result.notes.filter { !$0.isMinor }.map { "\(result.id.line): \($0.text)" }
  }

  /// Returns notes on findings that are intended as often as not: a few are named, and of many only
  /// the number.
  ///
  /// What is played on a scene is a recording, also where it is a raw profile; many expect nothing.
  private func minorNotes(_ results: [TestResult]) -> [String] {
    guard scene == nil else { return [] }
    let notes = results.flatMap { result -> [String] in
      guard result.status == .passed, result.idleReason == nil, result.eventCount > 0 else {
        return []
      }
      return result.notes.filter(\.isMinor).map { "\(result.id.line): \($0.text)" }
    }
    guard notes.count > Self.mostMinorNotes else { return notes }
    return [
      "\(notes.count) notes on tests that expect nothing, end under a drag, or move nothing of what"
        + " they lift: --strict names them"
    ]
  }

  private static let mostMinorNotes = 5

  /// The reason why a passing test has dragged nothing.
  private func idleNote(_ index: ReplayUnit.TestIndex, _ result: TestResult) -> String? {
    guard result.status == .passed, let reason = result.idleReason else { return nil }
    var text = "\(result.id.line): no drag began: \(reason.text)"
    if case .recording = units[index.unit].source.content, let hold = reason.neededHold {
      text += "; --prepend-hold \(hold.text)"
    }
    return text
  }

  /// Adds notes to the report.
  mutating func addNotes(_ lines: [String]) { report.notes += lines }

  /// The exit code: the report's, or that of insufficient coverage or an empty shard.
  var exitCode: ExitCode {
    let code = ExitCode(rawValue: report.exitCode) ?? .internal
    if code == .nothing, isEmptyPart { return .success }
    if code == .success, let least = options.leastCoverage, let coverage,
      !coverage.share.reaches(percent: least)
    {
      return .failed
    }
    return code
  }
}
