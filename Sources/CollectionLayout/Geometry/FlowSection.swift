import DragGeometry

/// The lines of one section of a flow, in runs of items.
///
/// Tops are counted from that of the first line. They are exact sums, so that they do not depend on the order of changes.
struct FlowSection: Sendable {
  /// What is before a run.
  private struct Start: Sendable {
    var item = 0
    var line = 0
    var top = 0.0
    /// The number of the run's items that belong to a line of an earlier run.
    var entry = 0
  }

  private let rules: LineRules
  private(set) var runs: [FlowRun]
  /// The start of each run, and behind them that of a run at the end.
  private var starts: [Start] = []
  /// The most items behind a run that any line depended on.
  private var farthest = 0

  init(_ sizes: [Size?], by rules: LineRules) {
    self.rules = rules
    runs = FlowRun.runs(of: sizes)
    place(from: 0)
  }

  private var end: Start { starts[runs.count] }
  var itemCount: Int { end.item }
  var lineCount: Int { end.line }
  /// The extent of all lines.
  var height: Double { lineCount > 0 ? end.top - rules.flow.line : 0 }
  /// The number of items with sizes of their own.
  var ownCount: Int { runs.reduce(0) { $0 + $1.ownCount } }

  /// Replaces items, and places the lines that have changed: O(k + n / 128) for k items of n, as long as a line is short.
  mutating func replace(_ range: Range<Int>, with sizes: [Size?]) {
    var first = max(0, run(ofItem: range.lowerBound))
    var last = max(first, run(ofItem: range.upperBound - 1))
    var changed: [Size?] = []
    if first < runs.count {
      changed += runs[first].sizes.prefix(range.lowerBound - starts[first].item)
      changed += sizes
      changed += runs[last].sizes.dropFirst(range.upperBound - starts[last].item)
    } else {
      changed = sizes
    }
    // Runs that have become short are joined with a neighbor.
    if changed.count < FlowRun.usualCount / 2 {
      if last + 1 < runs.count {
        last += 1
        changed += runs[last].sizes
      } else if first > 0 {
        first -= 1
        changed = runs[first].sizes + changed
      }
    }
    runs.replaceSubrange(first..<min(last + 1, runs.count), with: FlowRun.runs(of: changed))
    place(from: forget(before: first, dependingOn: range.lowerBound))
  }

  /// Forgets the lines before a run that depend on an item, and returns the first run that had such lines.
  private mutating func forget(before run: Int, dependingOn item: Int) -> Int {
    var first = run
    for run in (0..<run).reversed() {
      let distance = item - starts[run].item - runs[run].sizes.count
      guard distance < farthest else { break }
      runs[run].forget(dependingOn: distance)
      first = run
    }
    return first
  }

  /// Places the runs from one on.
  private mutating func place(from first: Int) {
    var start = first > 0 ? starts[first] : Start()
    starts.removeSubrange(min(first, starts.count)...)
    for run in first..<runs.count {
      starts.append(start)
      let count = runs[run].sizes.count
      start.item += count
      guard start.entry < count else {
        // A line of an earlier run holds all of its items.
        start.entry -= count
        continue
      }
      if !runs[run].knows(start.entry) {
        let pass = pass(through: run, from: start.entry)
        farthest = max(farthest, pass.lookahead)
        runs[run].keep(pass, from: start.entry)
      }
      guard let pass = runs[run].passes[start.entry] else { continue }
      start.line += pass.starts.count
      start.top += pass.extent
      start.entry = pass.exit
    }
    starts.append(start)
  }

  /// Fills the lines that begin in a run, greedily (L2).
  private func pass(through run: Int, from entry: Int) -> FlowRun.Pass {
    var pass = FlowRun.Pass()
    let count = runs[run].sizes.count
    var cursor = FlowCursor(run: run, item: entry)
    var item = entry
    while item < count, let first = size(at: cursor) {
      pass.starts.append(item)
      pass.tops.append(pass.extent)
      var (used, height) = (first.width, first.height)
      advance(&cursor)
      item += 1
      while let next = size(at: cursor), rules.fits(next.width, behind: used) {
        used += rules.flow.section.gap + next.width
        height = max(height, next.height)
        advance(&cursor)
        item += 1
      }
      pass.heights.append(height)
      pass.extent += height + rules.flow.line
    }
    pass.exit = item - count
    pass.lookahead = item + 1 - count
    return pass
  }
}

/// An item by its run.
struct FlowCursor {
  fileprivate var run: Int
  fileprivate var item: Int
}

// What is where.
extension FlowSection {
  /// A cursor at an item.
  func cursor(at item: Int) -> FlowCursor {
    let run = run(ofItem: item)
    return FlowCursor(run: run, item: item - starts[run].item)
  }

  /// The size at a cursor; nil at the end.
  func size(at cursor: FlowCursor) -> Size? {
    guard cursor.run < runs.count else { return nil }
    return .some(runs[cursor.run].sizes[cursor.item] ?? rules.flow.item)
  }

  /// Moves a cursor to the next item.
  func advance(_ cursor: inout FlowCursor) {
    cursor.item += 1
    if cursor.item == runs[cursor.run].sizes.count {
      cursor = FlowCursor(run: cursor.run + 1, item: 0)
    }
  }

  /// The items of a line, by its index in the section.
  func items(ofLine line: Int) -> Range<Int> {
    let (run, index) = place(ofLine: line)
    guard let pass = runs[run].passes[starts[run].entry] else { return 0..<0 }
    let isLast = index + 1 == pass.starts.count
    let end = isLast ? runs[run].sizes.count + pass.exit : pass.starts[index + 1]
    return starts[run].item + pass.starts[index]..<starts[run].item + end
  }

  /// The extent of a line, from the top of the first one on.
  func extent(ofLine line: Int) -> Span {
    let (run, index) = place(ofLine: line)
    guard let pass = runs[run].passes[starts[run].entry] else { return Span(0, 0) }
    let top = starts[run].top + pass.tops[index]
    return Span(top, top + pass.heights[index])
  }

  /// The index of the line of an item.
  func line(ofItem item: Int) -> Int {
    let run = run(ofItem: item)
    let local = item - starts[run].item
    guard local >= starts[run].entry, let pass = runs[run].passes[starts[run].entry] else {
      // It belongs to the last line before the run.
      return starts[run].line - 1
    }
    return starts[run].line + pass.starts.indices.partition { pass.starts[$0] <= local } - 1
  }

  /// The items that are wider than a line, ascending: O(n).
  var overwide: [Int] {
    var items: [Int] = []
    for (start, run) in zip(starts, runs) {
      for (index, size) in run.sizes.enumerated()
      where rules.isOverwide((size ?? rules.flow.item).width) {
        items.append(start.item + index)
      }
    }
    return items
  }

  /// The run of an item; the last one for an item past the end, -1 if there is none.
  private func run(ofItem item: Int) -> Int {
    runs.indices.partition { starts[$0].item <= item } - 1
  }

  /// The run that a line begins in, and the index of the line among those that begin there.
  private func place(ofLine line: Int) -> (run: Int, index: Int) {
    let run = runs.indices.partition { starts[$0].line <= line } - 1
    return (run, line - starts[run].line)
  }
}
