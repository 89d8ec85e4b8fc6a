import DragExplore
import DragReplay
import DragScript

/// What was done, where nothing was found, and at the end of all (EX-67).
struct ExploreReport {
  private let summary: ExploredSummary
  private let seed: UInt64
  private let kinds: Set<StepKind>

  init(_ summary: ExploredSummary, seed: UInt64, kinds: Set<StepKind>) {
    (self.summary, self.seed, self.kinds) = (summary, seed, kinds)
  }

  private var never: [String] { summary.neverPossible(of: kinds).map(\.rawValue) }

  /// The report for people.
  func text(findings: Int) -> String {
    var text =
      "\(findings == 0 ? "nothing" : "\(findings)") found: \(summary.runCount) runs, \(summary.gestureCount) gestures, "
      + "\(summary.liftCount) lifts, \(summary.dropCount) drops, seed \(seed)"
    if !never.isEmpty { text += "; never possible: \(never.joined(separator: ", "))" }
    text += "\n"
    if summary.liftsLittle {
      let reason = summary.idleReason.map { ": \($0)" } ?? ""
      text +=
        "note: only \(summary.liftCount) of \(summary.gestureCount) gestures lift an item\(reason)\n"
    }
    return text
  }

  /// The last line for programs.
  func json(findings: Int) -> String {
    var object = JSONObject(.line)
    object.add("kind", text: "end")
    object.add("found", findings)
    object.add("runs", summary.runCount)
    object.add("seed", text: String(seed))
    object.add("gestures", summary.gestureCount)
    object.add("steps", summary.stepCount)
    object.add("refused", summary.refusedCount)
    object.add("lifts", summary.liftCount)
    object.add("drops", summary.dropCount)
    object.add("never", texts: never)
    return String(decoding: object.closed.bytes, as: UTF8.self) + "\n"
  }
}
