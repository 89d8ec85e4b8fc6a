import DragSessions

extension StageCore {
  /// Passes an event to a drag.
  ///
  /// - Returns: The first output of the drag; nil if there is none, if the drag is over, or if it
  ///   rejects the event.
  mutating func begin(
    _ session: SessionID, on event: DragSessionMachine.Event
  ) -> (output: DragSession.Output?, Void)? {
    guard state.drags.contains(session) else { return nil }
    do throws(DragError) {
      return (answered(try state.drags[session].drag.next(after: event), of: session), ())
    } catch {
      defect = defect ?? .drag(session, error)
      return nil
    }
  }

  /// Passes an answer to a drag.
  ///
  /// - Returns: The next output of the drag.
  mutating func answer(_ answer: Answer, of session: SessionID) -> DragSession.Output? {
    do throws(DragError) {
      return answered(try state.drags[session].drag.next(after: answer), of: session)
    } catch {
      defect = defect ?? .drag(session, error)
      return nil
    }
  }

  /// The next output of a drag.
  mutating func next(of session: SessionID) -> DragSession.Output? {
    answered(state.drags[session].drag.next(), of: session)
  }

  /// Answers the questions that do not involve a policy, until there is another output.
  private mutating func answered(_ first: DragSession.Output?, of session: SessionID) -> DragSession
    .Output?
  {
    var next = first
    do throws(DragError) {
      while case .question(let question) = next {
        let answer: Answer
        switch question {
        case .candidate(let below): answer = candidateAnswer(below: below, for: session)
        case .sibling(let destination):
          answer = .sibling(sibling(after: destination, for: session))
        case .items, .canMove, .allowsMove, .restricted, .fullSize, .added, .canHandle, .update,
          .perform:
          return next
        }
        next = try state.drags[session].drag.next(after: answer)
      }
      return next
    } catch {
      defect = defect ?? .drag(session, error)
      return nil
    }
  }

  /// The remaining work for a drag without further output.
  mutating func rest(of session: SessionID) -> DragRest {
    if state.drags[session].hostDrop != nil { finishHostDrop(of: session) }
    var rest = state.rest(of: session)
    rest.watched = scene.watched
    if let found = rest.defect { defect = defect ?? .machines(session, found) }
    return rest
  }
}
