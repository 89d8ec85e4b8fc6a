import DragReplay

/// The colors of a report on a terminal.
enum Palette {
  case plain
  case colors

  /// A line of a report, with its color around it where there is one.
  func text(of line: ReportLine) -> String {
    guard self == .colors, let code = Self.code(of: line.role) else { return line.text }
    return "\u{1B}[\(code)m\(line.text)\u{1B}[0m"
  }

  /// The numbers that a terminal knows a color by.
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
