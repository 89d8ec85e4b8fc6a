#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragSessions

  // UIKit's numbers are the contract's (CONTRACT-49). Its enumerations have cases of the future, which no proposal is made of here.
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
      self = Self.collectionPairs.first { $0.1 == intent }?.0 ?? .unspecified
    }

    init(_ intent: UITableViewDropIntent) {
      self = Self.tablePairs.first { $0.1 == intent }?.0 ?? .unspecified
    }

    fileprivate static let collectionPairs: [(DropIntent, UICollectionViewDropIntent)] = [
      (.unspecified, .unspecified), (.insertAt, .insertAtDestinationIndexPath),
      (.insertInto, .insertIntoDestinationIndexPath), (.automatic, .insertAtDestinationIndexPath),
    ]
    fileprivate static let tablePairs: [(DropIntent, UITableViewDropIntent)] = [
      (.unspecified, .unspecified), (.insertAt, .insertAtDestinationIndexPath),
      (.insertInto, .insertIntoDestinationIndexPath), (.automatic, .automatic),
    ]
  }

  extension UICollectionViewDropIntent {
    init(_ intent: DropIntent) {
      self = DropIntent.collectionPairs.first { $0.0 == intent }?.1 ?? .unspecified
    }
  }

  extension UITableViewDropIntent {
    init(_ intent: DropIntent) {
      self = DropIntent.tablePairs.first { $0.0 == intent }?.1 ?? .unspecified
    }
  }

  extension DropProposal {
    /// Returns the proposal in force where a delegate proposes nothing: the drop is delivered without
    /// an intent (CONTRACT-43).
    @MainActor static func unanswered(_ session: any UIDropSession) -> DropProposal {
      DropProposal(session.localDragSession != nil && session.allowsMoveOperation ? .move : .copy)
    }
  }
#endif
