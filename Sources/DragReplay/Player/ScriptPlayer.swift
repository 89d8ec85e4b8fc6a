import DragGeometry
package import DragScript
package import DragSessions
package import DragStage
import Machines

/// Plays the lines of a test on a stage: it owns virtual time, the moving pointers, and everything
/// that is dispatched to the stage.
///
/// Lines are played in sequence. A line at a time is played before the timers that are due then, and
/// after every sample of a glide at or before it.
///
/// Failures are recorded in its ``log``. A ``ScriptRun`` decides which lines a test has, and its
/// result.
package struct ScriptPlayer {
  package let stage: Stage
  /// What every event reads of the stage, kept because each look would retain the stage.
  let inspection: StageInspection
  let application: ScriptApplication
  let stores: ScriptStores
  let settings: Settings
  let limits: ReplayLimits
  /// The failures on the stage so far.
  package var log: ExpectationLog
  /// The number of pointer events dispatched so far.
  private(set) var eventCount = 0
  /// Is called with the number of events since the last call, now and then, so that a long test shows that it goes on.
  var onEvents: (@Sendable (Int) -> Void)?
  /// The number of events between two calls.
  private static let eventsPerCall = 4_096
  /// The end of the previous line, where the next line without a stamp begins.
  var end = Timestamp.zero
  private var previousStart = Timestamp.zero
  /// The end of the wait above, which no line interrupts.
  var waitEnd = Timestamp.zero
  private var activities = Activities()
  /// The modifier keys that are pressed.
  package internal(set) var keys: ModifierKeys = []
  /// The first trace entry of each line, if origins are recorded.
  private(set) var origins: [TraceOrigin]?
  /// The dispatched events, if they are recorded.
  var recording: RunRecording?
  /// Observes the stage as time passes, if coverage is recorded.
  private(set) var watch: CoverageWatch?
  /// The reader of the stage as time goes on, or nil.
  private(set) var observer: (any ReplayObserver)?
  /// Indicates whether the stage is compared before and after a rejected call, which must not
  /// change it.
  var checksRejections = false
  /// The notes on the played lines.
  var notes: [TestNote] = []
  /// The reason why the line above was rejected, if the line below it expects that.
  var rejection: String?
  /// The pointer of the last sample of a raw profile, by its number in the run.
  private var sampled: (index: UInt16, pointer: PointerID)?
  /// What holds in every run of the test; nothing in most.
  var held = HeldProperties()
  /// The buffer for the commands of an event, which is empty between events.
  var commandBuffer: [HostCommand] = []
  /// The line being played, to which all failures in the log belong.
  private var line: SourceLocation?

  init(
    _ scene: SceneBuilder, settings: Settings, limits: ReplayLimits,
    hooks: HostHooks = HostHooks(), isWatched: Bool = false, keepsOrigins: Bool = false
  ) {
    stage = scene.stage
    inspection = scene.stage.inspection
    application = scene.application
    stores = scene.stores
    self.settings = settings
    self.limits = limits
    log = ExpectationLog(on: stage, settings: settings)
    application.hooks = hooks
    end = stage.now
    previousStart = stage.now
    if isWatched { watch = CoverageWatch() }
    if keepsOrigins { origins = [] }
    observe()
  }

  /// Plays on a stage with its own set-up, whose views answer for themselves.
  package init(
    on stage: Stage, settings: Settings = Settings(), limits: ReplayLimits = ReplayLimits(),
    hooks: HostHooks = HostHooks()
  ) {
    self.stage = stage
    inspection = stage.inspection
    application = ScriptApplication(stage: stage)
    stores = ScriptStores(stage: stage, folder: nil)
    self.settings = settings
    self.limits = limits
    log = ExpectationLog(on: stage, settings: settings)
    application.hooks = hooks
    end = stage.now
    previousStart = stage.now
  }

  /// Continues on a stage that already has a history; nothing is checked there.
  package init(
    goingOnAt stage: Stage, as application: ScriptApplication, with stores: ScriptStores,
    settings: Settings
  ) {
    self.stage = stage
    inspection = stage.inspection
    self.application = application
    self.stores = stores
    self.settings = settings
    limits = ReplayLimits()
    log = ExpectationLog(on: stage, settings: settings, initial: [])
    end = stage.now
    previousStart = stage.now
  }

  /// Observes the stage after a dispatch, if coverage is recorded or a reader follows.
  mutating func observe(_ commands: [HostCommand] = []) {
    watch?.look(at: stage)
    log.checkNewEntries()
    observer?.stageChanged(
      commands, at: origins?.last?.location, recording: recording?.text ?? [])
  }

  /// From now on lets an observer read the stage, after those that already do.
  package mutating func observe(by observer: any ReplayObserver) {
    let all = self.observer.map { ObserverPair($0, observer) } ?? observer
    self.observer = all
    application.observer = all
    observer.begin(on: stage)
  }

  /// Checks the trace after every event, and every rejected call, from now on.
  mutating func checkEveryStep() {
    log.checkEveryEvent()
    checksRejections = true
  }

  /// Assigns the following trace entries to this line, except for timers that were due before.
  mutating func mark(_ location: SourceLocation, at time: Timestamp) throws(TestFailure) {
    guard let last = origins?.last else {
      if origins != nil { origins = [TraceOrigin(first: stage.trace.count, location: location)] }
      return
    }
    guard last.location != location else { return }
    try fireTimers(before: time, at: location)
    let origin = TraceOrigin(first: stage.trace.count, location: location)
    if last.first == origin.first { origins?.removeLast() }
    origins?.append(origin)
  }

  /// Advances time to the beginning of a line.
  mutating func reach(_ line: TimedLine) throws(TestFailure) {
    self.line = line.location
    var start: Timestamp
    switch line.stamp {
    case .none: start = max(end, glideEnd(of: line))
    case .relative(let span): start = end + span
    case .absolute(let time):
      start = time
      guard time >= previousStart else {
        throw TestFailure(
          .script, at: line.location,
          "the time is before the start of the line above, which begins at "
            + "\(previousStart.text)")
      }
      try refuseInsideWait(time, at: line.location)
    }
    try passTime(to: start, at: line.location)
    if held.isUnchecked { checkProperties() }
    if case .action = line.content, isGliding(line) {
      throw TestFailure(
        .script, at: line.location, "the pointer is still gliding at \(start.text)")
    }
    previousStart = start
    end = start
  }

  private mutating func refuseInsideWait(
    _ time: Timestamp, at location: SourceLocation
  ) throws(TestFailure) {
    guard time < waitEnd else { return }
    throw TestFailure(
      .script, at: location,
      "the time falls inside the `wait` above, which ends at \(waitEnd.text): only glides and"
        + " scrolls of other pointers run alongside other lines")
  }

  private func glideEnd(of line: TimedLine) -> Timestamp {
    guard case .action(let action) = line.content, action.isOfPointer,
      let pointer = try? pointer(line.pointer, at: line.location)
    else { return .zero }
    return activities.end(of: .pointer(pointer)) ?? .zero
  }

  private func isGliding(_ line: TimedLine) -> Bool {
    guard let pointer = try? pointer(line.pointer, at: line.location) else { return false }
    guard case .action(let action) = line.content, action.isOfPointer else {
      return false
    }
    return isGliding(pointer)
  }

  /// The next time at which a timer or an activity is due, or nil.
  var nextMoment: Timestamp? {
    [activities.nextTime, stage.nextDeadline].compactMap { $0 }.min()
  }

  /// The time of the next sample of a glide or a scroll, or nil if there is none.
  var nextSample: Timestamp? { activities.nextTime }

  /// Advances the clock to a time at which a timer or an activity is due.
  mutating func reached(_ time: Timestamp) {
    end = max(end, time)
    previousStart = max(previousStart, time)
  }

  mutating func countEvent(at location: SourceLocation) throws(TestFailure) {
    eventCount += 1
    if eventCount.isMultiple(of: Self.eventsPerCall) { onEvents?(Self.eventsPerCall) }
    try checkCount(at: location)
  }

  /// Timers count towards the limit of events, like the events that a line dispatches.
  private mutating func checkCount(at location: SourceLocation) throws(TestFailure) {
    guard eventCount + inspection.firingCount <= limits.events else {
      throw TestFailure(
        .internal, at: location, "the test makes more than \(limits.events) events",
        about: .unsettled)
    }
  }

  /// Advances time: samples up to and at `time`, and timers before it.
  mutating func passTime(to time: Timestamp, at location: SourceLocation) throws(TestFailure) {
    try dispatchSamples(upTo: time, at: location)
    try fireTimers(before: time, at: location)
    try stopAtDefect(at: location)
  }

  /// Dispatches the samples of glides and scrolls up to and at a time.
  private mutating func dispatchSamples(
    upTo time: Timestamp, at location: SourceLocation
  ) throws(TestFailure) {
    guard time.microseconds <= limits.time.count else {
      throw TestFailure(
        .internal, at: location, "the test goes on for more than \(limits.time.text)",
        about: .unsettled)
    }
    while let due = activities.nextTime, due <= time, let activity = activities.next {
      try dispatchNextSample(of: activity)
      log.readTrace(at: line ?? location)
    }
  }

  /// Fires the timers due before the time of an event, moment by moment: each of them counts, and the
  /// stage is observed after each moment.
  ///
  /// The event itself advances the clock.
  mutating func fireTimers(
    beforeEventAt time: Timestamp, at location: SourceLocation
  ) throws(TestFailure) {
    while let due = stage.nextDeadline, due < time {
      try fireTimers(at: due, location)
      log.readTrace(at: line ?? location)
    }
  }

  /// Fires the timers due before a time, and advances the clock to it.
  mutating func fireTimers(before time: Timestamp, at location: SourceLocation) throws(TestFailure)
  {
    // Usually a line's time has already been reached.
    guard stage.now < time else { return }
    try fireTimers(beforeEventAt: time, at: location)
    do throws(StageError) {
      try stage.advance(upTo: time)
    } catch {
      throw TestFailure(.internal, at: location, error.sentence)
    }
  }

  /// Fires the timers of one moment.
  mutating func fireTimers(at time: Timestamp, _ location: SourceLocation) throws(TestFailure) {
    let commands: [HostCommand]
    do throws(StageError) {
      commands = try stage.handle(.tick, at: time).commands
    } catch {
      throw TestFailure(.internal, at: location, error.sentence)
    }
    observe(commands)
    try stopAtDefect(at: location)
    try checkCount(at: location)
  }

  private mutating func dispatchNextSample(of activity: Activity) throws(TestFailure) {
    var activity = activity
    let time = activity.nextTime
    switch activity.subject {
    case .pointer(let pointer):
      if let live = activity.live {
        activity.target = try point(live, for: pointer, at: activity.location)
      }
      try move(pointer, to: activity.nextPoint, time, activity.location)
    case .view(let view):
      let done = activity.next == 1 ? activity.from : before(activity)
      try scroll(view, by: activity.nextPoint - done, time, activity.location)
    }
    activities.finishSample(of: activity)
  }

  private func before(_ activity: Activity) -> Point {
    var last = activity
    last.next -= 1
    return last.nextPoint
  }

  /// Advances time to a sample of a raw profile, which has its own time.
  mutating func reach(sampleAt time: Timestamp, _ location: SourceLocation) throws(TestFailure) {
    guard time >= previousStart else {
      throw TestFailure(
        .script, at: location, "the time is before the start of the line above")
    }
    try refuseInsideWait(time, at: location)
    line = location
    try dispatchSamples(upTo: time, at: location)
    try fireTimers(beforeEventAt: time, at: location)
    if held.isUnchecked { checkProperties() }
    previousStart = time
    end = time
  }

  /// The pointer of a sample, usually the one of the sample before.
  mutating func sampledPointer(
    of sample: RawSample, in run: RawRun, at location: SourceLocation
  ) throws(TestFailure) -> PointerID {
    if let sampled, sampled.index == sample.pointer { return sampled.pointer }
    let name = run.pointer(of: sample)
    let pointer = try pointer(name.isEmpty ? nil : Name(name, at: location), at: location)
    sampled = (sample.pointer, pointer)
    return pointer
  }

  /// Forgets the pointer of the samples before: another run numbers its pointers by itself.
  mutating func beginRun() { sampled = nil }

  /// Returns whether a pointer is gliding.
  func isGliding(_ pointer: PointerID) -> Bool { activities.end(of: .pointer(pointer)) != nil }

  /// Begins an activity: its samples are due from now on, while other lines are played.
  mutating func begin(
    _ subject: Activity.Subject, from: Point, to target: Point, over duration: Microseconds,
    rate: Rate, ease: Ease, live: Target?, _ location: SourceLocation
  ) throws(TestFailure) {
    let samples = max(1, (Double(duration.count) / 1e6 * rate.hertz).rounded(.up))
    guard samples <= Double(limits.events) else {
      throw TestFailure(
        .internal, at: location, "the line makes more than \(limits.events) events",
        about: .unsettled)
    }
    activities.begin(
      Activity(
        subject: subject, start: end, duration: duration, sampleCount: Int64(samples),
        from: from, target: target, ease: ease, live: live, location: location))
    end = end + duration
  }
}
