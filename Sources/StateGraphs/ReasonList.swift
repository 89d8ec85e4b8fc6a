/// The reasons of a cell table, numbered as they first appear, with the cells that they concern.
struct ReasonList {
  private struct Entry {
    let reason: String
    let isIgnoring: Bool
    var cells: [(state: String, kinds: [String])]
  }

  private var entries: [Entry] = []

  /// Notes a cell under its reason and gives the number of the reason in raised figures.
  mutating func number(
    of reason: String,
    ignoring isIgnoring: Bool,
    in cell: StateGraph.Cell
  ) -> String {
    let known = entries.firstIndex { $0.reason == reason && $0.isIgnoring == isIgnoring }
    let index = known ?? entries.count
    if known == nil {
      entries.append(Entry(reason: reason, isIgnoring: isIgnoring, cells: []))
    }
    if let state = entries[index].cells.firstIndex(where: { $0.state == cell.state }) {
      entries[index].cells[state].kinds.append(cell.kind)
    } else {
      entries[index].cells.append((cell.state, [cell.kind]))
    }
    return Self.raised(index + 1)
  }

  /// A numbered list of the reasons.
  var lines: [String] {
    entries.enumerated().map { index, entry in
      let cells = entry.cells.map { cell in
        let kinds = cell.kinds.map(MarkdownText.plain).joined(separator: ", ")
        return "**\(MarkdownText.plain(cell.state))** \(kinds)"
      }
      let verb = entry.isIgnoring ? "ignored" : "refused"
      let reason = MarkdownText.plain(entry.reason)
      return "\(index + 1). \(verb), because \(reason): \(cells.joined(separator: "; "))"
    }
  }

  private static func raised(_ number: Int) -> String {
    let figures: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    return String(String(number).compactMap(\.wholeNumberValue).map { figures[$0] })
  }
}
