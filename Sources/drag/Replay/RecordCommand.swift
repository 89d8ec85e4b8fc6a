import DragConsole
import GestureImport

extension Option {
  /// The options of `record` alone.
  static let ofRecord = [
    Option.output(value: "FILE", help: "write to FILE, not to standard output"),
    Option(name: "--scene", value: "SCENE.drag", help: "the scene for recordings and raw profiles"),
    Option(
      name: "--format", value: "FORMAT", help: "as for `import`, if it cannot be detected",
      words: RecordingFormat.allCases.map(\.rawValue)),
    Option(name: "--filter", value: "REGEX", help: "only tests whose `file: name` matches"),
  ]
}

/// `drag record`: writes what a replay dispatches as a script, which needs no other file.
struct RecordCommand {
  private let replay: ReplayCommand

  /// Parses the words after `record`: a replay that writes nothing else.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofRecord + Option.ofReading)
    guard !arguments.operands.isEmpty else {
      throw CommandError("expected a path to record", hint: "name a script or a recording, or -")
    }
    let output = "--record=\(try arguments.output().path)"
    replay = try ReplayCommand([output] + arguments.words(without: "--output"))
  }

  /// Replays, and writes the script.
  func run() async throws(CommandError) -> ExitCode { try await replay.run() }
}
