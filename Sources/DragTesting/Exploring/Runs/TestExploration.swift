import DragExplore
import DragFiles
import DragReplay
import DragScript
import Machines

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The exploration of one call of `explore`.
struct TestExploration {
  let caller: Caller
  let seed: UInt64
  private let make: () -> Exploration
  private let budget: ExploreBudget
  /// The time after which an application is taken for one that does not answer (EX-41).
  let patience: Duration
  let environment: [String: String]
  private let kept: KeptScripts
  private static let variable = "DRAGSTAGE_EXPLORE"
  private static let saving = "DRAGSTAGE_EXPLORE_SAVE"
  /// The value with which the test is written in Swift, beside its script.
  private static let inSwift = "swift"

  /// The beginning of the names of what is attached (EX-38).
  private static let fileStem = "explored"

  /// Why nothing is explored.
  struct Obstacle: Error {
    let words: String
  }

  /// What was found, as a test fails with it.
  struct Outcome: Hashable, Sendable {
    let words: String
    /// The digits of its mark; empty where no script is to be kept.
    var digits = ""
    /// The whole script; empty where there is none.
    var script = ""
    /// The test in Swift; empty where the script does not show the failure.
    var swift = ""
    /// The trace of the script; empty where it ends its process.
    var trace = ""
    /// The film of it, as a page; empty where none is wanted.
    var film = ""
  }

  init(
    _ make: @escaping () -> Exploration, budget: ExploreBudget, seed: UInt64, caller: Caller,
    kept: KeptScripts, patience: Duration = .seconds(20),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.environment = environment
    (self.make, self.budget, self.seed, self.caller) = (make, budget, seed, caller)
    (self.kept, self.patience) = (kept, patience)
  }

  /// Explores, and fails the test with what is found.
  func run() {
    let text = environment[Self.variable]
    guard let setting = ExploreSetting(text) else {
      return caller.fail(
        "\(Self.variable): expected `ci`, `runs:N`, `for:10s` or `off`, or `inline` beside one of them,"
          + " found `\(text ?? "")`")
    }
    if let text = environment[Self.saving], !["1", Self.inSwift].contains(text) {
      return caller.fail("\(Self.saving): expected `1` or `\(Self.inSwift)`, found `\(text)`")
    }
    let budget = setting.budget(for: budget)
    // What is kept is played in any case (EX-36).
    guard budget.limit != .none || (try? kept.fileNames().isEmpty) != true else { return }
    let exploration = TestExploration(
      make, budget: budget, seed: seed, caller: caller, kept: kept, patience: patience,
      environment: environment)
    #if os(Linux) && canImport(Glibc)
      let call = ExploreCall.current(at: caller)
      if let wanted = ExploreServer.call {
        // Other calls of the test are for other processes.
        if call?.words == wanted { ExploreServer(exploration).serve() }
        return
      }
      if !setting.isInline, let call, ExploringCall(exploration, at: call).run() { return }
    #endif
    exploration.runHere()
  }

  /// Makes the runs in this process; the one with which an earlier process has ended is noted before (EX-43).
  func runHere() {
    for left in LeftJournal.take(of: caller) { caller.warn(words(of: left)) }
    let journal = LeftJournal(of: caller)
    switch scene(keepingJournal: journal.keep) {
    case .failure(let fault): caller.fail(fault.words)
    case .success(let (scene, _, note)):
      if let note { caller.warn(note) }
      if let note = explore(scene, report: fail) { caller.warn(note) }
    }
  }

  /// What is said of a run that was being made as its process ended.
  private func words(of journal: RunJournal) -> String {
    let name = journal.kept ?? "run \(journal.number ?? 0), seed \(seed),"
    let lines = FoundScript.text(of: journal.lines)
    return "an earlier process of this test ended while \(name) was played: by these lines, if the"
      + " application ended it\n\(lines)"
  }

  /// Fails the test, and keeps the script where that is asked for.
  func fail(with outcome: Outcome) {
    var words = outcome.words
    if !outcome.digits.isEmpty, environment[Self.saving] == "1" {
      do throws(FileError) {
        words += "\nkept as \(try kept.keep(outcome.script, markedBy: outcome.digits))"
      } catch {
        words += "\nnot kept: \(error)"
      }
    }
    let isInSwift = environment[Self.saving] == Self.inSwift && !outcome.swift.isEmpty
    if isInSwift { words += "\nin Swift:\n\(outcome.swift)" }
    caller.fail(words)
    let files = [
      ("swift", isInSwift ? outcome.swift : ""), ("drag", outcome.script),
      ("trace.txt", outcome.trace), ("html", outcome.film),
    ]
    for (suffix, text) in files where !text.isEmpty {
      caller.attach(FailureRecord.File(name: "\(Self.fileStem).\(suffix)", text: text))
    }
  }

  /// The application as it is explored, with its name and what is to be noted of it.
  ///
  /// - Parameter keepJournal: Takes what each run is about to do.
  /// - Returns: All of it, or why nothing can be explored.
  func scene(
    keepingJournal keepJournal: ((JournalEntry) -> Void)? = nil
  ) -> Result<(ExploredScene, String, note: String?), Obstacle> {
    let first = make()
    if let fault = first.fault { return .failure(Obstacle(words: fault)) }
    var scene = first.scene(makingEach: make)
    scene.keepJournal = keepJournal
    do throws(TestFailure) {
      if let obstacle = try scene.obstacle() {
        return .failure(Obstacle(words: "nothing to explore: \(obstacle)"))
      }
    } catch {
      return .failure(Obstacle(words: error.message))
    }
    return .success((scene, first.application, first.note))
  }

  /// Plays what is kept, and makes runs as far as the budget goes.
  ///
  /// - Parameters:
  ///   - scene: The application.
  ///   - isWanted: Returns false where no more runs are wanted.
  ///   - report: Takes each kept script that fails again; where none does, what is found first.
  /// - Returns: What is to be noted where nothing was found; nil where nothing is.
  func explore(
    _ scene: ExploredScene, while isWanted: () -> Bool = { true }, report: (Outcome) -> Void
  ) -> String? {
    let failures = keptFailures(on: scene)
    failures.forEach(report)
    guard failures.isEmpty else { return nil }
    var explorer = Explorer(scene, seed: seed)
    let begin = ContinuousClock.now
    var number = 0
    while isWanted() {
      switch budget.limit {
      case .runs(let count): guard number < count else { return explorer.summary.note }
      case .time(let time):
        guard ContinuousClock.now - begin < .microseconds(time.count) else {
          return explorer.summary.note
        }
      case .none: return nil
      }
      if let run = explorer.explore(run: number),
        let finding = explorer.finding(of: run, number: number)
      {
        report(recorded(finding, Outcome(finding, after: explorer.summary.gestureCount), on: scene))
        return nil
      }
      number += 1
    }
    return nil
  }

  /// What was found, with the trace and the film of its script.
  private func recorded(
    _ finding: Finding, _ outcome: Outcome, on scene: ExploredScene
  ) -> Outcome {
    guard finding.script.confirmed != nil else { return outcome }
    var outcome = outcome
    let filming = make().filming
    let result = scene.record(finding.script.text, named: "\(Self.fileStem).drag") { run in
      guard let filming else { return run.result() }
      let (result, page) = filming(run)
      outcome.film = page
      return result
    }
    outcome.trace = result?.traceText ?? ""
    return outcome
  }

  /// What fails again of the kept scripts, and those that cannot be played.
  private func keptFailures(on scene: ExploredScene) -> [Outcome] {
    var failures: [Outcome] = []
    do throws(FileError) {
      for fileName in try kept.fileNames() {
        let name = kept.shown(fileName)
        let words = words(of: try kept.outcome(of: fileName), named: name, on: scene)
        if let words { failures.append(Outcome(words: "\(name) \(words)")) }
      }
    } catch {
      failures.append(Outcome(words: "\(error)"))
    }
    return failures
  }

  /// What is to be said of a kept script; nil if it passes.
  private func words(
    of read: ParseOutcome, named name: String, on scene: ExploredScene
  ) -> String? {
    guard let script = read.script else {
      let errors = read.diagnostics.filter { $0.severity == .error }.map { "\($0)" }
      return "cannot be read:\n\(errors.joined(separator: "\n"))"
    }
    guard !script.tests.isEmpty else { return "has no test, so that nothing is played" }
    guard let failure = scene.failure(ofKept: script, named: name) else { return nil }
    let words = ([failure.message] + failure.lines.dropFirst().map(\.text))
      .joined(separator: "\n")
    return failure.kind == .script
      ? "cannot be played: \(words)\ndelete it if the application has changed so"
      : "fails again: \(words)"
  }
}

extension TestExploration.Outcome {
  /// What does not hold, how it was found, and the lines that show it.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - gestureCount: The gestures that were made up to it, if they are known.
  ///   - place: The line of the application that ended its process, if it is known.
  init(_ finding: Finding, after gestureCount: Int?, at place: String? = nil) {
    var lines = finding.failure.lines.map(\.text)
    lines[0] = finding.failure.message
    if let place { lines.append("  at:       \(place)") }
    let gestures = gestureCount.map { ", \($0) gestures" } ?? ""
    let smaller = finding.isCutShort ? ", and may be fewer" : ""
    lines.append(
      "  found:    run \(finding.run), seed \(finding.seed)\(gestures); "
        + "\(finding.script.lineCount) lines after \(finding.attemptCount) attempts\(smaller)")
    if finding.script.lineCount == 0 {
      lines.append("it does not hold before any gesture")
      words = lines.joined(separator: "\n")
      return
    }
    lines.append(
      finding.script.confirmed == nil
        ? "these lines do not show it by themselves; please report this:" : "these lines show it:")
    lines += finding.script.test.split(separator: "\n").dropFirst().map(String.init)
    (words, script) = (lines.joined(separator: "\n"), finding.script.text)
    guard let text = finding.script.swift else { return }
    (digits, swift) = (finding.mark.digits, text)
  }
}
