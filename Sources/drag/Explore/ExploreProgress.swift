import DragExplore

/// How far the runs are, on a line of a terminal (EX-67).
struct ExploreProgress {
  /// The time between two lines.
  private static let period = Duration.seconds(1)

  private let runCount: Int?
  private var shown = ContinuousClock.now
  private var isShown = false

  /// Begins with so many runs, or with runs for a time; nil unless standard error is a terminal.
  init?(of runCount: Int?) {
    guard Console.isTerminal(.errors) else { return nil }
    self.runCount = runCount
  }

  /// Shows the line, once a second.
  mutating func show(_ summary: ExploredSummary, findings: Int) {
    let now = ContinuousClock.now
    guard now - shown >= Self.period else { return }
    (shown, isShown) = (now, true)
    let text = Self.text(
      summary.runCount, of: runCount, gestures: summary.gestureCount, findings: findings)
    Console.draw("\r\(text)\u{1B}[K", to: .errors)
  }

  /// Removes the line.
  mutating func clear() {
    if isShown { Console.draw("\r\u{1B}[K", to: .errors) }
    isShown = false
  }

  /// The line: the runs, how many there will be, their gestures, and what is found.
  static func text(_ runs: Int, of count: Int?, gestures: Int, findings: Int) -> String {
    "\(runs)\(count.map { "/\($0)" } ?? "") runs, \(gestures) gestures"
      + (findings > 0 ? ", \(findings) found" : "")
  }
}
