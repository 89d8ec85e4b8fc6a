import DragConsole
import DragFiles
import DragFilm
import DragReplay
import DragScript

extension Option {
  /// The options of `watch` alone.
  static let ofWatch = [
    Option(name: "--scene", value: "SCENE.drag", help: "play recordings and raw profiles on it"),
    Option(
      name: "--recording", value: "FORMAT",
      help: "as for `import`, where a recording does not show it"),
    Option(name: "--filter", value: "REGEX", help: "only tests in whose `file: name` it is found"),
    Option(
      name: "--tag", value: "A,!B", help: "only tests with the tag A and without B", repeats: true),
  ]
}

/// `drag watch`: draws the stage of a test in a terminal whenever its script is saved.
struct WatchCommand {
  /// Further explanation, in paragraphs.
  static let explanation = """
    The tests are run at once and whenever a file, what it includes or the scene is saved, until the
    command is ended. The stage is drawn as text of 80 columns: at the first failure, else while
    something is carried, else at the end. Below it are the failures, as `drag replay` reports them. A test that
    fails is shown first, else the last one; --filter chooses.

      (milk)     lifted        ░░░░  the gap        [milk ×2 +]  carried, with its badge
      >milk      receives      !milk springs        …milk 40%    a placeholder, with its load

    Exit code: 2 the command line is wrong, or a file cannot be read at the begin.
    """

  private let arguments: Arguments
  private let choice: TestChoice

  /// Reads the words behind `watch`.
  init(_ words: [String]) throws(CommandError) {
    arguments = try Arguments(words, knowing: Option.ofWatch + Option.ofReading)
    guard !arguments.operands.isEmpty else {
      throw CommandError("expected a path to watch", hint: "name files or folders")
    }
    guard !arguments.operands.contains(StandardInput.operand) else {
      throw CommandError("expected files or folders, found standard input")
    }
    choice = try TestChoice(arguments)
  }

  /// Draws until the command is ended.
  func run() async throws(CommandError) -> Never {
    let scene = arguments.value(of: "--scene")
    var watch = FileWatch(try FilmSet.sources(arguments), scene: scene)
    var isFirst = true
    while true {
      do throws(CommandError) {
        let set = try FilmSet(arguments, choosing: choice)
        watch.note(set.scene)
        watch.note(set.units)
        show(set)
      } catch {
        guard !isFirst else { throw error }
        show(error.text.split(separator: "\n").map { ReportLine(.plain, String($0)).text })
      }
      isFirst = false
      _ = await watch.changes { try? FilmSet.sources(self.arguments) }
    }
  }

  private func show(_ set: FilmSet) {
    var report = ReplayReport()
    report.diagnostics = set.diagnostics
    var shown: FilmReel?
    if !set.hasErrors {
      for index in set.chosenTests {
        let reel = set.reel(of: index, keepsStates: false)
        report.results.append(set.reported(reel.result, at: index))
        if shown?.result.status != .failed, !reel.isSkipped { shown = reel }
      }
    }
    let isColored = Console.showsColor(.output)
    let palette: ReportColors = isColored ? .colors : .plain
    var lines: [String] = []
    if let shown {
      let drawing = StageText(shown)
      lines += [
        ReportLine(.plain, shown.result.id.text).text, ReportLine(.plain, drawing.caption).text,
      ]
      lines += drawing.lines(isColored: isColored)
    }
    lines += report.lines.map(palette.text(of:))
    show(lines)
  }

  /// Writes the lines in place of those before; where no terminal is, below them.
  private func show(_ lines: [String]) {
    // To the upper left corner, and what is below it goes.
    let begin = Console.isTerminal(.output) ? "\u{1B}[H\u{1B}[2J" : ""
    Console.draw(
      begin + lines.map { $0 + "\n" }.joined() + (begin.isEmpty ? "\n" : ""), to: .output)
  }
}
