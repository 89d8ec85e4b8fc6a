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
  /// Sets the content of a cell up for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The view for the content, which fills the cell.
  public private(set) lazy var contentView = filling(UIView(frame: .zero))
  /// True if the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { updateContent() } } }
  /// True while a finger is on the cell; kept.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateContent() } } }
  /// The content, which is shown by a view of its own in ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }
  /// The look of the background; kept.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// True if the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// True if the background follows the state by itself; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Sets the content up, before the cell is shown and when its state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The view behind the content; kept.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell; kept.
  open var selectedBackgroundView: UIView?
  /// The part of a cell in a drag (CONTRACT-40).
  public enum DragState: Int, Sendable {
    /// None.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  private var dragState = UICellConfigurationState.DragState.none
  private let content = ConfiguredContent()
  private var isUpdating = false

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.cellDragState = dragState
    return state
  }

  /// Called when the cell has another part in a drag (CONTRACT-40).
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Takes another part in a drag.
  func show(_ state: UICellConfigurationState.DragState) {
    guard state != dragState else { return }
    dragState = state
    switch state {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
    updateContent()
  }

  /// Sets the content up again: at once if the cell is shown, else before it is.
  open func setNeedsUpdateConfiguration() { if superview != nil { updateContent() } }

  /// Sets the content up for a state; a subclass calls it of its superclass.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let shown = contentConfiguration {
      contentConfiguration = shown.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Sets the content up for the present state.
  func updateContent() {
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration(using: configurationState)
    isUpdating = false
  }
}
