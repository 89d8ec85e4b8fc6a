/// A value that is carried along but is not a part of the meaning: any two of them are equal.
///
/// Places and comments are held in it, so that two scripts compare by what they say and not by
/// where they say it. Beside it only ``RawSamples`` writes its own equality.
@propertyWrapper
package struct IgnoredInEquality<Value: Sendable>: Sendable {
  /// The value itself.
  package var wrappedValue: Value

  /// Holds a value.
  package init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension IgnoredInEquality: Hashable {
  /// Holds always: what is incidental makes no difference.
  package static func == (left: IgnoredInEquality, right: IgnoredInEquality) -> Bool { true }

  /// Adds nothing, as any two are equal.
  package func hash(into hasher: inout Hasher) {}
}
