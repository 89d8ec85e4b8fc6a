import DragGeometry
import DragGestures
package import DragScript
import DragSessions
import DragStage
import Machines
import OrderedStore

// Actions of pointers, keys and applications at one moment.
extension ScriptPlayer {
  /// Performs an action at the current time.
  package mutating func perform(
    _ action: Action, by name: Name?, at location: SourceLocation
  ) throws(TestFailure) {
    if action.isNotedWhole { try mark(location, at: end) }
    if action.isNotedWhole { recording?.note(action, by: name?.text, at: end) }
    switch action {
    case .down(let target, let button):
      let pointer = try pointer(name, at: location)
      let point = try point(target, for: pointer, at: location)
      if let note = TestNote(pressing: target, at: point, on: stage, at: location) {
        notes.append(note)
      }
      try dispatch(
        .down(pointer, point, label: target.label, button: button ?? 0), location,
        written: target)
    case .move(let target):
      let pointer = try pointer(name, at: location)
      try refuseFloating(pointer, at: location)
      try move(pointer, to: try point(target, for: pointer, at: location), end, location)
    case .glide(let glide):
      let pointer = try pointer(name, at: location)
      try refuseFloating(pointer, at: location)
      try beginGlide(glide, by: pointer, location)
    case .up(let target?, moves: false):
      let pointer = try pointer(name, at: location)
      let point = try point(target, for: pointer, at: location)
      try dispatch(.up(pointer, at: point), location)
    case .up(let target, _): try liftPointer(name, target, location) { .up($0) }
    case .cancel(let target): try liftPointer(name, target, location) { .cancel($0) }
    case .wait(let span):
      end = end + span
      waitEnd = end
    case .settle(let limit): try settle(max: limit ?? settings.settleMax, at: location)
    case .key(let phase, let key): try pressKey(key, phase, location)
    case .scroll(let view, let step, let span):
      try beginScroll(of: view, step, over: span, location)
    case .app(let phase, let application): try changePhase(of: application, to: phase, location)
    case .resolve(let ref, let type):
      try dispatch(
        .loadResolved(try waitingItem(ref), try known(type, at: ref.location)), ref.location,
        counts: false)
    case .reject(let ref, let type, let reason):
      try dispatch(
        .loadRejected(try waitingItem(ref), try known(type, at: ref.location), reason: reason),
        ref.location, counts: false)
    case .insert, .delete, .batch, .reorder, .reload, .resize, .resizeItems, .switchOption, .remove,
      .drop, .commit, .discard,
      .load,
      .loadAll,
      .progress, .cancelLoads, .context, .takeFile, .endFileUse, .select, .call:
      let actions = ApplicationActions(
        application: application, stage: stage, time: end, checksRejections: checksRejections)
      _ = try actions.apply(action, at: location)
    case .reopen(let name):
      try refusing(location) { [stores] () throws(StageError) in try stores.reopen(name) }
    case .failSave(let name, let reason): stores.failSave(of: name, reason: reason)
    case .externalMove(let name, let item, let target):
      try moveForeign(name, item, to: target, location)
    case .host(let step):
      try dispatchHostEvent(of: step, by: try pointer(name, at: location), location)
    }
    observe()
    try stopAtDefect(at: location)
  }

  /// Dispatches one sample of a raw profile, at its own time.
  mutating func dispatchRawSample(
    _ sample: RawSample, of run: RawRun, at location: SourceLocation
  ) throws(TestFailure) {
    try reach(sampleAt: sample.time, location)
    let pointer: PointerID
    do throws(TestFailure) {
      pointer = try pointerToMove(by: sample, of: run, at: location)
    } catch {
      // The line is reached, although its event is not dispatched.
      try fireTimers(before: end, at: location)
      throw error
    }
    switch sample.verb {
    case .down:
      let point = sample.point ?? stage.pointers.point(of: pointer)
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

  /// The pointer of a sample, which its line may move now.
  private mutating func pointerToMove(
    by sample: RawSample, of run: RawRun, at location: SourceLocation
  ) throws(TestFailure) -> PointerID {
    let pointer = try sampledPointer(of: sample, in: run, at: location)
    if isGliding(pointer) {
      throw TestFailure(.script, at: location, "the pointer is still gliding")
    }
    if sample.verb == .move { try refuseFloating(pointer, at: location) }
    return pointer
  }

  private mutating func beginGlide(
    _ glide: Glide, by pointer: PointerID, _ location: SourceLocation
  ) throws(TestFailure) {
    let target = try point(glide.target, for: pointer, at: location)
    guard glide.duration > .zero else { return try move(pointer, to: target, end, location) }
    try begin(
      .pointer(pointer), from: stage.pointers.point(of: pointer), to: target, over: glide.duration,
      rate: glide.rate ?? settings.rate, ease: glide.ease,
      live: glide.isLive ? glide.target : nil, location)
  }

  private mutating func beginScroll(
    of name: Name, _ step: Point, over span: Microseconds, _ location: SourceLocation
  ) throws(TestFailure) {
    guard let view = stage.view(named: name.text) else {
      throw TestFailure(.script, at: location, "unknown name `\(name.text)`")
    }
    guard span > .zero else { return try scroll(view, by: step, end, location) }
    try begin(
      .view(view), from: .zero, to: step, over: span, rate: settings.rate, ease: .linear,
      live: nil, location)
  }

  private mutating func pressKey(
    _ key: Key, _ phase: KeyPhase, _ location: SourceLocation
  ) throws(TestFailure) {
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

  /// A finger that is not down has no location; a mouse and a pen also move above the surface.
  private mutating func refuseFloating(
    _ pointer: PointerID, at location: SourceLocation
  ) throws(TestFailure) {
    guard !stage.pointers.isPressed(pointer), stage.pointers.kind(of: pointer) == .touch,
      !stage.pointers.isSeat(pointer)
    else { return }
    throw TestFailure(
      .script, at: location,
      "`\(stage.name(of: pointer))` is a finger that is not down, and cannot move: press it, or"
        + " declare it as a mouse or a pen")
  }

  private mutating func liftPointer(
    _ name: Name?, _ target: Target?, _ location: SourceLocation,
    _ event: (PointerID) -> StageEvent
  ) throws(TestFailure) {
    let pointer = try pointer(name, at: location)
    if let target {
      let point = try point(target, for: pointer, at: location)
      try move(pointer, to: point, end, location)
    }
    try dispatch(event(pointer), location)
  }

  private mutating func changePhase(
    of name: Name?, to phase: AppPhase, _ location: SourceLocation
  ) throws(TestFailure) {
    let application = name.map { stage.scene.application(named: $0.text) } ?? .common
    guard let application else {
      throw TestFailure(
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

  /// Moves an item, as another writer, to a gap of a collection or before another item.
  private mutating func moveForeign(
    _ name: Name, _ item: Ref, to target: Ref, _ location: SourceLocation
  ) throws(TestFailure) {
    let moved = try resolved(item) { ref throws(RefError) in try stage.item(ref) }
    let (view, gap) = try resolved(target) { ref throws(RefError) in try stage.gapOrItem(ref) }
    guard let bound = stage.stores.lists(of: view), stage.name(of: bound.store) == name.text,
      bound.lists.indices.contains(gap.section)
    else {
      throw TestFailure(
        .script, at: target.location, "`\(target.name)` keeps no order in `\(name.text)`")
    }
    let rest = stage.items(of: view)[gap.section]
    let before = rest.prefix(gap.item).last { $0 != moved.item }
    let behind = rest.dropFirst(gap.item).first { $0 != moved.item }
    let position = StoreIntent.Position(
      after: before.map { stage.name(of: $0) }, before: behind.map { stage.name(of: $0) })
    try refusing(location) { [stores, stage] () throws(StageError) in
      try stores.foreignMove(
        name, stage.name(of: moved.item), to: position, in: bound.lists[gap.section])
    }
  }
}

extension Action {
  /// Indicates whether it is one of the pointer before it, as its row says; this is asked for each line that is played.
  package var isOfPointer: Bool {
    switch self {
    case .down, .move, .glide, .up, .cancel, .host: true
    default: false
    }
  }
}
