package import DragGeometry
public import DragScript

/// The result of an import.
public struct ImportResult: Hashable, Sendable {
  /// The viewport that the points lie in.
  package var viewport: Size
  /// The pointers, in the order of their first appearance in the recording.
  package var pointers: [ImportedPointer]
  /// The events, in the order of time; empty if the recording was rejected.
  package var events: ImportedEvents
  /// The notes between the events, in order.
  package var importNotes: [ImportNote]
  /// The source location of each event.
  package var sourceMap: SourceMap
  /// The diagnostics, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Why the recording was refused.
  package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  /// The warnings of a successful import.
  package var warnings: [Diagnostic] { diagnostics.filter { $0.severity == .warning } }
  /// Indicates whether the recording was imported.
  package var isImported: Bool { !diagnostics.contains { $0.severity == .error } }
}
