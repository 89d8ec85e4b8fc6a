extension LineReader {
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
