import DragReplay

/// How far a long run is, on a line of a terminal that is written over and over.
struct ProgressBar {
  /// How long a run goes on before it is worth a bar.
  private static let patience = Duration.milliseconds(500)
  /// How long a bar stays as it is.
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

  /// Counts a test, and tells the terminal when it is time.
  mutating func take(_ result: TestResult) {
    done += 1
    if result.verdict == .failed { failed += 1 }
    let now = ContinuousClock.now
    guard now - start >= Self.patience, shown.map({ now - $0 >= Self.period }) ?? true else {
      return
    }
    shown = now
    Console.tell("\r" + Self.text(done, of: count, failed: failed))
  }

  /// Takes the bar away.
  func clear() {
    if shown != nil { Console.tell("\r\u{1B}[K") }
  }

  /// The line: a bar, how many of how many, and how many failed where any did.
  static func text(_ done: Int, of count: Int, failed: Int) -> String {
    let filled = count > 0 ? done * width / count : width
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "[\(bar)] \(done)/\(count)" + (failed > 0 ? ", \(failed) failed" : "")
  }
}
