extension StateGraph {
  /// The graph in DOT, the language of graphviz: UTF-8, LF, a final newline; O(cells).
  ///
  /// A dashed frame is an awaiting state, a double frame a final state.
  package var dot: String { dot(counts: nil) }

  /// The same text with how often each step was taken; one that never was is marked.
  ///
  /// - Parameter counts: A count for each of ``arrows``; nil draws none.
  /// - Returns: The text.
  package func dot(counts: [Int]?) -> String {
    let ids = Identifiers(states.map(\.name))
    var lines = [
      "digraph \"\(Identifiers([name])[name])\" {",
      "  rankdir=LR;",
      "  node [shape=box, style=rounded];",
      "  \"[*]\" [shape=point, label=\"\"];",
    ]
    for state in states {
      let frame =
        switch state.stateKind {
        case .stable: ""
        case .awaiting: ", style=\"rounded,dashed\""
        case .final: ", peripheries=2"
        }
      lines.append("  \"\(ids[state.name])\" [label=\"\(Self.quoted(state.name))\"\(frame)];")
    }
    lines.append("  \"[*]\" -> \"\(ids[initial])\";")
    for edge in Edge.joining(arrows, counts: counts) {
      let label = edge.lines.map { $0.text(Self.quoted) + "\\l" }.joined()
      lines.append(
        "  \"\(ids[edge.from])\" -> \"\(ids[edge.to])\" [label=\"\(label)\"\(edge.isNeverTaken ? Self.never : "")];"
      )
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private static let never = ", style=dashed, color=red, fontcolor=red"

  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar.isSpacing ? " " : scalar)
    }
    return quoted
  }
}
