import DragGeometry
import DragReplay
import DragScript
import DragSessions
import DragStage
import Machines
import StagePicture

/// A recording of the window as a script: the scene, then the events of pointers and keys.
///
/// It is self-contained, and `drag replay` reproduces the trace of the window.
final class DemoRecording {
  private let stage: Stage
  private var recorder: GestureRecorder?
  /// The script so far.
  private(set) var text: String
  private static let test = "recorded"
  /// The reason that the recording ended early, or nil.
  private(set) var failure: RecordingError?

  init(of staged: ScriptStage, scene: Script) {
    stage = staged.stage
    text = RecordedScript(of: scene).text + "\ntest \"\(Self.test)\"\n"
    do throws(RecordingError) {
      var recorder = try GestureRecorder(on: stage, viewport: staged.viewport)
      // The scene has its own header, and declares the pointers.
      _ = recorder.takeText()
      self.recorder = recorder
    } catch {
      failure = error
    }
  }

  /// The headline of the trace: with it, a trace beside the recording is the golden of its replay.
  ///
  /// - Parameter path: The path of the recording; nil if none is written.
  /// - Returns: The line, with its end.
  func headline(of path: String?) -> String {
    "# \(path?.split(separator: "/").last ?? "demo.drag"): \(Self.test)\n"
  }

  /// Records a step that the stage has accepted.
  func note(_ step: StageInput.Step, at time: Timestamp) {
    guard failure == nil else { return }
    switch step {
    case .event(.host(let seat, let event)):
      text += "@\(time.microseconds)us \(stage.name(of: seat)): host \(event.words)\n"
    case .event(.loadDelivered(let item, _, let bytes)):
      guard let word = String(validating: bytes, as: UTF8.self) else {
        failure = RecordingError(.noGesture("data that is not text"))
        return
      }
      text +=
        "@\(time.microseconds)us \(stage.name(of: item.view)): host data "
        + "\(stage.name(of: item.item)) \(Quotation.quoted(word))\n"
    case .event(let event):
      do throws(RecordingError) {
        try recorder?.record(event, at: time)
        text += recorder?.takeText() ?? ""
      } catch {
        failure = error
      }
    case .select(let items, let view):
      let names = items.map { "\(stage.name(of: view))#\(stage.name(of: $0.item))" }
      let words = names.isEmpty ? stage.name(of: view) : names.joined(separator: " ")
      text += "@\(time.microseconds)us select \(words)\n"
    case .scroll(let view, let step):
      text +=
        "@\(time.microseconds)us scroll \(stage.name(of: view)) by "
        + "\(step.x.decimalText),\(step.y.decimalText)\n"
    }
  }
}

extension HostEvent {
  /// The arguments of the script's `host` line.
  fileprivate var words: String {
    switch self {
    case .prepare(let point): "prepare \(point.words)"
    case .began: "begin"
    case .enter(let drag, let point):
      "enter" + (point.map { " at \($0.words)" } ?? "")
        + (drag.formats.isEmpty ? "" : " formats \(drag.formats.joined(separator: ","))")
        + " ops \(drag.operations.text)"
        + (drag.items.isEmpty ? "" : " items \(drag.items.words)")
        + (drag.dialect.map { " dialect \($0.rawValue)" } ?? "")
        + (drag.isOwn.map { $0 ? " own" : " foreign" } ?? "")
    case .identified(let isOwn): "identify \(isOwn ? "own" : "foreign")"
    case .unpacked(let items): "unpack \(items.words)"
    case .update(let point): "over \(point.words)"
    case .offer(let mask): "offer \(mask.text)"
    case .leave: "leave"
    case .drop(let point): "drop" + (point.map { " \($0.words)" } ?? "")
    case .ended(let operation): "end \(operation.rawValue)"
    }
  }
}

extension [HostItem] {
  fileprivate var words: String {
    map { $0.formats.isEmpty ? $0.name : "\($0.name)=\($0.formats.joined(separator: "|"))" }
      .joined(separator: ",")
  }
}

extension Point {
  fileprivate var words: String { "\(x.decimalText),\(y.decimalText)" }
}
