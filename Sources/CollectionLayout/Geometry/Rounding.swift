extension Double {
  /// A length in points that is invisible, and greater than the rounding error of a few sums:
  /// values that differ by less are treated as equal.
  static let rounding = 1e-6
}
