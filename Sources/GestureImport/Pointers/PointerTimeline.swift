import DragGeometry
import DragGestures
import DragScript
import Machines

/// One pointer that is moved action by action, and the time that passes meanwhile (3.4).
struct PointerTimeline: Sendable {
  typealias Target = ImportedEvent.Target

  /// The location of an action in the recording.
  struct Origin: Sendable {
    var location: InputPosition
    /// In JSON, the indices of its list and of itself.
    var source = 0
    var item = 0

    var entry: SourceMap.Entry { SourceMap.Entry(location, source: source, item: item) }
  }

  let options: ImportOptions
  let kind: PointerKind
  private(set) var recording = Recording()
  private(set) var time = Timestamp.zero
  /// The position of the pointer; nil until it is known.
  private(set) var position: Target?
  private(set) var isDown = false
  /// Indicates whether the last press ended in a cancel, so that its release is still to come.
  private var isCancelled = false
  private var last = Origin(location: .start)

  /// Makes a pointer of a name, and of a kind unless the options say another one.
  init(_ name: String, _ kind: PointerKind, options: ImportOptions) {
    self.options = options
    self.kind = options.pointerKind ?? kind
    recording.pointers = [ImportedPointer(name: name, kind: self.kind)]
  }

  /// Lets time pass.
  mutating func wait(_ length: Microseconds) { time = time + length }

  /// Adds a comment to the script, before the next event.
  mutating func note(_ text: String) {
    recording.importNotes.append(ImportNote(text: text, event: recording.count))
  }

  /// The target adjusted by the options; nil if it is rejected, which is reported.
  func admitted(_ target: Target, _ origin: Origin, _ log: inout ImportLog) -> Target? {
    guard case .point(let point) = target else { return target }
    let admission = options.admission(of: point)
    log.report(admission, at: origin.location)
    return admission.point.map(Target.point)
  }

  /// Moves at once, or over a duration in samples; a finger that is up does not move.
  ///
  /// The rate says how many samples the way has, unless their number is given.
  mutating func move(
    to target: Target, over duration: Microseconds = .zero, samples: Int? = nil,
    from origin: Origin, _ log: inout ImportLog
  ) {
    let start = position
    position = target
    last = origin
    defer { time = time + duration }
    guard kind != .touch || isDown, target != start else { return }
    guard duration > .zero, let start else { return emit(.move(target), origin, &log) }
    guard case .point(let from) = start, case .point(let to) = target else {
      return emit(.glide(target, over: duration, rate: options.rate), origin, &log)
    }
    var path = SampledPath(from: from, to: to, over: duration, rate: options.rate)
    if let samples {
      path = SampledPath(from: from, to: to, over: duration, samples: Double(max(1, samples)))
    }
    guard path.fits(in: options.eventLimit - recording.count) else {
      return reportLimit(origin, &log)
    }
    recording.append(path, at: time, pointer: 0, from: origin.entry)
  }

  /// Is somewhere from now on, without a way there.
  mutating func location(at target: Target) { position = target }

  /// Presses a button at the current position; buttons count as in WebDriver, 0 is the main one.
  mutating func press(_ origin: Origin, button: Int = 0, _ log: inout ImportLog) {
    guard !isDown else {
      log.report(.pressedAgain, at: origin.location, "the pointer is already down")
      return
    }
    isDown = true
    isCancelled = false
    emit(.down(position ?? .point(.zero), button: button), origin, &log)
  }

  /// Releases at the current position, or cancels.
  mutating func release(
    _ origin: Origin, isCancel: Bool = false, _ log: inout ImportLog
  ) {
    guard isDown else {
      // The release that belongs to a cancelled press says nothing new.
      if !isCancelled {
        log.report(.nothingPressed, at: origin.location, "the released pointer is not down")
      }
      return
    }
    isDown = false
    isCancelled = isCancel
    let target = position ?? .point(.zero)
    emit(isCancel ? .cancel(target) : .up(target), origin, &log)
  }

  /// Ends a press that is still down, as the options say.
  mutating func end(_ log: inout ImportLog) {
    guard isDown, options.atEnd != .keep, !log.hasErrors else { return }
    log.reportOpenEnd("the pointer", at: last.location)
    release(last, isCancel: options.atEnd == .cancel, &log)
  }

  private mutating func emit(
    _ action: ImportedEvent.Action, _ origin: Origin, _ log: inout ImportLog
  ) {
    last = origin
    let event = ImportedEvent(time: time, pointer: 0, action: action)
    guard recording.count < options.eventLimit else { return reportLimit(origin, &log) }
    recording.append(event, from: origin.entry)
  }

  private func reportLimit(_ origin: Origin, _ log: inout ImportLog) {
    log.report(
      .tooManyEvents, at: origin.location,
      "the recording exceeds the maximum of \(options.eventLimit) events")
  }
}
