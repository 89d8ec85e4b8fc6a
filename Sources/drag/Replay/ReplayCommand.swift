import DragFiles
import DragReplay
import DragScript
import GestureImport

/// `drag replay`: runs tests and tells what became of them.
struct ReplayCommand {
  private let options: ReplayOptions

  /// Reads the words behind `replay`.
  init(_ words: [String]) throws(CommandError) {
    options = try ReplayOptions(words)
  }

  /// Runs the tests and writes the reports, and the traces where they are wanted.
  func run() async throws(CommandError) -> ExitCode {
    if options.update != .none, Self.isUnattended {
      throw CommandError(
        impossible: "--update is refused where CI is set: goldens are renewed by people")
    }
    if options.isWatching { try await watch() }
    var replay = try replay(on: try scene())
    let found = try findings()
    return options.isListing ? try list(&replay, found) : try await run(&replay, found)
  }

  /// Runs what changes, again and again, until somebody ends the command.
  private func watch() async throws(CommandError) -> Never {
    let found = try findings()
    // Before anything is read, so that no change is missed.
    var watch = FileWatch(found.sources, scene: options.scenePath)
    var changed = found
    var isFirst = true
    while true {
      do throws(CommandError) {
        // A scene that is wrong now is read again until it is mended.
        let scene = try scene()
        watch.note(scene)
        var replay = try replay(on: scene)
        _ = try await run(&replay, changed) { watch.note($0) }
      } catch {
        guard !isFirst else { throw error }
        Console.tell(error.text)
      }
      isFirst = false
      // What cannot be read stays so; it is listed again when everything is.
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

  /// Whether nobody looks at what is written beside the scripts.
  private static var isUnattended: Bool { !(Console.environment("CI") ?? "").isEmpty }

  private func findings() throws(CommandError) -> ReplaySource.Findings {
    let found = try CommandError.wrapping { () throws(FileError) in
      try ReplaySource.sources(at: options.paths, as: options.format, scene: options.scenePath)
    }
    if options.scenePath == nil,
      let recording = found.sources.first(where: { $0.content != .script })
    {
      throw CommandError(
        impossible: "\(recording.name) is a recording, and played on a scene",
        hint: "name one with --scene")
    }
    return found
  }

  /// Names the tests that would be run.
  private func list(
    _ replay: inout Replay, _ found: ReplaySource.Findings
  ) throws(CommandError) -> ExitCode {
    try CommandError.wrapping { () throws(FileError) in try replay.read(found) }
    for diagnostic in replay.report.diagnostics { Console.tell("\(diagnostic)\n") }
    let places = try replay.chosen()
    for place in places {
      guard let script = replay.units[place.unit].script else { continue }
      Console.say(TestID(script.tests[place.test], of: script).line + "\n")
    }
    if replay.report.diagnostics.contains(where: { $0.severity == .error }) { return .misuse }
    return places.isEmpty && !replay.isEmptyPart ? .nothing : .success
  }

  /// Runs tests, and tells of them.
  ///
  /// The files are handed on before anything of them is run or told: what changes from then on is
  /// another change.
  private func run(
    _ replay: inout Replay, _ found: ReplaySource.Findings,
    onRead: ([ReplayUnit]) -> Void = { _ in }
  ) async throws(CommandError) -> ExitCode {
    var written: [String] = []
    try CommandError.wrapping { () throws(FileError) in try replay.read(found) }
    onRead(replay.units)
    let places = try replay.chosen()
    await replay.run(places)
    let recorded = options.outputs.recording == nil ? nil : try replay.recorded()
    // What cannot be written is reported behind the verdicts, which do not wait for it.
    var problems: [FileError] = []
    if options.update != .none {
      let outcome = GoldenUpdate(options.update).write(
        for: replay.report.results, of: replay.units)
      written = outcome.lines
      problems += outcome.problems
      // What has been written is taken at its word.
      if !written.isEmpty {
        try CommandError.wrapping { () throws(FileError) in try replay.read(found) }
        await replay.run(try replay.chosen())
      }
    } else if !Self.isUnattended {
      let outcome = GoldenUpdate(.all).propose(for: replay.report.results, of: replay.units)
      replay.remark(outcome.lines)
      problems += outcome.problems
    }
    do throws(FileError) {
      replay.remark(try orphans(found.sources))
    } catch {
      problems.append(error)
    }
    reportOfNothing(replay, found.sources)
    do throws(FileError) {
      try options.choice.note(replay.report.results)
    } catch {
      problems.append(error)
    }
    problems += options.outputs.write(
      replay.report, replay.coverage, recorded: recorded, after: written)
    for problem in problems { Console.tell("drag: \(problem)\n") }
    return problems.isEmpty || replay.exitCode == .internal ? replay.exitCode : .misuse
  }

  /// Goldens in the folders that were searched, beside which neither a script nor a recording lies.
  private func orphans(_ sources: [ReplaySource]) throws(FileError) -> [String] {
    let goldens = Set(sources.compactMap(\.goldenPath))
    var orphans: [String] = []
    for path in options.paths where path != StandardInput.operand {
      guard try Folder.isFolder(path) else { continue }
      // Without a scene the recordings of a folder are no sources.
      for file in try Folder(path).search(forSuffixes: [".trace"]).files
      where !goldens.contains(file) && FileMark(at: String(file.dropLast(6))) == nil {
        orphans.append("unused golden: \(file): no script lies beside it")
      }
    }
    return orphans
  }

  private func reportOfNothing(_ replay: Replay, _ sources: [ReplaySource]) {
    var text: String?
    if sources.isEmpty, replay.report.diagnostics.isEmpty {
      text = "nothing lies below \(options.paths.joined(separator: ", "))\n"
    } else if replay.report.exitCode == ExitCode.nothing.rawValue {
      text = replay.isEmptyPart ? "no test is in this part\n" : "no test matches\n"
    }
    guard let text else { return }
    if options.outputs.stream == .output { Console.say(text) } else { Console.tell(text) }
  }
}
