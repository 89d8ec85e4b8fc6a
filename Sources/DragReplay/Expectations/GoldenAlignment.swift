import DragScript

/// The alignment of a golden with a trace that has the fewest differences.
struct GoldenAlignment {
  /// The maximum number of line pairs that are compared one by one.
  private static let mostPairs = 250_000

  private let golden: [GoldenLine]
  private let trace: [String]
  private let goldenNames: [Substring?]
  private let traceNames: [Substring?]
  private let goldenTimes: [Substring?]
  private let traceTimes: [Substring?]

  private init(_ golden: [GoldenLine], _ trace: [String]) {
    self.golden = golden
    self.trace = trace
    let goldenWords = golden.map { $0.text.split(separator: " ", maxSplits: 2) }
    let traceWords = trace.map { $0.split(separator: " ", maxSplits: 2) }
    goldenNames = goldenWords.map { $0.dropFirst().first }
    traceNames = traceWords.map { $0.dropFirst().first }
    goldenTimes = goldenWords.map(\.first)
    traceTimes = traceWords.map(\.first)
  }

  /// The common and differing lines, in order.
  ///
  /// - Parameters:
  ///   - block: The golden.
  ///   - trace: The lines of the trace.
  ///   - mismatch: The first mismatch, which alone is shown if both are very long.
  /// - Returns: The lines of both.
  /// - Complexity: O(*g* · *t*) in the lines between the common prefix and the common suffix.
  static func lines(
    _ block: GoldenBlock, _ trace: [String], _ mismatch: GoldenMismatch
  ) -> [DiffLine] {
    let golden = block.lines
    let head = agreeing(golden[...], trace[...])
    let tail = agreeing(golden[head...].reversed(), trace[head...].reversed())
    let goldenMiddle = golden[head..<(golden.count - tail)]
    let traceMiddle = trace[head..<(trace.count - tail)]
    guard goldenMiddle.count * traceMiddle.count <= mostPairs else {
      return firstDifference(golden, trace, mismatch)
    }
    return trace[..<head].map { .kept($0) }
      + GoldenAlignment(Array(goldenMiddle), Array(traceMiddle)).lines()
      + trace[(trace.count - tail)...].map { .kept($0) }
  }

  /// The number of lines that match one by one, up to the first `...`.
  private static func agreeing(
    _ golden: some Collection<GoldenLine>, _ trace: some Collection<String>
  ) -> Int {
    zip(golden, trace).prefix { $0.form != .ellipsis && $0.matches($1) }.count
  }

  private static func firstDifference(
    _ golden: [GoldenLine], _ trace: [String], _ mismatch: GoldenMismatch
  ) -> [DiffLine] {
    let line = mismatch.goldenLine ?? golden.count
    let entry = mismatch.traceLine ?? trace.count
    return trace[..<entry].map { .kept($0) }
      + golden[line...].prefix(3).map { .missing($0.text) }
      + trace[entry...].prefix(3).map { .extra($0) }
  }

  private enum Step { case match, replace, drop, pass, add, end }

  /// Computes the minimal cost of the rest from the end to the front, then the path that has it.
  private func lines() -> [DiffLine] {
    let width = trace.count + 1
    var costs = [Int32](repeating: 0, count: (golden.count + 1) * width)
    var steps = [Step](repeating: .end, count: costs.count)
    for line in stride(from: golden.count, through: 0, by: -1) {
      for entry in stride(from: trace.count, through: 0, by: -1) {
        let (cost, step) = best(line, entry) { costs[$0 * width + $1] }
        costs[line * width + entry] = cost
        steps[line * width + entry] = step
      }
    }
    var lines: [DiffLine] = []
    var (line, entry) = (0, 0)
    while true {
      switch steps[line * width + entry] {
      case .end: return lines
      case .match: lines.append(.kept(trace[entry]))
      case .replace:
        lines.append(.missing(golden[line].text))
        lines.append(.extra(trace[entry]))
      case .drop:
        let isEllipsis = golden[line].form == .ellipsis
        lines.append(isEllipsis ? .ellipsis : .missing(golden[line].text))
        line += 1
        continue
      case .pass:
        lines.append(.passed(trace[entry]))
        entry += 1
        continue
      case .add:
        lines.append(.extra(trace[entry]))
        entry += 1
        continue
      }
      line += 1
      entry += 1
    }
  }

  /// The cheapest step at two lines.
  ///
  /// An insertion or deletion costs two; a substitution costs one for lines of the same name, and
  /// three for lines of the same time.
  private func best(
    _ line: Int, _ entry: Int, _ rest: (Int, Int) -> Int32
  ) -> (Int32, Step) {
    guard line < golden.count else {
      return entry < trace.count ? (rest(line, entry + 1) + 2, .add) : (0, .end)
    }
    let isEllipsis = golden[line].form == .ellipsis
    var best: (Int32, Step) = (rest(line + 1, entry) + (isEllipsis ? 0 : 2), .drop)
    guard entry < trace.count else { return best }
    let add = rest(line, entry + 1) + (isEllipsis ? 0 : 2)
    if add <= best.0 { best = (add, isEllipsis ? .pass : .add) }
    guard !isEllipsis, let name = goldenNames[line] else { return best }
    let isAlike = name == traceNames[entry]
    let isPattern = golden[line].text.contains("{{")
    let change: Int32? = isAlike ? 1 : goldenTimes[line] == traceTimes[entry] ? 3 : nil
    if let change, rest(line + 1, entry + 1) + change <= best.0 {
      best = (rest(line + 1, entry + 1) + change, .replace)
    }
    if isAlike || isPattern, rest(line + 1, entry + 1) <= best.0, golden[line].matches(trace[entry])
    {
      best = (rest(line + 1, entry + 1), .match)
    }
    return best
  }
}
