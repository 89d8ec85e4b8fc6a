import DragSessions

extension DropProposal {
  /// Returns the proposal in force where a delegate proposes nothing: the drop is delivered without
  /// an intent (CONTRACT-43).
  @MainActor static func unanswered(_ session: any UIDropSession) -> DropProposal {
    DropProposal(session.localDragSession != nil && session.allowsMoveOperation ? .move : .copy)
  }
}

extension DropOperation {
  init(_ operation: UIDropOperation) {
    switch operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move: self = .move
    }
  }
}

extension UIDropOperation {
  init(_ operation: DropOperation) {
    switch operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move: self = .move
    }
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
