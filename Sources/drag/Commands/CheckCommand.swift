import DragFiles
import DragReplay
import DragScript

extension Option {
  /// The options of `check`.
  static let ofCheck = [
    Option(name: "--scene", value: "SCENE.drag", help: "the scene of raw profiles"),
    Option(name: "--strict", help: "count what cannot matter as a fault"),
  ]
}

/// `drag check`: reads scripts and looks up their names, and runs nothing.
struct CheckCommand {
  private let paths: [String]
  private let scenePath: String?
  private let isStrict: Bool

  /// Reads the words behind `check`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofCheck)
    paths = arguments.operands
    scenePath = arguments.value(of: "--scene")
    isStrict = arguments.has("--strict")
    guard !paths.isEmpty else {
      throw CommandError("nothing is named to be checked", hint: "name files, folders, or -")
    }
  }

  /// A diagnostic as it counts here.
  private func graded(_ diagnostic: Diagnostic) -> Diagnostic {
    guard isStrict, diagnostic.severity == .warning else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.severity = .error
    return diagnostic
  }

  /// Tells every fault, and how many scripts there are.
  func run() throws(CommandError) -> ExitCode {
    let scene = try scenePath.map { path throws(CommandError) in try SceneFile(at: path).script }
    var (scripts, tests, faults, warnings) = (0, 0, 0, 0)
    let found = try ScriptSources.find(paths, scene: scenePath)
    for diagnostic in found.diagnostics { Console.say("\(diagnostic)\n") }
    faults += found.diagnostics.count
    for source in found.sources {
      scripts += 1
      let unit = try CommandError.wrapping { () throws(FileError) in
        try ReplayUnit(source, scene: scene)
      }
      var diagnostics = unit.diagnostics
      if let script = unit.script {
        diagnostics += ScriptCheck.warnings(in: script).map(unit.diagnostic)
      }
      for diagnostic in diagnostics { Console.say("\(graded(diagnostic))\n") }
      faults += diagnostics.count { graded($0).severity == .error }
      warnings += diagnostics.count { graded($0).severity == .warning }
      guard let script = unit.script else { continue }
      tests += script.tests.count
      for fault in ScriptCheck.faults(in: script) {
        faults += 1
        for line in unit.quoted(fault).lines { Console.say(line.text + "\n") }
      }
    }
    if scripts == 0 {
      Console.tell("drag: nothing that is named is a script, nor holds one\n")
    }
    var counts = [(scripts, "script"), (tests, "test"), (faults, "fault")]
    if warnings > 0 { counts.append((warnings, "warning")) }
    let words = counts.map { count, word in
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    Console.say(words.joined(separator: ", ") + "\n")
    return faults > 0 ? .misuse : scripts > 0 ? .success : .nothing
  }
}
