// A requirement that is optional in UIKit is one with a default here, which leaves a mark.
extension UICollectionView {
  /// Calls a method of a delegate or a data source of the collection; nil if it has none of its own.
  package func answer<Answer>(of call: () -> Answer) -> Answer? { list.asked(call) }
}

extension UIDragInteraction {
  /// Calls a method of the delegate; nil if it has none of its own.
  package func answer<Answer>(of call: () -> Answer) -> Answer? {
    ranDefault = false
    let answer = call()
    return ranDefault ? nil : answer
  }
}

extension UIDropInteraction {
  /// Calls a method of the delegate; nil if it has none of its own.
  package func answer<Answer>(of call: () -> Answer) -> Answer? {
    ranDefault = false
    let answer = call()
    return ranDefault ? nil : answer
  }
}

extension UITableView {
  /// Calls a method of a delegate or a data source of the table; nil if it has none of its own.
  package func answer<Answer>(of call: () -> Answer) -> Answer? { list.asked(call) }
}
