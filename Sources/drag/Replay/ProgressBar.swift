import DragReplay
import Synchronization

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
  private var events = 0

  /// A bar for so many tests.
  init(of count: Int) {
    self.count = count
  }

  /// Counts a test, and updates the terminal when it is due.
  mutating func take(_ result: TestResult) {
    done += 1
    if result.status == .failed { failed += 1 }
    draw()
  }

  /// Counts events of tests that are running, and updates the terminal when it is due.
  mutating func take(events count: Int) {
    events += count
    draw()
  }

  private mutating func draw() {
    let now = ContinuousClock.now
    guard now - start >= Self.patience, shown.map({ now - $0 >= Self.period }) ?? true else {
      return
    }
    shown = now
    Console.draw("\r" + Self.text(done, of: count, failed: failed, events: events), to: .errors)
  }

  /// Removes the bar.
  func clear() {
    if shown != nil { Console.draw("\r\u{1B}[K", to: .errors) }
  }

  /// The line: a bar, the count and the total, the number of failures if there are any, and thousands of events.
  static func text(_ done: Int, of count: Int, failed: Int, events: Int = 0) -> String {
    let filled = count > 0 ? done * width / count : width
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "[\(bar)] \(done)/\(count)" + (failed > 0 ? ", \(failed) failed" : "")
      + (events >= 1_000 ? ", \(events / 1_000) thousand events" : "")
  }
}

/// A progress bar that tests on any thread move on.
final class TestProgress: Sendable {
  private let bar: Mutex<ProgressBar>

  /// A bar for so many tests; nil where standard error is no terminal.
  init?(of count: Int) {
    guard Console.isTerminal(.errors) else { return nil }
    bar = Mutex(ProgressBar(of: count))
  }

  /// Counts a test.
  func take(_ result: TestResult) { bar.withLock { $0.take(result) } }

  /// Counts events of tests that are running.
  var takeEvents: @Sendable (Int) -> Void {
    { count in self.bar.withLock { $0.take(events: count) } }
  }

  /// Removes the bar.
  func clear() { bar.withLock { $0.clear() } }
}
