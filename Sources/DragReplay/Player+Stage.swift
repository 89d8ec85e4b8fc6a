import DragGeometry
import DragItems
package import DragScript
import DragSessions
import DragStage
import Machines
import OrderedStore

extension Player {
  /// Runs timers and activities until none is pending; a load that waits for its owner is left.
  mutating func settle(max limit: Microseconds, at location: SourceLocation) throws(ReplayFault) {
    let latest = end + limit
    while let next = nextMoment {
      guard next <= latest else {
        throw ReplayFault(
          .failed, at: location, "not settled after \(limit.text)",
          expected: "nothing pending", actual: "something is due at \(next.text)")
      }
      try pass(to: next, at: location)
      if let due = stage.nextDeadline, due <= next { recording?.noteTick(at: next) }
      try refusing(location) { () throws(StageError) in try stage.handle(.tick, at: next) }
      look()
      try check(at: location)
      reached(next)
    }
  }

  /// Ends a test: pressed pointers are cancelled, drags of other programs leave, waiting loads are
  /// rejected, everything settles.
  mutating func finish(at location: SourceLocation) throws(ReplayFault) {
    while let next = nextActivityEnd { try pass(to: next, at: location) }
    try pass(to: end, at: location)
    for pointer in stage.pointers where stage.isPressed(pointer) {
      try dispatch(.cancel(pointer), location)
    }
    for pointer in stage.pointers where stage.isSeat(pointer) { try giveUp(pointer, at: location) }
    try settle(max: .seconds(24 * 60 * 60), at: location)
    while let waiting = stage.waitingLoads.first {
      let (holder, item) = (stage.name(of: waiting.view), stage.name(of: waiting.item))
      let reason = "the test is over"
      if stage.isOutside(waiting.view) {
        // What lies outside has the name of its seat, and is spoken of by the seat alone.
        let step = HostStep.fail(Name(item, at: location), reason: reason)
        recording?.note(.host(step), by: holder, at: end)
      } else {
        let ref = Ref(holder, .item(id: item), at: location)
        recording?.note(.reject(ref, reason: reason), by: nil, at: end)
      }
      try dispatch(
        .loadRejected(waiting, reason: reason), location, counts: false)
    }
    try settle(max: .seconds(24 * 60 * 60), at: location)
  }

  /// Ends what a system has under way at a seat; where it has nothing, that is refused.
  private mutating func giveUp(
    _ seat: PointerID, at location: SourceLocation
  ) throws(ReplayFault) {
    mark(location, at: end)
    for event in [HostEvent.leave, .ended(.cancel)] {
      let refusal = try application.refusal(
        of: { () throws(StageError) in try stage.handle(.host(seat, event), at: end) },
        at: location)
      if refusal == nil { look() }
    }
    try check(at: location)
  }

  /// Somebody else moves an item to a gap of a collection, or before another item of it.
  func moveForeign(
    _ name: Name, _ item: Ref, to target: Ref, _ location: SourceLocation
  ) throws(ReplayFault) {
    let moved = try resolved(item) { ref throws(RefError) in try stage.item(ref) }
    let (view, gap) = try resolved(target) { ref throws(RefError) in try stage.gapOrItem(ref) }
    guard let bound = stage.lists(of: view), stage.name(of: bound.store) == name.text,
      bound.lists.indices.contains(gap.section)
    else {
      throw ReplayFault(
        .script, at: target.location, "`\(target.name)` keeps no order in `\(name.text)`")
    }
    let rest = stage.items(of: view)[gap.section]
    let before = rest.prefix(gap.item).last { $0 != moved.item }
    let behind = rest.dropFirst(gap.item).first { $0 != moved.item }
    let spot = StoreIntent.Spot(
      after: before.map { stage.name(of: $0) }, before: behind.map { stage.name(of: $0) })
    try refusing(location) { () throws(StageError) in
      try stores.foreignMove(
        name, stage.name(of: moved.item), to: spot, in: bound.lists[gap.section])
    }
  }

  /// Moves a pointer; equal consecutive positions are not dispatched.
  mutating func move(
    _ pointer: PointerID, to point: Point, _ time: Timestamp, _ location: SourceLocation
  ) throws(ReplayFault) {
    guard point != stage.point(of: pointer) else { return }
    try dispatch(.move(pointer, point), at: time, location)
  }

  mutating func dispatch(
    _ event: StageEvent, _ location: SourceLocation, counts: Bool = true, written: Target? = nil
  ) throws(ReplayFault) {
    try dispatch(event, at: end, location, counts: counts, written: written)
  }

  private mutating func dispatch(
    _ event: StageEvent, at time: Timestamp, _ location: SourceLocation, counts: Bool = true,
    written: Target? = nil
  ) throws(ReplayFault) {
    if let (action, pointer) = RunRecording.action(for: event, written: written) {
      recording?.note(action, by: stage.name(of: pointer), at: time)
    }
    if counts { try count(at: location) }
    mark(location, at: time)
    if isWatched { advance(before: time) }
    try refusing(location) { [stage] () throws(StageError) in try stage.handle(event, at: time) }
    look()
    try check(at: location)
  }

  /// Stops where the stage has made a mistake, where the application never lets go, or where what
  /// is looked at behind every event does not hold.
  func check(at location: SourceLocation) throws(ReplayFault) {
    if let defect = stage.defect {
      throw ReplayFault(.internal, at: location, "the stage made a mistake: \(defect)")
    }
    if stage.isOverrun {
      throw ReplayFault(
        .internal, at: location, "more than \(limits.timers) timers fire at one moment")
    }
    if let violation = checks?.firstViolation { throw .broken(violation, at: location) }
  }

  mutating func scroll(
    _ view: ViewID, by step: Point, _ time: Timestamp, _ location: SourceLocation
  ) throws(ReplayFault) {
    advance(before: time)
    mark(location, at: time)
    let name = Name(stage.name(of: view), at: location)
    recording?.note(.scroll(name, by: step, over: .zero), by: nil, at: time)
    try refusing(location) { () throws(StageError) in try stage.scroll(view, by: step) }
  }

  /// What a stage refuses is a fault of the script, told at its line; misuse is the application's,
  /// and is told by the trace.
  func refusing<Value>(
    _ location: SourceLocation, _ body: () throws(StageError) -> Value
  ) throws(ReplayFault) {
    guard let error = try application.refusal(of: body, at: location) else { return }
    if case .misuse = error { return }
    throw ReplayFault(.script, at: location, stage.sentence(for: error))
  }

  func pointer(_ name: Name?, at location: SourceLocation) throws(ReplayFault) -> PointerID {
    let text = name?.text ?? TimedLine.defaultPointer
    guard let pointer = stage.pointer(named: text) else {
      throw ReplayFault(.script, at: location, "no pointer is called `\(text)`")
    }
    return pointer
  }

  func point(_ target: Target, at location: SourceLocation) throws(ReplayFault) -> Point {
    do throws(RefError) {
      return try stage.point(target)
    } catch {
      throw ReplayFault(.script, at: location, error.message)
    }
  }

  func waitingItem(_ ref: Ref) throws(ReplayFault) -> ItemReference {
    try resolved(ref) { ref throws(RefError) in try stage.waitingItem(ref) }
  }

  func resolved<Value>(
    _ ref: Ref, _ resolve: (Ref) throws(RefError) -> Value
  ) throws(ReplayFault) -> Value {
    do throws(RefError) {
      return try resolve(ref)
    } catch {
      throw ReplayFault(.script, at: ref.location, error.message)
    }
  }
}

extension Action {
  /// Whether the pointer that is named before the action does it.
  package var isOfPointer: Bool {
    switch self {
    case .down, .move, .glide, .up, .cancel, .host: true
    case .wait, .settle, .key, .scroll, .resize, .app, .resolve, .reject, .insert, .delete, .batch,
      .shift,
      .reload,
      .remove, .drop, .commit, .discard, .reopen, .failSave, .foreignMove, .call, .load, .loadAll,
      .progress, .stopLoads, .context, .keep, .release, .select:
      false
    }
  }
}

extension Target {
  /// The target as a trace shows it: as written, but without its anchor; a point as its numbers.
  var label: String? {
    guard case .ref = place else { return nil }
    return Target(place, offset: offset).text
  }
}
