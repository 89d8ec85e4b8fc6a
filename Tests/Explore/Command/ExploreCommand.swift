import DragConsole
import DragFiles
import DragReplay
import DragScript
import ModelChecking

extension Option {
  /// The options of `drag-explore`.
  static let ofExplore = [
    Option(name: "--list", help: "search nothing, and list the worlds"),
    Option(name: "--json", help: "print one object a world, for programs"),
    Option(
      name: "--walks", value: "DIR",
      help: "write what the machines do on events, for judges of the SCXML"),
    Option(name: "--steps", value: "N", help: "how many steps each machine walks (10000)"),
    Option(name: "--seed", value: "N", help: "what the walks are drawn from (1)"),
  ]
}

/// Searches worlds completely, and prints the shortest way to what does not hold.
struct ExploreCommand {
  private let worlds: [World]
  private let isListing: Bool
  private let isJSON: Bool
  private let walks: (MachineWalks, Folder)?

  /// Reads the words after `drag-explore`.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - known: The worlds that they may name; nil stands for the command's own.
  /// - Throws: A word that means nothing.
  init(_ words: [String], among known: [World]? = nil) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofExplore)
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
  }

  /// Searches, lists, or writes walks.
  func run() throws(CommandError) -> ExitCode {
    if let (walks, folder) = walks {
      try CommandError.wrapping { () throws(FileError) in try walks.write(to: folder) }
      return .success
    }
    if isListing {
      Console.say(CommandHelp.table(worlds.map { ($0.name, $0.summary) }))
      return .success
    }
    var code = ExitCode.success
    for world in worlds {
      var exploration: ModelChecker
      do throws(TestFailure) {
        exploration = try ModelChecker(world)
      } catch {
        throw CommandError(impossible: error.message)
      }
      let span = ContinuousClock().measure { exploration.explore() }
      let line = ExploredWorld(world.name, exploration, span)
      Console.say((isJSON ? line.json : line.text) + "\n")
      guard let counterexample = exploration.counterexample else { continue }
      code = .failed
      // A program reads the objects, and people the script.
      isJSON ? Console.report(counterexample.script.text) : Console.say(counterexample.script.text)
    }
    return code
  }
}

/// What the search of a world has come to, as a line.
private struct ExploredWorld {
  private let name: String
  private let counts: ModelChecker.Counts
  private let milliseconds: Int64
  private let violation: String?

  init(_ name: String, _ exploration: ModelChecker, _ span: Duration) {
    self.name = name
    counts = exploration.counts
    violation = exploration.counterexample?.violation
    let (seconds, fraction) = span.components
    milliseconds = seconds * 1_000 + fraction / 1_000_000_000_000_000
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
    "{\"world\":\(JSONText.quoted(name)),\"states\":\(counts.states),"
      + "\"transitions\":\(counts.transitions),\"refusals\":\(counts.refusals),"
      + "\"quiet\":\(counts.quiet),\"depth\":\(counts.depth),"
      + "\"storm\":\(counts.longestStorm),\"milliseconds\":\(milliseconds),"
      + "\"violation\":\(violation.map(JSONText.quoted) ?? "null")}"
  }
}
