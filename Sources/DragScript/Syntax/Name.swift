/// A name as it stands in a script, with its place: of a view, collection, pointer, store or item.
public struct Name: Hashable, Sendable {
  /// The name itself.
  public var text: String
  /// Where it stands.
  @IgnoredInEquality package var location: SourceLocation

  /// Makes a name from its text and its place.
  public init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

extension Name: CustomStringConvertible {
  /// The name itself.
  public var description: String { text }
}
