/// What moves a pointer.
public enum PointerKind: String, CaseIterable, Hashable, Sendable {
  /// A finger: it is nowhere while it is up.
  case touch
  /// A mouse: it hovers while no button is pressed.
  case mouse
  /// A pen: it hovers while it does not touch.
  case pen
}
