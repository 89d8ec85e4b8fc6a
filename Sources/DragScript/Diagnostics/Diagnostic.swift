/// What is wrong or doubtful in a text, with its place, its code and a way out.
public struct Diagnostic: Hashable, Sendable {
  /// Whether the text can be used all the same.
  public enum Severity: String, Hashable, Sendable {
    /// The text cannot be used.
    case error
    /// The text can be used, but probably says something else than was meant.
    case warning
    /// Something to know, which is no fault of the text itself.
    case note
  }

  /// Whether the text can be used all the same.
  public var severity: Severity
  /// The stable code, such as `DS0102`; each stands for one kind of fault.
  public var code: String
  /// Where the fault begins.
  public var location: SourceLocation
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What to do about it, where something can be said.
  public var hint: String?
  /// The line of the source in which the fault begins, with a mark below what is at fault.
  public var quote: SourceQuote
  /// The `include` lines by which the file was reached, the nearest first.
  public var includedFrom: [SourceLocation]

  /// Makes a diagnostic.
  public init(
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
  /// The diagnostic as a terminal shows it: head line, source line, caret and hint.
  public var description: String {
    var text = "\(location): \(severity.rawValue)[\(code)]: \(message)\n"
    // There is no line to be shown of an empty file, or of one that cannot be read.
    if !quote.line.isEmpty { text += "  \(quote.line)\n  \(quote.mark)\n" }
    if let hint { text += "  hint: \(hint)\n" }
    for include in includedFrom { text += "  included from \(include)\n" }
    return String(text.dropLast())
  }
}
