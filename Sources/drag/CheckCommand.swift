import DragFiles
import DragReplay
import DragScript

extension Option {
  /// The options of `check`.
  static let ofCheck = [
    Option(name: "--scene", value: "SCENE.drag", help: "the scene of raw profiles")
  ]
}

/// `drag check`: reads scripts and looks up their names, and runs nothing.
struct CheckCommand {
  private let paths: [String]
  private let scenePath: String?

  /// Reads the words behind `check`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Subcommand.check.options)
    paths = arguments.operands
    scenePath = arguments.value(of: "--scene")
    guard !paths.isEmpty else {
      throw CommandError("nothing is named to be checked", hint: "name files, folders, or -")
    }
  }

  /// Tells every fault, and how many scripts there are.
  func run() throws(CommandError) -> ExitCode {
    let scene = try scenePath.map { path throws(CommandError) in try SceneFile(at: path).script }
    var (scripts, tests, faults) = (0, 0, 0)
    for source in try ScriptSources.find(paths, scene: scenePath) {
      scripts += 1
      let unit = try CommandError.wrapping { () throws(FileError) in
        try ReplayUnit(source, scene: scene)
      }
      for diagnostic in unit.diagnostics { Console.say("\(diagnostic)\n") }
      faults += unit.diagnostics.count { $0.severity == .error }
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
    let words = [(scripts, "script"), (tests, "test"), (faults, "fault")].map { count, word in
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    Console.say(words.joined(separator: ", ") + "\n")
    return faults > 0 ? .misuse : scripts > 0 ? .success : .nothing
  }
}
