extension IndexMap {
  /// A move of a section from one index to another, with its items.
  @usableFromInline package struct SectionMove: Hashable, Sendable {
    /// The section's index before the change.
    @usableFromInline package var from: Int
    /// The section's index after the change.
    @usableFromInline package var to: Int

    /// Makes a section's move.
    @usableFromInline package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }
}
