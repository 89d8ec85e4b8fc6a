/// Text that Markdown takes as it is meant, in a paragraph, a list or a cell.
enum MarkdownText {
  /// The text on one line, with what Markdown would read as its own behind a backslash.
  static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "<", ">", "|", "[", "]", "#", "&", "~", "$":
        plain += "\\"
        plain.unicodeScalars.append(scalar)
      case _ where scalar.isBlank: plain += " "
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// A row of a table.
  static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// A table with its heading; what stands in the cells is Markdown already.
  static func table(_ heading: [String], _ rows: [[String]]) -> [String] {
    [row(heading), row(heading.map { _ in "---" })] + rows.map(row)
  }
}
