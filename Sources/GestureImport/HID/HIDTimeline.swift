import DragGeometry
import DragGestures
import DragScript
import Machines

/// Converts a stream's touches to events, in the order of time (3.3).
struct HIDTimeline: Sendable {
  /// A touch at a time.
  private struct Sample: Sendable {
    var time: Int64
    var touch: HIDTouch
    /// The index of the event that it comes from.
    var item: Int
  }

  private let options: ImportOptions
  private var samples: [Sample] = []
  private(set) var recording = Recording()
  private var contacts: [HIDTouch.Name: Contact] = [:]

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

  init(options: ImportOptions) {
    self.options = options
  }

  /// Adds the touches of a hand.
  mutating func add(_ hand: HIDHand, at time: Int64, from item: Int) {
    for touch in hand.touches { samples.append(Sample(time: time, touch: touch, item: item)) }
  }

  /// Adds the start, a sample at each step strictly before the end, and the end.
  ///
  /// - Returns: Whether there is room for so many.
  mutating func add(_ way: HIDWay, from: Int64, to: Int64, item: Int) -> Bool {
    guard let start = way.start, let end = way.end else { return true }
    let starts = Dictionary(
      start.touches.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = end.touches.map { (first: starts[$0.name], last: $0) }
    // A block of no length says one thing: its end.
    if from < to {
      for (first, _) in pairs {
        if let first { samples.append(Sample(time: from, touch: first, item: item)) }
      }
      let length = Double(to - from)
      let step = way.timestep * 1_000_000
      let count = ((length / step).rounded(.up) - 1)
      let room = options.eventLimit - samples.count
      guard count * Double(max(1, pairs.count)) <= Double(max(0, room)) else { return false }
      if count >= 1 {
        for number in 1...Int(count) {
          let offset = Double(number) * step
          let share = Self.share(offset / length, way.curve)
          for case (let first?, let last) in pairs {
            var touch = last
            touch.phase = .moved
            touch.x = first.x + (last.x - first.x) * share
            touch.y = first.y + (last.y - first.y) * share
            samples.append(Sample(time: from + Int64(offset.rounded()), touch: touch, item: item))
          }
        }
      }
    }
    for (_, last) in pairs { samples.append(Sample(time: to, touch: last, item: item)) }
    return true
  }

  private static func share(_ part: Double, _ curve: HIDWay.Curve) -> Double {
    curve == .linear ? part : sine(sine(part * .pi / 2) * part * .pi / 2)
  }

  /// The sine of an angle of the first quadrant, by its series: the same bits on every machine.
  private static func sine(_ angle: Double) -> Double {
    var (term, sum) = (angle, angle)
    for number in stride(from: 2.0, through: 22, by: 2) {
      term *= -angle * angle / (number * (number + 1))
      sum += term
    }
    return sum
  }

  /// Plays all samples, and then ends the open touches.
  mutating func play(_ log: inout DiagnosticLog) {
    sort(&log)
    for sample in samples {
      guard !log.isFull else { return }
      guard recording.events.count < options.eventLimit else {
        log.report(
          .tooManyEvents, at: sample.touch.location,
          "the recording exceeds the maximum of \(options.eventLimit) events")
        return
      }
      play(sample, &log)
    }
    end(&log)
  }

  private mutating func sort(_ log: inout DiagnosticLog) {
    let isInOrder = samples.indices.dropFirst().first {
      samples[$0].time < samples[$0 - 1].time
    }
    guard let first = isInOrder else { return }
    log.report(
      .unsorted, at: samples[first].touch.location,
      "the events are not in the order of time; they are sorted")
    let order = samples.indices.sorted { (samples[$0].time, $0) < (samples[$1].time, $1) }
    samples = order.map { samples[$0] }
  }

  private mutating func play(_ sample: Sample, _ log: inout DiagnosticLog) {
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

  /// Moves a touch; of two positions at one time the last counts.
  private mutating func move(
    _ contact: inout Contact, _ sample: Sample, _ log: inout DiagnosticLog
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
    if let last = contact.lastMove, recording.events[last].time.microseconds == sample.time {
      recording.change(last) { $0.action = .move(.point(point)) }
      return
    }
    contact.lastMove = recording.events.count
    emit(.move(.point(point)), contact.pointer, sample)
  }

  private mutating func makeContact(_ name: HIDTouch.Name, _ sample: Sample) -> Contact {
    let kind: PointerKind = name.isStylus ? .pen : .touch
    recording.pointers.append(
      ImportedPointer(
        name: "\(kind.rawValue)\(name.id)", kind: options.pointerKind ?? kind))
    return Contact(pointer: recording.pointers.count - 1, last: sample)
  }

  private func admitted(_ sample: Sample, _ log: inout DiagnosticLog) -> Point? {
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

  private mutating func end(_ log: inout DiagnosticLog) {
    guard options.atEnd != .keep, !log.hasErrors, let last = samples.last else { return }
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
