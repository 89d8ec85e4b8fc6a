import DragGeometry
import DragItems
import DragReplay
import DragScript
import DragSessions
import DragStage
import Machines
import StagePicture

/// Records a film of a stage while a test is replayed on it.
///
/// After an event of which only pointers and calls have come, only what a pointer moves is looked at;
/// after every other one the cells that are visible are, too.
final class FilmCamera: ReplayObserver {
  /// The limits of a film's length and of the data kept next to its chunks.
  struct Limits {
    /// The most frames.
    var frames = 1_000_000
    /// Indicates whether the state of every frame is kept, for pictures of it.
    var keepsStates = false
    /// Indicates whether the rows that machines take are kept; the stage counts them.
    var keepsRows = false
  }

  /// A state and its time.
  struct Moment {
    var time: Int64
    var state: FilmState
  }

  /// The details of a failure when it is found.
  struct Failure {
    var time: Int64
    var entry: Int
    var ghost: FilmGhost?
  }

  /// An answer of a policy, whose line of the trace may be noted before or after it.
  private struct Answer {
    /// The last line when it was given.
    let entry: Int
    let callback: Callback
    let name: String
    let text: String
  }

  private let limits: Limits
  private let labels: any StageLabels
  private var look: StageLook?
  private(set) var chunks: [FilmChunk] = []
  private var chunk: OpenChunk?
  private(set) var entryCount = 0
  private(set) var frameCount = 0
  private(set) var lanes = FilmLanes()
  private(set) var failures: [Failure] = []
  /// The state at the first failure.
  private(set) var firstFailure: Moment?
  /// The last state in which something was carried over a gap or a target.
  private(set) var poster: Moment?
  private(set) var moments: [Moment] = []
  /// The entries, where states are kept.
  private(set) var entries: [FilmEntry] = []
  /// When the film was cut off, or nil.
  private(set) var cutOff: Int64?
  private var bounds: Rect?
  /// The frame around the top cards of all that was carried.
  private var carriedBounds: Rect?
  private(set) var sourceNames: [String]
  private let place: (SourceLocation) -> SourceLocation
  private(set) var machines = MachineLog()
  private var answers: [Answer] = []
  private var recorded = 0
  private var ghosts: [Int: FilmGhost] = [:]

  init(
    of sources: FilmSources = FilmSources([]), limits: Limits = Limits(),
    labels: any StageLabels = PlainLabels()
  ) {
    sourceNames = sources.files.map(\.file)
    place = sources.place
    self.limits = limits
    self.labels = labels
  }

  var names: FilmNames { look?.names ?? FilmNames(labels: labels) }

  /// The state as it is now.
  var state: FilmState { look?.state ?? FilmState() }

  func begin(on stage: Stage) {
    var look = StageLook(at: stage, labels: labels)
    look.lookAtAll()
    self.look = look
    lanes.note(look.state, names: look.names, at: 0)
    noteBounds()
    chunk = OpenChunk(start: 0, entry: 0, key: look.state.json)
    keep(at: 0)
  }

  func stageChanged(
    _ commands: [HostCommand], at location: SourceLocation?, recording: [UInt8]
  ) {
    guard cutOff == nil, var look else { return }
    // Half of the moments of a long drag are those between two events, at which nothing has come.
    let isQuiet =
      commands.isEmpty && answers.isEmpty && !limits.keepsRows
      && look.stage.trace.count == entryCount
      && recording.count == recorded
    guard !isQuiet else { return }
    self.look = nil
    let time = look.stage.now.microseconds
    let before = look.state
    look.take(commands)
    let first = entryCount
    if chunk?.isFull == true, let full = chunk {
      chunks.append(full.closed)
      chunk = OpenChunk(start: time, entry: first, key: before.json)
    }
    readEntries(by: &look, at: location.map(place))
    if limits.keepsRows {
      let text =
        look.stage.trace.count > first
        ? look.stage.line(of: look.stage.trace[first]).textWithoutTime : ""
      machines.note(look.stage, text: text)
    }
    look.finish()
    let delta = look.state.delta(from: before)
    self.look = look
    addSteps(recording, at: time)
    guard delta != nil || entryCount > first else { return }
    chunk?.addFrame(at: time, entries: entryCount, delta)
    frameCount += 1
    lanes.note(look.state, names: look.names, at: time)
    if look.state.views != before.views || look.state.carried != before.carried { noteBounds() }
    keep(at: time)
    if frameCount >= limits.frames { cutOff = time }
  }

  func expectationFailed(_ predicate: Predicate, number: Int) {
    ghosts[number] = look?.ghost(of: predicate)
  }

  func failuresFound(_ count: Int, at time: Timestamp) {
    guard count > failures.count else { return }
    if failures.isEmpty { firstFailure = Moment(time: time.microseconds, state: state) }
    while failures.count < count {
      failures.append(
        Failure(time: time.microseconds, entry: entryCount, ghost: ghosts[failures.count]))
    }
  }

  func answered(_ callback: Callback, of name: String, by policy: Policy) {
    guard cutOff == nil, let stage = look?.stage else { return }
    answers.append(
      Answer(
        entry: max(0, stage.trace.count - 1), callback: callback, name: name, text: policy.text))
  }

  /// The last chunk is closed; nothing is recorded any more.
  func finish() {
    guard let last = chunk else { return }
    chunks.append(last.closed)
    chunk = nil
  }

  /// The film is recorded in the order of the entries; the lanes read the loads of them.
  private func readEntries(by look: inout StageLook, at location: SourceLocation?) {
    let stage = look.stage
    guard stage.trace.count > entryCount else { return flushAnswers(on: stage) }
    let source = location.map { number(ofSource: $0.file) }
    for entry in stage.trace[entryCount...] {
      let line = stage.line(of: entry)
      look.read(entry)
      let subject = look.subject(of: line)
      let filmed = FilmEntry(
        time: entry.time.microseconds, kind: FilmEntry.number(of: line.kind),
        text: line.textWithoutTime, view: subject.view, pointer: subject.pointer,
        session: Int(entry.session?.rawValue ?? 0), source: source, line: location?.line ?? 0)
      chunk?.add(filmed)
      if limits.keepsStates { entries.append(filmed) }
      lanes.noteLoad(entry, line, by: &look.names, on: stage)
      entryCount += 1
    }
    flushAnswers(on: stage)
  }

  /// Puts each answer to the line of its own call, which is the first one from its moment on.
  private func flushAnswers(on stage: Stage) {
    for answer in answers {
      let own = (answer.entry..<max(answer.entry, stage.trace.count)).first { index in
        let entry = stage.trace[index]
        guard case .called(answer.callback, _, _) = entry.event else { return false }
        return stage.line(of: entry).who == answer.name
      }
      chunk?.addAnswer(answer.text, at: own ?? answer.entry)
    }
    answers = []
  }

  private func number(ofSource file: String) -> Int {
    if let number = sourceNames.firstIndex(of: file) { return number }
    sourceNames.append(file)
    return sourceNames.count - 1
  }

  /// The lines that were recorded since; a line that was refused is taken out of a recording again.
  private func addSteps(_ recording: [UInt8], at time: Int64) {
    guard recording.count > recorded else { return recorded = recording.count }
    for line in recording[recorded...].split(separator: UInt8(ascii: "\n")) {
      let step = line.drop { $0 == UInt8(ascii: " ") }
      chunk?.addStep(String(decoding: step, as: UTF8.self), at: time)
    }
    recorded = recording.count
  }

  private func keep(at time: Int64) {
    guard let state = look?.state else { return }
    if !state.carried.isEmpty, poster == nil || state.isPoster {
      poster = Moment(time: time, state: state)
    }
    if limits.keepsStates { moments.append(Moment(time: time, state: state)) }
  }

  private func noteBounds() {
    for view in state.views.values { bounds = bounds.map { $0.joined(view.frame) } ?? view.frame }
    for stack in state.carried.values {
      guard let size = stack.cards.last?.size else { continue }
      let corner = stack.center - Point(x: size.width / 2, y: size.height / 2)
      let frame = Rect(origin: corner, size: size)
      carriedBounds = carriedBounds.map { $0.joined(frame) } ?? frame
    }
  }

  /// Returns the area of the film: the views, and the items that are carried near them.
  ///
  /// A stack that was carried far away would make all else small.
  var shownBounds: Rect? {
    guard let views = bounds, let carried = carriedBounds else { return bounds }
    let reach = Self.reach
    let most = Rect(
      x: views.minX - reach, y: views.minY - reach, width: views.width + 2 * reach,
      height: views.height + 2 * reach)
    return carried.intersection(most).map { views.joined($0) } ?? views
  }

  private static let reach = 120.0
}

extension FilmState {
  /// True where a drop would be taken: that shows most of what a film is about.
  fileprivate var isPoster: Bool { views.values.contains { $0.isTarget } }
}

extension FilmEntry {
  /// The number of a kind, as films write it.
  static func number(of kind: TraceLine.Kind) -> Int {
    TraceLine.Kind.allCases.firstIndex(of: kind) ?? 0
  }

  /// The names of the kinds, by number.
  static var kinds: [String] { TraceLine.Kind.allCases.map(\.rawValue) }
}

extension Rect {
  /// The smallest rectangle around two.
  fileprivate func joined(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
