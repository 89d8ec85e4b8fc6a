import DragGeometry
import DragGestures
import DragScript
import Machines

/// A touch at a time.
struct HIDSample: TimedSample, Sendable {
  var time: Int64
  var touch: HIDTouch
  /// The index of the event that it comes from.
  var item: Int

  var location: InputPosition { touch.location }
}

/// Converts a stream's touches to events, in the order of time (3.3).
struct HIDTimeline: SamplePlayer, Sendable {
  typealias Sample = HIDSample

  private let options: ImportOptions
  var recording = Recording()
  private var contacts: [HIDTouch.Name: Contact] = [:]
  /// The first touch that is out of order, until that is reported.
  private var firstLate: InputPosition?

  /// The state of one touch.
  private struct Contact: Sendable {
    var pointer: Int
    var isDown = false
    var position = Point.zero
    /// The time of its last begin or end, to ignore repetitions.
    var turned: Int64 = -1
    var wasCancelled = false
    /// The index of its last event, if that is a move.
    var lastMove: Int?
    var last: Sample
  }

  init(options: ImportOptions, span: SampleSpan) {
    self.options = options
    firstLate = span.firstLate
  }

  mutating func play(_ sample: Sample, _ log: inout ImportLog) {
    reportOrder(&log)
    let name = sample.touch.name
    var contact = contacts[name] ?? makeContact(name, sample)
    defer { contacts[name] = contact }
    contact.last = sample
    switch sample.touch.phase {
    case .began:
      guard !contact.isDown else {
        if contact.turned != sample.time {
          log.report(.pressedAgain, at: sample.touch.location, "the touch is already down")
        }
        return
      }
      guard let point = admitted(sample, &log) else { return }
      contact.isDown = true
      contact.wasCancelled = false
      contact.position = point
      contact.turned = sample.time
      contact.lastMove = nil
      emit(.down(.point(point), button: 0), contact.pointer, sample)
    case .moved:
      move(&contact, sample, &log)
    case .ended, .canceled:
      guard contact.isDown else {
        if contact.turned != sample.time, !contact.wasCancelled {
          log.report(.nothingPressed, at: sample.touch.location, "the ending touch is not down")
        }
        return
      }
      move(&contact, sample, &log)
      let isCancelled = sample.touch.phase == .canceled
      contact.isDown = false
      contact.wasCancelled = isCancelled
      contact.turned = sample.time
      emit(
        isCancelled ? .cancel(.point(contact.position)) : .up(.point(contact.position)),
        contact.pointer, sample)
    case .stationary, nil: break
    }
  }

  private mutating func reportOrder(_ log: inout ImportLog) {
    guard let late = firstLate else { return }
    firstLate = nil
    log.report(.unsorted, at: late, "the events are not in the order of time; they are sorted")
  }

  /// Moves a touch; of two positions at one time the last counts.
  private mutating func move(
    _ contact: inout Contact, _ sample: Sample, _ log: inout ImportLog
  ) {
    guard contact.isDown else {
      log.report(
        .unknownContact, at: sample.touch.location,
        "a touch moves before its beginning; it is omitted"
      )
      return
    }
    guard let point = admitted(sample, &log), point != contact.position else { return }
    contact.position = point
    if let last = contact.lastMove,
      recording.time(ofEvent: last)?.microseconds == sample.time
    {
      recording.change(last) { $0.action = .move(.point(point)) }
      return
    }
    contact.lastMove = recording.nextIndex
    emit(.move(.point(point)), contact.pointer, sample)
  }

  private mutating func makeContact(_ name: HIDTouch.Name, _ sample: Sample) -> Contact {
    let kind: PointerKind = name.isStylus ? .pen : .touch
    recording.pointers.append(
      ImportedPointer(
        name: "\(kind.rawValue)\(name.id)", kind: options.pointerKind ?? kind))
    return Contact(pointer: recording.pointers.count - 1, last: sample)
  }

  private func admitted(_ sample: Sample, _ log: inout ImportLog) -> Point? {
    let admission = options.admission(of: sample.touch.point)
    log.report(admission, at: sample.touch.location)
    return admission.point
  }

  private mutating func emit(_ action: ImportedEvent.Action, _ pointer: Int, _ sample: Sample) {
    recording.append(
      ImportedEvent(
        time: Timestamp(microseconds: sample.time), pointer: pointer, action: action),
      from: SourceMap.Entry(sample.touch.location, source: sample.item))
  }

  mutating func end(after last: Sample, _ log: inout ImportLog) {
    guard options.atEnd != .keep, !log.hasErrors else { return }
    let open = contacts.values.filter(\.isDown).sorted { $0.pointer > $1.pointer }
    for contact in open {
      log.reportOpenEnd("a touch", at: contact.last.touch.location)
      var sample = contact.last
      sample.time = last.time
      emit(
        options.atEnd == .cancel
          ? .cancel(.point(contact.position)) : .up(.point(contact.position)),
        contact.pointer, sample)
    }
  }
}
