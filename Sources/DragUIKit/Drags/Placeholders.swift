public import Foundation

/// A cell that is shown where an item will be, until its data is there.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  package let insertionIndexPath: IndexPath
  package let reuseIdentifier: String
  /// Sets the cell up, whenever it is shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a placeholder at a path of what is shown, with a cell of a registered class.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder of an item that is dropped on a collection.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The look of the cell during its animation; asked when the animation begins.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A row that is shown where another one will be, until its data is there.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  package let insertionIndexPath: IndexPath
  package let reuseIdentifier: String
  package let rowHeight: CGFloat
  /// Sets the row up, whenever it is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes a placeholder at a path of what is shown, with a cell of a registered class.
  ///
  /// Its height counts in a table whose rows have heights of their own.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder of an item that is dropped on a table.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The look of the row during its animation; asked when the animation begins.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The actions of an application on a placeholder of a collection (CONTRACT-80 to 83).
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item whose data comes.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder: the block inserts the item into the data, at the path that it gets.
  ///
  /// Returns false, and does not call the block, if the placeholder is over.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void
  ) -> Bool
  /// Takes the placeholder away; false if it is over.
  @discardableResult func deletePlaceholder() -> Bool
  /// Sets the cell up again, if it is visible.
  func setNeedsCellUpdate()
}

/// The actions of an application on a placeholder of a table (CONTRACT-80 to 83).
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item whose data comes.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder: the block inserts the row into the data, at the path that it gets.
  ///
  /// Returns false, and does not call the block, if the placeholder is over.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void
  ) -> Bool
  /// Takes the placeholder away; false if it is over.
  @discardableResult func deletePlaceholder() -> Bool
}

/// The translation between the paths of a data source, which has no placeholders, and of what is shown.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The section in what is shown: the same here.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The section in the data: the same here.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The path in what is shown; nil for one that is not there.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The path in the data; nil for a placeholder and for one that is not there.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs a function whose paths are those of what is shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
  /// Runs a function; its paths are those of the data here, as outside of it, which differ behind a placeholder alone.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
