import DragGeometry
import DragScript
import DragSessions
import DragStage
import Machines

/// Plays the lines of a test on a stage, in virtual time.
///
/// Lines run one after the other. A line at a time runs before the timers that are due at it, and
/// after every sample of a glide that lies at or before it.
struct Player {
  let stage: Stage
  let application: ScriptApplication
  let stores: ScriptStores
  let settings: Settings
  let limits: ReplayLimits
  /// The number of pointer events dispatched so far.
  private(set) var eventCount = 0
  /// The end of the line before: where the next line without a stamp begins.
  private(set) var end = Timestamp.zero
  private var previousStart = Timestamp.zero
  private var activities: [Activity] = []
  private var keys: ModifierKeys = []
  /// From which entries of the trace on which line is at work, where that is asked for.
  private(set) var origins: [TraceOrigin]?
  /// What was dispatched, where that is asked for.
  var recording: RunRecording?
  /// What looks at the stage as time goes on, where the coverage is asked for.
  private(set) var watch: CoverageWatch?
  /// What looks at the trace behind every event, where it is not the end alone that counts.
  var checks: TraceChecks?

  init(
    _ scene: SceneBuilder, settings: Settings, limits: ReplayLimits,
    hooks: HostHooks = HostHooks(), isWatched: Bool = false, keepsOrigins: Bool = false
  ) {
    stage = scene.stage
    application = scene.application
    stores = scene.stores
    self.settings = settings
    self.limits = limits
    application.hooks = hooks
    if isWatched { watch = CoverageWatch() }
    if keepsOrigins { origins = [] }
    look()
  }

  /// Plays on a stage that somebody else has set up, and whose views answer for themselves.
  init(on stage: Stage, settings: Settings, limits: ReplayLimits, hooks: HostHooks) {
    self.stage = stage
    application = ScriptApplication(stage: stage)
    stores = ScriptStores(stage: stage, folder: nil)
    self.settings = settings
    self.limits = limits
    application.hooks = hooks
    end = stage.now
    previousStart = stage.now
  }

  /// Plays on at a stage that has come somewhere already.
  init(
    goingOnAt stage: Stage, as application: ScriptApplication, with stores: ScriptStores,
    settings: Settings
  ) {
    self.stage = stage
    self.application = application
    self.stores = stores
    self.settings = settings
    limits = ReplayLimits()
    end = stage.now
    previousStart = stage.now
  }

  /// Whether somebody looks at the stage behind every event and every timer.
  var isWatched: Bool { watch != nil || checks != nil }

  /// Notes what the stage has come to, where somebody asks for it.
  mutating func look() {
    watch?.look(at: stage)
    checks?.catchUp()
  }

  /// What follows in the trace is this line's doing, as far as its timers were not due before.
  mutating func mark(_ location: SourceLocation, at time: Timestamp) {
    guard let last = origins?.last else {
      if origins != nil { origins = [TraceOrigin(first: stage.trace.count, location: location)] }
      return
    }
    guard last.location != location else { return }
    advance(before: time)
    let origin = TraceOrigin(first: stage.trace.count, location: location)
    if last.first == origin.first { origins?.removeLast() }
    origins?.append(origin)
  }

  /// Lets time pass to where a line begins.
  mutating func reach(_ line: TimedLine) throws(ReplayFault) {
    var start: Timestamp
    switch line.stamp {
    case .none: start = max(end, glideEnd(of: line))
    case .relative(let span): start = end + span
    case .absolute(let time):
      start = time
      guard time >= previousStart else {
        throw ReplayFault(
          .script, at: line.location,
          "the line is stamped before the one above it, which begins at "
            + "\(previousStart.text)")
      }
    }
    try pass(to: start, at: line.location)
    if case .action = line.content, isGliding(line) {
      throw ReplayFault(
        .script, at: line.location, "the pointer is still gliding at \(start.text)")
    }
    previousStart = start
    end = start
  }

  private func glideEnd(of line: TimedLine) -> Timestamp {
    guard case .action(let action) = line.content, action.isOfPointer,
      let pointer = try? pointer(line.pointer, at: line.location)
    else { return .zero }
    return activities.filter { $0.subject == .pointer(pointer) }.map(\.end).max() ?? .zero
  }

  private func isGliding(_ line: TimedLine) -> Bool {
    guard let pointer = try? pointer(line.pointer, at: line.location) else { return false }
    guard case .action(let action) = line.content, action.isOfPointer else { return false }
    return activities.contains { $0.subject == .pointer(pointer) }
  }

  /// The next moment at which anything happens by itself, or nil.
  var nextMoment: Timestamp? {
    [nextActivity.map { activities[$0].nextTime }, stage.nextDeadline].compactMap { $0 }.min()
  }

  /// The end of the activity that ends first, or nil where none is under way.
  var nextActivityEnd: Timestamp? { activities.map(\.end).min() }

  /// Time has gone on to here by itself.
  mutating func reached(_ time: Timestamp) {
    end = max(end, time)
    previousStart = max(previousStart, time)
  }

  mutating func count(at location: SourceLocation) throws(ReplayFault) {
    eventCount += 1
    guard eventCount <= limits.events else {
      throw ReplayFault(
        .internal, at: location, "the test makes more than \(limits.events) events")
    }
  }

  /// Lets time pass: samples up to and at `time`, and timers before it.
  mutating func pass(to time: Timestamp, at location: SourceLocation) throws(ReplayFault) {
    guard time.microseconds <= limits.time.count else {
      throw ReplayFault(
        .internal, at: location, "the test goes on for more than \(limits.time.text)")
    }
    while let next = nextActivity, activities[next].nextTime <= time { try sample(next) }
    advance(before: time)
    try check(at: location)
  }

  /// Lets timers fire; who watches sees the stage behind each moment.
  mutating func advance(before time: Timestamp) {
    if isWatched {
      while let due = stage.nextDeadline, due < time {
        stage.advance(before: due + Microseconds(1))
        look()
      }
    }
    stage.advance(before: time)
  }

  /// The activity whose sample is due next; of several the one that began first.
  private var nextActivity: Int? {
    activities.indices.min { activities[$0].nextTime < activities[$1].nextTime }
  }

  private mutating func sample(_ index: Int) throws(ReplayFault) {
    let activity = activities[index]
    let time = activity.nextTime
    switch activity.subject {
    case .pointer(let pointer):
      if let live = activity.live {
        activities[index].target = try point(live, at: activity.location)
      }
      try move(pointer, to: activities[index].nextPoint, time, activity.location)
    case .view(let view):
      let done = activity.next == 1 ? activity.from : before(activity)
      try scroll(view, by: activity.nextPoint - done, time, activity.location)
    }
    activities[index].next += 1
    if activities[index].isDone { activities.remove(at: index) }
  }

  private func before(_ activity: Activity) -> Point {
    var last = activity
    last.next -= 1
    return last.nextPoint
  }

  /// Carries an action out at the time that was reached.
  mutating func play(
    _ action: Action, by name: Name?, at location: SourceLocation
  ) throws(ReplayFault) {
    if action.isNotedWhole { mark(location, at: end) }
    if action.isNotedWhole { recording?.note(action, by: name?.text, at: end) }
    switch action {
    case .down(let target, let button):
      let point = try point(target, at: location)
      let pointer = try pointer(name, at: location)
      try dispatch(
        .down(pointer, point, label: target.label, button: button ?? 0), location,
        written: target)
    case .move(let target):
      try move(
        try pointer(name, at: location), to: try point(target, at: location), end, location)
    case .glide(let glide): try start(glide, by: try pointer(name, at: location), location)
    case .up(let target): try lift(name, target, location) { .up($0) }
    case .cancel(let target): try lift(name, target, location) { .cancel($0) }
    case .wait(let span): end = end + span
    case .settle(let limit): try settle(max: limit ?? settings.settleMax, at: location)
    case .key(let phase, let key): try press(key, phase, location)
    case .scroll(let view, let step, let span): try start(view, step, span, location)
    case .app(let phase, let application): try change(application, to: phase, location)
    case .resolve(let ref):
      try dispatch(.loadResolved(try waitingItem(ref)), ref.location, counts: false)
    case .reject(let ref, let reason):
      try dispatch(
        .loadRejected(try waitingItem(ref), reason: reason), ref.location, counts: false)
    case .insert, .delete, .batch, .shift, .reload, .resize, .remove, .drop, .commit, .discard,
      .load,
      .loadAll,
      .progress, .stopLoads, .context, .keep, .release, .select, .call:
      _ = try ApplicationActions(application: application, time: end).play(action, at: location)
    case .reopen(let name):
      try refusing(location) { () throws(StageError) in try stores.reopen(name) }
    case .failSave(let name, let reason): stores.failSave(of: name, reason: reason)
    case .foreignMove(let name, let item, let target):
      try moveForeign(name, item, to: target, location)
    case .host(let step): try play(step, by: try pointer(name, at: location), location)
    }
    look()
    try check(at: location)
  }

  /// Dispatches one sample of a raw profile, at its own time.
  mutating func play(
    _ sample: RawSample, by name: String, at location: SourceLocation
  ) throws(ReplayFault) {
    guard sample.time >= previousStart else {
      throw ReplayFault(
        .script, at: location, "the line is stamped before the one above it")
    }
    try pass(to: sample.time, at: location)
    previousStart = sample.time
    end = sample.time
    let pointer = try pointer(name.isEmpty ? nil : Name(name, at: location), at: location)
    if activities.contains(where: { $0.subject == .pointer(pointer) }) {
      throw ReplayFault(.script, at: location, "the pointer is still gliding")
    }
    switch sample.verb {
    case .down:
      let point = sample.point ?? stage.point(of: pointer)
      try dispatch(.down(pointer, point, label: nil), location)
    case .move:
      if let point = sample.point { try move(pointer, to: point, end, location) }
    case .up:
      if let point = sample.point { try move(pointer, to: point, end, location) }
      try dispatch(.up(pointer), location)
    case .cancel:
      if let point = sample.point { try move(pointer, to: point, end, location) }
      try dispatch(.cancel(pointer), location)
    }
  }

  private mutating func lift(
    _ name: Name?, _ target: Target?, _ location: SourceLocation,
    _ event: (PointerID) -> StageEvent
  ) throws(ReplayFault) {
    let pointer = try pointer(name, at: location)
    if let target { try move(pointer, to: try point(target, at: location), end, location) }
    try dispatch(event(pointer), location)
  }

  private mutating func start(
    _ glide: Glide, by pointer: PointerID, _ location: SourceLocation
  ) throws(ReplayFault) {
    let target = try point(glide.target, at: location)
    guard glide.duration > .zero else { return try move(pointer, to: target, end, location) }
    try start(
      .pointer(pointer), from: stage.point(of: pointer), to: target, over: glide.duration,
      rate: glide.rate ?? settings.rate, ease: glide.ease,
      live: glide.isLive ? glide.target : nil, location)
  }

  private mutating func start(
    _ name: Name, _ step: Point, _ span: Microseconds, _ location: SourceLocation
  ) throws(ReplayFault) {
    guard let view = stage.view(named: name.text) else {
      throw ReplayFault(.script, at: location, "nothing is called `\(name.text)`")
    }
    guard span > .zero else { return try scroll(view, by: step, end, location) }
    try start(
      .view(view), from: .zero, to: step, over: span, rate: settings.rate, ease: .linear,
      live: nil, location)
  }

  private mutating func start(
    _ subject: Activity.Subject, from: Point, to target: Point, over duration: Microseconds,
    rate: Rate, ease: Ease, live: Target?, _ location: SourceLocation
  ) throws(ReplayFault) {
    let samples = max(1, (Double(duration.count) / 1e6 * rate.hertz).rounded(.up))
    guard samples <= Double(limits.events) else {
      throw ReplayFault(
        .internal, at: location, "the line makes more than \(limits.events) events")
    }
    activities.append(
      Activity(
        subject: subject, start: end, duration: duration, sampleCount: Int64(samples),
        from: from, target: target, ease: ease, live: live, location: location))
    end = end + duration
  }

  private mutating func press(
    _ key: Key, _ phase: KeyPhase, _ location: SourceLocation
  ) throws(ReplayFault) {
    let modifier: ModifierKeys
    switch key {
    case .escape:
      if phase == .down { try dispatch(.escape, location, counts: false) }
      return
    case .shift: modifier = .shift
    case .control: modifier = .control
    case .alt: modifier = .alt
    case .meta: modifier = .meta
    }
    if phase == .down { keys.insert(modifier) } else { keys.remove(modifier) }
    try dispatch(.keys(keys), location, counts: false)
  }

  private mutating func change(
    _ name: Name?, to phase: AppPhase, _ location: SourceLocation
  ) throws(ReplayFault) {
    let application = name.map { stage.application(named: $0.text) } ?? .common
    guard let application else {
      throw ReplayFault(
        .script, at: location, "no view belongs to an application `\(name?.text ?? "")`")
    }
    let stagePhase: ApplicationPhase =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      case .gone: .gone
      }
    try dispatch(.application(application, stagePhase), location, counts: false)
  }
}
