extension Double {
  /// A length in points that nobody can aim at or see, and that is more than a length loses by rounding
  /// on its way through a few sums: what differs by less is the same.
  static let rounding = 1e-6
}
