/// The name of a method as text: nothing is looked up by it, since Linux has no Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes a name.
  public init(_ name: String) { description = name }

  /// Makes a name.
  public init(stringLiteral name: String) { description = name }
}
