import DragReplay
import DragScript
import GestureImport

extension Option {
  /// The options of `replay` alone.
  static let ofReplay = [
    Option(name: "--scene", value: "SCENE.drag", help: "play recordings and raw profiles on it"),
    Option(
      name: "--format", value: "FORMAT", help: "as for `import`, where a recording does not show it"
    ),
    Option(
      name: "--trace", value: "FILE", help: "write all traces; *.jsonl as JSON Lines, - to output"),
    Option(
      name: "--record", value: "FILE",
      help: "write what one script's tests dispatched, as a script; - to output"),
    Option(
      name: "--report", value: "FORMAT[=FILE]",
      help: "console, tap, tap13, junit, github; may be repeated",
      repeats: true),
    Option(
      name: "--update", value: "new-only", isValueOptional: true,
      help: "write goldens anew, or only those that are missing; not where CI is set"),
    Option(name: "--filter", value: "REGEX", help: "only tests in whose `file: name` it is found"),
    Option(
      name: "--tag", value: "A,!B", help: "only tests with the tag A and without B", repeats: true),
    Option(
      name: "--rerun-failed", value: "FILE",
      help: "only tests that FILE names, all without it; failed ones are written to it"),
    Option(name: "--shard", value: "I/N", help: "only the part I of N, told apart by their ids"),
    Option(name: "--list", help: "name the tests, and run none"),
    Option(name: "--jobs", value: "N", help: "run so many tests at a time (1)"),
    Option(name: "--shuffle", help: "run the tests in an order of chance, which its seed tells"),
    Option(name: "--seed", value: "N", help: "the seed of the order"),
    Option(name: "--repeat", value: "N", help: "run each test so often; all runs must be alike"),
    Option(
      name: "--coverage", value: "FILE", help: "write which states and answers came up, as JSON"),
    Option(
      name: "--coverage-min", value: "PERCENT", help: "fail where less of them came up"),
    Option(name: "--watch", help: "run again what changes, until the command is ended"),
    Option(name: "--max-events", value: "N", help: "the most events and timers of a test"),
    Option(name: "--max-time", value: "D", help: "the longest virtual time of a test"),
  ]
}

/// What a command line asks of a replay.
struct ReplayOptions {
  /// Which goldens are written again.
  enum Update {
    case none
    case missing
    case all
  }

  let paths: [String]
  let scenePath: String?
  let format: RecordingFormat?
  let outputs: ReplayOutputs
  let update: Update
  let choice: TestChoice
  let isListing: Bool
  let jobs: Int
  /// The seed of the order; nil where it is that of the files.
  let seed: UInt64?
  let repeats: Int
  let leastCoverage: Double?
  let isWatching: Bool
  let limits: ReplayLimits
  let arguments: Arguments

  /// Reads the words behind `replay`.
  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, knowing: Option.ofReplay + Option.ofReading)
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw CommandError("nothing is named to be replayed", hint: "name files, folders, or -")
    }
    scenePath = arguments.value(of: "--scene")
    format = try arguments.literal(of: "--format")?.choice()
    outputs = try ReplayOutputs(arguments)
    update = try Self.update(arguments)
    choice = try TestChoice(arguments)
    isListing = arguments.has("--list")
    jobs = try arguments.literal(of: "--jobs")?.count() ?? 1
    seed = try Self.seed(arguments)
    repeats = try arguments.literal(of: "--repeat")?.count() ?? 1
    leastCoverage = try arguments.literal(of: "--coverage-min")?.number()
    if let least = leastCoverage, least > 100 {
      throw CommandError("--coverage-min: there are no more than 100 percent")
    }
    isWatching = arguments.has("--watch")
    var limits = ReplayLimits()
    limits.events = try arguments.literal(of: "--max-events")?.count() ?? limits.events
    limits.time = try arguments.literal(of: "--max-time")?.duration() ?? limits.time
    self.limits = limits
    if scenePath == nil, let unused = Option.ofReading.first(where: { arguments.has($0.name) }) {
      throw CommandError("\(unused.name) needs a scene", hint: "name one with --scene")
    }
    guard isWatching else { return }
    if update != .none { throw CommandError("--watch updates no goldens") }
    if isListing { throw CommandError("--list runs nothing, so there is nothing to watch") }
    if paths.contains(StandardInput.operand) {
      throw CommandError("--watch looks at files, and standard input is none")
    }
  }

  /// Whether the traces of all tests are kept: to be written, compared, or put into a golden.
  var keepsTraces: Bool { outputs.trace != nil || repeats > 1 }

  /// What goldens of recordings belong to: the name of the scene, and the options by which recordings
  /// are read, in one order; nil without a scene.
  var recordingGolden: ReplayUnit.RecordingGolden? {
    guard let scene = scenePath?.split(separator: "/").last else { return nil }
    var words = ["on", String(scene)]
    for option in Option.ofReading where arguments.has(option.name) {
      for value in arguments.values(of: option.name).sorted() {
        words.append(option.name)
        guard option.value != nil else { continue }
        words.append(value.contains(" ") ? "'\(value)'" : value)
      }
    }
    return ReplayUnit.RecordingGolden(
      conditions: words.joined(separator: " "), isMade: update != .none)
  }

  /// Whether the coverage is taken.
  var keepsCoverage: Bool { outputs.coverage != nil || leastCoverage != nil }

  private static func update(_ arguments: Arguments) throws(CommandError) -> Update {
    switch arguments.value(of: "--update") {
    case nil: return .none
    case "": return .all
    case "new-only": return .missing
    case let word?:
      throw CommandError("--update: `\(word)` is not one of its words", hint: "new-only, or none")
    }
  }

  private static func seed(_ arguments: Arguments) throws(CommandError) -> UInt64? {
    guard let text = arguments.value(of: "--seed") else {
      return arguments.has("--shuffle") ? UInt64.random(in: 0...0xFFFF_FFFF) : nil
    }
    guard arguments.has("--shuffle") else {
      throw CommandError("--seed chooses an order", hint: "--shuffle asks for one")
    }
    guard let seed = UInt64(text) else {
      throw CommandError("--seed: `\(text)` is no whole number of at least 0")
    }
    return seed
  }
}
