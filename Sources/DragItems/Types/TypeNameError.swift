/// The reason that a text is not a valid name of a type: no identifier, MIME type or filename extension.
public struct TypeNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that the text breaks.
  package enum Reason: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// A MIME type has no name on one side of its slash, or no slash.
    case halfMIMEType
    /// The character at this position, counted in Unicode scalars from 0, is not allowed there.
    case character(Unicode.Scalar, at: Int)
  }

  /// The rule that the text breaks.
  package let reason: Reason

  package init(_ reason: Reason) {
    self.reason = reason
  }

  /// The reason in one sentence without a full stop.
  public var description: String {
    switch reason {
    case .empty: "expected the name of a type, found an empty text"
    case .halfMIMEType: "expected a MIME type with a name on both sides of its slash"
    case .character(let scalar, let position):
      "the character \(scalar) at position \(position) is not allowed in the name of a type"
    }
  }
}
