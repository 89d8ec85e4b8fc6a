import DragSessions
import Machines

/// A place in a search: a drag that is quiet or waits for an answer, and the rules that watch it.
struct Node: Hashable {
  private(set) var drag: DragSession
  private(set) var rules = CallbackRules()

  init(style: DragStyle) {
    drag = DragSession(style: style)
  }

  /// What was wrong with a step.
  enum Failure: Error, Hashable {
    case violation(CallbackRules.Violation)
    case defect(Defect)
    case changedByRejection(DragError)
    case refusedAnswer(DragError)
    case endsDisagree(DragSessionMachine.State)
  }

  /// The node after a move, or nil where the move was refused and changed nothing.
  func after(_ move: Move) throws(Failure) -> Node? {
    var next = self
    if case .answer = move { next.receive(move) }
    do throws(DragError) {
      switch move {
      case .event(let event): try next.drag.handle(event)
      case .finishPerform(let destination): try next.drag.finishPerform(at: destination)
      case .vetoPerform(let destination):
        try next.drag.finishPerform(at: destination, isTaken: false)
      case .answer(let answer): try next.drag.answer(answer)
      }
    } catch {
      if case .answer = move { throw .refusedAnswer(error) }
      guard next == self else { throw .changedByRejection(error) }
      return nil
    }
    switch move {
    case .answer: break
    case .event, .finishPerform, .vetoPerform: next.receive(move)
    }
    try next.pull()
    return next
  }

  private mutating func receive(_ move: Move) {
    switch move {
    case .event(.destinationLost(let destination)): rules.lose(destination)
    case .event(.foreignBegan(let items, let allowsMove)):
      rules.foreignDragBegan(items: items, allowsMove: allowsMove)
    case .event(.takenOutside(let operation)): rules.takeOutside(operation)
    case .event(.itemsChanged(let items)): rules.itemsChanged(to: items)
    case .vetoPerform(let destination): rules.veto(by: destination)
    case .event, .finishPerform: break
    case .answer(let answer):
      if let question = drag.due { rules.answered(answer, to: question) }
    }
  }

  private mutating func pull() throws(Failure) {
    while let output = drag.next() {
      do throws(CallbackRules.Violation) { try rules.take(output) } catch {
        throw .violation(error)
      }
      if case .question = output { return }
    }
    if let defect = drag.defect { throw .defect(defect) }
    do throws(CallbackRules.Violation) { try rules.checkPause() } catch { throw .violation(error) }
    let state = drag.session.state
    let isOver = DragSessionMachine.stateKind(of: state) == .final || state == .transferring
    guard rules.isOver == isOver else { throw .endsDisagree(state) }
  }
}
