import DragGeometry
package import DragScript
import DragStage
import Machines

/// The recorded events of a run, line by line, each at its own time.
///
/// Samples of glides and scrolls are lines of their own; a press keeps the written target, so that
/// the trace is the same. Expectations are not recorded, except for those of
/// misuse.
struct RunRecording {
  /// The lines in script form; as text they need the least memory.
  private(set) var text: [UInt8] = []
  /// The last time at which a settle fired timers.
  private var settled: Timestamp?

  /// Records an action at a time.
  mutating func note(_ action: Action, by pointer: String?, at time: Timestamp) {
    // A line comes before the timers of its moment, and this one came after them.
    if settled == time { add(.settle(max: nil), nil, time) }
    settled = nil
    add(action, pointer, time)
  }

  /// Records that the last action is an expected contract violation, since a strict test fails without that.
  mutating func noteRejection(at time: Timestamp) {
    text += "  @\(time.text) expect refused\n".utf8
  }

  /// Records that the timers of a moment have fired.
  mutating func noteTick(at time: Timestamp) { settled = time }

  private mutating func add(_ action: Action, _ pointer: String?, _ time: Timestamp) {
    let name = pointer.flatMap { $0 == TimedLine.defaultPointer ? nil : Name($0, at: .unwritten) }
    let line = TimedLine(stamp: .absolute(time), pointer: name, .action(action), at: .unwritten)
    text += "  \(line.text)\n".utf8
  }
}

extension RunRecording {
  /// An event as an action of a pointer; nil for all others, which are recorded as written.
  static func action(for event: StageEvent, written: Target?) -> (Action, PointerID)? {
    switch event {
    case .down(let pointer, let point, _, let button):
      (.down(written ?? Target(.point(point)), button: button == 0 ? nil : button), pointer)
    case .move(let pointer, let point): (.move(Target(.point(point))), pointer)
    case .up(let pointer, let point):
      (.up(point.map { Target(.point($0)) }, moves: point == nil), pointer)
    case .cancel(let pointer): (.cancel(nil), pointer)
    default: nil
    }
  }
}

extension Action {
  /// Indicates whether it happens at one moment, and is recorded as written: pointers and scrolls
  /// are recorded sample by sample.
  var isNotedWhole: Bool {
    switch self {
    case .down, .move, .glide, .up, .cancel, .wait, .settle, .scroll: false
    default: true
    }
  }
}

/// Scripts of recorded runs, with the scene, so that each is self-contained.
///
/// Such a script gives the same traces as the recorded runs, and recording it again gives the same
/// text. It contains no expectations, goldens or `xfail`; includes are expanded.
package struct RecordedScript {
  /// The scene, without a test.
  private let scene: Script
  /// The scene as text, followed by the tests.
  package private(set) var bytes: [UInt8]

  /// Begins with the scene of a script, and no test.
  package init(of script: Script) {
    var bare = script
    bare.headerComments = .none
    bare.closingComments = []
    bare.setupLines = Self.recorded(script.setup)
    bare.tests = []
    scene = bare
    bytes = Array(bare.text.utf8)
  }

  /// Adds a test with the recording of its run.
  ///
  /// A skipped test has no recording and is left out.
  package mutating func add(_ test: ScriptTest, _ result: TestResult) {
    if case .skipped = result.status { return }
    var recorded = test
    recorded.comments = .none
    recorded.isNamed = true
    recorded.setupLines = Self.recorded(test.setup)
    recorded.lines = []
    var script = scene
    script.tests = [recorded]
    // A test is printed as in every script; its lines are text already.
    bytes += script.text.utf8.dropFirst(scene.text.utf8.count)
    bytes += result.recording
  }

  /// The lines that belong in a recording; of a setting in both scene and script, the last one, which
  /// is used.
  private static func recorded(_ lines: [SetupLine]) -> [SetupLine] {
    var keys: Set<String> = []
    var kept: [SetupLine] = []
    for line in lines.compactMap(\.recorded).reversed() {
      if case .set(let setting) = line.statement, !keys.insert(setting.key).inserted { continue }
      kept.append(line)
    }
    return kept.reversed()
  }

  /// The script as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SetupLine {
  /// The line without comments; nil if it is an expectation about the test.
  fileprivate var recorded: SetupLine? {
    switch statement {
    case .xfail, .skip: return nil
    default: break
    }
    var line = self
    line.comments = .none
    return line
  }
}
