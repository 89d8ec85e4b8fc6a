/// An option that a subcommand knows.
struct Option: Hashable {
  /// The name with its dashes.
  let name: String
  /// A second, short name.
  var short: String?
  /// What its value stands for; nil where it is a switch.
  var value: String?
  /// Whether the value may be left out; where it is given it follows a `=`.
  var isValueOptional = false
  /// What it does.
  let help: String
  /// Whether it may be given more than once.
  var repeats = false

  static func output(value: String, help: String) -> Option {
    Option(name: "--output", short: "-o", value: value, help: help)
  }

  /// Whether a word is one of its names.
  func isCalled(_ word: String) -> Bool { word == name || word == short }

  /// The names and the value, as help shows them.
  var synopsis: String {
    let value = value.map { isValueOptional ? "[=\($0)]" : " \($0)" } ?? ""
    return (short.map { "\($0), " } ?? "") + name + value
  }
}
