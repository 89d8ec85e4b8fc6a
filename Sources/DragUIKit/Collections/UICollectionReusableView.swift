import Foundation

/// A view that a collection uses again for other items.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier with which it was dequeued.
  public internal(set) var reuseIdentifier: String?

  /// Called before the view is used again.
  open func prepareForReuse() {}
}

/// A cell of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the content, which fills the cell.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: CGRect(origin: .zero, size: frame.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  /// True if the item is selected.
  open var isSelected = false
  /// True while a finger is on the cell; kept.
  open var isHighlighted = false
}
