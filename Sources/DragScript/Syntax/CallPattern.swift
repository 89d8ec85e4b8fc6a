package import DragSessions

/// Which lines of a trace are meant: of one name or any, with one word or any, and with some keys.
package struct CallPattern: Hashable, Sendable {
  /// The view, the pointer or the store that a line is about; nil is any.
  package var name: String?
  /// The callback, or another word of a trace; nil is any.
  package var word: String?
  /// The keys that a line must have, with their values as a trace writes them.
  package var keys: [Key]
  /// Its location.
  @IgnoredInEquality package var location: SourceLocation

  /// A key and its value.
  package struct Key: Hashable, Sendable {
    /// The key; `session`, or `target` for the place of a pointer, which has no key in a line.
    package var key: String
    /// The value.
    package var value: String

    /// Makes a key with its value.
    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// Makes a pattern.
  package init(name: String?, word: String?, keys: [Key] = [], location: SourceLocation) {
    self.name = name
    self.word = word
    self.keys = keys
    self.location = location
  }

  /// Makes a pattern of calls.
  package init(name: String?, callback: Callback, location: SourceLocation) {
    self.init(name: name, word: callback.rawValue, location: location)
  }

  /// Whether a line with this word about the named one may be meant, as far as its keys are.
  package func matches(name: String, word: String) -> Bool {
    (self.word == nil || self.word == word) && (self.name == nil || self.name == name)
  }

  /// Whether a line has every key with its value; session 1 is one as well, though no line says so.
  package func matchesKeys(of line: TraceLine) -> Bool {
    let said = Key.all(of: line)
    return keys.allSatisfy { said.contains($0) }
  }
}

extension CallPattern.Key {
  /// The keys that a line has.
  package static func all(of line: TraceLine) -> [CallPattern.Key] {
    // These two keys of a pattern are not arguments of the line.
    var keys = line.arguments.filter { $0.key != "session" && $0.key != "target" }
      .map { Self(key: $0.key, value: $0.value) }
    if let place = line.place { keys.append(Self(key: "target", value: place)) }
    if let session = line.session {
      keys.append(Self(key: "session", value: "\(session.rawValue)"))
    }
    return keys
  }
}

/// One step of a `seq`.
package struct SequenceStep: Hashable, Sendable {
  /// Which calls are meant.
  package var pattern: CallPattern
  /// How many of them.
  package var quantifier: Quantifier

  /// How many calls a step takes.
  package enum Quantifier: String, Hashable, Sendable, CaseIterable {
    /// Exactly one.
    case one = ""
    /// One or more: `+`.
    case oneOrMore = "+"
    /// Any number: `*`.
    case any = "*"
    /// At most one: `?`.
    case optional = "?"
  }
}
