import DragFiles
import DragReplay
import DragScript

extension Option {
  /// The options of `check`.
  static let ofCheck = [
    Option(name: "--scene", value: "SCENE.drag", help: "the scene of raw profiles"),
    Option(name: "--strict", help: "report lines without effect as errors"),
    Option(
      name: "--format", value: "FORMAT", help: "console, json, or sarif for code scanning",
      words: CheckCommand.Format.allCases.map(\.rawValue)),
    Option.output(value: "FILE", help: "write the report to FILE, not to standard output"),
  ]
}

/// `drag check`: parses scripts and resolves their names, without running them.
struct CheckCommand {
  /// The output formats of findings.
  enum Format: String, CaseIterable {
    case console
    case json
    case sarif
  }

  private let paths: [String]
  private let scenePath: String?
  private let isStrict: Bool
  private let format: Format
  private let output: OutputFile

  /// Reads the words behind `check`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofCheck)
    paths = arguments.operands
    scenePath = arguments.value(of: "--scene")
    isStrict = arguments.has("--strict")
    format = try arguments.literal(of: "--format")?.choice() ?? .console
    output = try arguments.output()
    guard !paths.isEmpty else {
      throw CommandError("expected a path to check", hint: "name files, folders, or -")
    }
  }

  /// Reports every fault, and how many scripts there are.
  func run() throws(CommandError) -> ExitCode {
    let found = try findings()
    if found.scripts == 0 {
      Console.report("drag: no scripts found\n")
    }
    try output.write(text(of: found), apartFrom: found.inputs)
    // A program reads the document alone; people still see what was counted.
    if format != .console || !output.isStandardOutput { Console.report(found.summary + "\n") }
    return found.count(of: .error) > 0 ? .misuse : found.scripts > 0 ? .success : .nothing
  }

  private func text(of found: CheckFindings) -> String {
    switch format {
    case .console:
      found.findings.flatMap(\.lines).map { $0 + "\n" }.joined() + found.summary + "\n"
    case .json: found.json
    case .sarif: found.sarif
    }
  }

  private func findings() throws(CommandError) -> CheckFindings {
    let scene = try scenePath.map { path throws(CommandError) in try SceneFile(at: path) }
    let sources = try ScriptSources.find(paths, scene: scenePath)
    var found = CheckFindings(
      findings: sources.diagnostics.map(CheckFinding.init), inputs: InputFiles([], on: scene))
    for source in sources.sources {
      found.scripts += 1
      let unit = try CommandError.wrapping { () throws(FileError) in
        try ReplayUnit(source, scene: scene?.script)
      }
      found.inputs = found.inputs.adding(unit.readPaths)
      var diagnostics = unit.diagnostics
      if let script = unit.script {
        let warnings = ScriptCheck.warnings(in: script)
        let quotes = unit.quotes(of: warnings.map(\.location))
        diagnostics += warnings.map { unit.diagnostic($0, with: quotes) }
      }
      found.findings += diagnostics.map { CheckFinding(graded($0)) }
      guard let script = unit.script else { continue }
      found.tests += script.tests.count
      let faults = ScriptCheck.faults(in: script)
      let quotes = unit.quotes(of: faults.map(\.location))
      found.findings += faults.map { CheckFinding(unit.quoted($0, with: quotes)) }
    }
    return found
  }

  /// A diagnostic as it counts here.
  private func graded(_ diagnostic: Diagnostic) -> Diagnostic {
    guard isStrict, diagnostic.severity == .warning else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.severity = .error
    return diagnostic
  }
}
