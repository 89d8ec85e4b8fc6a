import DragFiles
import DragReplay
import DragScript
import FoundationEssentials
import GestureImport

extension Option {
  /// The options of `replay` alone.
  static let ofReplay = [
    Option(name: "--scene", value: "SCENE.drag", help: "play recordings and raw profiles on it"),
    Option(name: "--format", value: "FORMAT", help: "files that are no scripts are w3c, or evemu"),
    Option(
      name: "--trace", value: "FILE", help: "write all traces; *.jsonl as JSON Lines, - to output"),
    Option(name: "--update", help: "write goldens that do not match anew; not where CI is set"),
    Option(name: "--filter", value: "TEXT", help: "only tests whose `file: name` holds TEXT"),
    Option(name: "--max-events", value: "N", help: "the most pointer events of a test"),
    Option(name: "--max-time", value: "D", help: "the longest virtual time of a test"),
  ]
}

/// `drag replay`: runs tests and tells what became of them.
struct ReplayCommand {
  private let paths: [String]
  private let scenePath: String?
  private let format: RecordingFormat?
  private let trace: TraceOutput?
  private let isUpdating: Bool
  private let filter: String
  private let limits: ReplayLimits
  private let arguments: Arguments

  /// Reads the words behind `replay`.
  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, knowing: Subcommand.replay.options)
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw CommandError("nothing is named to be replayed", hint: "name files, folders, or -")
    }
    scenePath = arguments.value(of: "--scene")
    format = try arguments.literal(of: "--format")?.choice()
    trace = arguments.value(of: "--trace").map(TraceOutput.init)
    isUpdating = arguments.has("--update")
    filter = arguments.value(of: "--filter") ?? ""
    var limits = ReplayLimits()
    limits.events = try arguments.literal(of: "--max-events")?.count() ?? limits.events
    limits.time = try arguments.literal(of: "--max-time")?.duration() ?? limits.time
    self.limits = limits
    if scenePath == nil, let unused = Option.ofReading.first(where: { arguments.has($0.name) }) {
      throw CommandError("\(unused.name) needs a scene", hint: "name one with --scene")
    }
  }

  /// Runs the tests and writes the report, and the traces where they are wanted.
  func run() throws(CommandError) -> ExitCode {
    if isUpdating, let value = ProcessInfo.processInfo.environment["CI"], !value.isEmpty {
      throw CommandError(
        impossible: "--update is refused where CI is set: goldens are renewed by people")
    }
    let scene = try scenePath.map { path throws(CommandError) in try Self.scene(at: path) }
    let sources = try CommandError.wrapping { () throws(FileError) in
      try ReplaySource.sources(at: paths, as: format, scene: scenePath)
    }
    if scene == nil, let recording = sources.first(where: { $0.content != .script }) {
      throw CommandError(
        impossible: "\(recording.name) is a recording, and played on a scene",
        hint: "name one with --scene")
    }
    let options = try ImportOptions(arguments, over: scene?.settings ?? Settings())
    var replay = Replay(
      scene: scene, options: options, limits: limits, filter: filter, keepsTraces: trace != nil)
    var updates = ""
    try CommandError.wrapping { () throws(FileError) in
      try replay.run(sources)
      guard isUpdating else { return }
      updates = try GoldenUpdate.write(for: replay.report.results, among: sources)
      // What has been written is taken at its word.
      if !updates.isEmpty { try replay.run(sources) }
    }
    try CommandError.wrapping { () throws(FileError) in
      try trace?.write(replay.report.results)
    }
    report(updates, replay.report, of: sources)
    return ExitCode(rawValue: replay.report.exitCode) ?? .internal
  }

  /// A script that sets up a stage, and does no more.
  private static func scene(at path: String) throws(CommandError) -> Script {
    let outcome = try CommandError.wrapping { () throws(FileError) in
      let folder = IncludeFolder(ofScript: path)
      return Script.parse(try DiskFile(path).bytes(), file: path) {
        path throws(IncludeFailure) in try folder.read(path)
      }
    }
    for diagnostic in outcome.diagnostics { Console.tell("\(diagnostic)\n") }
    guard let scene = outcome.script else {
      throw CommandError(impossible: "\(path) cannot be read as a scene")
    }
    if let test = scene.tests.first {
      throw CommandError(
        impossible: "\(test.location): a test stands in a scene",
        hint: "a scene holds set-up lines only: `test` and timed lines belong into a script")
    }
    return scene
  }

  /// Where traces take standard output the report goes to standard error.
  private func report(_ updates: String, _ report: ReplayReport, of sources: [ReplaySource]) {
    var text = updates
    if sources.isEmpty {
      text += "nothing lies below \(paths.joined(separator: ", "))\n"
    } else if report.exitCode == ExitCode.nothing.rawValue {
      text += "no test matches\n"
    }
    text += report.text
    if trace?.isStandardOutput == true { Console.tell(text) } else { Console.say(text) }
  }
}
