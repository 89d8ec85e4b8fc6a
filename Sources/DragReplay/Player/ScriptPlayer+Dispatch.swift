import DragGeometry
import DragItems
import DragScript
import DragSessions
import DragStage
import Machines
import OrderedStore

// Dispatching to the stage, and handling its errors.
extension ScriptPlayer {
  /// Moves a pointer; equal consecutive positions are not dispatched.
  mutating func move(
    _ pointer: PointerID, to point: Point, _ time: Timestamp, _ location: SourceLocation
  ) throws(TestFailure) {
    guard point != stage.pointers.point(of: pointer) else {
      return try fireTimers(before: time, at: location)
    }
    try dispatch(.move(pointer, point), at: time, location)
  }

  /// Dispatches an event to the stage, after the timers that are due before it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: When it happens, or nil for the end of the lines so far.
  ///   - location: The line that causes it.
  ///   - counts: Whether it counts towards the cap of events.
  ///   - written: The target as the line has it, for a recording.
  /// - Throws: The stage's error, or an invariant broken by the event.
  mutating func dispatch(
    _ event: StageEvent, at time: Timestamp? = nil, _ location: SourceLocation,
    counts: Bool = true, written: Target? = nil
  ) throws(TestFailure) {
    let time = time ?? end
    if counts { try countEvent(at: location) }
    try mark(location, at: time)
    try fireTimers(beforeEventAt: time, at: location)
    var commands: [HostCommand] = []
    swap(&commands, &commandBuffer)
    try handle(event, at: time, into: &commands, location)
    if recording != nil, let (action, pointer) = RunRecording.action(for: event, written: written) {
      recording?.note(action, by: stage.name(of: pointer), at: time)
    }
    observe(commands)
    // There are two or three: to remove all at once would cost more, by a generic replacement.
    while !commands.isEmpty { commands.removeLast() }
    swap(&commands, &commandBuffer)
    try stopAtDefect(at: location)
  }

  /// Hands an event to the stage.
  private mutating func handle(
    _ event: StageEvent, at time: Timestamp, into commands: inout [HostCommand],
    _ location: SourceLocation
  ) throws(TestFailure) {
    guard !checksRejections else {
      // A refused event may advance the clock, and change nothing else.
      try fireTimers(before: time, at: location)
      return try refusing(location) { [stage] () throws(StageError) in
        try stage.handle(event, at: time, into: &commands)
      }
    }
    // Not in a closure, which would copy the event.
    do throws(StageError) {
      try stage.handle(event, at: time, into: &commands)
    } catch {
      try refuse(error, at: location)
    }
  }

  /// Stops if the stage has a defect, if the application restarts timers without end, or if a check
  /// after every event fails.
  ///
  /// It is `mutating`, as are other questions of every sample, although it changes nothing: otherwise the
  /// whole player would be copied for it.
  mutating func stopAtDefect(at location: SourceLocation) throws(TestFailure) {
    if inspection.isStopped { try reportDefect(at: location) }
    if log.checksEveryEvent, let violation = log.firstViolation {
      throw .broken(violation, at: location)
    }
  }

  private func reportDefect(at location: SourceLocation) throws(TestFailure) {
    if let defect = stage.defect {
      throw TestFailure(
        .internal, at: location, "defect of the stage: \(defect)", about: .defect)
    }
    if stage.timerLimitExceeded {
      throw TestFailure(
        .internal, at: location, "more than \(limits.timers) timers fire at one moment",
        about: .unsettled)
    }
  }

  mutating func scroll(
    _ view: ViewID, by step: Point, _ time: Timestamp, _ location: SourceLocation
  ) throws(TestFailure) {
    try fireTimers(before: time, at: location)
    try mark(location, at: time)
    try refusing(location) { [stage] () throws(StageError) in
      try stage.scene.scroll(view, by: step)
    }
    let name = Name(stage.name(of: view), at: location)
    recording?.note(.scroll(name, by: step, over: .zero), by: nil, at: time)
    observer.map { _ in observe() }
  }

  /// Throws a stage's error as an error of the script, at its line; a contract violation belongs to
  /// the application, and is in the trace.
  mutating func refusing(
    _ location: SourceLocation, _ body: () throws(StageError) -> some Any
  ) throws(TestFailure) {
    let rejection = try stage.rejection(of: body, at: location, isChecked: checksRejections)
    if let rejection { try refuse(rejection, at: location) }
  }

  private func refuse(_ error: StageError, at location: SourceLocation) throws(TestFailure) {
    if case .misuse = error { return }
    throw TestFailure(.script, at: location, error.sentence)
  }

  func pointer(_ name: Name?, at location: SourceLocation) throws(TestFailure) -> PointerID {
    let text = name?.text ?? TimedLine.defaultPointer
    // A stage of a test in Swift calls its default pointer by another name.
    let unnamed = name == nil ? stage.pointers.all.first : nil
    guard let pointer = stage.pointer(named: text) ?? unnamed else {
      throw TestFailure(.script, at: location, "unknown pointer `\(text)`")
    }
    return pointer
  }

  /// The current position of a target for a pointer.
  ///
  /// An item is where it is shown, unless the pointer carries a drag: what that is moved to is a destination, which is resolved
  /// in the rest layout.
  func point(
    _ target: Target, for pointer: PointerID, at location: SourceLocation
  ) throws(TestFailure) -> Point {
    // A point is the same in every layout.
    guard case .ref = target.base else { return try point(target, in: .rest, at: location) }
    let isCarrying = stage.pointers.carriedSession(of: pointer) != nil
    return try point(target, in: isCarrying ? .rest : .shown, at: location)
  }

  func point(
    _ target: Target, in layout: TargetLayout, at location: SourceLocation
  ) throws(TestFailure) -> Point {
    do throws(RefError) {
      return try stage.point(target, in: layout)
    } catch {
      throw TestFailure(.script, at: location, error.message)
    }
  }

  func waitingItem(_ ref: Ref) throws(TestFailure) -> ItemReference {
    try resolved(ref) { ref throws(RefError) in try stage.waitingItem(ref) }
  }

  func resolved<Value>(
    _ ref: Ref, _ resolve: (Ref) throws(RefError) -> Value
  ) throws(TestFailure) -> Value {
    do throws(RefError) {
      return try resolve(ref)
    } catch {
      throw TestFailure(.script, at: ref.location, error.message)
    }
  }
}

extension Target {
  /// The target as a trace shows it: as written, but without its anchor; a point as its numbers.
  var label: String? {
    guard case .ref = base else { return nil }
    return Target(base, offset: offset.toThousandths).text
  }
}

extension Point {
  /// The point with three decimals at most, as a trace writes it.
  fileprivate var toThousandths: Point {
    Point(x: Double(x.thousandthsText) ?? x, y: Double(y.thousandthsText) ?? y)
  }
}
