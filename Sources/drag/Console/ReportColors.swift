import DragReplay

/// The colors of a report on a terminal.
enum ReportColors {
  case plain
  case colors

  /// A line of a report, in its color if it has one.
  func text(of line: ReportLine) -> String {
    guard self == .colors, let code = Self.code(of: line.role) else { return line.text }
    return "\u{1B}[\(code)m\(line.text)\u{1B}[0m"
  }

  /// The escape codes of the colors.
  private static func code(of role: ReportLine.Role) -> String? {
    switch role {
    case .plain: nil
    case .fault: "1"
    case .failure, .missing, .count(isGood: false): "31"
    case .extra, .mark, .count(isGood: true): "32"
    case .skip: "33"
    case .hunk: "36"
    }
  }
}
