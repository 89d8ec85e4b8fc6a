import DragGeometry
import DragReplay
import DragScript
import DragSessions
import DragStage
public import Machines

// Step by step: each call is immediate, and time advances only where it says so.
extension TestStage {
  /// Presses a pointer; nothing lifts before time advances.
  public func press(
    _ target: PointerTarget, by pointer: TestPointer? = nil, button: Int = 0,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    guard show(target, false, caller) else { return }
    play(.down(target.target, button: button == 0 ? nil : button), by: pointer, caller)
  }

  /// Moves a pointer in one step.
  public func move(
    to target: PointerTarget, by pointer: TestPointer? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    play(.move(target.target), by: pointer, Caller(fileID, file, line, column))
  }

  /// Moves a pointer evenly, 60 steps a second, and advances time by the duration.
  public func glide(
    to target: PointerTarget, over duration: Microseconds = .milliseconds(300),
    by pointer: TestPointer? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let glide = Glide(to: target.target, over: duration)
    play(.glide(glide), by: pointer, Caller(fileID, file, line, column))
  }

  /// Releases a pointer where it is.
  public func release(
    _ pointer: TestPointer? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    play(.up(nil), by: pointer, Caller(fileID, file, line, column))
  }

  /// Cancels a pointer, as the system does.
  public func cancel(
    _ pointer: TestPointer? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    play(.cancel(nil), by: pointer, Caller(fileID, file, line, column))
  }

  /// Advances time.
  ///
  /// Timers due at the very end have not fired yet: at exactly the lift delay nothing is lifted, as in
  /// a script.
  public func advance(
    by span: Microseconds,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    play(.wait(span), by: nil, Caller(fileID, file, line, column))
  }

  /// Advances time until nothing is pending; a load that waits for its owner is left.
  ///
  /// If that takes longer than the limit, the test fails.
  public func settle(
    max limit: Microseconds = .seconds(10),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    play(.settle(max: limit), by: nil, Caller(fileID, file, line, column))
  }

  /// Plays lines of the language, such as `key down alt` or `insert list[gap 2] figs`.
  ///
  /// They may also contain expectations, and golden lines after a `|`.
  public func play(
    _ lines: String,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    guard let lines = steps(lines, caller) else { return }
    play(lines, caller)
  }

  /// Parses lines of the language; on an error the test fails.
  func steps(_ text: String, _ caller: Caller) -> [Line]? {
    let outcome = Script.fragment(text, file: caller.location.file)
    guard let script = outcome.script, script.setupLines.isEmpty else {
      let first = outcome.diagnostics.first { $0.severity == .error }
      let words = [
        first?.message ?? "set-up lines are not allowed here: build the scene with `TestStage`",
        first.map { "  " + $0.quote.line }, first?.hint.map { "hint: " + $0 },
      ]
      caller.fail(words.compactMap { $0 }.joined(separator: "\n"))
      return nil
    }
    return script.tests.first?.steps ?? []
  }

  func play(_ action: Action, by pointer: TestPointer?, _ caller: Caller) {
    let location = caller.location
    let name =
      action.isOfPointer ? Name((pointer ?? finger).name, at: location) : nil
    play([.timed(TimedLine(pointer: name, .action(action), at: location))], caller)
  }

  /// Plays lines and their activities, and reports errors.
  func play(_ lines: [Line], _ caller: Caller) {
    latestCaller = caller
    record?.add(lines)
    player.log.noteViews()
    do throws(TestFailure) {
      try player.play(lines)
      try player.finishLine(at: caller.location)
    } catch {
      player.log.add(error)
    }
    // Ignored violations are not an error of a later line.
    if isStrict {
      player.log.keepMisuse(at: caller.location)
    } else {
      player.log.passOverMisuse()
    }
    if stage.isIdle, !stage.trace.isEmpty { player.checkInvariants(at: caller.location) }
    report(caller)
  }

  /// Reports a drag whose pointer is still down when nothing refers to the stage any more, which is the test's end.
  func reportUnfinishedDrag() {
    guard let latestCaller,
      let drag = stage.sessions.live.first(where: { !$0.state.isOver }),
      latestCaller.isInTest
    else { return }
    let text =
      "the test ends under a drag, which is \(drag.state.rawValue): release or cancel its pointer, or set `isStrict`"
      + " to false"
    if isStrict { latestCaller.fail(text) } else { latestCaller.warn(text) }
  }

  /// Fails the test for what the log has kept; the position is the caller's.
  ///
  /// The trace, and the script of what the test has done, are attached to the first failure of the stage.
  func report(_ caller: Caller) {
    player.reportFailures()
    let failures = player.log.takeFaults()
    guard !failures.isEmpty else { return }
    caller.fail(
      failures.map { failure in
        var failure = failure
        failure.location = caller.location
        return failure
      })
    guard !hasAttachedTrace else { return }
    hasAttachedTrace = true
    FailureRecord(of: self, in: caller.testName, failures, at: caller.location)
      .attach(for: caller)
  }
}

extension SessionState {
  /// Indicates whether the pointer is up: only animations and loads are left.
  fileprivate var isOver: Bool {
    switch self {
    case .idle, .ending, .transferring, .transferred, .ended: true
    case .pressed, .lifting, .lifted, .dragging, .performing: false
    }
  }
}
