/// The order in which several items arrive together (M3).
public enum RunOrder: Hashable, Sendable, CaseIterable {
  /// As they are given: the order in which they joined the drag.
  case session
  /// As they stand in their collection, by section and item.
  case collection
}
