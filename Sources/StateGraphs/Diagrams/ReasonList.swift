/// The reasons of a cell table, numbered in order of first appearance, with their cells.
struct ReasonList {
  private struct Entry {
    let reason: String
    let outcome: String
    var cells: [(state: String, kinds: [String])] = []
  }

  private var entries: [Entry] = []

  /// Adds a cell to its reason, and numbers the reason if it is new.
  ///
  /// - Parameters:
  ///   - reason: The reason in the table.
  ///   - outcome: The outcome; equal reasons of two outcomes are listed separately.
  ///   - cell: The cell.
  ///   - bracket: The condition, in brackets; nil for an unconditional line.
  /// - Returns: The number in superscript digits.
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
