/// An option of a subcommand.
package struct Option: Hashable {
  /// The name with its dashes.
  package let name: String
  /// A second, short name.
  package var short: String?
  /// The placeholder for its value in help; nil for a switch.
  package var value: String?
  /// Indicates whether the value is optional; if given, it follows a `=`.
  package var isValueOptional = false
  /// The help text.
  package let help: String
  /// Indicates whether it is repeatable.
  package var repeats = false
  /// The words that its value can be or begins with, for completions; empty where it is a text, a number or a file.
  package var words: [String] = []

  /// Makes an option.
  ///
  /// - Parameters:
  ///   - name: The name with its dashes.
  ///   - short: A second, short name.
  ///   - value: The placeholder for its value in help; nil for a switch.
  ///   - isValueOptional: Whether the value is optional.
  ///   - help: The help text.
  ///   - repeats: Whether it is repeatable.
  ///   - words: The words that its value can be or begins with.
  package init(
    name: String, short: String? = nil, value: String? = nil, isValueOptional: Bool = false,
    help: String, repeats: Bool = false, words: [String] = []
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isValueOptional = isValueOptional
    self.help = help
    self.repeats = repeats
    self.words = words
  }

  /// The option that names the file to write.
  package static func output(value: String, help: String) -> Option {
    Option(name: "--output", short: "-o", value: value, help: help)
  }

  /// Returns whether a word is one of its names.
  package func isCalled(_ word: String) -> Bool { word == name || word == short }

  /// Indicates whether its value is a file or a folder.
  package var takesPath: Bool {
    let paths = [
      "FILE", "FOLDER", "DIR", "PATH", "SCENE.drag", "FORMAT[=FILE]", "[brief=]FILE",
    ]
    return value.map { paths.contains($0) } ?? false
  }

  /// The names and the value, as help shows them.
  package var synopsis: String {
    let value = value.map { isValueOptional ? "[=\($0)]" : " \($0)" } ?? ""
    return (short.map { "\($0), " } ?? "") + name + value
  }
}
