/// What must hold in every run of a test: `always expect PREDICATE` or `settled expect PREDICATE` (EX-30).
///
/// It is a line of the set-up, and has no pointer: it is about the latest session.
package struct Property: Equatable, Sendable {
  /// When it is checked.
  package var moment: Moment
  /// The predicate.
  package var predicate: Predicate
  /// The location of the line's first word.
  @IgnoredInEquality package var location: SourceLocation

  /// When a property is checked.
  package enum Moment: String, Hashable, Sendable, CaseIterable {
    /// After each line, and at the end of the test.
    case always
    /// After each `settle` that nothing is left to wait for, and at the end of the test.
    case settled
  }

  /// Makes a property.
  package init(_ moment: Moment, _ predicate: Predicate, at location: SourceLocation) {
    self.moment = moment
    self.predicate = predicate
    self.location = location
  }
}

extension [SetupLine] {
  /// What must hold in every run, in the order of the lines.
  package var properties: [Property] {
    compactMap { if case .property(let property) = $0.statement { property } else { nil } }
  }
}
