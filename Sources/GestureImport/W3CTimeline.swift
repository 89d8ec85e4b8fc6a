import DragGeometry
import DragGestures
import DragScript
import Machines

/// Plays the ticks of WebDriver Actions (3.1): action j of every source forms tick j.
struct W3CTimeline {
  let options: ImportOptions
  let sources: [W3CSource]
  let references: [String]
  let root: String
  var log: DiagnosticLog
  var recording = Recording()

  /// The state of each source, in the order of the sources.
  var pointers: [Pointer]
  /// What is pressed, in the order in which it went down.
  var pressed: [Press] = []
  /// What happens in the tick that is being played.
  var tick = Tick()

  /// A tick: its time, its length, and what happens in it, source by source.
  struct Tick {
    var start = Timestamp.zero
    var length = Microseconds.zero
    var events: [(event: ImportedEvent, entry: SourceMap.Entry)] = []
  }

  /// Where a pointer source has got to.
  struct Pointer {
    /// The index in the recording's list of pointers.
    var index: Int
    var kind: PointerKind
    var position = ImportedEvent.Target.point(.zero)
    var buttons: [Int] = []
    /// Whether the last press ended in a cancel, so that its `pointerUp` is still to come.
    var wasCancelled = false
  }

  /// Something that is down, to be released in reverse order in the end.
  enum Press: Hashable {
    case pointer(source: Int)
    case key(source: Int, Unicode.Scalar)
  }

  init(_ reader: W3CReader) {
    options = reader.options
    sources = reader.sources
    references = reader.references
    root = reader.root
    log = reader.log
    var names = PointerNames()
    pointers = []
    for source in sources {
      let kind = options.pointerKind ?? source.pointerKind
      pointers.append(Pointer(index: recording.pointers.count, kind: kind))
      guard source.kind == .pointer else { continue }
      recording.pointers.append(
        ImportedPointer(name: names.name(for: source.id ?? ""), kind: kind)
      )
    }
  }

  /// Plays all ticks, and then what becomes of what is still pressed.
  mutating func play() {
    let count = sources.map(\.items.count).max() ?? 0
    var active = Array(sources.indices)
    for index in 0..<count {
      active.removeAll { sources[$0].items.count <= index }
      tick.length = length(ofTick: index, of: active)
      for source in active {
        guard !log.isFull, hasRoom(at: (source, index)) else { return }
        perform(sources[source].items[index], at: (source, index))
      }
      flushTick()
      tick.start = tick.start + tick.length
    }
    end()
  }

  /// The longest duration in a tick; a tick without one takes no time.
  private func length(ofTick index: Int, of active: [Int]) -> Microseconds {
    var longest: Int64 = 0
    for source in active {
      longest = max(longest, sources[source].items[index].duration ?? 0)
    }
    // Chromium carries out one action a frame, unless there is a pause.
    if longest == 0, active.contains(where: { sources[$0].dialect == .chromium }) {
      return Microseconds(Int64(max(1, (1_000_000 / options.rate).rounded())))
    }
    return .milliseconds(longest)
  }

  /// Whether one more event is allowed; where it is not, that is told.
  private mutating func hasRoom(at place: (source: Int, item: Int)) -> Bool {
    guard recording.events.count + tick.events.count >= options.eventLimit else { return true }
    tell(.tooManyEvents, "the recording makes more than \(options.eventLimit) events", place)
    return false
  }

  private mutating func perform(_ item: W3CItem, at place: (source: Int, item: Int)) {
    switch item.kind {
    case .pause, nil: break
    case .pointerDown: press(item, at: place)
    case .pointerUp: release(item, at: place)
    case .pointerCancel: cancel(item, at: place)
    case .pointerMove: move(item, at: place)
    case .keyDown: keyDown(item, at: place)
    case .keyUp: keyUp(item, at: place)
    case .scroll: scroll(item, at: place)
    }
  }

  /// Puts the tick's events in the order of time; those of one time stay in the order of sources.
  private mutating func flushTick() {
    let isInOrder = tick.events.indices.dropFirst().allSatisfy {
      tick.events[$0 - 1].event.time <= tick.events[$0].event.time
    }
    if isInOrder {
      for (event, entry) in tick.events { recording.append(event, from: entry) }
    } else {
      let order = tick.events.indices.sorted {
        (tick.events[$0].event.time, $0) < (tick.events[$1].event.time, $1)
      }
      for index in order {
        recording.append(tick.events[index].event, from: tick.events[index].entry)
      }
    }
    tick.events.removeAll(keepingCapacity: true)
  }

  /// Adds an event to the tick.
  mutating func emit(
    _ action: ImportedEvent.Action,
    pointer: Int? = nil,
    at time: Timestamp? = nil,
    from place: (source: Int, item: Int)
  ) {
    tick.events.append(
      (
        ImportedEvent(time: time ?? tick.start, pointer: pointer, action: action),
        SourceMap.Entry(sourcePlace(place), source: place.source, item: place.item)
      )
    )
  }

  func sourcePlace(_ place: (source: Int, item: Int)) -> SourcePlace {
    sources[place.source].items[place.item].place
  }

  /// The JSON pointer of an action, as messages end with it.
  func pathText(_ place: (source: Int, item: Int)) -> String {
    "at \(root)/\(place.source)/\(sources[place.source].list)/\(place.item)"
  }

  /// Ends what is still pressed, the last press first.
  private mutating func end() {
    guard !pressed.isEmpty, options.atEnd != .keep else { return }
    while let press = pressed.popLast() {
      let source = press.source
      let place = (source, sources[source].items.count - 1)
      let id = sources[source].id ?? ""
      let verb = options.atEnd == .cancel ? "cancelled" : "released"
      log.report(
        .openAtEnd,
        at: sourcePlace(place),
        severity: options.atEnd == .error ? .error : .warning,
        "the source \"\(id)\" still holds something down where the recording ends"
          + (options.atEnd == .error ? "" : "; it is \(verb)")
      )
      switch press {
      case .pointer:
        let pointer = pointers[source]
        emit(
          options.atEnd == .cancel ? .cancel(pointer.position) : .up(pointer.position),
          pointer: pointer.index,
          from: place
        )
      case .key(_, let value):
        guard let key = Self.key(value), !isHeld(key, besides: press) else { continue }
        emit(.keyUp(key), from: place)
      }
    }
    flushTick()
  }
}

extension W3CTimeline.Press {
  /// The source that holds it down.
  var source: Int {
    switch self {
    case .pointer(let source), .key(let source, _): source
    }
  }
}
