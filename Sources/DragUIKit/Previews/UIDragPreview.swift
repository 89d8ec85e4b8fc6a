public import Foundation

/// The look of an item while it is dragged: a view and its parameters; nothing is drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The part of the view that is shown.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Makes a preview of the whole view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// A preview with a place: where an item rises from, or goes to.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The part of the view that is shown.
  public let parameters: UIPreviewParameters
  /// The place.
  public let target: UIPreviewTarget

  /// Makes a preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a preview where the view is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(of: view))
  }

  /// Makes a preview of the whole view where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of what is shown.
  open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A preview of a dragged item with a place.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Makes a preview.
  public init(
    view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget
  ) { super.init(view: view, parameters: parameters, target: target) }

  /// Makes a preview where the view is.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    let target = UIPreviewTarget(of: view)
    self.init(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(container: target.container, center: target.center))
  }

  /// Makes a preview of the whole view where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    let parameters = parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(parameters)
    return UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
