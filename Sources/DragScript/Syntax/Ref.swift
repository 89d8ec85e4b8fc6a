package import DragGeometry

/// A reference to a view, a collection, an item or a gap.
package struct Ref: Hashable, Sendable {
  /// The name of the view or the collection.
  package var name: String
  /// The part of it.
  package var part: Part
  /// The location.
  @IgnoredInEquality package var location: SourceLocation

  /// A part of a view or a collection.
  package enum Part: Hashable, Sendable {
    /// All of it: `list`.
    case whole
    /// The item with an id: `list#milk`.
    case item(id: String)
    /// The item currently at an index: `list[3]`, `list[1/3]`.
    case slot(Slot)
    /// A gap between items: `list[gap 4]`, `list[gap 1/4]`.
    case gap(GapIndex)
    /// Any item: `list[*]`; only a `may` line has it (EX-32).
    case anyItem
    /// Any gap: `list[gap *]`; only a `may` line has it (EX-32).
    case anyGap
  }

  /// Makes a reference.
  package init(_ name: String, _ part: Part = .whole, at location: SourceLocation) {
    self.name = name
    self.part = part
    self.location = location
  }
}
