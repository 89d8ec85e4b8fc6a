import DragScript
import Machines

/// Something that a pointer does at a time.
protocol TimedSample {
  /// In microseconds of any clock.
  var time: Int64 { get }
  var location: InputPosition { get }
}

/// Makes events of samples that come in the order of time.
protocol SamplePlayer {
  associatedtype Sample: TimedSample

  /// The events so far, but for those that were taken away.
  var recording: Recording { get set }

  /// Begins with the times of all samples, which are known before the first one is played.
  init(options: ImportOptions, span: SampleSpan)

  /// Plays the next sample.
  mutating func play(_ sample: Sample, _ log: inout ImportLog)

  /// Ends what is open after the last sample.
  mutating func end(after sample: Sample, _ log: inout ImportLog)
}

/// The times of all samples of a recording: how many there are, and how far they are out of order.
struct SampleSpan: Sendable {
  private(set) var count = 0
  private(set) var earliest = Int64.max
  private var latest = Int64.min
  /// How much earlier than one before it a sample is at the most.
  private(set) var lateness: Int64 = 0
  /// The first sample that is earlier than the one before it.
  private(set) var firstLate: InputPosition?
  private var last = Int64.min

  init() {}

  /// Takes the next sample.
  mutating func note(_ sample: some TimedSample) {
    let time = sample.time
    count += 1
    earliest = min(earliest, time)
    latest = max(latest, time)
    lateness = max(lateness, latest - time)
    if time < last, firstLate == nil { firstLate = sample.location }
    last = time
  }
}

/// Takes the samples of a recording in the order of the file: first to see when they are, and then to play
/// them in the order of time, with no more of them held than come too late.
struct SampleTimeline<Player: SamplePlayer> {
  typealias Sample = Player.Sample

  /// A sample that waits for earlier ones.
  private struct Waiting: Comparable {
    var sample: Sample
    /// The number of samples before it.
    var number: Int

    static func < (left: Waiting, right: Waiting) -> Bool {
      (left.sample.time, left.number) < (right.sample.time, right.number)
    }

    static func == (left: Waiting, right: Waiting) -> Bool {
      left.sample.time == right.sample.time && left.number == right.number
    }
  }

  private(set) var span = SampleSpan()
  private let options: ImportOptions
  /// Indicates whether the samples are played, and not only looked at.
  private let isPlaying: Bool
  private var player: Player
  private(set) var log: ImportLog
  private let drain: (inout Recording) -> Void
  private var waiting = Heap<Waiting>()
  private var number = 0
  private var latest = Int64.min
  private var last: Sample?
  /// Indicates whether there are too many events, so that nothing is played any more.
  private var isOver = false

  /// Begins to look at the samples.
  init(options: ImportOptions) {
    self.options = options
    isPlaying = false
    player = Player(options: options, span: span)
    log = ImportLog(ScriptText([]), file: "", options: options)
    drain = { _ in }
  }

  /// Begins to play samples that were looked at.
  init(
    _ span: SampleSpan, options: ImportOptions, log: ImportLog,
    drain: @escaping (inout Recording) -> Void
  ) {
    self.options = options
    self.log = log
    self.drain = drain
    isPlaying = true
    player = Player(options: options, span: span)
    self.span = span
  }

  /// What was played.
  var recording: Recording { player.recording }
  /// The number of samples so far.
  var count: Int { isPlaying ? number : span.count }

  /// Takes the next sample of the file.
  mutating func add(_ sample: Sample) {
    guard isPlaying else { return span.note(sample) }
    number += 1
    guard span.lateness > 0 else { return play(sample) }
    latest = max(latest, sample.time)
    waiting.insert(Waiting(sample: sample, number: number))
    // What comes from now on is not earlier.
    while let first = waiting.first, first.sample.time < latest - span.lateness {
      play(first.sample)
      waiting.removeFirst()
    }
  }

  /// Plays the samples that are left, and ends what is open.
  mutating func end() {
    while let first = waiting.removeFirst() { play(first.sample) }
    guard !isOver, let last else { return }
    player.end(after: last, &log)
    drain(&player.recording)
  }

  private mutating func play(_ sample: Sample) {
    guard !isOver, !log.isFull else {
      isOver = true
      return
    }
    guard player.recording.nextIndex < options.eventLimit else {
      log.report(
        .tooManyEvents, at: sample.location,
        "the recording exceeds the maximum of \(options.eventLimit) events")
      isOver = true
      return
    }
    // Events of a time may be changed until it is over.
    if let last, last.time < sample.time,
      player.recording.events.count >= Recording.eventsOfPiece
    {
      drain(&player.recording)
    }
    player.play(sample, &log)
    last = sample
  }
}
