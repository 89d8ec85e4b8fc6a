import DragSessions

// They return the error beside the output: an access to the table of drags that throws is a
// coroutine of its own, which costs more than the step.
extension DragSession {
  /// Handles an event, and returns the next output; nil if the event is rejected.
  mutating func next(
    after event: DragSessionMachine.Event, noting rejection: inout DragError?
  ) -> Output? {
    do throws(DragError) {
      try handle(event)
    } catch {
      rejection = error
      return nil
    }
    return next()
  }

  /// Handles the answer that was due, and returns the next output; nil if it is rejected.
  mutating func next(after answer: Answer, noting rejection: inout DragError?) -> Output? {
    do throws(DragError) {
      try self.answer(answer)
    } catch {
      rejection = error
      return nil
    }
    return next()
  }
}
