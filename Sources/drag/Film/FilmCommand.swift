import DragFiles
import DragFilm
import DragReplay
import DragScript
import GestureImport
import Machines

extension Option {
  /// The options of `film` alone.
  static let ofFilm = [
    Option.output(value: "FILE", help: "write to FILE, not to standard output"),
    Option(
      name: "--format", value: "FORMAT",
      help: "html, json, perfetto, asciicast, mermaid, markdown, w3c or machines (html)"),
    Option(name: "--still", value: "T", help: "write the stage at a time as SVG, such as 850ms"),
    Option(name: "--strip", value: "N", help: "write N moments side by side as SVG"),
    Option(name: "--animate", help: "write an SVG that plays by itself"),
    Option(
      name: "--against", value: "TRACE",
      help: "show another trace beside it: a golden, or what --trace has written"),
    Option(name: "--scene", value: "SCENE.drag", help: "play recordings and raw profiles on it"),
    Option.expectation,
    Option(
      name: "--recording", value: "FORMAT",
      help: "as for `import`, where a recording does not show it"),
    Option(name: "--filter", value: "REGEX", help: "only tests in whose `file: name` it is found"),
    Option(
      name: "--tag", value: "A,!B", help: "only tests with the tag A and without B", repeats: true),
  ]
}

/// `drag film`: replays tests, and writes what they look like.
struct FilmCommand {
  /// The form of the output.
  enum Output: Hashable {
    case film(FilmFormat)
    case still(Microseconds)
    case strip(Int)
    case animation

    /// True if it shows one test.
    var isOfOneTest: Bool {
      switch self {
      case .film(let format): format.isOfOneTest
      case .still, .strip, .animation: true
      }
    }

    /// True if it needs the rows that machines take.
    var needsRows: Bool {
      switch self {
      case .film(let format): format.needsRows
      case .still, .strip, .animation: false
      }
    }

    /// True if it needs the state of every frame.
    var needsStates: Bool {
      switch self {
      case .film(let format): format.needsStates
      case .still, .strip, .animation: true
      }
    }
  }

  /// Further explanation, in paragraphs.
  static let explanation = """
    A PATH is a script, a folder that is searched for scripts (*.drag), or - for standard
    input; with --scene it may also be a recording, as for `drag replay`. The tests are replayed,
    and everything that is shown of them is written into one HTML file, which opens from a disk
    and needs no network: it begins at the first failure.

    --still, --strip and --animate write SVG of one test instead; so do asciicast (a recording of
    a terminal), mermaid (a sequence diagram) and w3c (WebDriver Actions, which `drag replay`
    reads again) and machines (a page of the state machines that marks what each moment took).
    perfetto is JSON for ui.perfetto.dev, markdown a transcript to paste.

    Exit code: 0 it is written, whether the tests pass or fail; 2 a script or the command line is
    wrong; 5 there was no test.
    """

  private let arguments: Arguments
  private let output: Output
  private let file: OutputFile
  private let choice: TestChoice

  /// Reads the words behind `film`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: Option.ofFilm + Option.ofReading)
    self.arguments = arguments
    guard !arguments.operands.isEmpty else {
      throw CommandError("nothing is named to be filmed", hint: "name files, folders, or -")
    }
    let kinds = ["--format", "--still", "--strip", "--animate"].filter { arguments.has($0) }
    guard kinds.count < 2 else {
      throw CommandError("expected one kind of output, found \(kinds.joined(separator: " and "))")
    }
    if let time = arguments.literal(of: "--still") {
      output = .still(try time.duration())
    } else if let count = arguments.literal(of: "--strip") {
      output = .strip(try count.count())
    } else if arguments.has("--animate") {
      output = .animation
    } else {
      let format: FilmFormat? = try arguments.literal(of: "--format")?.choice()
      output = .film(format ?? .html)
    }
    file = try arguments.output()
    try arguments.checkScene(for: [Option.expectation])
    choice = try TestChoice(arguments)
  }

  /// Films the tests and writes the output.
  func run() throws(CommandError) -> ExitCode {
    let set = try FilmSet(arguments, choosing: choice)
    try CommandError.checkExpectations(arguments.values(of: "--expect"), of: set.units)
    Console.report(set.diagnostics)
    if set.hasErrors { return .misuse }
    let inputs = set.inputs.adding(arguments.values(of: "--against"))
    try file.check(apartFrom: inputs)
    guard !set.chosenTests.isEmpty else {
      Console.report("no test matches\n")
      return .nothing
    }
    if output.isOfOneTest, set.chosenTests.count > 1 {
      throw CommandError(
        impossible: "expected one test to draw, found \(set.chosenTests.count)",
        hint: "choose one with --filter")
    }
    let progress = TestProgress(of: set.chosenTests.count)
    defer { progress?.clear() }
    var reels: [FilmReel] = []
    for index in set.chosenTests {
      var reel = set.reel(
        of: index, keepsStates: output.needsStates, keepsRows: output.needsRows, progress: progress)
      try compare(&reel, of: set.units[index.unit].source)
      reels.append(reel)
      progress?.take(reel.result)
    }
    try file.write(text(of: reels), apartFrom: inputs)
    return .success
  }

  private func text(of reels: [FilmReel]) -> String {
    // A film of several tests is named after what was asked for, and not after its first file.
    let title = reels.count > 1 ? FilmSet.title(of: arguments.operands) : nil
    let film = Film(reels, title: title, generator: "drag \(Version.current)")
    return switch output {
    case .film(let format): film.text(as: format)
    case .still(let time): reels[0].still(at: time.count)
    case .strip(let count): reels[0].strip(count)
    case .animation: reels[0].animation()
    }
  }

  /// Puts the other trace beside a test, where one is named.
  private func compare(
    _ reel: inout FilmReel, of source: ReplaySource
  ) throws(CommandError) {
    guard let path = arguments.value(of: "--against") else { return }
    let bytes = try CommandError.wrapping { () throws(FileError) in try DiskFile(path).bytes() }
    // What `drag explore` has saved ends with a line of its own.
    let text = GeneratedFile.content(of: String(decoding: bytes, as: UTF8.self))
    let comparison: FilmComparison?
    if text.hasPrefix("{") {
      let lines = TraceJSONLine.texts(in: text, ofTest: reel.result.name)
      comparison = lines.isEmpty ? nil : reel.comparison(with: lines, file: path)
    } else {
      var conditions: String?
      if case .recording = source.content { conditions = arguments.recordingConditions }
      comparison = reel.comparison(with: text, file: path, replayed: conditions)
    }
    guard let comparison else {
      throw CommandError(
        impossible: "\(path): expected a trace of `\(reel.result.name)`, found none",
        hint: "`drag replay --trace FILE` writes one")
    }
    reel.against = comparison
  }
}
