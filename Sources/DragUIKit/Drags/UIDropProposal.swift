public import Foundation

/// What a destination proposes for a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What the drop would do.
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

/// What a collection view's delegate proposes for a drop.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// How the drop is taken.
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

/// What a table view's delegate proposes for a drop.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// How the drop is taken.
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
