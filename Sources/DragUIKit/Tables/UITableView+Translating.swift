public import Foundation

extension UITableView: UIDataSourceTranslating {
  /// The same section.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
    -> Int
  { dataSourceSectionIndex }

  /// The same section.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// The path in what is shown; nil for one that is not there.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
    -> IndexPath?
  { dataSourceIndexPath.flatMap { list.shownPath(of: $0) } }

  /// The path in the data; nil for a placeholder and for one that is not there.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  { presentationIndexPath.flatMap { list.dataPath(of: $0) } }
}
