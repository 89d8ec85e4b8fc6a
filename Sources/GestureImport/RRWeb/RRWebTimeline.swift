import DragGeometry
import DragGestures
import DragScript
import Machines

/// What a session's mouse or touch does at a time.
struct RRWebSample: TimedSample, Sendable {
  /// The content of an event.
  enum Happening: Sendable {
    case interaction(Int)
    case move(isTouch: Bool, isDrag: Bool)
  }

  /// The position of the pointer.
  struct Position: Sendable {
    var location: InputPosition
    var point = Point.zero
    var node: Int?
    /// Milliseconds from the event's time, mostly less than 0.
    var offset = 0.0
    var hasPoint = true
  }

  var time: Int64
  var happening: Happening
  var position: Position
  /// The index of the event that it comes from.
  var item: Int

  var location: InputPosition { position.location }

  /// Makes a sample of a time in milliseconds of any clock; nil if the time is invalid.
  init?(_ happening: Happening, _ position: Position, at milliseconds: Double, item: Int) {
    guard (-9e12...9e12).contains(milliseconds) else { return nil }
    time = Int64((milliseconds * 1_000).rounded())
    (self.happening, self.position, self.item) = (happening, position, item)
  }
}

/// Converts a session's mouse and touch events, in the order of time (3.5).
struct RRWebTimeline: SamplePlayer, Sendable {
  typealias Sample = RRWebSample

  /// For so long after a touch, in microseconds, a browser sends mouse events of its own.
  private static let compatTime: Int64 = 200_000
  private static let compatDistance = 2.0

  private let options: ImportOptions
  var recording = Recording()
  private var mouse: Contact?
  private var finger: Contact?
  /// The time of the first sample.
  private let start: Int64
  /// The end of the last touch.
  private var touchEnd: (time: Int64, point: Point)?

  private struct Contact: Sendable {
    var pointer: Int
    var isDown = false
    var isCancelled = false
    var position: ImportedEvent.Target?
    var location: InputPosition
    var item = 0
  }

  init(options: ImportOptions, span: SampleSpan) {
    self.options = options
    start = span.earliest
  }

  mutating func play(_ sample: Sample, _ log: inout ImportLog) {
    switch sample.happening {
    case .move(isTouch: true, _):
      if finger?.isDown == true { move(\.finger, .touch, sample, &log) }
    case .move(_, let isDrag):
      if isDrag, finger?.isDown == true {
        move(\.finger, .touch, sample, &log)
      } else if !isCompat(sample) {
        move(\.mouse, .mouse, sample, &log)
      }
    case .interaction(1):
      if !isCompat(sample) { press(\.mouse, .mouse, sample, &log) }
    case .interaction(0):
      if !isCompat(sample) { release(\.mouse, .mouse, sample, isCancel: false, &log) }
    case .interaction(7):
      press(\.finger, .touch, sample, &log)
    case .interaction(9), .interaction(10):
      let isCancel = if case .interaction(10) = sample.happening { true } else { false }
      release(\.finger, .touch, sample, isCancel: isCancel, &log)
      touchEnd = (sample.time, sample.position.point)
    case .interaction: break
    }
  }

  /// Returns whether a browser sent it after a touch, for pages that know mice alone.
  private func isCompat(_ sample: Sample) -> Bool {
    guard !options.keepCompatMouse, mouse?.isDown != true, let touchEnd else { return false }
    return sample.time - touchEnd.time <= Self.compatTime
      && sample.position.point.distance(to: touchEnd.point) <= Self.compatDistance
  }

  // MARK: Contacts

  private mutating func press(
    _ who: WritableKeyPath<Self, Contact?>, _ kind: PointerKind, _ sample: Sample,
    _ log: inout ImportLog
  ) {
    guard self[keyPath: who]?.isDown != true else {
      log.report(
        .pressedAgain, at: sample.position.location, "the pointer is already down")
      return
    }
    guard let target = target(of: sample, self[keyPath: who], &log) else { return }
    var pressed = self[keyPath: who] ?? makeContact(kind, sample)
    if kind == .mouse, pressed.position != target {
      emit(.move(target), pressed.pointer, sample)
    }
    pressed.isDown = true
    pressed.isCancelled = false
    pressed.position = target
    emit(.down(target, button: 0), pressed.pointer, sample)
    remember(&pressed, sample)
    self[keyPath: who] = pressed
  }

  private mutating func move(
    _ who: WritableKeyPath<Self, Contact?>, _ kind: PointerKind, _ sample: Sample,
    _ log: inout ImportLog
  ) {
    guard let target = target(of: sample, self[keyPath: who], &log) else { return }
    var moved = self[keyPath: who] ?? makeContact(kind, sample)
    if target != moved.position { emit(.move(target), moved.pointer, sample) }
    moved.position = target
    remember(&moved, sample)
    self[keyPath: who] = moved
  }

  private mutating func release(
    _ who: WritableKeyPath<Self, Contact?>, _ kind: PointerKind, _ sample: Sample, isCancel: Bool,
    _ log: inout ImportLog
  ) {
    guard self[keyPath: who]?.isDown == true else {
      if self[keyPath: who]?.isCancelled != true {
        log.report(
          .nothingPressed, at: sample.position.location, "the released pointer is not down")
      }
      return
    }
    move(who, kind, sample, &log)
    guard let contact = self[keyPath: who], let target = contact.position else { return }
    emit(isCancel ? .cancel(target) : .up(target), contact.pointer, sample)
    self[keyPath: who]?.isDown = false
    self[keyPath: who]?.isCancelled = isCancel
  }

  /// The position of a sample: a point, or the view or item that its node is bound to.
  private func target(
    of sample: Sample, _ contact: Contact?, _ log: inout ImportLog
  ) -> ImportedEvent.Target? {
    if let node = sample.position.node, let reference = options.bindings["\(node)"] {
      return .element(reference, offset: .zero)
    }
    guard sample.position.hasPoint else { return contact?.position ?? .point(.zero) }
    let admission = options.admission(of: sample.position.point)
    log.report(admission, at: sample.position.location)
    return admission.point.map(ImportedEvent.Target.point)
  }

  private mutating func makeContact(_ kind: PointerKind, _ sample: Sample) -> Contact {
    recording.pointers.append(
      ImportedPointer(
        name: kind == .mouse ? "mouse" : "finger", kind: options.pointerKind ?? kind))
    return Contact(pointer: recording.pointers.count - 1, location: sample.position.location)
  }

  private func remember(_ contact: inout Contact, _ sample: Sample) {
    contact.location = sample.position.location
    contact.item = sample.item
  }

  private mutating func emit(_ action: ImportedEvent.Action, _ pointer: Int, _ sample: Sample) {
    recording.append(
      ImportedEvent(
        time: Timestamp(microseconds: sample.time - start), pointer: pointer, action: action),
      from: SourceMap.Entry(sample.position.location, source: sample.item))
  }

  mutating func end(after last: Sample, _ log: inout ImportLog) {
    guard options.atEnd != .keep, !log.hasErrors else { return }
    for contact in [finger, mouse] {
      guard let contact, contact.isDown, let target = contact.position else { continue }
      log.reportOpenEnd("a pointer", at: contact.location)
      var sample = last
      sample.position.location = contact.location
      sample.item = contact.item
      emit(options.atEnd == .cancel ? .cancel(target) : .up(target), contact.pointer, sample)
    }
  }
}
