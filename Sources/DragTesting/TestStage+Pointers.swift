import DragGeometry
import DragReplay
import DragScript
import DragStage
public import Machines

// Step by step: each call takes place at once, and time goes on where it says so.
extension TestStage {
  /// Presses a pointer; nothing lifts before time goes on.
  public func press(
    _ spot: PointerTarget, by pointer: TestPointer? = nil, button: Int = 0,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    play(.down(spot.target, button: button), by: pointer, Caller(fileID, file, line, column))
  }

  /// Moves a pointer in one step.
  public func move(
    to spot: PointerTarget, by pointer: TestPointer? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    play(.move(spot.target), by: pointer, Caller(fileID, file, line, column))
  }

  /// Moves a pointer evenly, 60 steps a second, and lets as much time pass.
  public func glide(
    to spot: PointerTarget, over duration: Microseconds = .milliseconds(300),
    by pointer: TestPointer? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let glide = Glide(to: spot.target, over: duration)
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

  /// Takes a pointer away, as the system does.
  public func cancel(
    _ pointer: TestPointer? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    play(.cancel(nil), by: pointer, Caller(fileID, file, line, column))
  }

  /// Lets time pass.
  ///
  /// What is due at the very end has not happened yet: at exactly the lift delay nothing is lifted,
  /// as in a script.
  public func advance(
    by span: Microseconds,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    play(.wait(span), by: nil, Caller(fileID, file, line, column))
  }

  /// Lets time pass until nothing is pending; a load that waits for its owner is left.
  ///
  /// Where that takes longer than the limit, the test fails.
  public func settle(
    max limit: Microseconds = .seconds(10),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    play(.settle(max: limit), by: nil, Caller(fileID, file, line, column))
  }

  /// Plays lines of the language, such as `key down alt` or `insert list[gap 2] figs`.
  ///
  /// They may also expect something, and hold lines of a trace behind a `|`.
  public func play(
    _ lines: String,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let caller = Caller(fileID, file, line, column)
    guard let lines = steps(lines, caller) else { return }
    play(lines, caller)
  }

  /// The lines of a text that is written in the language; where it cannot be read the test fails.
  func steps(_ text: String, _ caller: Caller) -> [Line]? {
    let outcome = Script.fragment(text, file: caller.location.file)
    guard let script = outcome.script, script.setupLines.isEmpty else {
      let first = outcome.diagnostics.first { $0.severity == .error }
      let words = [
        first?.message ?? "a scene is set up by the stage, and not by lines",
        first.map { "  " + $0.quote.line }, first?.hint.map { "hint: " + $0 },
      ]
      caller.fail(words.compactMap { $0 }.joined(separator: "\n"))
      return nil
    }
    return script.tests.first?.steps ?? []
  }

  func play(_ action: Action, by pointer: TestPointer?, _ caller: Caller) {
    let location = caller.location
    let name = action.isOfPointer ? Name((pointer ?? finger).name, at: location) : nil
    play([.timed(TimedLine(pointer: name, .action(action), at: location))], caller)
  }

  /// Plays lines and what they began, and tells what went wrong on the way.
  func play(_ lines: [Line], _ caller: Caller) {
    player.log.noteViews()
    do throws(TestFailure) {
      try player.play(lines)
      try player.finishLine(at: caller.location)
    } catch {
      player.log.add(error)
    }
    // What was let pass is no fault of a later line.
    if isStrict {
      player.log.keepMisuse(at: caller.location)
    } else {
      player.log.passOverMisuse()
    }
    if stage.isIdle, !stage.trace.isEmpty { player.checkInvariants(at: caller.location) }
    tell(caller)
  }

  /// Fails the test for what the log has kept; the place is the caller's.
  func tell(_ caller: Caller) {
    caller.fail(
      player.log.takeFaults().map { fault in
        var fault = fault
        fault.location = caller.location
        return fault
      })
  }
}
