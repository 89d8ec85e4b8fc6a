/// A number of samples a second.
public struct Rate: Hashable, Sendable {
  /// Samples a second, more than 0 and at most 1,000,000.
  public var hertz: Double

  /// Makes a rate; the parser has checked its range.
  public init(hertz: Double) {
    self.hertz = hertz
  }
}
