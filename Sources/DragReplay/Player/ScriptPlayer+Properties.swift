import DragScript
import DragSessions
import DragStage
import Machines

// What holds in every run of a test (EX-30).
extension ScriptPlayer {
  /// Checks what must hold after a line, at once or when the time that it takes has passed.
  mutating func checkProperties(after line: PlayedLine) {
    held.lastLine = line
    held.isUnchecked = end > stage.now
    if !held.isUnchecked { checkProperties() }
  }

  /// Checks what must hold after the last line.
  ///
  /// - Parameter isAtEnd: Whether the test is over, and everything was let go.
  mutating func checkProperties(isAtEnd: Bool = false) {
    held.isUnchecked = false
    held.readChanges(on: stage)
    let isAtRest = isAtEnd || held.lastLine?.settles == true && isResting
    // The line is written out for a failure alone.
    func after() -> TestFailure.LastLine? {
      held.lastLine.map { line in
        TestFailure.LastLine(
          location: line.location,
          text: isAtEnd ? "\(line.text), and the end of the test" : line.text)
      }
    }
    for (number, property) in held.due(atRest: isAtRest) {
      let check = PredicateCheck(
        stage: stage, stores: stores, application: application, pointer: nil, rejection: nil,
        calls: log.calls)
      do throws(PredicateCheck.Mismatch) {
        try check.verify(property.predicate)
      } catch {
        held.setBroken(number)
        log.add(error, of: check, property, held.statement(of: number), after: after())
        observer?.expectationFailed(property.predicate, number: log.faults.count - 1)
      }
    }
    reportFailures()
  }

  /// Indicates whether nothing is pressed, no drag is under way, and no load waits for its owner.
  package var isResting: Bool {
    stage.sessions.live.isEmpty && stage.loads.waiting.isEmpty
      && !stage.pointers.all.contains { stage.pointers.isPressed($0) }
  }
}
