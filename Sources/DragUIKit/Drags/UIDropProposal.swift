public import Foundation

/// The proposal of a destination for a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The operation of the drop.
  public let operation: UIDropOperation
  /// True if the position is aimed at above the finger.
  open var isPrecise = false
  /// True if previews are to be shown in full size.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The proposal of a collection view's delegate for a drop.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// What a drop means for the item at its place.
  public typealias Intent = UICollectionViewDropIntent

  /// The intent of the drop.
  public let intent: UICollectionViewDropIntent

  /// Makes a proposal without an intent.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: UICollectionViewDropIntent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// The proposal of a table view's delegate for a drop.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// What a drop means for the row at its place.
  public typealias Intent = UITableViewDropIntent

  /// The intent of the drop.
  public let intent: UITableViewDropIntent

  /// Makes a proposal without an intent.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: UITableViewDropIntent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
