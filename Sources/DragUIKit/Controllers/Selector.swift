public import Foundation

/// The name of a method as text: nothing is looked up by it, since Linux has no Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes a name.
  public init(_ name: String) { description = name }

  /// Makes a name.
  public init(stringLiteral name: String) { description = name }
}

extension NotificationCenter {
  /// Accepts an observer whose method is named by a selector, which is not called.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}
