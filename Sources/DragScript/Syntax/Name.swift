/// A name in a script with its location: of a view, collection, pointer, store or item.
package struct Name: Hashable, Sendable {
  /// The name itself.
  package var text: String
  /// The location.
  @IgnoredInEquality package var location: SourceLocation

  /// Makes a name from its text and its location.
  package init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

extension Name: CustomStringConvertible {
  /// The name itself.
  package var description: String { text }
}

extension Name {
  /// Returns whether the language takes a text as the name of a view, a pointer or a store.
  package static func isName(_ text: String) -> Bool {
    text.unicodeScalars.first?.beginsIdentifier == true
      && text.unicodeScalars.allSatisfy({ $0.continuesName })
  }

  /// Returns whether the language takes a text as the id of an item.
  package static func isItem(_ text: String) -> Bool {
    text.unicodeScalars.first?.beginsIdentifier == true
      && text.unicodeScalars.allSatisfy({ $0.continuesIdentifier })
  }
}
