/// A number of samples a second.
package struct Rate: Hashable, Sendable {
  /// Samples a second, more than 0 and at most 1,000,000.
  package var hertz: Double

  /// Makes a rate; the parser has checked its range.
  package init(hertz: Double) {
    self.hertz = hertz
  }
}
