extension LineReader {
  /// Parses the rest of an `always` or a `settled` line.
  mutating func property(
    _ moment: Property.Moment, at location: SourceLocation
  ) throws(SyntaxError) -> Property {
    do throws(SyntaxError) {
      try expect("expect")
    } catch {
      throw error.hinted("the form is `\(moment.rawValue) expect PREDICATE`")
    }
    let token = peek
    let word = try predicate()
    if let token, word.facts.contains(.ofALine) {
      throw SyntaxError(
        .propertyOfALine, at: token,
        "`\(word.key)` is about the line above it, and a property is about the whole test",
        hint: "write `expect \(word.key)` below the line that it is about")
    }
    return Property(moment, try word.read(&self), at: location)
  }

  /// Parses the first word of a predicate.
  mutating func predicate() throws(SyntaxError) -> Word<Predicate> {
    let token = peek
    do throws(SyntaxError) {
      return try family("predicate")
    } catch {
      if let text = token?.text, isNext("="), error.hint?.hasPrefix("one of") == true {
        var fault = error
        fault.hint = "did you mean `order \(text) =`?"
        throw fault
      }
      guard let text = token?.text, let mark = text.firstIndex(of: "="),
        Predicate.hasWord(String(text[..<mark]))
      else { throw error }
      var fault = error
      fault.hint = "write a space on either side of `=`"
      throw fault
    }
  }
}
