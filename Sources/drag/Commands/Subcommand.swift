/// A subcommand, the first word after the command's name.
enum Subcommand: String, CaseIterable {
  case replay
  case check
  case fmt
  case explore
  case shrink
  case `import`
  case record
  case film
  case watch
  case recorder
  case diagram
  case `where`
  case report
  case auditUIKit = "audit-uikit"
  case lift
  case completions

  /// Every valid first word.
  static let words = allCases.map(\.rawValue) + ["help", "--version", "--help"]

  /// The operands, without the options.
  var operands: String {
    switch self {
    case .replay, .check, .fmt, .film, .watch, .record, .auditUIKit, .lift: "PATH… [OPTION…]"
    case .explore: "SCENE.drag [OPTION…]"
    case .shrink: "SCRIPT [OPTION…]"
    case .import: "[FORMAT] FILE [OPTION…]"
    case .diagram, .recorder: "[OPTION…]"
    case .where: "SCENE.drag TARGET… [OPTION…]"
    case .report: "merge coverage|failed|explored FILE… [OPTION…]"
    case .completions: "SHELL"
    }
  }

  /// A summary in one line.
  var summary: String {
    switch self {
    case .replay: "run the tests of scripts, and recordings on a scene"
    case .check: "report all errors in scripts without running them, and lines without effect"
    case .fmt: "write scripts in canonical form"
    case .explore: "make gestures on a scene until something that must hold does not"
    case .shrink: "reduce a failing script to a small one that fails the same way"
    case .import: "write a recording as a script"
    case .record: "write what a replay dispatches as a script that needs no other file"
    case .film: "write what a replay looks like, as one page or as pictures"
    case .watch: "draw the stage in a terminal whenever a script is saved"
    case .recorder: "write a page on which a gesture is recorded by hand"
    case .diagram: "write the diagrams of the state machines"
    case .where: "show which points of a scene mean a gap, and which gap a point means"
    case .report: "merge what the parts of a run wrote"
    case .auditUIKit: "find methods that resemble those of a drag delegate and are never called"
    case .lift: "copy Swift files without the parts that only Objective-C understands"
    case .completions: "write the completions of a shell: bash, zsh or fish"
    }
  }

  /// The description, in paragraphs.
  var explanation: String {
    switch self {
    case .replay:
      """
      A PATH is a script, a folder searched recursively for scripts (*.drag), or - for
      standard input. With --scene a PATH may also be a recording; its format is detected unless
      --format names it, and the options of `drag import` control how it is read. In folders,
      recordings are found by their suffix: *.json, *.evemu, *.events, *.getevent, *.yaml, *.yml and
      *.side.

      A report is console, tap, tap13, junit or github. It goes to a FILE, or to standard output
      without a FILE or with -; the console report then goes to standard error. If GITHUB_ACTIONS is
      set, annotations are always written.

      For a golden that does not match, the updated file is written next to it with the suffix .new,
      unless CI is set. For a script a.drag, the file a.trace is the golden of all its tests.

      Exit code: 0 all passed; 1 an expectation, an invariant or a golden failed, or too little was
      covered; 2 a script or the command line is wrong; 3 an internal error, or a limit was reached;
      5 there was no test.
      """
    case .check:
      """
      A PATH is a script, a folder searched recursively for scripts (*.drag), or - for standard
      input. At most 20 errors per file are reported, each with its location. Lines without effect
      are warnings, and errors with --strict; only tests with a `within` are run for that.

      A report in json or sarif goes to standard output or to the file of --output, and what was
      counted to standard error.

      Exit code: 0 no errors; 2 errors; 5 there was no script.
      """
    case .fmt:
      """
      A PATH is a script or a folder, whose scripts are rewritten if they are not in canonical
      form; comments are kept. - formats standard input to standard output. A script with an error
      is left unchanged.

      Exit code: 0 done; 1 with --check, a script is not in the canonical form; 2 a script has an
      error; 5 there was no script.
      """
    case .explore:
      """
      A run is a new copy of the scene and up to twenty steps, each drawn from what is on the stage:
      drags, taps of other fingers, loads that are answered or not, stores that fail, and what the
      scene's `may` lines say. What must hold are its lines `always expect` and `settled expect`, and
      what is built in. What does not hold is shown with the smallest script that shows it. The same
      seed makes the same runs everywhere. The tests of the script are not run.

      Exit code: 0 nothing found; 1 found; 2 the scene or the command line is wrong; 5 nothing can
      be explored.
      """
    case .shrink:
      """
      Removes lines and shortens times as long as the test fails at the same statement, in the same
      way and at the same phase of a drag; numbers in the failure may differ. The reduced script
      goes to standard output, and needs no other file. It is replayed before it is written.

      Exit code: 0 done; 2 the script has an error; 5 no test fails.
      """
    case .import:
      """
      FILE is the recording, or - for standard input. FORMAT is one of these, and can be omitted
      if it can be detected from the recording's beginning:

      \(ImportCommand.formats)

      Warnings go to standard error. If the recording is rejected, nothing is written. To replay the
      result directly: drag import FILE | drag replay --scene SCENE.drag -

      Exit code: 0 done; 2 the recording is rejected, or the command line is wrong.
      """
    case .record:
      """
      A PATH is a script, or with --scene a recording, as for `drag replay`. Every event is a line
      at its own time, after the lines that set up the scene; the script gives the same trace. What
      is expected is not recorded. The report goes to standard error where the script goes to
      standard output. A page on which a gesture is recorded by hand is written by `drag recorder`.

      Exit code: 0 it is written; 1 a test fails, and is written as far as it ran; 2 a script or the
      command line is wrong; 5 there was no test.
      """
    case .where:
      """
      A TARGET is a gap, such as 'list[gap 4]', whose points are shown, or a point, such as 195,300
      or list#milk@0.5,0.9, whose gap is shown and how near another one is. The scene is as its
      script sets it up. The options of `drag import` say how a recording is read.

      Exit code: 0 done; 2 the scene or a target cannot be read.
      """
    case .report:
      """
      `coverage` merges files of --coverage, `failed` those of --rerun-failed, and `explored` the
      output of `drag explore --shard I/N --json`, of which each part is needed. JUnit files are
      merged by `junitparser merge`.

      Exit code: 0 done; 1 what was explored has a finding; 2 a file cannot be read or is
      something else, or a part is missing.
      """
    case .completions:
      """
      eval "$(drag completions bash)" completes the command's words in bash; files of zsh and fish
      say in their first lines where they belong.

      Exit code: 0 done; 2 unknown shell.
      """
    case .film:
      FilmCommand.explanation
    case .watch:
      WatchCommand.explanation
    case .recorder:
      RecorderCommand.explanation
    case .auditUIKit:
      AuditUIKitCommand.explanation
    case .lift:
      LiftCommand.explanation
    case .diagram:
      """
      Exit code: 0 done; 1 with --check, a file is stale; 2 the files cannot be
      written, or the command line is wrong.
      """
    }
  }

  /// The options that it knows.
  var options: [Option] {
    switch self {
    case .replay: Option.ofReplay + Option.ofReading
    case .check: Option.ofCheck
    case .fmt: Option.ofFormat
    case .explore: ExploreOptions.all
    case .shrink: Option.ofShrink + Option.ofReading
    case .import: Option.ofImport + Option.ofReading
    case .record: Option.ofRecord + Option.ofReading
    case .film: Option.ofFilm + Option.ofReading
    case .watch: Option.ofWatch + Option.ofReading
    case .recorder: Option.ofRecorder
    case .diagram: Option.ofDiagram
    case .where: Option.ofWhere + Option.ofReading
    case .report: Option.ofReport
    case .auditUIKit: Option.ofAudit
    case .lift: Option.ofLift
    case .completions: []
    }
  }
}
