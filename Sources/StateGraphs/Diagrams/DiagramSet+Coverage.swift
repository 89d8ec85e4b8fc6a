extension DiagramSet {
  /// A machine whose steps were counted.
  package struct CountedEntry: Sendable {
    /// The machine's graph.
    package let graph: StateGraph
    /// The number of times that each of the graph's arrows was taken.
    package let counts: [Int]

    /// Makes an entry.
    ///
    /// - Precondition: There is a count for each arrow.
    package init(_ graph: StateGraph, counts: [Int]) {
      precondition(counts.count == graph.arrows.count, "a count for each arrow")
      self.graph = graph
      self.counts = counts
    }

    /// The steps that were never taken.
    fileprivate var missing: [StateGraph.Arrow] {
      zip(graph.arrows, counts).filter { $0.1 == 0 }.map(\.0)
    }
  }

  /// The diagrams of machines with how often each step was taken: a Mermaid file and a DOT file for each, and a
  /// `README.md` that shows them and lists what never was.
  ///
  /// - Parameter counted: The machines, in order; O(cells of all).
  package init(counted: [CountedEntry]) {
    var identifiers = Identifiers()
    var files: [File] = []
    var sections: [String] = []
    var rows: [[String]] = []
    for entry in counted {
      let stem = identifiers.choose(for: entry.graph.name)
      let mermaid = entry.graph.mermaid(counts: entry.counts)
      files.append(File(name: "\(stem).mmd", text: mermaid))
      files.append(File(name: "\(stem).dot", text: entry.graph.dot(counts: entry.counts)))
      let name = MarkdownText.plain(entry.graph.name)
      let missing = entry.missing
      let all = entry.counts.count
      rows.append([name, "\(all)", "\(all - missing.count)", "\(missing.count)"])
      sections += ["## \(name)", Self.fence(mermaid), Self.list(missing)]
    }
    let table = MarkdownText.table(["machine", "steps", "taken", "never taken"], rows)
    let blocks = ["# Coverage of the state machines", table.joined(separator: "\n"), Self.reading]
    files.append(
      File(name: "README.md", text: (blocks + sections).joined(separator: "\n\n") + "\n"))
    self.files = files
  }

  private static let reading = """
    A line of an arrow is `event [guard] / action, action`, with how often it was taken.
    """

  private static func list(_ missing: [StateGraph.Arrow]) -> String {
    guard !missing.isEmpty else { return "Every step was taken." }
    let lines = missing.map { arrow in
      let condition = arrow.condition.word.map { " [\($0)]" } ?? ""
      return "- " + MarkdownText.plain("\(arrow.from): \(arrow.kind)\(condition) → \(arrow.to)")
    }
    return (["Never taken:", ""] + lines).joined(separator: "\n")
  }
}
