package import DragScript

/// A line of a script without effect.
package struct ScriptWarning: Hashable, Sendable {
  /// The kind, which has a code of its own.
  package var code: DiagnosticCode
  /// The location of the part without effect.
  package var location: SourceLocation
  /// The location of its statement.
  package var statement: SourceLocation
  /// The reason, in one sentence without a full stop.
  package var message: String
  /// A proposal for a correction, if there is one.
  package var hint: String?

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
