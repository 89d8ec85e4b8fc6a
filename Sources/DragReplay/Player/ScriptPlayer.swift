import DragGeometry
package import DragScript
import DragSessions
package import DragStage
import Machines

/// Plays the lines of a test on a stage: it owns virtual time, the pointers that move in it, and
/// everything that is dispatched to the stage.
///
/// Lines are played one after the other. A line at a time is played before the timers that are due
/// then, and after every sample of a glide that lies at or before it.
///
/// What does not hold is kept in its ``log``. Which lines a test has, and what its verdict is, is the
/// business of a ``ScriptRun``.
package struct ScriptPlayer {
  package let stage: Stage
  let application: ScriptApplication
  let stores: ScriptStores
  let settings: Settings
  let limits: ReplayLimits
  /// What does not hold on the stage, as far as it was looked for.
  package var log: ExpectationLog
  /// The number of pointer events dispatched so far.
  private(set) var eventCount = 0
  /// The end of the line before: where the next line without a stamp begins.
  var end = Timestamp.zero
  private var previousStart = Timestamp.zero
  /// The end of the wait above, which no line cuts.
  var waitEnd = Timestamp.zero
  private var activities = Activities()
  /// The modifier keys that are pressed.
  var keys: ModifierKeys = []
  /// From which entries of the trace on which line is at work, where that is asked for.
  private(set) var origins: [TraceOrigin]?
  /// What was dispatched, where that is asked for.
  var recording: RunRecording?
  /// What looks at the stage as time goes on, where the coverage is asked for.
  private(set) var watch: CoverageWatch?
  /// Whether a call that the stage refuses is compared with the stage before it: it must have changed
  /// nothing.
  var checksRefusals = false
  /// Why the line above was refused, where the line below it expects that.
  var refusal: String?
  /// The pointer of the last sample of a raw profile, by the name that stands there.
  private var sampled: (name: String, pointer: PointerID)?
  /// The line that is being played, at which everything that the log finds is reported.
  private var line: SourceLocation?

  init(
    _ scene: SceneBuilder, settings: Settings, limits: ReplayLimits,
    hooks: HostHooks = HostHooks(), isWatched: Bool = false, keepsOrigins: Bool = false
  ) {
    stage = scene.stage
    application = scene.application
    stores = scene.stores
    self.settings = settings
    self.limits = limits
    log = ExpectationLog(on: stage, settings: settings)
    application.hooks = hooks
    if isWatched { watch = CoverageWatch() }
    if keepsOrigins { origins = [] }
    observe()
  }

  /// Plays on a stage that somebody else has set up, and whose views answer for themselves.
  package init(
    on stage: Stage, settings: Settings = Settings(), limits: ReplayLimits = ReplayLimits(),
    hooks: HostHooks = HostHooks()
  ) {
    self.stage = stage
    application = ScriptApplication(stage: stage)
    stores = ScriptStores(stage: stage, folder: nil)
    self.settings = settings
    self.limits = limits
    log = ExpectationLog(on: stage, settings: settings)
    application.hooks = hooks
    end = stage.now
    previousStart = stage.now
  }

  /// Plays on at a stage that has come somewhere already; nothing is checked there.
  init(
    goingOnAt stage: Stage, as application: ScriptApplication, with stores: ScriptStores,
    settings: Settings
  ) {
    self.stage = stage
    self.application = application
    self.stores = stores
    self.settings = settings
    limits = ReplayLimits()
    log = ExpectationLog(on: stage, settings: settings, initial: [])
    end = stage.now
    previousStart = stage.now
  }

  /// Observes the stage after something was dispatched, where somebody asks for that.
  mutating func observe() {
    watch?.look(at: stage)
    log.checkNewEntries()
  }

  /// From now on checks the trace after every event, and every call that is refused.
  mutating func checkEveryStep() {
    log.checkEveryEvent()
    checksRefusals = true
  }

  /// What follows in the trace is this line's doing, as far as its timers were not due before.
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

  /// Lets time pass to where a line begins.
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
          "the line is stamped before the one above it, which begins at "
            + "\(previousStart.text)")
      }
      try refuseInsideWait(time, at: line.location)
    }
    try passTime(to: start, at: line.location)
    if case .action = line.content, isGliding(line) {
      throw TestFailure(
        .script, at: line.location, "the pointer is still gliding at \(start.text)")
    }
    previousStart = start
    end = start
  }

  private func refuseInsideWait(
    _ time: Timestamp, at location: SourceLocation
  ) throws(TestFailure) {
    guard time < waitEnd else { return }
    throw TestFailure(
      .script, at: location,
      "the time falls inside the `wait` above, which ends at \(waitEnd.text): only glides and"
        + " scrolls of other pointers go on beside other lines")
  }

  private func glideEnd(of line: TimedLine) -> Timestamp {
    guard case .action(let action) = line.content, action.isOfPointer,
      let pointer = try? pointer(line.pointer, at: line.location)
    else { return .zero }
    return activities.end(of: .pointer(pointer)) ?? .zero
  }

  private func isGliding(_ line: TimedLine) -> Bool {
    guard let pointer = try? pointer(line.pointer, at: line.location) else { return false }
    guard case .action(let action) = line.content, action.isOfPointer else { return false }
    return isGliding(pointer)
  }

  /// The next moment at which anything happens by itself, or nil.
  var nextMoment: Timestamp? {
    [activities.nextTime, stage.nextDeadline].compactMap { $0 }.min()
  }

  /// When the next sample of a glide or a scroll is due, or nil where none is under way.
  var nextSample: Timestamp? { activities.nextTime }

  /// Time has gone on to here by itself.
  mutating func reached(_ time: Timestamp) {
    end = max(end, time)
    previousStart = max(previousStart, time)
  }

  mutating func countEvent(at location: SourceLocation) throws(TestFailure) {
    eventCount += 1
    try checkCount(at: location)
  }

  /// What fires by itself counts towards the cap as well as what a line dispatches.
  private func checkCount(at location: SourceLocation) throws(TestFailure) {
    guard eventCount + stage.firingCount <= limits.events else {
      throw TestFailure(
        .internal, at: location, "the test makes more than \(limits.events) events")
    }
  }

  /// Lets time pass: samples up to and at `time`, and timers before it.
  mutating func passTime(to time: Timestamp, at location: SourceLocation) throws(TestFailure) {
    guard time.microseconds <= limits.time.count else {
      throw TestFailure(
        .internal, at: location, "the test goes on for more than \(limits.time.text)")
    }
    while let due = activities.nextTime, due <= time, let activity = activities.next {
      try dispatchNextSample(of: activity)
      log.readTrace(at: line ?? location)
    }
    try fireTimers(before: time, at: location)
    try stopAtDefect(at: location)
  }

  /// Lets the timers fire that are due before a time, moment by moment: each of them counts, and the
  /// stage is observed after each moment.
  mutating func fireTimers(before time: Timestamp, at location: SourceLocation) throws(TestFailure)
  {
    // Mostly a line's time has come already.
    guard stage.now < time else { return }
    while let due = stage.nextDeadline, due < time {
      try fireTimers(at: due, location)
      log.readTrace(at: line ?? location)
    }
    do throws(StageError) {
      try stage.advance(upTo: time)
    } catch {
      throw TestFailure(.internal, at: location, stage.sentence(for: error))
    }
  }

  /// Lets the timers of one moment fire.
  mutating func fireTimers(at time: Timestamp, _ location: SourceLocation) throws(TestFailure) {
    do throws(StageError) {
      try stage.handle(.tick, at: time)
    } catch {
      throw TestFailure(.internal, at: location, stage.sentence(for: error))
    }
    observe()
    try stopAtDefect(at: location)
    try checkCount(at: location)
  }

  private mutating func dispatchNextSample(of activity: Activity) throws(TestFailure) {
    var activity = activity
    let time = activity.nextTime
    switch activity.subject {
    case .pointer(let pointer):
      if let live = activity.live {
        activity.target = try point(live, at: activity.location)
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

  /// Lets time pass to a sample of a raw profile, which has a time of its own.
  mutating func reach(sampleAt time: Timestamp, _ location: SourceLocation) throws(TestFailure) {
    guard time >= previousStart else {
      throw TestFailure(
        .script, at: location, "the line is stamped before the one above it")
    }
    try refuseInsideWait(time, at: location)
    line = location
    try passTime(to: time, at: location)
    previousStart = time
    end = time
  }

  /// The pointer of a sample, mostly the one of the sample before.
  mutating func sampledPointer(
    _ name: String, at location: SourceLocation
  ) throws(TestFailure) -> PointerID {
    if let sampled, sampled.name == name { return sampled.pointer }
    let pointer = try pointer(name.isEmpty ? nil : Name(name, at: location), at: location)
    sampled = (name, pointer)
    return pointer
  }

  /// Whether a glide of a pointer is under way.
  func isGliding(_ pointer: PointerID) -> Bool { activities.end(of: .pointer(pointer)) != nil }

  /// Begins something that takes time while other lines are played: its samples are due from now on.
  mutating func begin(
    _ subject: Activity.Subject, from: Point, to target: Point, over duration: Microseconds,
    rate: Rate, ease: Ease, live: Target?, _ location: SourceLocation
  ) throws(TestFailure) {
    let samples = max(1, (Double(duration.count) / 1e6 * rate.hertz).rounded(.up))
    guard samples <= Double(limits.events) else {
      throw TestFailure(
        .internal, at: location, "the line makes more than \(limits.events) events")
    }
    activities.begin(
      Activity(
        subject: subject, start: end, duration: duration, sampleCount: Int64(samples),
        from: from, target: target, ease: ease, live: live, location: location))
    end = end + duration
  }
}
