/// The direction in which the items of a line follow each other.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// The first item of a line is on the left.
  case leftToRight
  /// The first item of a line is on the right.
  case rightToLeft
}
