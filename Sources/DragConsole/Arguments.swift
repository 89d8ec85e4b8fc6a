/// The words after a subcommand: options with their values, and operands.
package struct Arguments {
  /// The operands, in order.
  package private(set) var operands: [String] = []
  private var given: [(option: Option, value: String)] = []

  /// Parses words: `--name value`, `--name=value`, switches, and everything after `--` as an operand.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - options: The allowed options.
  /// - Throws: The first invalid word.
  package init(_ words: [String], knowing options: [Option]) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      // A dash alone means standard input.
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.isCalled(name) }) else {
        throw CommandError.unknown("option", name, among: options.map(\.name))
      }
      let attached = parts.count > 1 ? String(parts[1]) : nil
      guard option.repeats || !has(option.name) else {
        throw CommandError("\(option.name) is given twice")
      }
      guard option.value != nil else {
        guard attached == nil else { throw CommandError("\(option.name) takes no value") }
        given.append((option, ""))
        continue
      }
      guard let value = attached ?? (option.isValueOptional ? "" : rest.popFirst()) else {
        throw CommandError("\(option.name) needs a value", hint: option.synopsis)
      }
      given.append((option, value))
    }
  }

  /// Returns whether an option is given.
  package func has(_ name: String) -> Bool { given.contains { $0.option.name == name } }

  /// The value of an option, if given.
  package func value(of name: String) -> String? { values(of: name).last }

  /// All values of an option, in order.
  package func values(of name: String) -> [String] {
    given.filter { $0.option.name == name }.map(\.value)
  }

  /// The same words without an option, each option as one word, for a command that takes all others.
  package func words(without name: String) -> [String] {
    let options = given.filter { $0.option.name != name }.map { option, value in
      let isAlone = option.value == nil || (option.isValueOptional && value.isEmpty)
      return isAlone ? option.name : "\(option.name)=\(value)"
    }
    return options + ["--"] + operands
  }
}
