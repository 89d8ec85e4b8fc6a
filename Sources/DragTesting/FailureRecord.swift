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

  /// Records the failure of a stage in a test: its trace so far.
  init(traceOf stage: TestStage, in test: String?) {
    name = test ?? "stage"
    add(stage.trace, as: Self.trace)
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
    let scalars = name.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": Character(scalar)
      case _: "-"
      }
    }
    files.append(File(name: "\(String(scalars)).\(suffix)", text: text))
  }
}
