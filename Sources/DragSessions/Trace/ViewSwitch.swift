/// An option of a view that is on or off, and may change while the view is there, as scripts and traces name it.
package enum ViewSwitch: String, Hashable, Sendable, CaseIterable {
  /// Its items may not be dragged (CONTRACT-01).
  case noDrag = "no-drag"
  /// It accepts no drops (CONTRACT-48).
  case noDrop = "no-drop"
  /// Several drags may be inside at once (CONTRACT-36).
  case simultaneous
  /// One row that is dropped within it is moved without a call of `perform` (CONTRACT-45).
  case table
  /// Its items may have a context menu.
  case menu
  /// A lift of a selected item lifts the whole selection (CONTRACT-47).
  case selectionDrags = "selection-drags"
}
