import FoundationEssentials

extension MeasureRow {
  /// What one piece of work costs beside its time; nil is what nobody counted.
  struct Costs {
    /// The blocks of memory that it asks for.
    var allocations: Double?
    /// The instructions that it takes.
    var instructions: Double?
  }

  /// The instructions that a line of ``json`` tells.
  struct CountedLine: Decodable {
    /// Those of the work.
    let instructions: Double?
    /// Those of the baseline.
    let baselineInstructions: Double?
  }

  /// The instructions that lines of ``json`` tell; nil where one of them is none.
  static func countedLines(in bytes: [UInt8]) -> [CountedLine]? {
    try? bytes.split(separator: UInt8(ascii: "\n")).map { line in
      try JSONDecoder().decode(CountedLine.self, from: Data(line))
    }
  }

  /// The names of the columns of ``costCells``; none in a build that counts nothing.
  static var costHeading: [String] {
    MeasureCounts.isThere ? ["allocations", "instructions"] : []
  }

  /// The costs of the work, each against that of the baseline.
  var costCells: [String] {
    guard MeasureCounts.isThere else { return [] }
    return [
      Self.pair(costs.allocations, baselineCosts.allocations),
      Self.pair(costs.instructions, baselineCosts.instructions),
    ]
  }

  /// The costs as members of a JSON object, behind a comma; nothing for what nobody counted.
  var costMembers: String {
    [
      ("allocations", costs.allocations), ("baselineAllocations", baselineCosts.allocations),
      ("instructions", costs.instructions), ("baselineInstructions", baselineCosts.instructions),
    ].map { name, figure in figure.map { ",\"\(name)\":\(Self.number($0))" } ?? "" }.joined()
  }

  private static func pair(_ figure: Double?, _ other: Double?) -> String {
    guard let figure else { return "-" }
    return short(figure) + (other.map { " / \(short($0))" } ?? "")
  }
}
