public import DragScript

/// A line of a script that cannot matter.
public struct ScriptWarning: Hashable, Sendable {
  /// The kind, which has a code of its own.
  package var code: DiagnosticCode
  /// Where the part begins that cannot matter.
  public var location: SourceLocation
  /// Where its statement begins.
  public var statement: SourceLocation
  /// Why it cannot matter, in one sentence without a full stop.
  public var message: String
  /// What to do about it, where something can be said.
  public var hint: String?

  init(
    _ code: DiagnosticCode, at location: SourceLocation, in statement: SourceLocation,
    _ message: String, hint: String? = nil
  ) {
    self.code = code
    self.location = location
    self.statement = statement
    self.message = message
    self.hint = hint
  }
}
