/// The names that faulty lines would have declared, so that later lines using them are not reported.
struct SuppressedNames {
  /// The names that may have been declared.
  var names: Set<String> = []
  /// Indicates whether a whole file could not be read, which may declare any name.
  var isTotal = false

  /// Returns whether a faulty line may have declared a name.
  func covers(_ name: String) -> Bool { isTotal || names.contains(name) }
}
