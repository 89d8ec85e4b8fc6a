package import DragScript
import DragSessions
package import DragStage
import Machines

// Line by line: actions, expectations and rejections.
extension ScriptPlayer {
  /// Plays lines up to one that stops the test.
  package mutating func play(_ lines: [Line]) throws(TestFailure) {
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      guard try play(line, before: next) else { return }
    }
  }

  /// Plays a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - next: The line below it, which may expect that this one is rejected.
  /// - Returns: False where an assertion failed, so that the test stops.
  /// - Throws: The reason why the line cannot be carried out.
  package mutating func play(
    _ line: Line, before next: Line? = nil
  ) throws(TestFailure) -> Bool {
    let goesOn: Bool
    if next?.expectsRejection == true {
      goesOn = try playRefused(line)
    } else {
      goesOn = try playContent(of: line)
      if !line.expectsRejection { rejection = nil }
    }
    if settings.strict { log.noteMisuse(at: line.location) }
    if !held.isEmpty, case .timed(let timed) = line { checkProperties(after: .timed(timed)) }
    log.readTrace(at: line.location)
    reportFailures()
    try throwFaultOfApplication()
    return goesOn
  }

  /// Plays a line that must be rejected; a contract violation is expected, and not recorded.
  private mutating func playRefused(_ line: Line) throws(TestFailure) -> Bool {
    rejection = nil
    if settings.strict { log.noteMisuse(at: line.location) }
    if case .timed(let timed) = line, case .action = timed.content { try reach(timed) }
    let recording = recording
    let first = stage.trace.count
    do throws(TestFailure) {
      switch line {
      case .timed(let timed):
        guard case .action(let action) = timed.content else { return try playContent(of: line) }
        try perform(action, by: timed.pointer, at: timed.location)
      case .raw(let run): try playSamples(of: run)
      case .golden, .include: return try playContent(of: line)
      }
      // The expectation reports it; a second failure is not needed.
      rejection = log.takeRejection(from: first, at: line.location)
      if rejection != nil { self.recording?.noteRejection(at: end) }
    } catch {
      guard error.kind == .script, error.location.line == line.lastLine else { throw error }
      rejection = error.message
      // The lines of a raw profile are recorded one by one, as they are played.
      if case .timed = line { self.recording = recording }
    }
    return true
  }

  private mutating func playContent(of line: Line) throws(TestFailure) -> Bool {
    switch line {
    case .timed(let timed):
      try reach(timed)
      switch timed.content {
      case .action(let action):
        try perform(action, by: timed.pointer, at: timed.location)
        return true
      case .expectation(let expectation):
        var pointer: PointerID?
        if let name = timed.pointer { pointer = try self.pointer(name, at: timed.location) }
        return expect(expectation.predicate, of: pointer, at: timed.location)
          || expectation.severity == .expect
      }
    case .raw(let run):
      try playSamples(of: run)
      return true
    case .golden(let block):
      try finishLine(at: block.location)
      log.compareTrace(with: block)
      return true
    case .include(let included):
      for line in included.lines {
        guard try playContent(of: line) else { return false }
      }
      return true
    }
  }

  /// Plays the samples of a raw profile while they are read from the script.
  private mutating func playSamples(of run: RawRun) throws(TestFailure) {
    beginRun()
    var count = 0
    for sample in run.samples {
      let location = run.location(of: sample, at: count)
      try dispatchRawSample(sample, of: run, at: location)
      if !held.isEmpty { checkProperties(after: .sample(sample, of: run, at: location)) }
      log.readTrace(at: location)
      count += 1
    }
    guard count == run.samples.count else {
      throw TestFailure(
        .script, at: run.location, "the file has changed since it was read")
    }
  }

  /// Completes the activities of the lines so far: a glide, or a wait.
  package mutating func finishLine(at location: SourceLocation) throws(TestFailure) {
    try passTime(to: end, at: location)
    if held.isUnchecked { checkProperties() }
  }

  /// Ends a test like a script: nothing is pressed and nothing is pending.
  mutating func finish(at location: SourceLocation) throws(TestFailure) {
    try endEverything(at: location)
    log.noteReach()
    if !held.isEmpty { checkProperties(isAtEnd: true) }
    try throwFaultOfApplication()
  }

  /// Indicates whether an action of the script's application could not be carried out.
  package var hasFaultOfApplication: Bool { application.fault != nil }

  /// Throws the first error while the application of a script ran an action of its own.
  private func throwFaultOfApplication() throws(TestFailure) {
    if let fault = application.fault { throw fault }
  }

  /// Checks an expectation now, and records a failure if it does not hold.
  ///
  /// - Parameters:
  ///   - predicate: The expectation.
  ///   - pointer: The pointer of the drag, or nil for the latest session.
  ///   - location: The location of the expectation.
  /// - Returns: Whether it holds.
  package mutating func expect(
    _ predicate: Predicate, of pointer: PointerID? = nil, at location: SourceLocation
  ) -> Bool {
    let check = PredicateCheck(
      stage: stage, stores: stores, application: application, pointer: pointer,
      rejection: rejection,
      calls: log.calls)
    do throws(PredicateCheck.Mismatch) {
      try check.verify(predicate)
      return true
    } catch {
      log.add(error, of: check, predicate, at: location)
      observer?.expectationFailed(predicate, number: log.faults.count - 1)
      return false
    }
  }

  /// Tells an observer of the failures so far, where lines are played one by one.
  package func reportFailures() {
    observer?.failuresFound(log.faults.count, at: max(stage.now, end))
  }

  /// Checks the invariants of every test at its end.
  package mutating func checkInvariants(at location: SourceLocation) {
    log.checkInvariants(at: location, with: stores.differences())
  }
}

extension Line {
  /// The number of the line, or of the last one of several.
  fileprivate var lastLine: Int {
    if case .raw(let run) = self { return run.location.line + run.samples.count - 1 }
    return location.line
  }

  /// Indicates whether the line expects that the one above it is rejected.
  fileprivate var expectsRejection: Bool {
    guard case .timed(let line) = self, case .expectation(let expectation) = line.content,
      case .refused = expectation.predicate
    else { return false }
    return true
  }
}
