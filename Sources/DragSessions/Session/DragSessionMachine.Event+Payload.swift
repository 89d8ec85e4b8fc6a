// The payloads that guards and actions read. A test checks that no row reads a payload that its
// events do not carry, so no input can reach the traps here.
extension DragSessionMachine.Event {
  var count: Int32 {
    if case .itemsAnswered(let count) = self { return count }
    if case .addedAnswered(let count, _) = self { return count }
    if case .foreignBegan(let count, _) = self { return count }
    if case .itemsChanged(let count) = self { return count }
    preconditionFailure("no row reads a count from an event without one")
  }

  var flag: Bool {
    if case .released(let anyItemLeft) = self { return anyItemLeft }
    if case .animationEnded(let isLoading) = self { return isLoading }
    if case .canMoveAnswered(let answer) = self { return answer }
    if case .allowsMoveAnswered(let answer) = self { return answer }
    if case .restrictedAnswered(let answer) = self { return answer }
    if case .fullSizeAnswered(let answer) = self { return answer }
    if case .foreignBegan(_, let allowsMove) = self { return allowsMove }
    if case .addedAnswered(_, let joins) = self { return joins }
    if case .candidateAnswered(_, let hasSiblings) = self { return hasSiblings }
    if case .movedOver(_, let hasSiblings) = self { return hasSiblings }
    preconditionFailure("no row reads a flag from an event without one")
  }

  var destination: DestinationID? {
    if case .candidateAnswered(let destination, _) = self { return destination }
    if case .movedOver(let destination, _) = self { return destination }
    if case .siblingAnswered(let destination) = self { return destination }
    if case .destinationLost(let destination) = self { return destination }
    preconditionFailure("no row reads a destination from an event without one")
  }

  var operation: DropOperation {
    guard case .takenOutside(let operation) = self else {
      preconditionFailure("no row reads an operation from an event without one")
    }
    return operation
  }
}
