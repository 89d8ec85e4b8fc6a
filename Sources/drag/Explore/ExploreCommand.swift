import DragExplore
import DragFiles
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
  func run() throws(CommandError) -> ExitCode {
    let script = try ScriptSetup(at: path).script
    if let application = script.setup.hosted {
      throw CommandError(
        impossible:
          "\(path) is for the application `\(application.name)`, which a test in Swift has",
        hint: "replay its tests there, and explore a script with a scene")
    }
    let scene = ExploredScene(
      script, kinds: options.kinds, without: options.ignored, storesIn: StoreFiles.maker)
    do throws(TestFailure) {
      if let obstacle = try scene.obstacle() {
        Console.report("\(path): nothing to explore: \(obstacle)\n")
        return .nothing
      }
    } catch {
      Console.report("\(error.location): \(error.message)\n")
      return .misuse
    }
    return try explore(Explorer(scene, seed: options.seed), of: script)
  }

  private func explore(
    _ explorer: Explorer, of script: Script
  ) throws(CommandError) -> ExitCode {
    var explorer = explorer
    var found: [Finding] = []
    var marks: Set<Mark> = []
    let begin = ContinuousClock.now
    for number in options.runs {
      if let most = options.time, ContinuousClock.now - begin >= most { break }
      guard options.shard?.holds(number) ?? true, let run = explorer.explore(run: number),
        let mark = run.mark, !marks.contains(mark),
        let finding = explorer.finding(of: run, number: number)
      else { continue }
      // Shrinking keeps the mark; what is not the same the next time has another one.
      marks.formUnion([mark, finding.mark])
      found.append(finding)
      try report(finding, after: explorer.summary, on: script)
      guard options.goesOn, found.count < ExploreOptions.mostFindings else { break }
    }
    let report = ExploreReport(explorer.summary, seed: options.seed, kinds: options.kinds)
    if options.isJSON {
      Console.say(report.json(findings: found.count))
    } else if found.isEmpty || options.goesOn {
      Console.say(report.text(findings: found.count))
    }
    return found.map { $0.exitCode }.max { $0.rawValue < $1.rawValue } ?? .success
  }

  private func report(
    _ finding: Finding, after summary: ExploredSummary, on script: Script
  ) throws(CommandError) {
    let report = FindingReport(finding, after: summary, of: options.runCount, on: script)
    Console.say(options.isJSON ? report.json : report.text)
    guard let folder = options.folder, finding.script.confirmed != nil else { return }
    let name = report.fileName(for: path)
    try folder.write(finding.script.text, to: name)
    Console.report("written: \(folder.path(of: name))\n")
  }
}
