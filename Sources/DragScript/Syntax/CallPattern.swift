package import DragSessions

/// A pattern of trace lines: one name or any, one word or any, and required keys.
package struct CallPattern: Hashable, Sendable {
  /// The subject of the line: a view, a pointer or a store; nil matches any.
  package var name: String?
  /// The callback or another trace word; nil matches any.
  package var word: String?
  /// The required keys, with their values as the trace writes them.
  package var keys: [Key]
  /// Its location.
  @IgnoredInEquality package var location: SourceLocation

  /// A key and its value.
  package struct Key: Hashable, Sendable {
    /// The key; `session`, or `target` for a pointer's target, which has no key in the line.
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

  /// Makes a call pattern.
  package init(name: String?, callback: Callback, location: SourceLocation) {
    self.init(name: name, word: callback.rawValue, location: location)
  }

  /// Returns whether lines with this word about this subject can match, apart from the keys.
  package func matches(name: String, word: String) -> Bool {
    (self.word == nil || self.word == word) && (self.name == nil || self.name == name)
  }

  /// Returns whether a line has every key with its value; session 1 matches lines without a
  /// `session` key.
  package func matchesKeys(of line: TraceLine) -> Bool {
    let said = Key.all(of: line)
    return keys.allSatisfy { said.contains($0) }
  }
}

extension CallPattern.Key {
  /// The keys of the line.
  package static func all(of line: TraceLine) -> [CallPattern.Key] {
    // These two keys of a pattern are not arguments of the line.
    var keys = line.arguments.filter { $0.key != "session" && $0.key != "target" }
      .map { Self(key: $0.key, value: $0.value) }
    if let target = line.target { keys.append(Self(key: "target", value: target)) }
    if let session = line.session {
      keys.append(Self(key: "session", value: "\(session.rawValue)"))
    }
    return keys
  }
}

/// One step of a `seq`.
package struct SequenceStep: Hashable, Sendable {
  /// The pattern.
  package var pattern: CallPattern
  /// The quantifier.
  package var quantifier: Quantifier

  /// The number of lines that a step matches.
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
