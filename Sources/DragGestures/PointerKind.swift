/// The kind of a pointer.
public enum PointerKind: String, Hashable, Sendable, CaseIterable {
  /// A finger.
  case touch
  /// A mouse, which may drag without waiting for the lift.
  case mouse
  /// A pen.
  case pen
}
