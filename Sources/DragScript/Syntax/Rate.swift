/// A sample rate.
package struct Rate: Equatable, Sendable {
  /// The samples per second, more than 0 and at most 1,000,000.
  package var hertz: Double

  /// Makes a rate; the parser has checked its range.
  package init(hertz: Double) {
    self.hertz = hertz
  }
}
