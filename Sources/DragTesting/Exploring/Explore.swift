import DragExplore
import DragReplay
import Machines

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes up drags on an application until something that must hold does not, and fails the test with the smallest script that
/// shows it.
///
/// ```swift
/// explore {
///   let model = Model(["a", "b", "c"])
///   let stage = TestStage()
///   let list = stage.list(model.items, policy: policy(of: model))
///   return stage.exploration.equal(list, "the model") { model.items }
/// }
/// ```
///
/// The closure makes a new application for each run, and the budget says how many are made. The same seed makes the same runs
/// on every machine, and nothing waits.
/// Expectations of the stage in a property are about the property, while `#expect` there is recorded at once. An application
/// that traps ends the test run.
public func explore(
  _ budget: ExploreBudget = .test, seed: UInt64 = 1, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ application: () -> Exploration
) {
  let caller = Caller(fileID, file, line, column)
  withoutActuallyEscaping(application) { application in
    TestExploration(application, budget: budget, seed: seed, caller: caller).run()
  }
}

/// The exploration of one test.
private struct TestExploration {
  private let make: () -> Exploration
  private let budget: ExploreBudget
  private let seed: UInt64
  private let caller: Caller
  private static let variable = "DRAGSTAGE_EXPLORE"

  init(
    _ make: @escaping () -> Exploration, budget: ExploreBudget, seed: UInt64, caller: Caller
  ) {
    (self.make, self.budget, self.seed, self.caller) = (make, budget, seed, caller)
  }

  func run() {
    let text = ProcessInfo.processInfo.environment[Self.variable]
    guard let budget = budget.applying(text) else {
      return caller.fail(
        "\(Self.variable): expected `ci`, `runs:N`, `for:10s` or `off`, found `\(text ?? "")`")
    }
    guard budget.limit != .none else { return }
    let first = make()
    if let fault = first.fault { return caller.fail(fault) }
    let ignored = ExploredProperty.allCases.filter { first.leftOut.contains($0.word ?? "") }
    let scene = ExploredScene(
      hosted: first.application,
      kinds: Set(StepKind.allCases.filter { !first.leftOut.contains($0.rawValue) }),
      without: Set(ignored)
    ) {
      let sink = FailureSink()
      return FailureSink.$current.withValue(sink) { make().host(failingInto: sink) }
    }
    do throws(TestFailure) {
      if let obstacle = try scene.obstacle() {
        return caller.fail("nothing to explore: \(obstacle)")
      }
    } catch {
      return caller.fail(error.message)
    }
    explore(Explorer(scene, seed: seed), within: budget)
  }

  private func explore(_ explorer: Explorer, within budget: ExploreBudget) {
    var explorer = explorer
    let begin = ContinuousClock.now
    var number = 0
    while true {
      switch budget.limit {
      case .runs(let count): guard number < count else { return }
      case .time(let time):
        guard ContinuousClock.now - begin < .microseconds(time.count) else { return }
      case .none: return
      }
      if let run = explorer.explore(run: number),
        let finding = explorer.finding(of: run, number: number)
      {
        return report(finding, after: explorer.summary)
      }
      number += 1
    }
  }

  /// Fails the test: what does not hold, how it was found, and the lines that show it.
  private func report(_ finding: Finding, after summary: ExploredSummary) {
    var lines = finding.failure.lines.map(\.text)
    lines[0] = finding.failure.message
    lines.append(
      "  found:    run \(finding.run), seed \(finding.seed), \(summary.gestureCount) gestures; "
        + "\(finding.script.lineCount) lines after \(finding.attemptCount) attempts")
    guard finding.script.lineCount > 0 else {
      lines.append("it does not hold before any gesture")
      return caller.fail(lines.joined(separator: "\n"))
    }
    lines.append(
      finding.script.confirmed == nil
        ? "these lines do not show it by themselves; please report this:" : "these lines show it:")
    lines += finding.script.test.split(separator: "\n").dropFirst().map(String.init)
    caller.fail(lines.joined(separator: "\n"))
    caller.attach(FailureRecord.File(name: "explored.drag", text: finding.script.text))
  }
}
