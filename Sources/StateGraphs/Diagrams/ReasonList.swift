/// The reasons of a cell table, numbered as they first appear, with the cells that they concern.
struct ReasonList {
  private struct Entry {
    let reason: String
    let outcome: String
    var cells: [(state: String, kinds: [String])] = []
  }

  private var entries: [Entry] = []

  /// Notes a cell under its reason, and numbers the reason if it is new.
  ///
  /// - Parameters:
  ///   - reason: The reason as the table has it.
  ///   - outcome: What happens for this reason; equal reasons of two outcomes are two.
  ///   - cell: The cell.
  ///   - bracket: The condition under which it happens, in brackets; nil where it always does.
  /// - Returns: The number in raised figures.
  mutating func number(
    of reason: String, _ outcome: String, _ cell: StateGraph.Cell, _ bracket: String?
  ) -> String {
    let known = entries.firstIndex { $0.reason == reason && $0.outcome == outcome }
    let index = known ?? entries.count
    if known == nil { entries.append(Entry(reason: reason, outcome: outcome)) }
    let kind = [MarkdownText.plain(cell.kind), bracket].compactMap(\.self).joined(separator: " ")
    if let state = entries[index].cells.firstIndex(where: { $0.state == cell.state }) {
      entries[index].cells[state].kinds.append(kind)
    } else {
      entries[index].cells.append((cell.state, [kind]))
    }
    return Self.raised(index + 1)
  }

  /// A numbered list of the reasons.
  var lines: [String] {
    entries.enumerated().map { index, entry in
      let cells = entry.cells.map { cell in
        "**\(MarkdownText.plain(cell.state))** \(cell.kinds.joined(separator: ", "))"
      }
      let reason = MarkdownText.plain(entry.reason)
      return "\(index + 1). \(entry.outcome), because \(reason): \(cells.joined(separator: "; "))"
    }
  }

  private static func raised(_ number: Int) -> String {
    let figures: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    return String(String(number).compactMap(\.wholeNumberValue).map { figures[$0] })
  }
}
