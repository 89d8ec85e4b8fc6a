// A requirement that is optional in UIKit is one with a default here, which leaves a mark.
extension UICollectionView {
  /// Calls a method of a delegate or a data source of the collection; nil if it has none of its own.
  package func answer<Answer>(of call: () -> Answer) -> Answer? { list.asked(call) }
}

extension UITableView {
  /// Calls a method of a delegate or a data source of the table; nil if it has none of its own.
  package func answer<Answer>(of call: () -> Answer) -> Answer? { list.asked(call) }
}
