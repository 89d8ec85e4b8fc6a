import DragScript

/// What a golden block would have to say for a trace.
enum GoldenRenewal {
  /// Keeps the block's own lines as far as they match from either end, and writes the rest again.
  ///
  /// So `...`, patterns and left-out keys survive an update wherever they still tell the truth.
  static func lines(of block: GoldenBlock, for trace: [String]) -> [String] {
    var head = 0
    while head < block.lines.count, head < trace.count,
      block.lines[head].form != .ellipsis, matches(block.lines[head], trace[head])
    {
      head += 1
    }
    var tail = 0
    while tail < block.lines.count - head, tail < trace.count - head,
      block.lines[block.lines.count - 1 - tail].form != .ellipsis,
      matches(block.lines[block.lines.count - 1 - tail], trace[trace.count - 1 - tail])
    {
      tail += 1
    }
    return block.lines.prefix(head).map(\.text)
      + trace[head..<(trace.count - tail)].map(literal)
      + block.lines.suffix(tail).map(\.text)
  }

  /// A line that fits itself and nothing else: what would begin a pattern is a pattern for it.
  private static func literal(_ line: String) -> String {
    line.split(separator: "{{", omittingEmptySubsequences: false).joined(separator: "{{\\{\\{}}")
  }

  private static func matches(_ line: GoldenLine, _ text: String) -> Bool {
    line.matches(text)
  }
}
