public import Foundation

/// What an observer of a property gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options, one bit each.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call as the observer is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
  /// True in the call before a change.
  public let isPrior: Bool
}

/// An observer of a property, until it is given up.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  public func invalidate() {}
}

/// What Foundation's `observe` is called on.
@preconcurrency @MainActor public protocol KeyValueObserved: AnyObject {}

extension UIResponder: KeyValueObserved {}

extension KeyValueObserved {
  /// Observes a property: the observer is called at once where it asks for that, and for no change, since properties of
  /// Swift do not tell of their changes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}
