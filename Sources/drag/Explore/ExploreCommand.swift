import DragExplore
import DragReplay
import DragScript

/// `drag explore`: makes gestures on a scene until something that must hold does not (EX-65 to EX-68).
struct ExploreCommand {
  private let path: String
  private let options: ExploreOptions

  /// Parses the words after `explore`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: ExploreOptions.all)
    guard arguments.operands.count == 1 else {
      throw CommandError(
        "expected one scene, found \(arguments.operands.count)", hint: "name a script: SCENE.drag")
    }
    path = arguments.operands[0]
    options = try ExploreOptions(arguments)
  }

  /// Explores, and reports what was found.
  func run() async throws(CommandError) -> ExitCode {
    let script = try ScriptSetup(at: path).script
    if let application = script.setup.hosted {
      throw CommandError(
        impossible:
          "\(path) is for the application `\(application.name)`, which a test in Swift has",
        hint:
          "write there `explore { let app = AppStage(hosting: CONTROLLER, named: \"\(application.name)\"); return"
          + " app.exploration }`")
    }
    let scene = options.scene(of: script)
    do throws(TestFailure) {
      if let obstacle = try scene.obstacle() {
        Console.report("\(path): nothing to explore: \(obstacle)\n")
        return .nothing
      }
    } catch {
      Console.report("\(error.location): \(error.message)\n")
      return .misuse
    }
    return try await explore(scene, of: script)
  }

  private func explore(
    _ scene: ExploredScene, of script: Script
  ) async throws(CommandError) -> ExitCode {
    var explorer = Explorer(scene, seed: options.seed)
    var runs = ExploredRuns(of: script, on: scene, by: options)
    var progress = ExploreProgress(of: options.runCount)
    var found: [Finding] = []
    var marks: Set<Mark> = []
    var batch = await runs.next()
    exploring: while !batch.isEmpty {
      for (number, run) in batch {
        guard let run = explorer.take(run, number: number), let mark = run.mark,
          !marks.contains(mark), let finding = explorer.finding(of: run, number: number)
        else { continue }
        // Shrinking keeps the mark; what is not the same the next time has another one.
        marks.formUnion([mark, finding.mark])
        found.append(finding)
        progress?.clear()
        try report(finding, after: explorer.summary, on: script)
        guard found.count < options.mostFindings else { break exploring }
      }
      progress?.show(explorer.summary, findings: found.count)
      batch = await runs.next()
    }
    progress?.clear()
    let report = ExploreReport(explorer.summary, by: options)
    Console.say(
      options.isJSON
        ? report.json(findings: found.count, on: scene) : report.text(findings: found.count))
    return found.map { $0.exitCode }.max { $0.rawValue < $1.rawValue } ?? .success
  }

  private func report(
    _ finding: Finding, after summary: ExploredSummary, on script: Script
  ) throws(CommandError) {
    let report = FindingReport(
      finding, after: summary, of: options.runCount, on: script, inSwift: options.isInSwift)
    Console.say(options.isJSON ? report.json : report.text)
    guard finding.script.confirmed != nil else { return }
    for path in try options.files.write(finding.script.text, named: report.fileStem(for: path)) {
      Console.report("written: \(path)\n")
    }
  }
}
