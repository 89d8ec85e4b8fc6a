import DragReplay

/// A progress bar on a terminal line.
struct ProgressBar {
  /// The running time from which a bar is shown.
  private static let patience = Duration.milliseconds(500)
  /// The minimum time between updates.
  private static let period = Duration.milliseconds(50)
  private static let width = 30

  private let count: Int
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?
  private var done = 0
  private var failed = 0

  /// A bar for so many tests.
  init(of count: Int) {
    self.count = count
  }

  /// Counts a test, and updates the terminal when it is due.
  mutating func take(_ result: TestResult) {
    done += 1
    if result.status == .failed { failed += 1 }
    let now = ContinuousClock.now
    guard now - start >= Self.patience, shown.map({ now - $0 >= Self.period }) ?? true else {
      return
    }
    shown = now
    Console.draw("\r" + Self.text(done, of: count, failed: failed), to: .errors)
  }

  /// Removes the bar.
  func clear() {
    if shown != nil { Console.draw("\r\u{1B}[K", to: .errors) }
  }

  /// The line: a bar, the count and the total, and the number of failures if there are any.
  static func text(_ done: Int, of count: Int, failed: Int) -> String {
    let filled = count > 0 ? done * width / count : width
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "[\(bar)] \(done)/\(count)" + (failed > 0 ? ", \(failed) failed" : "")
  }
}
