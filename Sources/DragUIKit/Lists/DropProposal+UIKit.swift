import DragSessions

extension DropProposal {
  /// Returns the proposal in force where a delegate proposes nothing: the drop is delivered without
  /// an intent (CONTRACT-43).
  @MainActor static func unanswered(_ session: any UIDropSession) -> DropProposal {
    DropProposal(session.localDragSession != nil && session.allowsMoveOperation ? .move : .copy)
  }
}

// UIKit's numbers are the contract's (CONTRACT-49).
extension DropOperation {
  init(_ operation: UIDropOperation) {
    self = UInt8(exactly: operation.rawValue).flatMap(Self.init(code:)) ?? .cancel
  }
}

extension UIDropOperation {
  init(_ operation: DropOperation) {
    self = UIDropOperation(rawValue: UInt(operation.code)) ?? .cancel
  }
}

extension DropIntent {
  init(_ intent: UICollectionViewDropIntent) {
    switch intent {
    case .unspecified: self = .unspecified
    case .insertAtDestinationIndexPath: self = .insertAt
    case .insertIntoDestinationIndexPath: self = .insertInto
    }
  }

  init(_ intent: UITableViewDropIntent) {
    switch intent {
    case .unspecified: self = .unspecified
    case .insertAtDestinationIndexPath: self = .insertAt
    case .insertIntoDestinationIndexPath: self = .insertInto
    case .automatic: self = .automatic
    }
  }
}
