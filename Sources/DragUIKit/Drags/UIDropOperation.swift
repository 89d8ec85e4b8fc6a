/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: no data is transferred.
  case cancel = 0
  /// Nothing, where a drop would usually be taken.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved.
  case move
}

/// The way in which a collection view accepts a drop.
public enum UICollectionViewDropIntent: Int, Sendable {
  /// The destination decides at the drop, and shows nothing before.
  case unspecified
  /// A gap opens at the destination.
  case insertAtDestinationIndexPath
  /// The item of the destination is highlighted.
  case insertIntoDestinationIndexPath
}

/// The way in which a table view accepts a drop.
public enum UITableViewDropIntent: Int, Sendable {
  /// The destination decides at the drop, and shows nothing before.
  case unspecified
  /// A gap opens at the destination.
  case insertAtDestinationIndexPath
  /// The row of the destination is highlighted.
  case insertIntoDestinationIndexPath
  /// Into a row in its middle, and between rows near its edges.
  case automatic
}

/// The style in which the progress of slow loads is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not by the system.
  case none
  /// By the system.
  case `default`
}

/// The end position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// Between both.
  case current
}
