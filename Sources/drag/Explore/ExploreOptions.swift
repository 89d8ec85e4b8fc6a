import DragExplore
import DragReplay
import DragScript
import Machines

extension StepKind {
  /// The words of all kinds.
  static let words = allCases.map(\.rawValue)
}

extension ExploredProperty {
  /// The words of the properties that can be left out.
  static let words = allCases.compactMap(\.word)
}

/// The options of `drag explore`.
struct ExploreOptions {
  /// The options, for help and for completions.
  static let all = [
    Option(name: "--runs", value: "N", help: "the number of runs (2000)"),
    Option(
      name: "--for", value: "D",
      help: "make runs for a time, such as 10s, and say how many they were"),
    Option(name: "--seed", value: "N", help: "the seed of the first choice (1)"),
    Option(name: "--run", value: "N", help: "make this run alone"),
    Option(name: "--shard", value: "I/N", help: "make each Nth run, from the Ith on"),
    Option(name: "--jobs", value: "N", help: "the number of runs at the same time (1)"),
    Option(name: "--all", help: "go on after a finding, up to ten of different kinds"),
    Option(
      name: "--only", value: "WORD,…",
      help: "make steps of these kinds alone: \(StepKind.words.joined(separator: ", "))"),
    Option(
      name: "--without", value: "WORD,…",
      help: "leave out kinds of steps, or properties: "
        + ExploredProperty.words.joined(separator: ", ")),
    Option(name: "--save", value: "DIR", help: "write found scripts and their traces into DIR"),
    Option(name: "--film", value: "DIR", help: "write a film of each found script into DIR"),
    Option(name: "--swift", help: "write each found test in Swift, beside its script"),
    Option(name: "--coverage", help: "report what the runs have covered"),
    Option(name: "--json", help: "write one JSON object per line"),
  ]

  /// The runs to make, in their order.
  let runs: Range<Int>
  /// The time to make them in, if one is given.
  let time: Duration?
  /// The seed.
  let seed: UInt64
  /// The part of the runs to make.
  let shard: Shard?
  /// The number of runs that are made at the same time.
  let jobs: Int
  /// Indicates whether to go on after a finding.
  let goesOn: Bool
  /// Indicates whether the report is JSON.
  let isJSON: Bool
  /// Indicates whether found tests are also written in Swift.
  let isInSwift: Bool
  /// The kinds of steps.
  let kinds: Set<StepKind>
  /// The properties that need not hold.
  let ignored: Set<ExploredProperty>
  /// Where findings are written.
  let files: FoundFiles
  /// Indicates whether the coverage of all runs is gathered.
  ///
  /// It is not gathered without being asked for, since the runs take a quarter longer with it (EX-47).
  let keepsCoverage: Bool
  /// The most findings that are reported.
  private static let mostOfAll = 10

  /// The number of findings after which the command ends.
  var mostFindings: Int { goesOn ? Self.mostOfAll : 1 }

  /// The number of runs; nil where a time ends them.
  var runCount: Int? { time == nil ? runs.count : nil }

  /// Reads the options.
  init(_ arguments: Arguments) throws(CommandError) {
    let count = try arguments.literal(of: "--runs")?.count()
    let alone = try arguments.literal(of: "--run").map { literal throws(CommandError) in
      let number = try Self.number(literal)
      guard number < Int.max else {
        throw CommandError(
          "--run: expected a number below \(Int.max), found `\(literal.text)`")
      }
      return number
    }
    let time = try arguments.literal(of: "--for")?.duration()
    guard [count != nil, alone != nil, time != nil].count(where: { $0 }) < 2 else {
      throw CommandError("--runs, --run and --for say the same: expected one of them")
    }
    self.time = time.map { .microseconds($0.count) }
    runs = alone.map { $0..<($0 + 1) } ?? 0..<(time == nil ? count ?? 2_000 : Int.max)
    seed =
      try arguments.literal(of: "--seed").map { literal throws(CommandError) in
        UInt64(try Self.number(literal))
      } ?? 1
    shard = try arguments.value(of: "--shard").map { text throws(CommandError) in
      guard let shard = Shard(text) else {
        throw CommandError("--shard: expected a part such as 1/4, found `\(text)`")
      }
      return shard
    }
    jobs = try arguments.literal(of: "--jobs")?.count() ?? 1
    goesOn = arguments.has("--all")
    isJSON = arguments.has("--json")
    isInSwift = arguments.has("--swift")
    keepsCoverage = arguments.has("--coverage")
    files = try FoundFiles(arguments)
    var kinds = Set(StepKind.allCases)
    if let only = arguments.value(of: "--only") {
      kinds = []
      for word in Self.words(only) {
        guard let kind = StepKind(rawValue: word) else {
          throw CommandError.unknown("kind of step", word, among: StepKind.words)
        }
        kinds.insert(kind)
      }
    }
    var ignored: Set<ExploredProperty> = []
    for word in arguments.value(of: "--without").map(Self.words) ?? [] {
      if let kind = StepKind(rawValue: word) {
        kinds.remove(kind)
      } else if let property = ExploredProperty.allCases.first(where: { $0.word == word }) {
        ignored.insert(property)
      } else {
        throw CommandError.unknown(
          "kind of step or property", word, among: StepKind.words + ExploredProperty.words)
      }
    }
    guard !kinds.isEmpty else { throw CommandError("no kind of step is left to make") }
    (self.kinds, self.ignored) = (kinds, ignored)
  }

  /// The scene of a script, of which every call makes one that shares nothing with others.
  func scene(of script: Script) -> ExploredScene {
    ExploredScene(
      script, kinds: kinds, without: ignored, keepsCoverage: keepsCoverage,
      storesIn: StoreFiles.maker)
  }

  /// Digits that are the same for all parts of one exploration, and others for other runs of the seed (EX-69).
  func plan(on scene: ExploredScene) -> String {
    let words = [
      "\(runs)", "\(mostFindings)", kinds.map(\.rawValue).sorted().joined(separator: ","),
      ignored.compactMap(\.word).sorted().joined(separator: ","), scene.setupText,
    ]
    return String(words.joined(separator: "\n").stableNumber, radix: 16)
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private static func number(_ literal: OptionLiteral) throws(CommandError) -> Int {
    guard let number = Int(literal.text), number >= 0 else {
      throw CommandError(
        "\(literal.option): expected a whole number of at least 0, found `\(literal.text)`")
    }
    return number
  }
}
