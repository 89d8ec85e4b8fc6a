extension IndexMap {
  /// A section that was taken out at one place and put in at another, with its items.
  public struct SectionMove: Hashable, Sendable {
    /// The section's index before the change.
    public var from: Int
    /// The section's index after the change.
    public var to: Int

    /// Makes a section's move.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }
}
