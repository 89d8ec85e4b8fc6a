/// What the command can do, by the first word behind its name.
enum Subcommand: String, CaseIterable {
  case replay
  case check
  case fmt
  case shrink
  case `import`
  case diagram
  case measure
  case explore

  /// Every first word that means something.
  static let words = allCases.map(\.rawValue) + ["help", "--version", "--help"]

  /// What is written behind the name, without the options.
  var operands: String {
    switch self {
    case .replay, .check, .fmt: "PATH… [OPTION…]"
    case .shrink: "SCRIPT [OPTION…]"
    case .import: "[FORMAT] FILE [OPTION…]"
    case .diagram, .measure: "[OPTION…]"
    case .explore: "[WORLD…] [OPTION…]"
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .replay: "run the tests of scripts, and recordings on a scene"
    case .check: "report every fault of scripts without running them, and what cannot matter"
    case .fmt: "write scripts in their canonical form"
    case .shrink: "cut a failing script to a small one that fails the same way"
    case .import: "write a recording as a script"
    case .diagram: "write the diagrams of the state machines"
    case .measure: "measure speeds against baselines"
    case .explore: "search small worlds for anything that breaks a rule"
    }
  }

  /// What else there is to know, in paragraphs.
  var explanation: String {
    switch self {
    case .replay:
      """
      A PATH is a script, a folder that is searched for scripts (*.drag), or - for standard
      input. With --scene a PATH may also be a recording, whose beginning shows its format unless
      --format says it; the options of `drag import` then say how it is read. In folders they are
      known by *.json, *.evemu, *.events, *.getevent, *.yaml, *.yml and
      *.side.

      A report is console, tap, tap13, junit or github, and goes to a FILE, or to standard output where
      there is none or -; what people read goes to standard error then. Where GITHUB_ACTIONS is set
      annotations are written in any case.

      A golden that does not match is written as it would have to be, with .new behind its name,
      but not where CI is set. Beside a script a.drag a file a.trace is the golden of all its tests.

      Exit code: 0 all passed; 1 an expectation, an invariant or a golden failed, or too little was
      covered; 2 a script or the command line is wrong; 3 an internal error, or a cap was reached;
      5 there was no test.
      """
    case .check:
      """
      A PATH is a script, a folder that is searched for scripts (*.drag), or - for standard
      input. At most 20 faults of a file are told, each with its place. Lines that cannot matter
      are warnings, and faults with --strict; only tests with a `within` are played for that.

      Exit code: 0 nothing is wrong; 2 something is; 5 there was no script.
      """
    case .fmt:
      """
      A PATH is a script or a folder, whose scripts are written anew where they are not in the
      canonical form; comments stay. - is standard input, and goes to standard output. A script
      with a fault is left alone.

      Exit code: 0 done; 1 with --check, a script is not in the canonical form; 2 a script has a
      fault; 5 there was no script.
      """
    case .shrink:
      """
      Lines are left out and times are cut as long as the test fails at the same statement, in the
      same way and after as much of a drag; the numbers found may be others. The script that is
      left goes to standard output, and needs no other file. It is replayed before it is written.

      Exit code: 0 done; 2 the script has a fault; 5 no test fails.
      """
    case .import:
      """
      FILE is the recording, or - for standard input. FORMAT is one of these, and can be left out
      where the recording's beginning shows it:

        w3c        WebDriver Actions, also of BiDi; Chromium's pointer action sequences;
                   gestures of Appium's Inspector
        evemu      evemu-record
        evtest     evtest, also with the menu and prompt above it
        getevent   Android's getevent, with or without -t, -l and devices
        libinput   libinput record
        hid        WebKit's HID event streams
        maestro    Maestro flows: drag and swipe
        commands   drag commands of Appium and XCUITest, as JSON
        rrweb      rrweb sessions
        mjsonwp    Appium's touch actions, of one finger or several
        side       Selenium IDE projects
        adb        scripts of `adb shell input` or `sendevent`
        log        actions inside the logs of WebDriver servers and Appium

      Warnings go to standard error. Where the recording is refused nothing is written. What is
      written can go on: drag import FILE | drag replay --scene SCENE.drag -

      Exit code: 0 done; 2 the recording is refused, or the command line is wrong.
      """
    case .measure:
      """
      Each row is measured beside its baseline in the same run, and answers are compared; the
      ratio is what counts. It is no test: figures are not judged.

      Exit code: 0 they could be taken; 2 they could not.
      """
    case .explore:
      """
      A WORLD is a small stage and all that may happen on it; without one every world is searched
      but those that take minutes. The search is complete: whatever users and applications do in
      whatever order, every invariant holds at every state, and from every state all comes to an
      end. Where one does not, the shortest way there is printed as a script, which `drag replay`
      goes again.

      Exit code: 0 all hold; 1 an invariant does not; 2 there is no such world.
      """
    case .diagram:
      """
      Exit code: 0 done; 1 with --check, a file is not as it would be written; 2 they cannot be
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
    case .shrink: Option.ofShrink + Option.ofReading
    case .import: Option.ofImport + Option.ofReading
    case .diagram: Option.ofDiagram
    case .measure: Option.ofMeasure
    case .explore: Option.ofExplore
    }
  }
}
