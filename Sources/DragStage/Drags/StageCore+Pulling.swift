import DragSessions

extension StageCore {
  /// Hands an event to a drag.
  ///
  /// - Returns: What the drag puts out first, if anything; nil where the drag is over, or refuses the event.
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

  /// Hands an answer to a drag.
  ///
  /// - Returns: What the drag puts out next.
  mutating func answer(_ answer: Answer, of session: SessionID) -> DragSession.Output? {
    do throws(DragError) {
      return answered(try state.drags[session].drag.next(after: answer), of: session)
    } catch {
      defect = defect ?? .drag(session, error)
      return nil
    }
  }

  /// What a drag puts out next.
  mutating func next(of session: SessionID) -> DragSession.Output? {
    answered(state.drags[session].drag.next(), of: session)
  }

  /// Answers the questions that no policy is asked, until another output comes.
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

  /// What is to be done for a drag that puts nothing more out.
  mutating func rest(of session: SessionID) -> DragRest {
    if state.drags[session].hostDrop != nil { finishHostDrop(of: session) }
    var rest = state.rest(of: session)
    rest.watched = scene.watched
    if let found = rest.defect { defect = defect ?? .machines(session, found) }
    return rest
  }
}
