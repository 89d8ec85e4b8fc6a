/// How far a pointer or a session has come, by the names that scripts use.
public enum SessionState: String, Hashable, Sendable, CaseIterable {
  /// Nothing is going on: no press, a pan, or a lift that was given up.
  case idle
  /// A touch is down, and the lift delay is running.
  case pressed
  /// The items rise.
  case lifting
  /// The items are up.
  case lifted
  /// The drag is under way.
  case dragging
  /// A destination takes the items and takes its time.
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
