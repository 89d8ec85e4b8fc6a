import Machines

extension StateGraph {
  /// The cells as Markdown tables, one or more for each source: UTF-8, LF, a final newline.
  ///
  /// O(cells). Rows of a table whose cells are all empty are left out.
  package var cellTable: String {
    let count = CellCount(of: self)
    var reasons = ReasonList()
    var sections: [String] = []
    for (origin, title) in Self.origins {
      let columns = kinds.indices.filter { kinds[$0].source == origin }
      guard !columns.isEmpty else { continue }
      sections += ["", "## \(title)"]
      for part in Self.parts(of: columns) {
        sections += [""] + table(of: part, reasons: &reasons)
      }
    }
    var lines = ["# Cells of \(MarkdownText.plain(name))", ""]
    lines += MarkdownText.table(CellCount.heading, [count.figures])
    lines += [""] + Self.legend + sections
    if !reasons.lines.isEmpty { lines += ["", "## Reasons", ""] + reasons.lines }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let origins: [(EventSource, String)] = [
    (.host, "Host events"), (.answer, "Answers"), (.report, "Reports"),
  ]

  private static let legend = [
    "`[guard] → state` a step under a condition, `[else]` when no condition before it held,",
    "`↺` a step that stays in the state, `–` ignored, `·` refused (both with the number of the",
    "reason below), empty: refused without a row, because nothing asked for the event, or because",
    "the machine waits for another event or is finished. Rows without entries are left out.",
  ]

  /// The columns in tables of at most eight, distributed evenly.
  private static func parts(of columns: [Int]) -> [ArraySlice<Int>] {
    let count = (columns.count + 7) / 8
    return (0..<count).map { part in
      columns[(part * columns.count / count)..<((part + 1) * columns.count / count)]
    }
  }

  private func table(of columns: ArraySlice<Int>, reasons: inout ReasonList) -> [String] {
    var rows: [[String]] = []
    for (line, state) in states.enumerated() {
      let cells = columns.map { self.cells[line * kinds.count + $0] }
      guard cells.contains(where: { $0.status != .derived }) else { continue }
      rows.append([state.heading] + cells.map { $0.entry(&reasons) })
    }
    return MarkdownText.table([""] + columns.map { MarkdownText.plain(kinds[$0].name) }, rows)
  }
}

extension StateGraph.State {
  /// The name, and the kind of the state if it is not stable.
  fileprivate var heading: String {
    let name = "**\(MarkdownText.plain(name))**"
    switch stateKind {
    case .stable: return name
    case .awaiting: return name + " (waits)"
    case .final: return name + " (ends)"
    }
  }
}

extension StateGraph.Cell {
  fileprivate func entry(_ reasons: inout ReasonList) -> String {
    candidates.map { candidate in
      let bracket = candidate.condition.word.map { "[\(MarkdownText.plain($0))]" }
      let result =
        switch candidate.outcome {
        case .step(_, let next): next == state ? "↺" : "→ \(MarkdownText.plain(next))"
        case .ignored(let reason): "–" + reasons.number(of: reason, "ignored", self, bracket)
        case .rejected(let reason): "·" + reasons.number(of: reason, "refused", self, bracket)
        }
      return [bracket, result].compactMap(\.self).joined(separator: " ")
    }
    .joined(separator: "<br>")
  }
}
