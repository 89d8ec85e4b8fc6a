/// The lines that may have an option, as the table of the language names them.
enum OptionPlace: String, Sendable {
  /// The one line that has the options of its table.
  case one = ""
  case views = "any view"
  case collections
  case plainViews = "plain views"
  case interactions = "any view, interactions"
}

/// An option in a line: its value, what it does, and where it is kept.
struct OptionRow<Owner: Sendable>: Sendable {
  /// The word that begins it.
  let key: String
  /// The option with its value, as the table of the language has it.
  let form: String
  /// The lines that may have it.
  let place: OptionPlace
  /// What holds without it, as the table has it; Markdown.
  let standard: String
  /// What it does, as the table has it; Markdown.
  let documentation: String
  /// Consumes the value behind the word.
  let read: @Sendable (inout LineReader, inout Owner) throws(SyntaxError) -> Void
  /// The option in script form; nil where it is not set.
  let text: @Sendable (Owner) -> String?
  /// The option that is not given together with it.
  var rival: String?

  /// Makes an option without a value.
  ///
  /// - Parameters:
  ///   - key: The word.
  ///   - place: The lines that may have it.
  ///   - documentation: What it does.
  ///   - access: Passes the place of the flag to a function.
  init(
    _ key: String, of place: OptionPlace = .one, _ documentation: String = "",
    _ access: @escaping @Sendable (inout Owner, (inout Bool) -> Void) -> Void
  ) {
    (self.key, form, self.place, standard) = (key, key, place, "")
    self.documentation = documentation
    read = { _, owner in access(&owner) { $0 = true } }
    text = { owner in
      var (owner, isSet) = (owner, false)
      access(&owner) { isSet = $0 }
      return isSet ? key : nil
    }
  }

  /// Makes an option with a value, which is nil where it is not set.
  ///
  /// - Parameters:
  ///   - key: The word.
  ///   - value: The value behind the word.
  ///   - place: The lines that may have it.
  ///   - standard: What holds without it.
  ///   - documentation: What it does.
  ///   - access: Passes the place of the value to a function.
  init<Value>(
    _ key: String, _ value: Part<Value>, of place: OptionPlace = .one, standard: String = "",
    _ documentation: String = "",
    _ access: @escaping @Sendable (inout Owner, (inout Value?) -> Void) -> Void
  ) {
    (self.key, form, self.place) = (key, "\(key) \(value.form)", place)
    (self.standard, self.documentation) = (standard, documentation)
    read = { (reader: inout LineReader, owner: inout Owner) throws(SyntaxError) in
      let new = try value.read(&reader)
      access(&owner) { $0 = new }
    }
    text = { owner in
      var (owner, found) = (owner, Value?.none)
      access(&owner) { found = $0 }
      return found.map { found in
        let text = value.text(found)
        return text.isEmpty ? key : "\(key) \(text)"
      }
    }
  }

  /// Makes an option with a value, which is a certain one where it is not set.
  ///
  /// - Parameters:
  ///   - key: The word.
  ///   - value: The value behind the word.
  ///   - unset: The value without the option, which is not written.
  ///   - place: The lines that may have it.
  ///   - standard: What holds without it.
  ///   - documentation: What it does.
  ///   - access: Passes the place of the value to a function.
  init<Value: Equatable>(
    _ key: String, _ value: Part<Value>, else unset: Value, of place: OptionPlace = .one,
    standard: String = "", _ documentation: String = "",
    _ access: @escaping @Sendable (inout Owner, (inout Value) -> Void) -> Void
  ) {
    self.init(key, value, of: place, standard: standard, documentation) {
      (owner: inout Owner, body: (inout Value?) -> Void) in
      access(&owner) { (value: inout Value) in
        var set = value == unset ? nil : Value?.some(value)
        body(&set)
        value = set ?? unset
      }
    }
  }

  private init(
    _ key: String, _ form: String, _ place: OptionPlace, _ standard: String,
    _ documentation: String,
    read: @escaping @Sendable (inout LineReader, inout Owner) throws(SyntaxError) -> Void,
    text: @escaping @Sendable (Owner) -> String?
  ) {
    (self.key, self.form, self.place) = (key, form, place)
    (self.standard, self.documentation) = (standard, documentation)
    (self.read, self.text) = (read, text)
  }

  /// The same option of what holds its owner.
  ///
  /// - Parameter access: Passes the owner in a whole to a function.
  /// - Returns: The option of the whole.
  func within<Whole>(
    _ access: @escaping @Sendable (inout Whole, (inout Owner) -> Void) -> Void
  ) -> OptionRow<Whole> {
    @Sendable func owner(in whole: Whole) -> Owner? {
      var (whole, found) = (whole, Owner?.none)
      access(&whole) { found = $0 }
      return found
    }
    return OptionRow<Whole>(key, form, place, standard, documentation) {
      (reader: inout LineReader, whole: inout Whole) throws(SyntaxError) in
      guard var new = owner(in: whole) else { return }
      try read(&reader, &new)
      access(&whole) { $0 = new }
    } text: { whole in
      owner(in: whole).flatMap(text)
    }
  }

  /// Parses the options up to the end of a line; each may be given once, in any order.
  ///
  /// - Parameters:
  ///   - rows: The options that the line may have.
  ///   - reader: The line.
  ///   - owner: What they are kept in.
  /// - Throws: The first word that is none of them, or is given twice, or the error of a value.
  static func read(
    _ rows: [OptionRow], from reader: inout LineReader, into owner: inout Owner
  ) throws(SyntaxError) {
    let words = rows.map { $0.key }
    var given: Set<Int> = []
    while let token = reader.peek {
      let place = try reader.option(among: words, given: &given)
      if let rival = rows[place].rival, let other = words.firstIndex(of: rival),
        given.contains(other)
      {
        throw SyntaxError(
          .givenTwice, at: token,
          "expected either `\(words[min(place, other)])` or `\(words[max(place, other)])`, found both"
        )
      }
      try rows[place].read(&reader, &owner)
    }
  }

  /// The same option, which is not given together with another one.
  func or(_ rival: String) -> OptionRow {
    var row = self
    row.rival = rival
    return row
  }
}

extension Part {
  /// The options at the end of a line, kept in a value.
  ///
  /// - Parameters:
  ///   - rows: The options.
  ///   - value: What has none of them.
  ///   - form: What stands for them in a table; else they are listed.
  /// - Returns: The options as one part.
  static func options(
    _ rows: [OptionRow<Value>], of value: Value, as form: String? = nil
  ) -> Part {
    Part(form ?? rows.map { "[\($0.form)]" }.joined(separator: " ")) {
      (line: inout LineReader) throws(SyntaxError) in
      var value = value
      try OptionRow.read(rows, from: &line, into: &value)
      return value
    } text: { value in
      rows.compactMap { $0.text(value) }.joined(separator: " ")
    }
  }
}
