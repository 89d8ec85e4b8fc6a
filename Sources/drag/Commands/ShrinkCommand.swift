import DragFiles
import DragReplay
import DragScript
import GestureImport

extension Option {
  /// The options of `shrink`.
  static let ofShrink = [
    Option.output(value: "FILE", help: "write to FILE, not to standard output"),
    Option(name: "--test", value: "NAME", help: "the test to shrink (the first that fails)"),
    Option(name: "--scene", value: "SCENE.drag", help: "the scene of a raw profile or a recording"),
    Option.expectation,
    Option(
      name: "--format", value: "FORMAT", help: "as for `import`, if it cannot be detected",
      words: RecordingFormat.allCases.map(\.rawValue)),
    Option(name: "--max-runs", value: "N", help: "the maximum number of runs (10000)"),
  ]
}

/// `drag shrink`: reduces a failing script to the smallest one that fails the same way.
struct ShrinkCommand {
  private let path: String
  private let output: OutputFile
  private let test: String?
  private let mostRuns: Int
  private let scenePath: String?
  private let format: RecordingFormat?
  private let arguments: Arguments

  /// Parses the words after `shrink`.
  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, knowing: Option.ofShrink + Option.ofReading)
    guard arguments.operands.count == 1 else {
      throw CommandError(
        "expected one script, found \(arguments.operands.count)", hint: "name one file, or -")
    }
    path = arguments.operands[0]
    output = try arguments.output()
    test = arguments.value(of: "--test")
    mostRuns = try arguments.literal(of: "--max-runs")?.count() ?? 10_000
    scenePath = arguments.value(of: "--scene")
    format = try arguments.literal(of: "--format")?.choice()
    try arguments.checkScene(
      for: Option.ofReading + [Option.expectation]
        + Option.ofShrink.filter { $0.name == "--format" })
  }

  /// Parses the script or the recording, on its scene.
  private func unit(on scene: SceneFile?) throws(CommandError) -> ReplayUnit {
    let options = try ImportOptions(arguments, over: scene?.script.settings ?? Settings())
    let found = try CommandError.wrapping { () throws(FileError) in
      try ReplaySource.sources(at: [path], as: format, scene: scenePath)
    }
    guard let source = found.sources.first, scene != nil || source.content == .script else {
      throw CommandError(
        impossible: "\(path) is not a script",
        hint: found.sources.isEmpty ? nil : "a recording requires a scene: --scene")
    }
    return try CommandError.wrapping { () throws(FileError) in
      try ReplayUnit(
        source, scene: scene?.script, options: options, expecting: arguments.values(of: "--expect"))
    }
  }

  /// Shrinks the test, and reports progress.
  func run() throws(CommandError) -> ExitCode {
    let scene = try scenePath.map { path throws(CommandError) in try SceneFile(at: path) }
    let unit = try unit(on: scene)
    try CommandError.checkExpectations(arguments.values(of: "--expect"), of: [unit])
    let inputs = InputFiles([unit], on: scene)
    try output.check(apartFrom: inputs)
    Console.report(unit.diagnostics)
    guard let script = unit.script else { return .misuse }
    if let test, !script.tests.contains(where: { $0.name == test }) {
      throw CommandError.unknown("test", test, among: script.tests.map(\.name))
    }
    let candidates = script.tests.filter { test == nil || $0.name == test }
    let found = candidates.lazy.compactMap {
      Shrinking($0, of: script, mostRuns: mostRuns, storesIn: StoreFiles.maker)
    }.first
    guard var shrinking = found else {
      // A shorter script has another trace, so nothing could be removed if the golden were compared.
      let golden = unit.golden.map { "; \($0.file) is not compared" } ?? ""
      Console.report("\(path): no test fails\(golden)\n")
      return .nothing
    }
    shrinking.shrink()
    guard shrinking.isConfirmed() else {
      Console.report(
        "\(path): the test does not fail the same way as a file of its own; nothing is written\n")
      return .internal
    }
    Console.report(
      "\(shrinking.message): \(shrinking.lines.count) of \(shrinking.lineCount) lines are left, "
        + "after \(shrinking.runCount) runs\n")
    try output.write(shrinking.text, apartFrom: inputs)
    return .success
  }
}
