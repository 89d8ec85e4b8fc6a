import DragFiles
import DragReplay
import DragScript
import GestureImport

/// `drag replay`: runs tests and reports the results.
struct ReplayCommand {
  private let options: ReplayOptions

  /// Parses the words after `replay`.
  init(_ words: [String]) throws(CommandError) {
    options = try ReplayOptions(words)
  }

  /// Runs the tests, and writes the reports and the requested traces.
  func run() async throws(CommandError) -> ExitCode {
    if options.update != .none, Self.isUnattended {
      throw CommandError(
        impossible: "--update is disabled if CI is set: update goldens on your own machine")
    }
    if options.isWatching { try await watch() }
    let scene = try scene()
    var replay = try replay(on: scene)
    let found = try findings()
    return options.isListing ? try list(&replay, found) : try await run(&replay, found, on: scene)
  }

  /// Reruns tests on changes, until the command is ended.
  private func watch() async throws(CommandError) -> Never {
    let found = try findings()
    // Before anything is read, so that no change is missed.
    var watch = FileWatch(found.sources, scene: options.scenePath)
    var changed = found
    var isFirst = true
    while true {
      do throws(CommandError) {
        // An invalid scene is read again until it is valid.
        let scene = try scene()
        watch.note(scene)
        var replay = try replay(on: scene)
        _ = try await run(&replay, changed, on: scene) { watch.note($0) }
      } catch {
        guard !isFirst else { throw error }
        Console.report(error.text)
      }
      isFirst = false
      // Unreadable files stay so; they are listed again when everything is rerun.
      let changes = await watch.changes { try? self.findings().sources }
      changed = ReplaySource.Findings(
        sources: changes.sources, unreadable: changes.concernScene ? found.unreadable : [])
      Console.say("\n")
    }
  }

  private func scene() throws(CommandError) -> SceneFile? {
    try options.scenePath.map { path throws(CommandError) in try SceneFile(at: path) }
  }

  private func replay(on scene: SceneFile?) throws(CommandError) -> Replay {
    let settings = scene?.script.settings ?? Settings()
    let importing = try ImportOptions(options.arguments, over: settings)
    return Replay(scene: scene?.script, importing: importing, options: options)
  }

  /// Indicates whether no files are written next to the scripts.
  private static var isUnattended: Bool { !(Console.environment("CI") ?? "").isEmpty }

  private func findings() throws(CommandError) -> ReplaySource.Findings {
    let found = try CommandError.wrapping { () throws(FileError) in
      try ReplaySource.sources(at: options.paths, as: options.format, scene: options.scenePath)
    }
    if options.scenePath == nil,
      let recording = found.sources.first(where: { $0.content != .script })
    {
      throw CommandError(
        impossible: "\(recording.name) is a recording, which requires a scene",
        hint: "name one with --scene")
    }
    return found
  }

  /// Lists the tests that would run.
  private func list(
    _ replay: inout Replay, _ found: ReplaySource.Findings
  ) throws(CommandError) -> ExitCode {
    try CommandError.wrapping { () throws(FileError) in try replay.read(found) }
    Console.report(replay.report.diagnostics)
    let chosenTests = try replay.chosen()
    for index in chosenTests {
      Console.say(replay.units[index.unit].tests[index.test].id.line + "\n")
    }
    if replay.report.diagnostics.contains(where: { $0.severity == .error }) { return .misuse }
    return chosenTests.isEmpty && !replay.isEmptyPart ? .nothing : .success
  }

  /// Runs tests, and reports the results.
  ///
  /// The files are passed on before anything is run or reported: later changes count as new changes.
  private func run(
    _ replay: inout Replay, _ found: ReplaySource.Findings, on scene: SceneFile?,
    onRead: ([ReplayUnit]) -> Void = { _ in }
  ) async throws(CommandError) -> ExitCode {
    var written: [String] = []
    try CommandError.wrapping { () throws(FileError) in try replay.read(found) }
    onRead(replay.units)
    try CommandError.checkExpectations(options.expectations, of: replay.units)
    let inputs = InputFiles(replay.units, on: scene)
    try options.outputs.check(apartFrom: inputs)
    let chosenTests = try replay.chosen()
    // A change under --watch is replayed without the other files.
    let missing = options.isWatching ? [] : try options.choice.notes(on: replay.units)
    await replay.run(chosenTests)
    let recorded = options.outputs.recording == nil ? nil : try replay.recorded()
    // Write errors are reported after the results, which do not wait for the writes.
    var problems: [CommandError] = []
    if options.update != .none {
      let outcome = GoldenUpdate(options.update).write(
        for: replay.report.results, of: replay.units)
      written = outcome.lines
      problems += outcome.problems.map(CommandError.init)
      // Written files are trusted.
      if !written.isEmpty {
        try CommandError.wrapping { () throws(FileError) in try replay.read(found) }
        await replay.run(try replay.chosen())
      }
    } else if !Self.isUnattended {
      let outcome = GoldenUpdate(.all).propose(for: replay.report.results, of: replay.units)
      replay.addNotes(outcome.lines)
      problems += outcome.problems.map(CommandError.init)
    }
    replay.addNotes(missing)
    do throws(FileError) {
      replay.addNotes(try orphans(found.sources))
    } catch {
      problems.append(CommandError(error))
    }
    reportOfNothing(replay, found.sources)
    do throws(CommandError) {
      try options.choice.note(replay.report.results, apartFrom: inputs)
    } catch {
      problems.append(error)
    }
    problems += options.outputs.films?.finish(title: FilmSet.title(of: options.paths)) ?? []
    problems += options.outputs.write(
      replay.report, replay.coverage, recorded: recorded, after: written, apartFrom: inputs)
    Console.report(problems.map(\.text).joined())
    return problems.isEmpty || replay.exitCode == .internal ? replay.exitCode : .misuse
  }

  /// Goldens in the searched folders without a script or a recording next to them.
  private func orphans(_ sources: [ReplaySource]) throws(FileError) -> [String] {
    let goldens = Set(sources.compactMap(\.goldenPath))
    var orphans: [String] = []
    for path in options.paths where path != StandardInput.operand {
      guard try Folder.isFolder(path) else { continue }
      // Without a scene the recordings of a folder are not sources.
      for file in try Folder(path).search(forSuffixes: [".trace"]).files
      where !goldens.contains(file) && FileMark(at: String(file.dropLast(6))) == nil {
        orphans.append("unused golden: \(file): no script next to it")
      }
    }
    return orphans
  }

  private func reportOfNothing(_ replay: Replay, _ sources: [ReplaySource]) {
    var text: String?
    if sources.isEmpty, replay.report.diagnostics.isEmpty {
      text = "no scripts below \(options.paths.joined(separator: ", "))\n"
    } else if replay.report.exitCode == ExitCode.nothing.rawValue {
      text = replay.isEmptyPart ? "no test is in this shard\n" : "no test matches\n"
    }
    guard let text else { return }
    Console.report(text, to: options.outputs.stream)
  }
}
