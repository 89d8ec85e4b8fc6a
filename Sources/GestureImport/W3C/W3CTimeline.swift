import DragGeometry
import DragGestures
import DragScript
import Machines

/// Plays the ticks of WebDriver Actions (3.1): action j of every source forms tick j.
///
/// A session may be sent several lists of actions. Their sources are the same where their ids are, and
/// what is pressed stays so from one list to the next.
struct W3CTimeline {
  let options: ImportOptions
  /// All sources so far, each with its actions of the last list that had it.
  private(set) var sources: [W3CSource] = []
  /// The references of the list that is played.
  private(set) var references: [String] = []
  /// The JSON pointer of the list of sources; nil for a list in the middle of other text.
  private var root: String?
  var log: ImportLog
  var recording = Recording()

  /// The state of each source, in the order of the sources.
  var pointers: [Pointer] = []
  /// The pressed buttons and keys, in the order of their presses.
  var pressed: [Press] = []
  /// The tick that is being played.
  var tick = Tick()
  /// The index of each source by its id.
  private var indices: [String: Int] = [:]
  private var names = UniquePointerNames()

  /// A tick: its time and its length.
  struct Tick {
    var start = Timestamp.zero
    var length = Microseconds.zero
  }

  /// The state of a pointer source.
  struct Pointer {
    /// The index in the recording's list of pointers.
    var index: Int
    var kind: PointerKind
    var position = ImportedEvent.Target.point(.zero)
    var buttons: [Int] = []
    /// Indicates whether the last press ended in a cancel, so that its `pointerUp` is still to
    /// come.
    var wasCancelled = false
  }

  /// Where an action stands: the indices of its source and of itself, and its place in the text.
  struct Place {
    var source: Int
    var item: Int
    var location: InputPosition
  }

  /// Something that is down, to be released in reverse order in the end.
  enum Press: Hashable {
    case pointer(source: Int)
    case key(source: Int, Unicode.Scalar)
  }

  init(options: ImportOptions, log: ImportLog) {
    self.options = options
    self.log = log
  }

  /// The indices of a list's sources, which are made known where they are not yet.
  private mutating func known(_ read: [W3CSource]) -> [Int] {
    read.map { source in
      let id = source.id ?? ""
      if let index = indices[id] {
        let known = sources[index]
        if known.kind != source.kind || known.pointerKind != source.pointerKind {
          log.report(
            .repeatedSource, at: source.location,
            "the source \"\(id)\" has another type than in an earlier list")
        }
        sources[index] = source
        return index
      }
      let kind = options.pointerKind ?? source.pointerKind
      pointers.append(Pointer(index: recording.pointers.count, kind: kind))
      if source.kind == .pointer {
        recording.pointers.append(ImportedPointer(name: names.name(for: id), kind: kind))
      }
      indices[id] = sources.count
      sources.append(source)
      return sources.count - 1
    }
  }

  /// Plays all ticks of a list.
  ///
  /// - Parameters:
  ///   - reader: The list, as it was read.
  ///   - root: Its JSON pointer; nil for a list in the middle of other text.
  ///   - drain: Gets the events between two ticks from time to time, and may take them away.
  mutating func play(
    _ reader: W3CReader, below root: String?, _ drain: (inout Recording) -> Void = { _ in }
  ) {
    self.root = root
    references = reader.references
    var active = known(reader.sources)
    guard !log.hasErrors else { return }
    let count = active.map { sources[$0].items.count }.max() ?? 0
    // The first tick in which one of them has no action any more.
    var end = 0
    var next = Recording.eventsOfPiece
    for index in 0..<count {
      if index == end {
        active.removeAll { sources[$0].items.count == index }
        end = active.map { sources[$0].items.count }.min() ?? count
      }
      tick.length = length(ofTick: index, of: active)
      for source in active {
        let item = sources[source].items[index]
        let place = Place(source: source, item: index, location: item.location)
        guard !log.isFull, hasRoom(at: place) else { return }
        perform(item, at: place)
      }
      tick.start = tick.start + tick.length
      if recording.events.count >= next {
        drain(&recording)
        next = recording.events.count + Recording.eventsOfPiece
      }
    }
  }

  /// Lets time pass between two lists.
  mutating func wait(_ length: Microseconds) { tick.start = tick.start + length }

  /// The longest duration in a tick; a tick without one takes no time.
  private func length(ofTick index: Int, of active: [Int]) -> Microseconds {
    var longest: Int64 = 0
    for source in active {
      longest = max(longest, sources[source].items.duration(at: index) ?? 0)
    }
    // Chromium carries out one action a frame, unless there is a pause.
    if longest == 0, active.contains(where: { sources[$0].dialect == .chromium }) {
      return Microseconds(Int64(max(1, (1_000_000 / options.rate).rounded())))
    }
    return .milliseconds(longest)
  }

  /// Returns whether one more event is allowed; if not, that is reported.
  private mutating func hasRoom(at place: Place) -> Bool {
    guard recording.count >= options.eventLimit else { return true }
    report(
      .tooManyEvents, "the recording exceeds the maximum of \(options.eventLimit) events", place
    )
    return false
  }

  private mutating func perform(_ item: W3CItem, at place: Place) {
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

  /// Adds an event at the begin of the tick.
  mutating func emit(
    _ action: ImportedEvent.Action, pointer: Int? = nil, from place: Place
  ) {
    recording.append(
      ImportedEvent(time: tick.start, pointer: pointer, action: action), from: entry(of: place))
  }

  func entry(of place: Place) -> SourceMap.Entry {
    SourceMap.Entry(place.location, source: place.source, item: place.item)
  }

  /// The last action of a source; a later list of it may be empty, while it still holds something down, and
  /// the source itself is then named.
  private func lastAction(of source: Int) -> Place {
    let (items, location) = (sources[source].items, sources[source].location)
    let last = max(0, items.count - 1)
    return Place(
      source: source, item: last, location: items.isEmpty ? location : items[last].location)
  }

  /// The JSON pointer of an action, as messages end with it.
  func pathText(_ place: Place) -> String {
    guard let root else { return "" }
    return " (at \(root)/\(place.source)/\(sources[place.source].list)/\(place.item))"
  }

  /// Ends all presses at the end of the recording.
  mutating func end() {
    guard options.atEnd != .keep else { return }
    for press in pressed.reversed() {
      let source = press.source
      let verb = options.atEnd == .cancel ? "canceled" : "released"
      log.report(
        .openAtEnd,
        at: lastAction(of: source).location,
        severity: options.atEnd == .error ? .error : .warning,
        "the source \"\(sources[source].id ?? "")\" is still down at the end of the "
          + "recording" + (options.atEnd == .error ? "" : "; it is \(verb)")
      )
    }
    releaseAll(isCancel: options.atEnd == .cancel)
  }

  /// Ends all that is pressed, the last press first.
  mutating func releaseAll(isCancel: Bool = false) {
    while let press = pressed.popLast() {
      let source = press.source
      let place = lastAction(of: source)
      switch press {
      case .pointer:
        let pointer = pointers[source]
        pointers[source].buttons = []
        emit(
          isCancel ? .cancel(pointer.position) : .up(pointer.position), pointer: pointer.index,
          from: place
        )
      case .key(_, let value):
        guard let key = Self.key(value), !isHeld(key, besides: press) else { continue }
        emit(.keyUp(key), from: place)
      }
    }
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
