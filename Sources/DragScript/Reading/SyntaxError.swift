/// The error of one line; parsing continues at the next line.
struct SyntaxError: Error {
  var code: DiagnosticCode
  /// The first column of the error, from 1.
  var column: Int
  /// The number of columns that it covers.
  var length: Int
  var message: String
  var hint: String?

  init(
    _ code: DiagnosticCode, column: Int, length: Int = 1, _ message: String, hint: String? = nil
  ) {
    self.code = code
    self.column = column
    self.length = length
    self.message = message
    self.hint = hint
  }

  init(_ code: DiagnosticCode, at token: Token, _ message: String, hint: String? = nil) {
    self.init(code, column: token.column, length: token.length, message, hint: hint)
  }

  /// The error with a hint, where it has none or `replaces` says so.
  func hinted(_ hint: String, replaces: Bool = false) -> SyntaxError {
    var error = self
    if replaces || error.hint == nil { error.hint = hint }
    return error
  }
}
