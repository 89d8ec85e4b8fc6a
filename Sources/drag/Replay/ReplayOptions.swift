import DragReplay
import DragScript
import GestureImport

extension Option {
  /// What is expected of recordings: for `replay`, `film` and `shrink`.
  static let expectation = Option(
    name: "--expect", value: "PREDICATE",
    help: "expect it of each recording, such as 'order list = b a c'; may be repeated",
    repeats: true, words: Predicate.keys)

  /// The options of `replay` alone.
  static let ofReplay = [
    Option(name: "--scene", value: "SCENE.drag", help: "the scene for recordings and raw profiles"),
    Option(
      name: "--format", value: "FORMAT", help: "as for `import`, if it cannot be detected",
      words: RecordingFormat.allCases.map(\.rawValue)
    ),
    Option(
      name: "--trace", value: "[brief=]FILE",
      help: "write all traces; *.jsonl as JSON Lines, - to output; brief: without moves"),
    Option.expectation,
    Option(
      name: "--record", value: "FILE",
      help: "record the events of one script's tests as a script; - to output"),
    Option(
      name: "--film", value: "FOLDER[=failed]",
      help: "write a film of each test and an index; =failed: of failed tests"),
    Option(
      name: "--report", value: "FORMAT[=FILE]",
      help: "console, tap, tap13, junit, github; repeatable",
      repeats: true, words: ReplayOutputs.Format.allCases.map(\.rawValue)),
    Option(
      name: "--update", value: "new-only", isValueOptional: true,
      help: "rewrite goldens, or only missing ones; disabled if CI is set"),
    Option(name: "--filter", value: "REGEX", help: "only tests whose `file: name` matches"),
    Option(
      name: "--tag", value: "A,!B", help: "only tests with the tag A and without B", repeats: true),
    Option(
      name: "--rerun-failed", value: "FILE",
      help: "only tests listed in FILE, or all; failed tests are written to it"),
    Option(name: "--shard", value: "I/N", help: "only shard I of N, assigned by test id"),
    Option(name: "--list", help: "list the tests without running them"),
    Option(name: "--jobs", value: "N", help: "the number of parallel tests (1)"),
    Option(name: "--shuffle", help: "run the tests in random order, and print its seed"),
    Option(name: "--seed", value: "N", help: "the seed of the random order"),
    Option(name: "--repeat", value: "N", help: "run each test N times; all runs must be equal"),
    Option(
      name: "--coverage", value: "FILE", help: "write covered states and answers as JSON"),
    Option(
      name: "--coverage-min", value: "PERCENT", help: "fail if the coverage is lower"),
    Option(name: "--watch", help: "rerun on change, until the command is ended"),
    Option(
      name: "--max-events", value: "N", help: "the maximum number of events and timers per test"),
    Option(name: "--max-time", value: "D", help: "the maximum virtual time per test"),
  ]
}

/// The parsed command line of a replay.
struct ReplayOptions {
  /// The goldens to update.
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
  /// The seed of the random order; nil for the order of the files.
  let seed: UInt64?
  let repeats: Int
  let leastCoverage: Double?
  let isWatching: Bool
  private let recordingConditions: String?
  /// The expectations for each recording, in addition to the file next to it.
  let expectations: [String]
  /// Indicates whether notes are failures.
  let isStrict: Bool
  let limits: ReplayLimits
  let arguments: Arguments

  /// Parses the words after `replay`.
  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, knowing: Option.ofReplay + Option.ofReading)
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw CommandError("expected a path to replay", hint: "name files, folders, or -")
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
      throw CommandError(
        "--coverage-min: expected at most 100, found `\(arguments.value(of: "--coverage-min") ?? "")`"
      )
    }
    isWatching = arguments.has("--watch")
    expectations = arguments.values(of: "--expect")
    isStrict = arguments.has("--strict")
    recordingConditions = arguments.recordingConditions
    var limits = ReplayLimits()
    limits.events = try arguments.literal(of: "--max-events")?.count() ?? limits.events
    limits.time = try arguments.literal(of: "--max-time")?.duration() ?? limits.time
    self.limits = limits
    // For tests that need no scene it makes notes failures.
    try arguments.checkScene(
      for: Option.ofReading.filter { $0.name != "--strict" } + [Option.expectation])
    guard isWatching else { return }
    if update != .none { throw CommandError("--watch cannot be combined with --update") }
    if isListing { throw CommandError("--watch cannot be combined with --list") }
    if paths.contains(StandardInput.operand) {
      throw CommandError("--watch cannot watch standard input")
    }
  }

  /// Indicates whether the traces of all tests are kept: to be written, compared, or used for a
  /// golden.
  var keepsTraces: Bool { outputs.trace != nil || repeats > 1 }

  /// The conditions of recording goldens; nil without a scene.
  var recordingGolden: ReplayUnit.RecordingGolden? {
    recordingConditions.map {
      ReplayUnit.RecordingGolden(conditions: $0, isMade: update != .none)
    }
  }

  /// Indicates whether coverage is recorded.
  var keepsCoverage: Bool { outputs.coverage != nil || leastCoverage != nil }

  private static func update(_ arguments: Arguments) throws(CommandError) -> Update {
    switch arguments.value(of: "--update") {
    case nil: return .none
    case "": return .all
    case "new-only": return .missing
    case let word?:
      throw CommandError("--update: unknown value `\(word)`", hint: "`new-only`, or no value")
    }
  }

  private static func seed(_ arguments: Arguments) throws(CommandError) -> UInt64? {
    guard let text = arguments.value(of: "--seed") else {
      return arguments.has("--shuffle") ? UInt64.random(in: 0...0xFFFF_FFFF) : nil
    }
    guard arguments.has("--shuffle") else {
      throw CommandError("--seed requires --shuffle", hint: "add --shuffle")
    }
    guard let seed = UInt64(text) else {
      throw CommandError("--seed: expected a whole number of at least 0, found `\(text)`")
    }
    return seed
  }
}
