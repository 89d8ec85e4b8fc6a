package import DragReplay
package import DragScript
import DragSessions
import DragStage
import Machines
import StagePicture

/// Replays one test of a script, and films it.
package struct FilmRun {
  private let test: ScriptTest
  private let script: Script
  private let limits: ReplayLimits
  private let makeFolder: (() -> any StoreFolder)?
  private let golden: GoldenTrace?
  private let hooks: HostHooks
  private let host: ScriptHost?
  private let sources: FilmSources?
  private let onEvents: (@Sendable (Int) -> Void)?

  /// Files that are longer than this are not in a film.
  package static let longestSource = 4 << 20

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - script: The script that contains it.
  ///   - limits: How far the test may go.
  ///   - makeFolder: Makes a folder for stores that are files, or nil where there can be none.
  ///   - golden: The golden of the whole script, where it has one.
  ///   - hooks: What answers to the script's `call` lines.
  ///   - host: The application whose views the script drives; nil for a script with a scene.
  ///   - sources: The files that the film shows, if they are others than the script was read from.
  ///   - onEvents: Is called now and then with the number of events since the last call.
  package init(
    _ test: ScriptTest, of script: Script, limits: ReplayLimits = ReplayLimits(),
    storesIn makeFolder: (() -> any StoreFolder)? = nil, golden: GoldenTrace? = nil,
    hooks: HostHooks = HostHooks(), host: ScriptHost? = nil, sources: FilmSources? = nil,
    onEvents: (@Sendable (Int) -> Void)? = nil
  ) {
    self.test = test
    self.script = script
    self.limits = limits
    self.makeFolder = makeFolder
    self.golden = golden
    self.hooks = hooks
    self.host = host
    self.sources = sources
    self.onEvents = onEvents
  }

  /// Runs the test; it always ends.
  ///
  /// - Parameters:
  ///   - keepsStates: Whether the state of every frame is kept, for drawings and exports; it takes much
  ///     more memory.
  ///   - keepsRows: Whether the rows that machines take are kept, for their diagrams.
  ///   - end: Takes the player as the test has left it; it is not called where the test was skipped or
  ///     its scene could not be set up.
  /// - Returns: What became of the test, and its film.
  package func run(
    keepsStates: Bool = false, keepsRows: Bool = false, _ end: (ScriptPlayer) -> Void = { _ in }
  ) -> (result: TestResult, reel: FilmReel) {
    film(keepsStates: keepsStates, keepsRows: keepsRows) { $0.run(end) }
  }

  /// Runs the test, while a body plays its lines and asks something between them, and films it (EX-58).
  ///
  /// - Parameter body: Plays lines; what it throws fails the test.
  /// - Returns: What became of the test, and its film.
  package func drive(
    _ body: (inout ScriptPlayer) throws(TestFailure) -> Void
  ) -> (result: TestResult, reel: FilmReel) {
    film(keepsStates: false, keepsRows: false) { $0.drive(body) }
  }

  private func film(keepsStates: Bool, keepsRows: Bool, _ run: (ScriptRun) -> TestResult)
    -> (result: TestResult, reel: FilmReel)
  {
    let sources = sources ?? FilmSources(script.sources(upTo: Self.longestSource))
    let camera = FilmCamera(
      of: sources, limits: FilmCamera.Limits(keepsStates: keepsStates, keepsRows: keepsRows))
    let filmed = ScriptRun(
      test, of: script, limits: limits, storesIn: makeFolder, keepsCoverage: keepsRows,
      keepsRecording: true, golden: golden, hooks: hooks, observer: camera, host: host,
      onEvents: onEvents)
    var result = run(filmed)
    camera.finish()
    var setup = RecordedScript(of: script)
    setup.add(test, result)
    let head = setup.bytes.dropLast(result.recording.count)
    result.location = sources.place(result.location)
    for index in result.faults.indices {
      result.faults[index].location = sources.place(result.faults[index].location)
      if let last = result.faults[index].lastLine?.location {
        result.faults[index].lastLine?.location = sources.place(last)
      }
    }
    return (
      result,
      FilmReel(
        result: result, camera: camera, sources: sources.files,
        settings: script.setup(of: test).compactMap(\.settingPair),
        setup: String(decoding: head, as: UTF8.self))
    )
  }
}

extension SetupLine {
  /// The key and the value of a `set` line, or nil for any other.
  fileprivate var settingPair: (key: String, value: String)? {
    guard case .set(let setting) = statement else { return nil }
    return (setting.key, setting.value)
  }
}
