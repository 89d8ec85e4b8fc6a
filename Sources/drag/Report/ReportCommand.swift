import DragFiles
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
  }

  private let content: Content
  private let paths: [String]
  private let output: String?

  /// Reads the words behind `report`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofReport)
    output = arguments.outputFile
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
    let text =
      switch content {
      case .coverage: try coverage().json
      case .failed: try failed()
      }
    guard let output else {
      Console.say(text)
      return .success
    }
    try CommandError.wrapping { () throws(FileError) in
      try DiskFile(output).write(Array(text.utf8))
    }
    return .success
  }

  private func bytes(of path: String) throws(CommandError) -> [UInt8] {
    try CommandError.wrapping { () throws(FileError) in try DiskFile(path).bytes() }
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
    for path in paths {
      let text = String(decoding: try bytes(of: path), as: UTF8.self)
      lines.formUnion(text.split(whereSeparator: \.isNewline).map(String.init))
    }
    return lines.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
      .map { $0 + "\n" }.joined()
  }
}
