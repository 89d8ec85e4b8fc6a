import DragGestures
public import DragGeometry
import DragSessions
public import Machines

/// Records the events that a host reports to a stage as lines of a raw profile.
///
/// A raw profile has pointers and keys but no scene: `drag replay --scene SCENE.drag` plays it on
/// one. Record each event after the call of ``Stage/handle(_:at:)`` that accepted it:
///
/// ```swift
/// try stage.handle(event, at: now)
/// try recorder.record(event, at: now)
/// file.write(recorder.takeText())
/// ```
///
/// Replayed from the start of the stage on the same scene, the lines give the same trace, except
/// that a press has its point instead of the host's label.
public struct GestureRecorder {
  private let stage: Stage
  private let pointers: [PointerID]
  /// The lines that were not taken yet.
  private var bytes: [UInt8] = []
  private var lastTime = Timestamp.zero
  private var keys: ModifierKeys = []
  /// The deadline of the stage after the previous event.
  private var deadline: Timestamp?
  /// The time of the last tick at which timers fired.
  private var lastFiring: Timestamp?

  /// Starts a recording with the present pointers of a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage; pointers that are added later are not recorded. Keys that are down are
  ///     recorded.
  ///   - viewport: The size of the visible part, in points.
  /// - Throws: ``RecordingError`` for a pointer whose name is invalid in a script.
  public init(on stage: Stage, viewport: Size) throws(RecordingError) {
    self.stage = stage
    pointers = stage.pointers.all.filter { !stage.pointers.isSeat($0) }
    let names = pointers.map { stage.name(of: $0) }
    for name in names where !Self.isName(name) { throw RecordingError(.badName(name)) }
    deadline = stage.nextDeadline
    append(
      "dragscript 1\nset viewport \(viewport.width.decimalText)x\(viewport.height.decimalText)\n")
    if pointers.count > 1 { append("require multi-pointer\n") }
    for (pointer, name) in zip(pointers, names) {
      append("pointer \(name) \(stage.pointers.kind(of: pointer).rawValue)\n")
    }
    // The first lines press the keys that are down already.
    for (key, _) in Self.keyNames where stage.core.state.keys.contains(key) {
      try? write(keys.union(key), stage.now)
    }
    lastTime = stage.now
  }

  /// Writes the line of an event that the stage has accepted; a tick has no line.
  ///
  /// - Parameters:
  ///   - event: The event that the stage received.
  ///   - time: The time of the event.
  /// - Throws: An error if a raw profile cannot contain the event; nothing is written then, and the
  ///   recording is incomplete.
  public mutating func record(_ event: StageEvent, at time: Timestamp) throws(RecordingError) {
    guard time >= lastTime else { throw RecordingError(.timeRunsBackwards) }
    let fired = deadline.map { $0 <= time } ?? false
    if case .tick = event {
      if fired { lastFiring = time }
      deadline = stage.nextDeadline
      return
    }
    guard lastFiring != time else { throw RecordingError(.tied(time)) }
    switch event {
    case .down(let pointer, let point, _, let button):
      let rest = button == 0 ? "" : " button \(button)"
      try write("down", at: point, by: pointer, time, rest)
    case .move(let pointer, let point): try write("move", at: point, by: pointer, time)
    case .up(let pointer, nil):
      try write("up", at: stage.pointers.point(of: pointer), by: pointer, time)
    case .up(let pointer, let point?): try write("up at", at: point, by: pointer, time)
    case .cancel(let pointer):
      try write("cancel", at: stage.pointers.point(of: pointer), by: pointer, time)
    case .keys(let keys): try write(keys, time)
    case .escape: write("key down escape", time)
    case .host: throw RecordingError(.noGesture("a drag of the host's system"))
    case .application: throw RecordingError(.noGesture("a phase of an application"))
    case .loadResolved, .loadRejected, .loadProgressed, .loadDelivered:
      throw RecordingError(.noGesture("the end of a load"))
    case .transferCancelled: throw RecordingError(.noGesture("the end of a transfer"))
    case .saved, .storeChanged: throw RecordingError(.noGesture("a change of a store"))
    case .tick: break  // Recorded above.
    }
    lastTime = time
    deadline = stage.nextDeadline
  }

  /// The lines since the last call, at first with the header; each ends with a line feed.
  ///
  /// - Complexity: O(*n*) in these lines.
  public mutating func takeText() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func write(
    _ verb: String, at point: Point, by pointer: PointerID, _ time: Timestamp, _ rest: String = ""
  ) throws(RecordingError) {
    guard pointers.contains(pointer) else {
      throw RecordingError(.unknownPointer(stage.name(of: pointer)))
    }
    write(
      "\(stage.name(of: pointer)): \(verb) \(point.x.decimalText),\(point.y.decimalText)\(rest)",
      time)
  }

  private static let keyNames: [(key: ModifierKeys, name: String)] = [
    (.shift, "shift"), (.control, "control"), (.alt, "alt"), (.meta, "meta"),
  ]

  /// A line contains one key, while the host reports all of them.
  private mutating func write(_ next: ModifierKeys, _ time: Timestamp) throws(RecordingError) {
    let changed = Self.keyNames.filter { next.contains($0.0) != keys.contains($0.0) }
    guard changed.count <= 1 else { throw RecordingError(.severalKeys) }
    for (key, name) in changed {
      write("key \(next.contains(key) ? "down" : "up") \(name)", time)
    }
    keys = next
  }

  private mutating func write(_ line: String, _ time: Timestamp) {
    append("@")
    DurationText.append(time.microseconds, to: &bytes)
    append(" \(line)\n")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Returns true if the script language accepts a text as the name of a pointer.
  private static func isName(_ text: String) -> Bool {
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }
    guard let first = text.unicodeScalars.first, isLetter(first) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      isLetter(scalar) || ("0"..."9").contains(scalar) || scalar == "-"
    }
  }
}
