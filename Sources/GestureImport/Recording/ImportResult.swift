package import DragGeometry
public import DragScript

/// What an import makes of a recording.
public struct ImportResult: Hashable, Sendable {
  /// The viewport that the points lie in.
  package var viewport: Size
  /// The pointers, in the order of their first appearance in the recording.
  package var pointers: [ImportedPointer]
  /// What happened, in the order of time; empty where the recording was refused.
  package var events: ImportedEvents
  /// What the recording says between its events, in order.
  public var remarks: [ImportNote]
  /// Where each event comes from.
  package var sourceMap: SourceMap
  /// What is wrong or doubtful, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Why the recording was refused.
  public var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  /// What is doubtful, although the recording was imported.
  public var warnings: [Diagnostic] { diagnostics.filter { $0.severity == .warning } }
  /// Whether the recording was imported.
  public var isImported: Bool { !diagnostics.contains { $0.severity == .error } }
}
