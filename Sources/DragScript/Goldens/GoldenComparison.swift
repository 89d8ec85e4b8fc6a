/// The comparison of a golden block with a trace.
struct GoldenComparison {
  private let lines: [GoldenLine]
  private let trace: [TraceFields]
  private var matcher = GoldenMatcher()

  init(lines: [GoldenLine], trace: [TraceFields]) {
    self.lines = lines
    self.trace = trace
  }

  /// The first mismatch.
  ///
  /// The segments between `...` are searched from the front: the earliest match leaves the most of
  /// the trace to later segments, so no other match needs to be tried.
  mutating func mismatch() -> GoldenMismatch? {
    let segments = segments
    guard let first = segments.first, let last = segments.last, segments.count > 1 else {
      return difference(lines.indices, at: 0)?.mismatch ?? leftOver(behind: lines.count)
    }
    if let found = difference(first, at: 0) { return found.mismatch }
    var position = first.count
    for segment in segments.dropFirst().dropLast() {
      switch start(of: segment, from: position) {
      case .success(let start): position = start + segment.count
      case .failure(let found): return found.mismatch
      }
    }
    let start = trace.count - last.count
    guard start >= position else { return difference(last, at: position)?.mismatch ?? ended(last) }
    return difference(last, at: start)?.mismatch
  }

  /// The ranges of lines between the `...`; a single range if there is none.
  private var segments: [Range<Int>] {
    var segments: [Range<Int>] = []
    var start = 0
    for index in lines.indices where lines[index].form == .ellipsis {
      segments.append(start..<index)
      start = index + 1
    }
    segments.append(start..<lines.count)
    return segments
  }

  private struct Difference: Error {
    var mismatch: GoldenMismatch
    /// The number of lines of the segment that match before it.
    var progress: Int
  }

  private func leftOver(behind count: Int) -> GoldenMismatch? {
    guard trace.count > count else { return nil }
    return GoldenMismatch(goldenLine: nil, traceLine: count, reason: .traceGoesOn)
  }

  /// The last line of a segment has no trace line left, since earlier lines matched all of them.
  private func ended(_ segment: Range<Int>) -> GoldenMismatch {
    GoldenMismatch(
      goldenLine: segment.last ?? lines.count - 1, traceLine: nil, reason: .traceEnded)
  }

  /// The first match of a segment, or the attempt that got furthest.
  private mutating func start(of segment: Range<Int>, from first: Int)
    -> Result<Int, Difference>
  {
    var best: Difference?
    var position = first
    while true {
      guard let difference = difference(segment, at: position) else { return .success(position) }
      if best.map({ difference.progress > $0.progress }) ?? true { best = difference }
      position += 1
      guard position < trace.count else { return .failure(best ?? difference) }
    }
  }

  /// The first mismatch of a segment compared at a fixed index of the trace.
  private mutating func difference(_ segment: Range<Int>, at start: Int) -> Difference? {
    for offset in 0..<segment.count {
      let golden = segment.lowerBound + offset
      let index = start + offset
      guard trace.indices.contains(index) else {
        return Difference(
          mismatch: GoldenMismatch(goldenLine: golden, traceLine: nil, reason: .traceEnded),
          progress: offset)
      }
      if let reason = reason(lines[golden], trace[index]) {
        return Difference(
          mismatch: GoldenMismatch(goldenLine: golden, traceLine: index, reason: reason),
          progress: offset)
      }
    }
    return nil
  }

  /// The reason why a trace line does not match a golden line.
  private mutating func reason(_ line: GoldenLine, _ fields: TraceFields)
    -> GoldenMismatch.Reason?
  {
    guard case .event(let event) = line.form else { return nil }
    guard matcher.matches(event.time, fields.time) else { return .time }
    guard matcher.matches(event.name, fields.name) else { return .name }
    for (index, operand) in event.operands.enumerated() {
      guard index < fields.operands.count, matcher.matches(operand, fields.operands[index]) else {
        return .operand
      }
    }
    for key in event.keys {
      guard let found = fields.keys.first(where: { key.key.unicodeScalars.elementsEqual($0.key) }),
        matcher.matches(key.value, found.value)
      else { return .key(key.key) }
    }
    return nil
  }
}
