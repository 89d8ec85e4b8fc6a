public import DragGeometry

/// One thing that has happened to a list that somebody watches (S1…S7).
///
/// Places before a change and after it are kept apart: an event names each by what it is.
public enum ListEvent: Hashable, Sendable {
  /// A section came; its rows came with it and have no events of their own.
  case sectionInserted(String, at: Int)
  /// A section went, and its rows with it.
  case sectionDeleted(String, from: Int)
  /// A row came.
  case inserted(String, at: Slot)
  /// A row went.
  case deleted(String, from: Slot)
  /// A row is ordered otherwise; the two places differ by more than what shifted around it.
  case moved(String, from: Slot, to: Slot)
  /// What a row holds has changed, and not its order; it is one row with two numbers (S2).
  case updated(String, from: Slot, to: Slot)
}
