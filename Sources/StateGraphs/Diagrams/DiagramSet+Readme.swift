extension DiagramSet {
  static func readme(_ entries: [Entry], _ stems: [String], _ overview: Overview) -> String {
    var blocks = ["# State diagrams", origin, counts(entries, stems)]
    blocks += ["## How to read them", arrows, cells]
    blocks += ["## How the machines talk", overview.prose.trimmed]
    if !overview.links.isEmpty { blocks.append(fence(overview.flowchart)) }
    for (entry, stem) in zip(entries, stems) {
      blocks += [
        "## \(MarkdownText.plain(entry.graph.name))", entry.prose.trimmed,
        "[Cell table](\(stem).cells.md) · [Mermaid](\(stem).mmd) · [DOT](\(stem).dot) · [SCXML](\(stem).scxml)",
        fence(entry.graph.mermaid),
      ]
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// A Mermaid code block, which code hosts render.
  static func fence(_ mermaid: String) -> String {
    "```mermaid\n\(mermaid.trimmed)\n```"
  }

  private static func counts(_ entries: [Entry], _ stems: [String]) -> String {
    let rows = zip(entries, stems).map { entry, stem in
      ["[\(MarkdownText.plain(entry.graph.name))](\(stem).cells.md)"]
        + CellCount(of: entry.graph).figures
    }
    return MarkdownText.table(["machine"] + CellCount.heading, rows).joined(separator: "\n")
  }

  private static let origin = """
    These files are generated from the transition tables; `drag diagram` overwrites manual changes,
    and a test fails if a file is stale.
    """

  private static let arrows = """
    An arrow is labeled `event [guard] / action, action`: the event, the condition under which it
    is taken, and the actions before the next state is entered. `[else]` is taken if no earlier
    condition holds. A dashed frame is a state that waits for an answer or a report; a thick frame
    is a final state. Arrows between the same two states are drawn as one.
    """

  private static let cells = """
    A cell is one kind of event in one state. *Handled*: a step is taken. *Ignored* and *refused*:
    the table says so, with a reason. *Derived*: refused without a row, because nothing asked for
    the event, or because the machine waits for another event or is finished. A diagram shows steps
    only; the cell tables show all outcomes.

    The SCXML files are for interpreters of state charts. The result of a guard is part of the name
    of the event, such as `moved_g2` for the second line of a cell, and each action raises an event,
    such as `act_carry`.
    """
}

extension DiagramSet.Overview {
  fileprivate var flowchart: String {
    var parties: [String] = []
    for name in links.flatMap({ [$0.from, $0.to] }) where !parties.contains(name) {
      parties.append(name)
    }
    let ids = Identifiers(parties)
    let nodes = parties.map { "  \(ids[$0])[\"\(MermaidText.phrase($0))\"]" }
    let arrows = links.map { link in
      let label = link.label.isEmpty ? "" : "|\"\(MermaidText.phrase(link.label))\"|"
      return "  \(ids[link.from]) -->\(label) \(ids[link.to])"
    }
    return (["flowchart LR"] + nodes + arrows).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text without trailing line breaks.
  fileprivate var trimmed: String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
