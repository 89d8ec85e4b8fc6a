import DragGeometry
import DragScript
import Machines

/// Values of options, read as the language reads them.
struct OptionLiteral {
  /// The option's name, for messages.
  let option: String
  /// The value as given.
  let text: String

  /// A size of which both extents are more than 0: `390x844`.
  func size() throws(CommandError) -> Size { try settings("viewport").viewport }

  /// A rate: `60hz`.
  func rate() throws(CommandError) -> Double { try settings("rate").rate.hertz }

  /// A duration: `550ms`.
  func duration() throws(CommandError) -> Microseconds { try settings("lift.delay").liftDelay }

  /// A number that is not negative.
  func number() throws(CommandError) -> Double { try settings("lift.slop").liftSlop }

  /// A whole number of at least 1.
  func count() throws(CommandError) -> Int {
    guard let count = Int(text), count > 0 else {
      throw CommandError("\(option): `\(text)` is no whole number of at least 1")
    }
    return count
  }

  /// One of the words of a choice.
  func choice<Choice: RawRepresentable & CaseIterable>() throws(CommandError) -> Choice
  where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError("\(option): `\(text)` is not one of its words", hint: "one of \(words)")
    }
    return choice
  }

  /// The language's own setting of the same type reads the value, so that both always agree.
  private func settings(_ key: String) throws(CommandError) -> Settings {
    let isWord = text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "#") }
    guard isWord, !text.isEmpty else { throw CommandError("\(option): `\(text)` is no value") }
    let outcome = Script.parse("dragscript 1\nset \(key) \(text)\n", file: option)
    guard let script = outcome.script else {
      let fault = outcome.diagnostics.first
      throw CommandError("\(option): \(fault?.message ?? "no value")", hint: fault?.hint)
    }
    return script.settings
  }
}

extension Arguments {
  /// The value of an option as a literal, where it is given.
  func literal(of name: String) -> OptionLiteral? { literals(of: name).last }

  /// All values of an option as literals, in order.
  func literals(of name: String) -> [OptionLiteral] {
    values(of: name).map { OptionLiteral(option: name, text: $0) }
  }
}
