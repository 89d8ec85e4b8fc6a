import DragConsole
import DragFiles
import DragReplay
import DragScript
import ModelChecking

extension Option {
  /// The options of `drag-verify`.
  static let ofVerify = [
    Option(name: "--list", help: "search nothing, and list the worlds"),
    Option(name: "--json", help: "print one object a world, for programs"),
    Option(
      name: "--shard", value: "I/N",
      help: "search one world from part I of N of its first choices; needs --seen"),
    Option(name: "--seen", value: "FILE", help: "write what the part has seen, to be merged"),
    Option(
      name: "--merge", help: "search nothing: the operands are the files of all parts of one world"),
    Option(
      name: "--walks", value: "DIR",
      help: "write what the machines do on events, for judges of the SCXML"),
    Option(name: "--steps", value: "N", help: "how many steps each machine walks (10000)"),
    Option(name: "--seed", value: "N", help: "what the walks are drawn from (1)"),
  ]
}

/// Searches worlds completely, and prints the shortest way to what does not hold.
struct VerifyCommand {
  private let worlds: [World]
  private let isListing: Bool
  private let isJSON: Bool
  private let walks: (MachineWalks, Folder)?
  private let part: (Shard, file: String)?
  private let merged: [String]?

  /// Reads the words after `drag-verify`.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - known: The worlds that they may name; nil stands for the command's own.
  /// - Throws: A word that means nothing.
  init(_ words: [String], among known: [World]? = nil) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofVerify)
    isListing = arguments.has("--list")
    isJSON = arguments.has("--json")
    if !arguments.has("--walks"),
      let unused = ["--steps", "--seed"].first(where: { arguments.has($0) })
    {
      throw CommandError("\(unused) is of walks", hint: "--walks asks for them")
    }
    walks = try arguments.value(of: "--walks").map { path throws(CommandError) in
      let steps = try arguments.literal(of: "--steps")?.count() ?? 10_000
      let seed = try arguments.literal(of: "--seed")?.count() ?? 1
      return (MachineWalks(steps: steps, seed: UInt64(seed)), Folder(path))
    }
    part = try Self.part(arguments)
    merged = arguments.has("--merge") ? arguments.operands : nil
    guard merged == nil else {
      worlds = []
      return
    }
    let all: [World]
    do throws(World.ScenarioError) {
      if let known { all = known } else { all = try World.catalogue() }
    } catch {
      throw CommandError(impossible: error.description)
    }
    var chosen: [World] = []
    for name in arguments.operands {
      guard let world = all.first(where: { $0.name == name }) else {
        throw CommandError.unknown("world", name, among: all.map(\.name))
      }
      chosen.append(world)
    }
    // What takes minutes is searched where somebody asks for it.
    if chosen.isEmpty { chosen = isListing ? all : all.filter { !$0.isLarge } }
    worlds = chosen
    guard part == nil || worlds.count == 1 else {
      throw CommandError("--shard is for one world", hint: "name the world")
    }
  }

  private static func part(_ arguments: Arguments) throws(CommandError) -> (Shard, file: String)? {
    let (text, file) = (arguments.value(of: "--shard"), arguments.value(of: "--seen"))
    if text == nil, file == nil { return nil }
    guard let text, let file else {
      throw CommandError("--shard and --seen need each other", hint: "--shard 1/4 --seen 1.seen")
    }
    guard let shard = Shard(text) else {
      throw CommandError("--shard: expected I/N, found `\(text)`", hint: "such as 1/4")
    }
    // A state is known by its hash, which is another one in each process otherwise.
    guard Console.environment("SWIFT_DETERMINISTIC_HASHING") == "1" else {
      throw CommandError(
        impossible: "parts that hash differently cannot be merged",
        hint: "set SWIFT_DETERMINISTIC_HASHING=1")
    }
    return (shard, file)
  }

  /// Searches, lists, or writes walks.
  func run() throws(CommandError) -> ExitCode {
    if let (walks, folder) = walks {
      try CommandError.wrapping { () throws(FileError) in try walks.write(to: folder) }
      return .success
    }
    if let merged {
      let all = try SeenFile.joined(merged)
      let line = SearchedWorld(
        all.world, all.seen.counts, all.milliseconds, all.violation?.text)
      Console.say((isJSON ? line.json : line.text) + "\n")
      return all.violation == nil ? .success : .failed
    }
    if isListing {
      Console.say(CommandHelp.table(worlds.map { ($0.name, $0.summary) }))
      return .success
    }
    var code = ExitCode.success
    for world in worlds {
      var checker: ModelChecker
      do throws(TestFailure) {
        checker = try ModelChecker(world, part: part?.0)
      } catch {
        throw CommandError(impossible: error.message)
      }
      let span = ContinuousClock().measure { checker.search() }
      let line = SearchedWorld(
        world.name, checker.counts, span.milliseconds, checker.counterexample?.violation)
      Console.say((isJSON ? line.json : line.text) + "\n")
      if let (shard, path) = part, let seen = checker.seen {
        let failure = checker.counterexample.map { ($0.length, $0.violation) }
        let file = SeenFile(
          world: world.name, part: shard, milliseconds: span.milliseconds, violation: failure,
          seen: seen)
        try CommandError.wrapping { () throws(FileError) in try file.write(to: path) }
      }
      guard let counterexample = checker.counterexample else { continue }
      code = .failed
      // A program reads the objects, and people the script.
      isJSON ? Console.report(counterexample.script.text) : Console.say(counterexample.script.text)
    }
    return code
  }
}

/// What the search of a world has come to, as a line.
private struct SearchedWorld {
  private let name: String
  private let counts: ModelChecker.Counts
  private let milliseconds: Int64
  private let violation: String?

  init(
    _ name: String, _ counts: ModelChecker.Counts, _ milliseconds: Int64, _ violation: String?
  ) {
    self.name = name
    self.counts = counts
    self.milliseconds = milliseconds
    self.violation = violation
  }

  /// For people.
  var text: String {
    let end = violation.map { "VIOLATED: \($0)" } ?? "all hold"
    return "\(name): \(counts.states) states, \(counts.transitions) transitions, depth "
      + "\(counts.depth), \(milliseconds / 1_000).\(hundredths) s: \(end)"
  }

  private var hundredths: String {
    let number = milliseconds % 1_000 / 10
    return number < 10 ? "0\(number)" : "\(number)"
  }

  /// For programs.
  var json: String {
    "{\"world\":\(JSONBytes.quoted(name)),\"states\":\(counts.states),"
      + "\"transitions\":\(counts.transitions),\"refusals\":\(counts.rejections),"
      + "\"quiet\":\(counts.quiet),\"depth\":\(counts.depth),"
      + "\"storm\":\(counts.longestStorm),\"milliseconds\":\(milliseconds),"
      + "\"violation\":\(violation.map(JSONBytes.quoted) ?? "null")}"
  }
}

extension Duration {
  /// The whole milliseconds.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
