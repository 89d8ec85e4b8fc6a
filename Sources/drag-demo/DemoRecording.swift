import DragGeometry
import DragReplay
import DragScript
import DragStage
import Machines
import StagePicture

/// What is done in the window, as a script: the scene, then what pointers and keys did.
///
/// It stands alone, and `drag replay` gives the trace of the window for it.
final class DemoRecording {
  private let stage: Stage
  private var recorder: GestureRecorder?
  /// The script so far.
  private(set) var text: String
  /// Why the recording ends before its time, or nil.
  private(set) var failure: RecordingError?

  init(of staged: ScriptStage, scene: Script) {
    stage = staged.stage
    text = RecordedScript(of: scene).text + "\ntest \"recorded\"\n"
    do throws(RecordingError) {
      var recorder = try GestureRecorder(on: stage, viewport: staged.viewport)
      // The scene has a header of its own, and declares the pointers.
      _ = recorder.takeText()
      self.recorder = recorder
    } catch {
      failure = error
    }
  }

  /// Writes a step that the stage has taken.
  func note(_ step: StageInput.Step, at time: Timestamp) {
    guard failure == nil else { return }
    switch step {
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
