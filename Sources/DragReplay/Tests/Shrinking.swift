package import DragScript

/// Reduces a failing test to a small one with the same failure.
///
/// Lines are removed by delta debugging, in halves, quarters and finally one by one, until every line
/// is needed; then times are shortened. Each attempt is parsed and run as a script of its own, so the
/// result is a valid script. It is the same in every run.
package struct Shrinking {
  /// The lines of the reduced script.
  package private(set) var lines: [String]
  /// The original number of lines, without comments and with includes expanded.
  package let lineCount: Int
  /// The number of scripts that were run.
  package private(set) var runCount = 0
  /// The message of the test's first failure.
  package let message: String
  private let mark: FailureMark
  private let test: String
  private let isNamed: Bool
  private let file: String
  private let limits: ReplayLimits
  private let mostRuns: Int
  private let makeFolder: (() -> any StoreFolder)?
  private let hooks: HostHooks
  private let checksSteps: Bool

  /// Begins with a test of a script; nil if it passes.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - script: The script that contains it.
  ///   - limits: The limits of a run.
  ///   - mostRuns: The maximum number of runs; the best script so far is then the result.
  ///   - makeFolder: Makes a folder for file stores, or nil if there can be none.
  ///   - hooks: The hooks for the script's `call` lines.
  ///   - checksSteps: Whether the invariants are checked after every event.
  package init?(
    _ test: ScriptTest, of script: Script, limits: ReplayLimits = ReplayLimits(),
    mostRuns: Int = 10_000, storesIn makeFolder: (() -> any StoreFolder)? = nil,
    hooks: HostHooks = HostHooks(), checksSteps: Bool = false
  ) {
    let run = ScriptRun(
      test, of: script, limits: limits, storesIn: makeFolder, keepsTrace: false, hooks: hooks,
      checksSteps: checksSteps)
    let result = run.run()
    guard let mark = FailureMark(result) else { return nil }
    self.mark = mark
    message = result.faults.first?.message ?? ""
    self.test = test.name
    isNamed = test.isNamed
    file = script.file
    self.limits = limits
    self.mostRuns = mostRuns
    self.makeFolder = makeFolder
    self.hooks = hooks
    self.checksSteps = checksSteps
    lines = Self.lines(of: test, in: script)
    lineCount = lines.count
  }

  /// The reduced script as text.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// The script with this test only, without comments, and with includes expanded.
  private static func lines(of test: ScriptTest, in script: Script) -> [String] {
    var alone = script
    alone.headerComments = .none
    alone.closingComments = []
    alone.setupLines = script.setup.map(\.bare)
    var kept = test
    kept.comments = .none
    kept.setupLines = test.setup.map(\.bare)
    kept.lines = test.steps.map(\.bare)
    alone.tests = [kept]
    let lines = alone.text.split(separator: "\n", omittingEmptySubsequences: false)
    // Empty lines are removed, except between two golden blocks.
    return lines.indices.filter { index in
      !lines[index].isEmpty
        || index > 0 && lines[index - 1].drop { $0 == " " }.hasPrefix("|")
          && lines.indices.contains(index + 1)
          && lines[index + 1].drop { $0 == " " }.hasPrefix("|")
    }.map { String(lines[$0]) }
  }

  /// Shrinks until everything left is needed, or the maximum number of runs is reached.
  package mutating func shrink() {
    // The formatted script must have the same failure as the original.
    guard fails(lines) else { return }
    var before = -1
    while before != textSize {
      before = textSize
      leaveOutLines()
      cutTimes()
    }
  }

  private var textSize: Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }

  private mutating func leaveOutLines() {
    var length = max(1, lines.count / 2)
    while true {
      var start = 0
      var isSmaller = false
      while start < lines.count {
        var attempt = lines
        attempt.removeSubrange(start..<min(start + length, lines.count))
        if fails(attempt) {
          lines = attempt
          isSmaller = true
        } else {
          start += length
        }
      }
      if length == 1, !isSmaller { return }
      if !isSmaller { length = max(1, length / 2) }
    }
  }

  private mutating func cutTimes() {
    for index in lines.indices {
      var words = lines[index].split(separator: " ", omittingEmptySubsequences: false).map(
        String.init)
      for word in words.indices {
        guard let time = WrittenTime(words[word]) else { continue }
        for shorter in time.shorter {
          words[word] = shorter
          var attempt = lines
          attempt[index] = words.joined(separator: " ")
          if fails(attempt) {
            lines = attempt
            break
          }
          words[word] = time.text
        }
      }
    }
  }

  /// Returns whether lines are a script whose test has the same failure.
  private mutating func fails(_ lines: [String]) -> Bool {
    guard runCount < mostRuns, let script = script(of: lines) else { return false }
    runCount += 1
    return failsSo(script)
  }

  /// Returns whether the result has the same failure when it is parsed and run as a file.
  package func isConfirmed() -> Bool { script(of: lines).map(failsSo) ?? false }

  private func script(of lines: [String]) -> Script? {
    Script.parse(lines.map { $0 + "\n" }.joined(), file: file).script
  }

  private func failsSo(_ script: Script) -> Bool {
    guard let test = script.tests.first(where: { $0.name == test && $0.isNamed == isNamed })
    else { return false }
    let run = ScriptRun(
      test, of: script, limits: limits, storesIn: makeFolder, keepsTrace: false, hooks: hooks,
      checksSteps: checksSteps)
    return FailureMark(run.run()) == mark
  }
}

/// A time as a line has it: a duration, with or without a stamp's sign.
private struct WrittenTime {
  let text: String
  private let sign: String
  private let microseconds: Int

  init?(_ text: String) {
    self.text = text
    let first = text.first
    sign = first == "@" || first == "+" ? String(text.prefix(1)) : ""
    let units = [("us", 1), ("ms", 1_000), ("s", 1_000_000)]
    guard let unit = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropFirst(sign.count).dropLast(unit.0.count)), number > 0,
      number < 1e9
    else { return nil }
    microseconds = Int((number * Double(unit.1)).rounded())
  }

  /// Shorter times to try, the shortest first: zero, then rounder and halved times.
  var shorter: [String] {
    var shorter = [0]
    var step = 1
    while step <= microseconds { step *= 10 }
    // From few digits to many, so that the roundest sufficient one is found first.
    while step > 1 {
      step /= 10
      let round = (microseconds / step) * step
      if round > 0, round < microseconds, shorter.last != round { shorter.append(round) }
    }
    if microseconds > 1 { shorter.append(microseconds / 2) }
    return shorter.map { "\(sign)\(Self.text($0))" }
  }

  private static func text(_ microseconds: Int) -> String {
    if microseconds % 1_000_000 == 0, microseconds > 0 { return "\(microseconds / 1_000_000)s" }
    return microseconds % 1_000 == 0 ? "\(microseconds / 1_000)ms" : "\(microseconds)us"
  }
}

extension SetupLine {
  /// The line without its comments.
  fileprivate var bare: SetupLine {
    var bare = self
    bare.comments = .none
    return bare
  }
}

extension Line {
  /// The line without its comments.
  fileprivate var bare: Line {
    switch self {
    case .timed(var timed):
      timed.comments = .none
      return .timed(timed)
    case .raw(var run):
      run.comments = .none
      return .raw(run)
    case .golden(var block):
      block.comments = .none
      return .golden(block)
    case .include(var included):
      included.comments = .none
      return .include(included)
    }
  }
}
