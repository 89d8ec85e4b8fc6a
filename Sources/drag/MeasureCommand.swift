import FoundationEssentials

/// The subcommand `measure`: the table of speeds, measured here and now as ratios.
///
/// It is no test: whatever the figures are, the exit code is 0 when they could be taken.
enum MeasureCommand {
  /// A row of the table of speeds, and what measures it.
  private struct Entry {
    let number: Int
    let measure: (MeasureRace) -> [MeasureRow]
  }

  private static var entries: [Entry] {
    [
      Entry(number: 1, measure: MeasureNearest.rows),
      Entry(number: 2, measure: MeasureMoves.rows),
      Entry(number: 3, measure: MeasureRegistering.rows),
      Entry(number: 4, measure: MeasureTransitions.rows),
      Entry(number: 10, measure: MeasureParse.rows),
      Entry(number: 11, measure: MeasureImport.rows),
      Entry(number: 12, measure: MeasureReplay.rows),
    ]
  }

  private static let usage = """
    usage: drag measure [--row N]... [--rounds N] [--json] [--debug-anyway]
      --row N          only this row of the table of speeds, such as 2
      --rounds N       the best of so many rounds counts (5)
      --json           one JSON object a line
      --debug-anyway   measure a debug build all the same

    """

  private struct Options {
    var rows: [Int] = []
    var rounds = 5
    var isJSON = false
    var measuresDebug = false

    /// Reads the arguments behind the subcommand; nil where they are none of ours.
    init?(_ arguments: [String]) {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--row":
          guard let row = rest.popFirst().flatMap({ Int($0) }) else { return nil }
          rows.append(row)
        case "--rounds":
          guard let rounds = rest.popFirst().flatMap({ Int($0) }), rounds > 0 else { return nil }
          self.rounds = rounds
        case "--json": isJSON = true
        case "--debug-anyway": measuresDebug = true
        default: return nil
        }
      }
    }
  }

  /// Measures and prints.
  ///
  /// - Parameter arguments: What follows the name of the subcommand.
  /// - Returns: The exit code: 0, or 2 where nothing could be measured.
  static func run(_ arguments: [String]) -> Int32 {
    guard let options = Options(arguments),
      options.rows.allSatisfy({ row in entries.contains { $0.number == row } })
    else {
      let numbers = entries.map { "\($0.number)" }.joined(separator: ", ")
      return refuse(usage + "  rows: \(numbers)\n")
    }
    guard !isDebugBuild || options.measuresDebug else {
      return refuse(
        """
        This is a debug build, and its ratios mean nothing. Measure a release build:
          swift run -c release drag measure

        """)
    }
    let race = MeasureRace(rounds: options.rounds)
    var lines = [MeasureRow.heading]
    for entry in entries where options.rows.isEmpty || options.rows.contains(entry.number) {
      for row in entry.measure(race) {
        if options.isJSON { print(row.json) } else { lines.append(row.cells) }
      }
    }
    if !options.isJSON { print(table(lines)) }
    return 0
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Lines with their columns aligned: words to the left, figures to the right.
  private static func table(_ lines: [[String]]) -> String {
    let widths = MeasureRow.heading.indices.map { column in
      lines.map { $0[column].count }.max() ?? 0
    }
    return lines.map { line in
      var text = ""
      for (column, cell) in line.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isFigure = (2...4).contains(column)
        text += (column == 0 ? "" : "  ") + (isFigure ? padding + cell : cell + padding)
      }
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }

  private static func refuse(_ text: String) -> Int32 {
    try? Data(text.utf8).write(to: URL(fileURLWithPath: "/dev/stderr"))
    return 2
  }
}
