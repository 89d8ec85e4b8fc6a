/// One `set` line: a key with a value, or a custom key, which has no effect.
package struct Setting: Equatable, Sendable {
  /// The key, by its name in a script.
  package let key: String
  /// The value in script form.
  package let value: String
  private let change: @Sendable (inout Settings) -> Void

  /// Makes a setting.
  ///
  /// - Parameters:
  ///   - key: The key; custom ones begin with `x-`.
  ///   - value: The value in script form.
  ///   - change: Applies the value.
  init(key: String, value: String, change: @escaping @Sendable (inout Settings) -> Void = { _ in })
  {
    self.key = key
    self.value = value
    self.change = change
  }

  /// The key and the value as a script writes them.
  var text: String { "\(key) \(value)" }

  /// Changes settings to this value.
  func apply(to settings: inout Settings) { change(&settings) }

  /// What a setting changes follows from its key and its value.
  package static func == (left: Setting, right: Setting) -> Bool {
    left.key == right.key && left.value == right.value
  }

  /// Hashes the key and the value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
