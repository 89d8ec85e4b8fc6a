import DragReplay

extension Option {
  /// The options of `report`.
  static let ofReport = [
    Option.output(value: "FILE", help: "write to FILE, not to standard output")
  ]
}

/// `drag report merge`: what shards wrote, as one run would have written it.
struct ReportCommand {
  /// The kinds of files that can be merged.
  enum Content: String, CaseIterable {
    case coverage
    case failed
    case explored
  }

  private let content: Content
  private let paths: [String]
  private let output: OutputFile

  /// Reads the words behind `report`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofReport)
    output = try arguments.output()
    let operands = arguments.operands
    guard operands.first == "merge", operands.count > 2 else {
      throw CommandError(
        "expected `merge`, the kind of files and their names, found \(operands.count) words",
        hint: "such as drag report merge coverage shard-*.json -o coverage.json")
    }
    content = try OptionLiteral(option: "the kind of files", text: operands[1]).choice()
    paths = Array(operands.dropFirst(2))
  }

  /// Reads every file, and writes what they say together.
  func run() throws(CommandError) -> ExitCode {
    switch content {
    case .coverage: try write(try coverage().json)
    case .failed: try write(try failed())
    case .explored:
      let merged = try explored()
      try write(merged.text)
      return merged.exitCode
    }
    return .success
  }

  private func write(_ text: String) throws(CommandError) {
    try output.write(text, apartFrom: InputFiles(paths))
  }

  private func explored() throws(CommandError) -> MergedExploring {
    let parts = try paths.map { path throws(CommandError) in try ExploredPart(at: path) }
    return try MergedExploring(parts[0], and: Array(parts.dropFirst()))
  }

  private func coverage() throws(CommandError) -> Coverage {
    var coverage = Coverage()
    for path in paths {
      coverage.merge(try CoverageFile.coverage(at: path))
    }
    return coverage
  }

  /// Every line once, in the order of their bytes: which shard has a test says nothing.
  private func failed() throws(CommandError) -> String {
    var lines: Set<String> = []
    for path in paths { lines.formUnion(try FailedTests.list(at: path).lines) }
    let sorted = lines.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    return FailedTests(sorted).text
  }
}
