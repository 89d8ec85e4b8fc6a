import Machines

/// An error, warning or note about a text: message, location, stable code and hint.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable {
    /// An error: the text cannot be used.
    case error
    /// A warning: the text can be used, but probably does not mean what its author intended.
    case warning
    /// A note: information, not a problem of the text itself.
    case note
  }

  /// The severity.
  public var severity: Severity
  /// The stable code, such as `DS0102`; one code per kind of error.
  public var code: String
  /// The first position of the problem.
  public var location: SourceLocation
  /// The message: one sentence without a full stop, "expected X, found Y".
  public var message: String
  /// A proposal for a correction, if there is one.
  public var hint: String?
  /// The source line of the location, with a mark under the problem.
  package var quote: SourceQuote
  /// The `include` lines that lead to the file, innermost first.
  package var includedFrom: [SourceLocation]

  /// Makes a diagnostic.
  package init(
    _ severity: Severity,
    code: String,
    at location: SourceLocation,
    message: String,
    hint: String? = nil,
    quote: SourceQuote,
    includedFrom: [SourceLocation] = []
  ) {
    self.severity = severity
    self.code = code
    self.location = location
    self.message = message
    self.hint = hint
    self.quote = quote
    self.includedFrom = includedFrom
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in terminal form: headline, source line, caret and hint.
  public var description: String {
    var lines = ["\(location): \(severity.rawValue)[\(code)]: \(message)"]
    // An empty or unreadable file has no line to quote.
    if !quote.line.isEmpty { lines += ["  \(quote.line)", "  \(quote.mark)"] }
    if let hint { lines.append("  hint: \(hint)") }
    lines += includedFrom.map { "  included from \($0)" }
    // The name of a file may have a line end, and a message quotes a name.
    return lines.map { ControlCharacters.text(of: $0, keeping: ["\t"]) }.joined(separator: "\n")
  }
}
