/// A value that does not take part in equality: any two of them are equal.
///
/// Locations and comments are wrapped in it, so that scripts compare by their statements only.
/// Apart from it only ``RawSamples`` defines its own equality.
@propertyWrapper
package struct IgnoredInEquality<Value: Sendable>: Sendable {
  /// The wrapped value.
  package var wrappedValue: Value

  /// Wraps a value.
  package init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension IgnoredInEquality: Hashable {
  /// Always true.
  package static func == (left: IgnoredInEquality, right: IgnoredInEquality) -> Bool { true }

  /// Hashes nothing, since any two values are equal.
  package func hash(into hasher: inout Hasher) {}
}
