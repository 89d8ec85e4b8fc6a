import DragExplore
import DragReplay
import DragScript

/// What was done, where nothing was found, and at the end of all (EX-67).
struct ExploreReport {
  private let summary: ExploredSummary
  private let options: ExploreOptions
  /// What all runs have covered; nil where that was not asked for.
  private let coverage: Coverage?

  init(_ summary: ExploredSummary, by options: ExploreOptions) {
    (self.summary, self.options) = (summary, options)
    coverage = options.keepsCoverage ? summary.coverage ?? Coverage() : nil
  }

  private var never: [String] { summary.neverPossible(of: options.kinds).map(\.rawValue) }

  /// The report for people; after a finding that ends the command it is the coverage alone.
  func text(findings: Int) -> String {
    var text = findings == 0 || options.goesOn ? done(findings: findings) : ""
    if let coverage { text += coverage.text + "\n" }
    return text
  }

  private func done(findings: Int) -> String {
    var text =
      "\(findings == 0 ? "nothing" : "\(findings)") found: \(summary.runCount) runs, \(summary.gestureCount) gestures, "
      + "\(summary.liftCount) lifts, \(summary.dropCount) drops, seed \(options.seed)"
    if let share = coverage?.callShare {
      text += "; coverage \(share.covered * 100 / share.all)% of answers"
    }
    if !never.isEmpty { text += "; never possible: \(never.joined(separator: ", "))" }
    text += "\n"
    if let note = summary.note { text += "note: \(note)\n" }
    return text
  }

  /// The last line for programs.
  func json(findings: Int, on scene: ExploredScene) -> String {
    let end = ExploreEnd(
      found: findings, runs: summary.runCount, seed: String(options.seed),
      gestures: summary.gestureCount, steps: summary.stepCount, refused: summary.refusedCount,
      lifts: summary.liftCount, drops: summary.dropCount, never: never, scene: scene.script.file,
      plan: options.plan(on: scene), most: options.mostFindings, of: options.runCount,
      shard: options.shard?.text)
    return end.line(covering: coverage)
  }
}
