/// What the command can do, by the first word behind its name.
enum Subcommand: String, CaseIterable {
  case replay
  case `import`
  case diagram
  case measure

  /// Every first word that means something.
  static let words = allCases.map(\.rawValue) + ["help", "--version", "--help"]

  /// Does it.
  func run(_ arguments: [String]) throws(CommandError) -> ExitCode {
    switch self {
    case .replay: return try ReplayCommand(arguments).run()
    case .import: return try ImportCommand(arguments).run()
    case .diagram: return try DiagramCommand(arguments).run()
    case .measure: return try MeasureCommand(arguments).run()
    }
  }

  /// What is written behind the name, without the options.
  var operands: String {
    switch self {
    case .replay: "PATH… [OPTION…]"
    case .import: "w3c|evemu FILE [OPTION…]"
    case .diagram, .measure: "[OPTION…]"
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .replay: "run the tests of scripts, and recordings on a scene"
    case .import: "write a recording as a script"
    case .diagram: "write the diagrams of the state machines"
    case .measure: "measure speeds against baselines"
    }
  }

  /// What else there is to know, in paragraphs.
  var explanation: String {
    switch self {
    case .replay:
      """
      A PATH is a script, a folder that is searched for scripts (*.drag), or - for standard
      input. With --scene a PATH may also be a recording: *.json is WebDriver Actions, *.evemu
      and *.events are evemu; the options of `drag import` then say how it is read.

      Exit code: 0 all passed; 1 an expectation, an invariant or a golden failed; 2 a script or
      the command line is wrong; 3 an internal error, or a cap was reached; 5 there was no test.
      """
    case .import:
      """
      FILE is the recording, or - for standard input. Warnings go to standard error. Where the
      recording is refused nothing is written and the exit code is 2.
      """
    case .measure:
      """
      Each row is measured beside its baseline in the same run, and answers are compared; the
      ratio is what counts. It is no test: whatever the figures are, the exit code is 0.
      """
    case .diagram: ""
    }
  }

  /// The options that it knows.
  var options: [Option] {
    switch self {
    case .replay: Option.ofReplay + Option.ofReading
    case .import: Option.ofImport + Option.ofReading
    case .diagram: Option.ofDiagram
    case .measure: Option.ofMeasure
    }
  }
}
