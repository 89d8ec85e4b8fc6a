/// Text that is escaped for Markdown, in a paragraph, a list or a cell.
enum MarkdownText {
  /// The text on one line, with Markdown's special characters escaped by a backslash.
  static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "<", ">", "|", "[", "]", "#", "&", "~", "$":
        plain += "\\"
        plain.unicodeScalars.append(scalar)
      case _ where scalar.isSpacing: plain += " "
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// A row of a table.
  static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// A table with its heading; the contents of the cells are Markdown already.
  static func table(_ heading: [String], _ rows: [[String]]) -> [String] {
    [row(heading), row(heading.map { _ in "---" })] + rows.map(row)
  }
}
