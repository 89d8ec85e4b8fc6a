package import DragGeometry
import DragScript
import DragSettings
package import Machines

/// Option values, parsed like literals of the language.
package struct OptionLiteral {
  /// The option's name, for messages.
  package let option: String
  /// The value as given.
  package let text: String

  /// Makes a literal of an option's value.
  package init(option: String, text: String) {
    self.option = option
    self.text = text
  }

  /// A size with both extents greater than 0: `390x844`.
  package func size() throws(CommandError) -> Size { try settings("viewport").viewport }

  /// A rate: `60hz`.
  package func rate() throws(CommandError) -> Double { try settings("rate").rate.hertz }

  /// A duration: `550ms`.
  package func duration() throws(CommandError) -> Microseconds {
    try settings("lift.delay").stage.liftDelay
  }

  /// A number of at least 0.
  package func number() throws(CommandError) -> Double { try settings("lift.slop").stage.liftSlop }

  /// A whole number of at least 1.
  package func count() throws(CommandError) -> Int {
    guard let count = Int(text), count > 0 else {
      throw CommandError("\(option): expected a whole number of at least 1, found `\(text)`")
    }
    return count
  }

  /// One of the words of a choice.
  package func choice<Choice: RawRepresentable & CaseIterable>() throws(CommandError) -> Choice
  where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError("\(option): unknown value `\(text)`", hint: "one of \(words)")
    }
    return choice
  }

  /// A setting of the language with the same type parses the value, so that both always agree.
  private func settings(_ key: String) throws(CommandError) -> Settings {
    let isWord = text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "#") }
    guard isWord, !text.isEmpty else { throw CommandError("\(option): invalid value `\(text)`") }
    let outcome = Script.parse("dragscript 1\nset \(key) \(text)\n", file: option)
    guard let script = outcome.script else {
      let fault = outcome.diagnostics.first
      throw CommandError("\(option): \(fault?.message ?? "no value")", hint: fault?.hint)
    }
    return script.settings
  }
}

extension Arguments {
  /// The value of an option as a literal, if given.
  package func literal(of name: String) -> OptionLiteral? { literals(of: name).last }

  /// All values of an option as literals, in order.
  package func literals(of name: String) -> [OptionLiteral] {
    values(of: name).map { OptionLiteral(option: name, text: $0) }
  }
}
