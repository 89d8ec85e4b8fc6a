public import Foundation

/// The content of a cell as a value, which makes a view for itself.
public protocol UIContentConfiguration {
  /// Makes the view that shows the content.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  /// The content for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The content that is shown.
  var configuration: any UIContentConfiguration { get set }
  /// True if the view can show a content as well as the one that it was made for.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// True for a content of the same type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that a content depends on.
public protocol UIConfigurationState {
  /// The traits of the window.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The part of a cell in a drag.
  public enum DragState: Hashable, Sendable {
    /// None.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }

  /// The part of a cell in a drop.
  public enum DropState: Hashable, Sendable {
    /// None.
    case none
    /// The drag is in the view, and not over the cell.
    case notTargeted
    /// The drag is over the cell.
    case targeted
  }

  /// The traits of the window.
  public var traitCollection: UITraitCollection
  /// True if the item is selected.
  public var isSelected = false
  /// True while a finger is on the cell.
  public var isHighlighted = false
  /// True if the list is being edited.
  public var isEditing = false
  /// True if the cell cannot be used; never by itself here.
  public var isDisabled = false
  /// True if the cell has the focus; never by itself here.
  public var isFocused = false
  /// True if the cell is swiped; never by itself here.
  public var isSwiped = false
  /// True if the item's children are shown.
  public var isExpanded = false
  /// True while the cell is reordered; never by itself here.
  public var isReordering = false
  /// The part in a drag (CONTRACT-40).
  public var cellDragState = DragState.none
  /// The part in a drop; by itself always none here.
  public var cellDropState = DropState.none

  /// Makes the state of a cell that nothing happens to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The view of the content of a cell.
@MainActor final class ConfiguredContent {
  private var view: (any UIView & UIContentView)?

  /// Shows a content, with the view that is there if that can; nil is none.
  func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    view = made
    _ = container.filling(made as UIView)
  }
}
