import DragConsole

extension Option {
  /// The options of `drag-measure`.
  static let ofMeasure = [
    Option(name: "--row", value: "N", help: "only this row of the table, such as 2", repeats: true),
    Option(name: "--rounds", value: "N", help: "the best of so many rounds counts; 5"),
    Option(name: "--instructions", help: "count them, too, by valgrind: some minutes a row"),
    Option(name: "--json", help: "one JSON object a line"),
    Option(name: "--debug-anyway", help: "measure a debug build all the same"),
  ]
}

/// The table of speeds, measured here and now as ratios.
///
/// It is no test: whatever the figures are, the exit code is 0 when they could be taken.
struct MeasureCommand {
  /// A row of the table of speeds, and what measures it.
  private struct Entry {
    let number: Int
    let measure: (MeasureRace) throws -> [MeasureRow]
  }

  private static var entries: [Entry] {
    var entries = plainEntries
    #if SQLite
      entries.append(Entry(number: 9, measure: MeasureStore.rows))
      entries.sort { $0.number < $1.number }
    #endif
    return entries
  }

  /// The rows that need no library of the system.
  private static var plainEntries: [Entry] {
    [
      Entry(number: 1, measure: MeasureNearest.rows),
      Entry(number: 2, measure: MeasureMoves.rows),
      Entry(number: 3, measure: MeasureRegistering.rows),
      Entry(number: 4, measure: MeasureTransitions.rows),
      Entry(number: 5, measure: MeasureCollections.difference),
      Entry(number: 6, measure: MeasureCollections.validation),
      Entry(number: 7, measure: MeasureCollections.moveOne),
      Entry(number: 8, measure: MeasureCollections.moveScattered),
      Entry(number: 10, measure: MeasureParse.rows),
      Entry(number: 11, measure: MeasureImport.rows),
      Entry(number: 12, measure: MeasureReplay.rows),
      Entry(number: 16, measure: MeasureCosts.rows),
      Entry(number: 17, measure: MeasureDrags.rows),
      Entry(number: 18, measure: MeasureReplay.rawLines),
      Entry(number: 19, measure: MeasureTests.rows),
      Entry(number: 20, measure: MeasureExplore.rows),
    ]
  }

  private let rows: [Int]
  private let race: MeasureRace
  private let countsInstructions: Bool
  private let isJSON: Bool

  /// Reads the words after `drag-measure`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofMeasure)
    if let word = arguments.operands.first {
      throw CommandError("`\(word)` is nothing to measure", hint: "choose rows with --row")
    }
    var rows: [Int] = []
    for row in arguments.literals(of: "--row") { rows.append(try row.count()) }
    if let unknown = rows.first(where: { row in !Self.entries.contains { $0.number == row } }) {
      let numbers = Self.entries.map { "\($0.number)" }.joined(separator: ", ")
      throw CommandError("there is no row \(unknown)", hint: "one of \(numbers)")
    }
    guard !Self.isDebugBuild || arguments.has("--debug-anyway") else {
      throw CommandError(
        impossible: "this is a debug build, and its ratios mean nothing",
        hint: "swift run -c release drag-measure")
    }
    self.rows = rows
    race = MeasureRace(rounds: max(1, try arguments.literal(of: "--rounds")?.count() ?? 5))
    countsInstructions = arguments.has("--instructions")
    guard !countsInstructions || MeasureCounts.isThere else {
      throw CommandError(
        impossible: "this build counts no instructions",
        hint: "swift run -c release --traits Counts drag-measure --instructions")
    }
    isJSON = arguments.has("--json")
  }

  /// Measures and prints.
  ///
  /// - Throws: What cannot be measured, or that instructions were asked for and nothing counts them.
  func run() throws(CommandError) -> ExitCode {
    var lines = [MeasureRow.heading]
    for entry in Self.entries where rows.isEmpty || rows.contains(entry.number) {
      for row in try measure(entry) {
        if isJSON { Console.say(row.json + "\n") } else { lines.append(row.cells) }
      }
    }
    if !isJSON { Console.say(Self.table(lines) + "\n") }
    return .success
  }

  private func measure(_ entry: Entry) throws(CommandError) -> [MeasureRow] {
    var rows: [MeasureRow]
    do {
      rows = try entry.measure(race)
    } catch {
      throw CommandError(impossible: "row \(entry.number) cannot be measured: \(error)")
    }
    guard countsInstructions else { return rows }
    guard let lines = MeasureCounts.instructions(ofRow: entry.number) else {
      throw CommandError(
        impossible: "valgrind did not run row \(entry.number)",
        hint: "is it installed, with its headers, since before this build?")
    }
    for (place, line) in zip(rows.indices, lines) {
      rows[place].costs.instructions = line.instructions
      rows[place].baselineCosts.instructions = line.baselineInstructions
    }
    return rows
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
}
