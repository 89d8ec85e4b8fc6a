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

  /// Makes a preview of an address, with its host as the title.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// Makes a preview of an address with a title.
  public convenience init(for url: URL, title: String?) {
    self.init(view: UILabel(previewing: url, title: title))
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

/// A preview of a dragged item with a place; it is made as a ``UITargetedPreview`` is.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Makes a preview of an address, with its host as the title.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  /// Makes a preview of an address with a title.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: UILabel(previewing: url, title: title), parameters: UIDragPreviewParameters(),
      target: target)
  }
}

extension UILabel {
  /// Makes the label that is the preview of an address.
  fileprivate convenience init(previewing url: URL, title: String?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 240, height: 60))
    text = title ?? url.host ?? url.absoluteString
  }
}
