import DragFiles
import DragReplay
import DragScript

extension Option {
  /// The options of `shrink`.
  static let ofShrink = [
    Option.output(value: "FILE", help: "write to FILE, not to standard output"),
    Option(name: "--test", value: "NAME", help: "the test to cut; the first one that fails"),
    Option(name: "--max-runs", value: "N", help: "run so many scripts at the most (10000)"),
  ]
}

/// `drag shrink`: a failing script in, the smallest one that fails the same way out.
struct ShrinkCommand {
  private let path: String
  private let output: String?
  private let test: String?
  private let mostRuns: Int

  /// Reads the words behind `shrink`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Subcommand.shrink.options)
    guard arguments.operands.count == 1 else { throw CommandError("one script is needed") }
    path = arguments.operands[0]
    output = arguments.outputFile
    test = arguments.value(of: "--test")
    mostRuns = try arguments.literal(of: "--max-runs")?.count() ?? 10_000
  }

  /// Shrinks the test, and tells how far it came.
  func run() throws(CommandError) -> ExitCode {
    guard let source = try ScriptSources.find([path]).first else {
      throw CommandError(impossible: "\(path) is no script")
    }
    let unit = try CommandError.wrapping { () throws(FileError) in try ReplayUnit(source) }
    for diagnostic in unit.diagnostics { Console.tell("\(diagnostic)\n") }
    guard let script = unit.script else { return .misuse }
    if let test, !script.tests.contains(where: { $0.name == test }) {
      throw CommandError.unknown("test", test, among: script.tests.map(\.name))
    }
    let candidates = script.tests.filter { test == nil || $0.name == test }
    let found = candidates.lazy.compactMap { Shrinking($0, of: script, mostRuns: mostRuns) }.first
    guard var shrinking = found else {
      // A shorter script has another trace, so that nothing could be cut for the whole one's sake.
      let golden = unit.golden.map { "; \($0.file) is not compared" } ?? ""
      Console.tell("\(path): no test fails\(golden)\n")
      return .nothing
    }
    shrinking.run()
    Console.tell(
      "\(shrinking.message): \(shrinking.lines.count) of \(shrinking.lineCount) lines are left, "
        + "after \(shrinking.runCount) runs\n")
    guard let output else {
      Console.say(shrinking.text)
      return .success
    }
    try CommandError.wrapping { () throws(FileError) in
      try DiskFile(output).write(Array(shrinking.text.utf8))
    }
    return .success
  }
}
