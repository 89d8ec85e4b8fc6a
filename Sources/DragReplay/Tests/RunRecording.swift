import DragGeometry
public import DragScript
import DragStage
import Machines

/// What a run of a test dispatched, line by line, each at its own time.
///
/// Samples of glides and scrolls are lines of their own; a press keeps the target that was written, so
/// that the trace says the same. Nothing that was only expected is in it, but
/// for misuse.
struct RunRecording {
  /// The lines as a script writes them; as text they take the least room.
  private(set) var text: [UInt8] = []
  /// When a settle has let timers fire last.
  private var settled: Timestamp?

  /// Notes what is done at a time.
  mutating func note(_ action: Action, by pointer: String?, at time: Timestamp) {
    // A line comes before the timers of its moment, and this one came behind them.
    if settled == time { add(.settle(max: nil), nil, time) }
    settled = nil
    add(action, pointer, time)
  }

  /// Notes that what was done last is misuse that was expected, as a strict test fails without that.
  mutating func noteRefusal(at time: Timestamp) {
    text += "  @\(time.text) expect refused\n".utf8
  }

  /// Notes that the timers of a moment have fired.
  mutating func noteTick(at time: Timestamp) { settled = time }

  private mutating func add(_ action: Action, _ pointer: String?, _ time: Timestamp) {
    let place = SourceLocation(file: "", line: 1, column: 1)
    let name = pointer.flatMap { $0 == TimedLine.defaultPointer ? nil : Name($0, at: place) }
    let line = TimedLine(stamp: .absolute(time), pointer: name, .action(action), at: place)
    text += "  \(line.text)\n".utf8
  }
}

extension RunRecording {
  /// What an event is as an action of a pointer; nil for all others, which are noted as they are
  /// written.
  static func action(for event: StageEvent, written: Target?) -> (Action, PointerID)? {
    switch event {
    case .down(let pointer, let point, _, let button):
      (.down(written ?? Target(.point(point)), button: button == 0 ? nil : button), pointer)
    case .move(let pointer, let point): (.move(Target(.point(point))), pointer)
    case .up(let pointer, let point):
      (.up(point.map { Target(.point($0)) }, moves: point == nil), pointer)
    case .cancel(let pointer): (.cancel(nil), pointer)
    case .host, .keys, .escape, .application, .loadResolved, .loadRejected, .loadProgressed,
      .loadDelivered,
      .transferCancelled, .saved, .storeChanged, .tick:
      nil
    }
  }
}

extension Action {
  /// Whether it happens at one moment, and is noted as it is written: pointers and scrolls are noted
  /// sample by sample.
  var isNotedWhole: Bool {
    switch self {
    case .down, .move, .glide, .up, .cancel, .wait, .settle, .scroll: false
    case .key, .resize, .app, .resolve, .reject, .insert, .delete, .batch, .reorder, .reload,
      .remove,
      .drop,
      .commit, .discard, .reopen, .failSave, .externalMove, .call, .load, .loadAll, .progress,
      .cancelLoads, .context, .takeFile, .endFileUse, .select, .host:
      true
    }
  }
}

/// Scripts of what runs dispatched: with the scene, so that each runs by itself.
///
/// Such a script gives the traces of the runs that it was made of, and recorded again it is the same
/// text. Expectations and goldens are not in it, and so no `xfail`; includes are written out.
public struct RecordedScript {
  /// The scene, without a test.
  private let scene: Script
  /// The scene as text, and the tests behind it.
  public private(set) var bytes: [UInt8]

  /// Begins with the scene of a script, and no test.
  public init(of script: Script) {
    var bare = script
    bare.headerRemarks = .none
    bare.closingRemarks = []
    bare.setupLines = Self.recorded(script.setup)
    bare.tests = []
    scene = bare
    bytes = Array(bare.text.utf8)
  }

  /// Adds a test, with what its run dispatched.
  ///
  /// A test that was skipped did nothing, and stays out.
  public mutating func add(_ test: ScriptTest, _ result: TestResult) {
    if case .skipped = result.verdict { return }
    var recorded = test
    recorded.remarks = .none
    recorded.isNamed = true
    recorded.setupLines = Self.recorded(test.setup)
    recorded.lines = []
    var script = scene
    script.tests = [recorded]
    // A test is printed as it is in every script; its lines are text already.
    bytes += script.text.utf8.dropFirst(scene.text.utf8.count)
    bytes += result.recording
  }

  /// The lines that belong into a recording; of a setting that a scene and a script both have the
  /// last one, which wins.
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
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SetupLine {
  /// The line without comments; nil where it says what is expected of a test, and not what happens.
  fileprivate var recorded: SetupLine? {
    switch statement {
    case .xfail, .skip: return nil
    case .meta, .set, .require, .include, .tag, .policy, .reaction, .scene: break
    }
    var line = self
    line.remarks = .none
    return line
  }
}
