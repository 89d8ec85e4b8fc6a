import DragGestures
public import DragGeometry
import DragSessions
public import Machines

/// Writes what a host tells a stage as lines of a raw profile, as it goes.
///
/// A raw profile has pointers and keys and no scene: `drag replay --scene SCENE.drag` plays it on one.
/// Record each event behind the call of ``Stage/handle(_:at:)`` that took it:
///
/// ```swift
/// try stage.handle(event, at: now)
/// try recorder.record(event, at: now)
/// file.write(recorder.takeText())
/// ```
///
/// Played from the stage's beginning on the same scene, the lines give the same trace; but that a
/// press has its point where the host gave it a label.
public struct GestureRecorder {
  private let stage: Stage
  private let pointers: [PointerID]
  /// What was not taken yet.
  private var bytes: [UInt8] = []
  private var lastTime = Timestamp.zero
  private var keys: ModifierKeys = []
  /// When the stage wanted to hear a tick, after the event before.
  private var deadline: Timestamp?
  /// When timers fired at a tick last.
  private var lastFiring: Timestamp?

  /// Begins with the pointers that a stage has.
  ///
  /// - Parameters:
  ///   - stage: The stage; pointers that it gets later are not in the recording. Keys that are held
  ///     are.
  ///   - viewport: What is seen of it, in points.
  /// - Throws: ``RecordingError/badName(_:)`` for a pointer that no script could name.
  public init(on stage: Stage, viewport: Size) throws(RecordingError) {
    self.stage = stage
    pointers = stage.pointers.filter { !stage.isSeat($0) }
    let names = pointers.map { stage.name(of: $0) }
    for name in names where !Self.isName(name) { throw .badName(name) }
    deadline = stage.nextDeadline
    append(
      "dragscript 1\nset viewport \(viewport.width.decimalText)x\(viewport.height.decimalText)\n")
    if pointers.count > 1 { append("require multi-pointer\n") }
    for (pointer, name) in zip(pointers, names) {
      append("pointer \(name) \(stage.kind(of: pointer).rawValue)\n")
    }
    // Keys that are held already are pressed by its first lines.
    for (key, _) in Self.keyNames where stage.core.state.keys.contains(key) {
      try? write(keys.union(key), stage.now)
    }
    lastTime = stage.now
  }

  /// Writes the line of an event that the stage has taken; of a tick there is none.
  ///
  /// - Parameters:
  ///   - event: What the stage was told.
  ///   - time: When.
  /// - Throws: What a raw profile cannot say; nothing is written then, and the recording is not whole.
  public mutating func record(_ event: StageEvent, at time: Timestamp) throws(RecordingError) {
    guard time >= lastTime else { throw .timeRunsBackwards }
    let fired = deadline.map { $0 <= time } ?? false
    if case .tick = event {
      if fired { lastFiring = time }
      deadline = stage.nextDeadline
      return
    }
    guard lastFiring != time else { throw .tied(time) }
    switch event {
    case .down(let pointer, let point, _, let button):
      let rest = button == 0 ? "" : " button \(button)"
      try write("down", at: point, by: pointer, time, rest)
    case .move(let pointer, let point): try write("move", at: point, by: pointer, time)
    case .up(let pointer, nil): try write("up", at: stage.point(of: pointer), by: pointer, time)
    case .up(let pointer, let point?): try write("up at", at: point, by: pointer, time)
    case .cancel(let pointer):
      try write("cancel", at: stage.point(of: pointer), by: pointer, time)
    case .keys(let keys): try write(keys, time)
    case .escape: write("key down escape", time)
    case .host: throw .noGesture("a drag of the host's system")
    case .application: throw .noGesture("a phase of an application")
    case .loadResolved, .loadRejected, .loadProgressed, .loadDelivered:
      throw .noGesture("the end of a load")
    case .transferCancelled: throw .noGesture("the end of a transfer")
    case .saved, .storeChanged: throw .noGesture("a change of a store")
    case .tick: break  // Told above.
    }
    lastTime = time
    deadline = stage.nextDeadline
  }

  /// The lines since this was asked last, at first with the header; each ends with a line end.
  ///
  /// - Complexity: O(*n*) in these lines.
  public mutating func takeText() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func write(
    _ verb: String, at point: Point, by pointer: PointerID, _ time: Timestamp, _ rest: String = ""
  ) throws(RecordingError) {
    guard pointers.contains(pointer) else { throw .unknownPointer(stage.name(of: pointer)) }
    write(
      "\(stage.name(of: pointer)): \(verb) \(point.x.decimalText),\(point.y.decimalText)\(rest)",
      time)
  }

  private static let keyNames: [(key: ModifierKeys, name: String)] = [
    (.shift, "shift"), (.control, "control"), (.alt, "alt"), (.meta, "meta"),
  ]

  /// A line says one key; the host says all at once.
  private mutating func write(_ next: ModifierKeys, _ time: Timestamp) throws(RecordingError) {
    let changed = Self.keyNames.filter { next.contains($0.0) != keys.contains($0.0) }
    guard changed.count <= 1 else { throw .severalKeys }
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

  /// Whether the language takes a word as the name of a pointer.
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

/// Why an event is in no recording.
public enum RecordingError: Error, Hashable, Sendable {
  /// It lies before the one above it.
  case timeRunsBackwards
  /// A pointer's name is none that a script could write.
  case badName(String)
  /// The pointer came to the stage after the recording had begun.
  case unknownPointer(String)
  /// A raw profile has pointers and keys, and this is neither.
  case noGesture(String)
  /// Several keys changed at once; told one by one they can be recorded.
  case severalKeys
  /// The event follows timers of its own moment, and a script's line would come before them.
  case tied(Timestamp)
}
