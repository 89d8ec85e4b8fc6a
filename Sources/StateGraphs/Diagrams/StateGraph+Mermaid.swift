extension StateGraph {
  /// The graph as a Mermaid `stateDiagram-v2`: UTF-8, LF, a final newline; O(cells).
  ///
  /// A dashed frame is an awaiting state, a thick frame a final state. Arrows between the same two
  /// states are combined into one with a label of several lines.
  package var mermaid: String { mermaid(counts: nil) }

  /// The same text with how often each step was taken; one that never was is marked.
  ///
  /// - Parameter counts: A count for each of ``arrows``; nil draws none.
  /// - Returns: The text.
  package func mermaid(counts: [Int]?) -> String {
    let ids = Identifiers(states.map(\.name))
    var lines = [
      "stateDiagram-v2",
      "  direction LR",
      "  classDef waiting stroke-dasharray:5 5",
      "  classDef ending stroke-width:4px",
    ]
    for state in states {
      lines.append("  state \"\(MermaidText.name(state.name))\" as \(ids[state.name])")
    }
    lines.append("  [*] --> \(ids[initial])")
    for edge in Edge.joining(arrows, counts: counts) {
      let label = edge.lines.map { $0.text(MermaidText.name) }.joined(separator: "<br/>")
      lines.append("  \(ids[edge.from]) --> \(ids[edge.to]) : \(label)")
    }
    let waiting = states.filter(\.isWaiting).map { ids[$0.name] }
    let ending = states.filter { $0.stateKind == .final }.map { ids[$0.name] }
    lines += ending.map { "  \($0) --> [*]" }
    if !waiting.isEmpty { lines.append("  class \(waiting.joined(separator: ",")) waiting") }
    if !ending.isEmpty { lines.append("  class \(ending.joined(separator: ",")) ending") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension StateGraph.State {
  var isWaiting: Bool {
    if case .awaiting = stateKind { true } else { false }
  }
}
