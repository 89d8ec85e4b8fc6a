package import CDragStage
import DragGeometry
import DragStage
import Machines

// Recordings; `dragstage.h` documents each function.

/// A recording, and its lines that were not read yet.
struct RecordedLines {
  private var recorder: GestureRecorder
  private var lines: [Substring] = []
  private var next = 0
  /// True if an event without a line was received, so that the recording has ended.
  private(set) var isCut = false

  init(on stage: Stage, viewport: Size) throws(RecordingError) {
    recorder = try GestureRecorder(on: stage, viewport: viewport)
  }

  /// Records an event that the stage has handled; queued events belong to a policy.
  mutating func note(_ event: StageEvent, _ answer: Reply.Answer, at time: Timestamp) {
    if case .queued = answer { return }
    guard !isCut else { return }
    do throws(RecordingError) {
      try recorder.record(event, at: time)
    } catch {
      isCut = true
    }
  }

  /// Ends the recording, because of an event without a line.
  mutating func cut() { isCut = true }

  /// The next line, which stays until it is removed.
  mutating func peek() -> Substring? {
    if next == lines.count {
      lines = recorder.takeText().split(separator: "\n")
      next = 0
    }
    return next < lines.count ? lines[next] : nil
  }

  mutating func drop() { next += 1 }
}

/// `ds_record` of the header.
@c @implementation package func ds_record(
  _ stage: OpaquePointer!, _ width: Double, _ height: Double
) -> ds_status {
  on(stage) { known throws(Rejection) in
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw Rejection(DS_ERR_INVALID_VALUE)
    }
    do throws(RecordingError) {
      known.recording = try RecordedLines(
        on: known.stage, viewport: Size(width: width, height: height))
    } catch {
      throw Rejection(DS_ERR_INVALID_VALUE)
    }
  }
}

/// `ds_next_recorded_line` of the header.
@c @implementation package func ds_next_recorded_line(
  _ stage: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    guard let line = known.recording?.peek() else {
      throw Rejection(known.recording?.isCut == true ? DS_ERR_REJECTED : DS_STATUS_END)
    }
    try copy(String(line), to: buffer, capacity, length)
    known.recording?.drop()
  }
}
