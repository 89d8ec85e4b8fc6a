import DragExplore
import DragReplay
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
  private static let variable = "DRAGSTAGE_EXPLORE"

  /// Why nothing is explored.
  struct Fault: Error {
    let words: String
  }

  /// What was found, as a test fails with it.
  struct Outcome {
    let words: String
    /// The whole script.
    let script: String
  }

  init(
    _ make: @escaping () -> Exploration, budget: ExploreBudget, seed: UInt64, caller: Caller,
    patience: Duration = .seconds(20)
  ) {
    (self.make, self.budget, self.seed, self.caller) = (make, budget, seed, caller)
    self.patience = patience
  }

  /// Explores, and fails the test with what is found.
  func run() {
    let text = ProcessInfo.processInfo.environment[Self.variable]
    guard let setting = ExploreSetting(text) else {
      return caller.fail(
        "\(Self.variable): expected `ci`, `runs:N`, `for:10s` or `off`, or `inline` beside one of them,"
          + " found `\(text ?? "")`")
    }
    let budget = setting.budget(for: budget)
    guard budget.limit != .none else { return }
    let exploration = TestExploration(
      make, budget: budget, seed: seed, caller: caller, patience: patience)
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

  /// Makes the runs in this process.
  func runHere() {
    switch scene() {
    case .failure(let fault): caller.fail(fault.words)
    case .success(let (scene, _)): if let outcome = explore(scene) { fail(with: outcome) }
    }
  }

  /// Fails the test.
  func fail(with outcome: Outcome) {
    caller.fail(outcome.words)
    if !outcome.script.isEmpty {
      caller.attach(FailureRecord.File(name: "explored.drag", text: outcome.script))
    }
  }

  /// The application as it is explored, with its name.
  ///
  /// - Parameter keepJournal: Takes what each run is about to do.
  /// - Returns: Both, or why nothing can be explored.
  func scene(
    keepingJournal keepJournal: ((JournalEntry) -> Void)? = nil
  ) -> Result<(ExploredScene, String), Fault> {
    let first = make()
    if let fault = first.fault { return .failure(Fault(words: fault)) }
    var scene = ExploredScene(
      hosted: first.application,
      kinds: Set(StepKind.allCases.filter { !first.leftOut.contains($0.rawValue) }),
      without: Set(ExploredProperty.allCases.filter { first.leftOut.contains($0.word ?? "") })
    ) {
      let sink = FailureSink()
      return FailureSink.$current.withValue(sink) { make().host(failingInto: sink) }
    }
    scene.keepJournal = keepJournal
    do throws(TestFailure) {
      if let obstacle = try scene.obstacle() {
        return .failure(Fault(words: "nothing to explore: \(obstacle)"))
      }
    } catch {
      return .failure(Fault(words: error.message))
    }
    return .success((scene, first.application))
  }

  /// Makes runs as far as the budget goes.
  ///
  /// - Parameters:
  ///   - scene: The application.
  ///   - isWanted: Returns false where no more runs are wanted.
  /// - Returns: What was found first; nil if nothing was.
  func explore(
    _ scene: ExploredScene, while isWanted: () -> Bool = { true }
  ) -> Outcome? {
    var explorer = Explorer(scene, seed: seed)
    let begin = ContinuousClock.now
    var number = 0
    while isWanted() {
      switch budget.limit {
      case .runs(let count): guard number < count else { return nil }
      case .time(let time):
        guard ContinuousClock.now - begin < .microseconds(time.count) else { return nil }
      case .none: return nil
      }
      if let run = explorer.explore(run: number),
        let finding = explorer.finding(of: run, number: number)
      {
        return Outcome(finding, after: explorer.summary.gestureCount)
      }
      number += 1
    }
    return nil
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
      (words, script) = (lines.joined(separator: "\n"), "")
      return
    }
    lines.append(
      finding.script.confirmed == nil
        ? "these lines do not show it by themselves; please report this:" : "these lines show it:")
    lines += finding.script.test.split(separator: "\n").dropFirst().map(String.init)
    (words, script) = (lines.joined(separator: "\n"), finding.script.text)
  }
}
