/// The state of a pointer or a session, by the names that scripts use.
public enum SessionState: String, Hashable, Sendable, CaseIterable {
  /// Idle: no press, a pan, or a lift that was canceled.
  case idle
  /// A touch is down, and the lift delay is running.
  case pressed
  /// The items rise.
  case lifting
  /// The items are up.
  case lifted
  /// The drag is under way.
  case dragging
  /// A destination is taking the items and has not finished.
  case performing
  /// The end is animated.
  case ending
  /// The drag has ended, and data is still loading.
  case transferring
  /// The drag has ended, and all data has arrived.
  case transferred
  /// The drag has ended, and nothing was taken.
  case ended
}
