import DragReplay
import DragScript

/// The files that are attached to a test that fails, so that the failure can be looked at later and
/// elsewhere.
struct FailureRecord {
  /// A file with its name.
  struct File: Hashable {
    let name: String
    let text: String
  }

  /// The files, in the order in which they are attached.
  private(set) var files: [File] = []
  private let name: String

  /// The limit for the scripts that are run to find a smaller one that fails.
  private static let mostRuns = 1_000

  /// The extension of a trace: beside a script, one of the name of a golden would be taken for its golden.
  private static let trace = "trace.txt"

  /// Records the failure of a stage in a test: its trace so far, and the script of what the test has done to it.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - test: The name of the running test, if it is known.
  ///   - failures: What failed.
  ///   - location: The line of the test that failed.
  init(
    of stage: TestStage, in test: String?, _ failures: [TestFailure],
    at location: DragScript.SourceLocation
  ) {
    name = test ?? "stage"
    let trace = stage.trace
    add(trace, as: Self.trace)
    let script = stage.record?.script(named: name, isStrict: stage.isStrict, trace: trace)
    if let script { add(script.text, as: "drag") }
    guard let attachments = stage.attachments else { return }
    let result = TestResult(of: stage.player, named: name, failedBy: failures, at: location)
    for (suffix, text) in attachments(result, script?.setup ?? "") { add(text, as: suffix) }
  }

  /// Records the failure of a test of a script: the trace, and the smallest script that fails so.
  ///
  /// A script whose `call` lines are answered by hooks is not made smaller, since each attempt would
  /// call them again; nor is one that drives an application, which has its state.
  init(
    _ result: TestResult, of test: ScriptTest, in script: Script, named name: String,
    hooks: HostHooks
  ) {
    self.name = name
    add(result.traceText, as: Self.trace)
    guard hooks.names.isEmpty, script.application(of: test) == nil,
      var shrinking = Shrinking(test, of: script, mostRuns: Self.mostRuns)
    else { return }
    shrinking.shrink()
    if shrinking.isConfirmed() { add(shrinking.text, as: "drag") }
  }

  /// Attaches the files to the running test.
  func attach(for caller: Caller) {
    for file in files { caller.attach(file) }
  }

  /// Adds a file, whose name is that of the case with an extension.
  ///
  /// No character is in it that a file system or a shell reads in another way.
  mutating func add(_ text: String, as suffix: String) {
    files.append(File(name: "\(Self.fileName(of: name)).\(suffix)", text: text))
  }

  /// A name as that of a file: other characters than letters of ASCII, digits, `-`, `_` and `.` become `-`.
  static func fileName(of name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": Character(scalar)
      case _: "-"
      }
    }
    return String(scalars)
  }
}
