import DragConsole
import DragFiles

/// `drag-measure`: the table of speeds, measured here and now as ratios.
@main
enum DragMeasure {
  /// What `--help` prints.
  static let help = CommandHelp(
    call: "drag-measure [OPTION…]",
    summary: "measure speeds against baselines",
    explanation: """
      Each row is measured beside its baseline in the same run, and answers are compared; the
      ratio is what counts. It is no test: figures are not judged.

      Exit code: 0 they could be taken; 2 they could not.
      """,
    options: Option.ofMeasure)

  static func main() {
    ScratchPaths.removeWhenInterrupted()
    help.run { words throws(CommandError) in try MeasureCommand(words).run() }
  }
}
