/// How a drag is shown, as its owner chose before the lift.
package struct DragStyle: Hashable, Sendable, BitwiseCopyable {
  /// Whether anybody is asked how single items are shown (CONTRACT-04, 16, 29).
  package var asksPreviews: Bool
  /// The most items that arrive one by one; nil is no bound (CONTRACT-31).
  ///
  /// With more of them nobody is asked for previews at the drop, and all are told of at once.
  package var bulk: Int32?

  /// Makes a style.
  package init(asksPreviews: Bool = false, bulk: Int32? = nil) {
    self.asksPreviews = asksPreviews
    self.bulk = bulk
  }
}
