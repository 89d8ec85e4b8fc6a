/// All arrows between two states, combined into one with a label of several lines.
///
/// Arrows that differ only in their kind of event share a line, which names the kinds.
struct Edge {
  /// One line of a label.
  struct Line {
    /// The names of the kinds of event.
    var kinds: [String]
    /// The condition of the steps.
    let condition: StateGraph.Condition
    /// The names of the actions.
    let actions: [String]
    /// The number of times that the step was taken; nil where that is not drawn.
    var count: Int?

    /// The line as `event, event [condition] / action, action`, each name passed through `escape`.
    func text(_ escape: (String) -> String) -> String {
      var text = kinds.map(escape).joined(separator: ", ")
      if let word = condition.word { text += " [\(escape(word))]" }
      if !actions.isEmpty { text += " / " + actions.map(escape).joined(separator: ", ") }
      if let count { text += count == 0 ? " ✗ never" : " ×\(count)" }
      return text
    }
  }

  /// The name of the source state.
  let from: String
  /// The name of the target state.
  let to: String
  /// The lines of the label.
  private(set) var lines: [Line] = []

  /// Indicates whether steps are counted, and none of these was taken.
  var isNeverTaken: Bool { lines.allSatisfy { $0.count == 0 } }

  private mutating func add(_ arrow: StateGraph.Arrow, count: Int?) {
    // Steps that are counted have a line each.
    if let count {
      let (condition, actions) = (arrow.condition, arrow.actions)
      lines.append(Line(kinds: [arrow.kind], condition: condition, actions: actions, count: count))
      return
    }
    let same = lines.firstIndex { line in
      line.condition == arrow.condition && line.actions == arrow.actions
    }
    if let same {
      lines[same].kinds.append(arrow.kind)
    } else {
      lines.append(
        Line(kinds: [arrow.kind], condition: arrow.condition, actions: arrow.actions)
      )
    }
  }

  /// Combines arrows, in the order in which their pairs of states first appear; O(arrows × edges).
  ///
  /// - Parameters:
  ///   - arrows: The arrows.
  ///   - counts: How often each was taken, or nil.
  /// - Returns: The edges.
  static func joining(_ arrows: [StateGraph.Arrow], counts: [Int]? = nil) -> [Edge] {
    var edges: [Edge] = []
    for (number, arrow) in arrows.enumerated() {
      let index = edges.firstIndex { $0.from == arrow.from && $0.to == arrow.to } ?? edges.count
      if index == edges.count { edges.append(Edge(from: arrow.from, to: arrow.to)) }
      edges[index].add(arrow, count: counts?[number])
    }
    return edges
  }
}
