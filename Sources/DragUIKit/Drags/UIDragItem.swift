public import Foundation

/// One thing that is dragged: a promise of data, and what the application itself knows of it.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider of the data.
  public let itemProvider: NSItemProvider
  /// The application's own value; a destination in another application does not see it.
  open var localObject: Any?
  /// Makes the preview of the item while it is dragged; asked when the drag begins, nil is the cell's own look.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
