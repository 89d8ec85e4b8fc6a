import DragScript

/// The updated golden block for a trace.
enum GoldenRenewal {
  /// Keeps the block's own lines as far as they match from either end, and rewrites the rest.
  ///
  /// So `...`, patterns and omitted keys survive an update wherever they still match.
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

  /// A line that matches only itself: a literal pattern start is escaped.
  private static func literal(_ line: String) -> String {
    line.split(separator: "{{", omittingEmptySubsequences: false).joined(separator: "{{\\{\\{}}")
  }

  private static func matches(_ line: GoldenLine, _ text: String) -> Bool {
    line.matches(text)
  }
}
