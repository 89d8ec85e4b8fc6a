import DragReplay
import DragScript

/// The work for each test of a run, on any thread.
struct TestWork: Sendable {
  private let shelf: UnitShelf
  private let chosenTests: [ReplayUnit.TestIndex]
  private let limits: ReplayLimits
  private let repeats: Int
  private let keepsTraces: Bool
  private let keepsCoverage: Bool
  private let keepsRecording: Bool
  private let isStrict: Bool
  private let films: FilmFolder?
  private let progress: TestProgress?

  /// A result, and the file as it was read for it.
  struct Outcome: Sendable {
    var result: TestResult
    /// The file, where that was read again and its content is needed to report the result.
    var unit: ReplayUnit?
  }

  init(
    shelf: UnitShelf, units: [ReplayUnit], chosenTests: [ReplayUnit.TestIndex],
    options: ReplayOptions, progress: TestProgress?
  ) {
    self.shelf = shelf
    self.progress = progress
    self.chosenTests = chosenTests
    limits = options.limits
    repeats = options.repeats
    keepsTraces = options.keepsTraces || units.contains(where: \.hasGolden)
    keepsCoverage = options.keepsCoverage
    keepsRecording = options.outputs.recording != nil
    isStrict = options.isStrict
    films = options.outputs.films
  }

  /// Runs a test, repeatedly if requested; the first run is reported.
  func run(_ number: Int) -> Outcome {
    let index = chosenTests[number]
    defer { shelf.giveBack(index.unit) }
    guard let unit = shelf.unit(index.unit), let script = unit.script else {
      return Outcome(result: shelf.changed(index))
    }
    let result = run(script.tests[index.test], of: script, in: unit)
    guard shelf.isReadAgain(index.unit) else { return Outcome(result: result) }
    // A file that is not held places what is reported of it while it is there.
    return result.faults.isEmpty
      ? Outcome(result: unit.reported(result)) : Outcome(result: result, unit: unit)
  }

  private func run(
    _ test: ScriptTest, of script: Script, in unit: ReplayUnit
  ) -> TestResult {
    func once() -> TestResult {
      let run = ScriptRun(
        test, of: script, limits: limits, storesIn: StoreFiles.maker, keepsTrace: keepsTraces,
        keepsCoverage: keepsCoverage, keepsRecording: keepsRecording, golden: unit.golden,
        onEvents: progress?.takeEvents)
      return run.run()
    }
    let start = ContinuousClock.now
    var result = once()
    let elapsed = ContinuousClock.now - start
    if let other = (1..<max(1, repeats)).first(where: { _ in once() != result }) {
      result.fail(inRun: other + 1)
    }
    result.elapsed = elapsed
    if isStrict { strictly(&result) }
    films?.add(result, test, of: unit, limits: limits)
    return result
  }

  /// Lets a test that passes fail for everything that is doubtful in it.
  private func strictly(_ result: inout TestResult) {
    guard result.status == .passed else { return }
    var notes = result.notes
    if let reason = result.idleReason {
      notes.append(TestNote(location: result.location, text: "no drag began: \(reason.text)"))
    }
    for note in notes { result.fail(for: note) }
  }
}
