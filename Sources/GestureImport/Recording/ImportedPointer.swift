package import DragGestures

/// A pointer of a recording.
package struct ImportedPointer: Hashable, Sendable {
  /// Its name in the script, unique among the recording's pointers.
  package var name: String
  /// The kind of the pointer.
  package var kind: PointerKind

  /// Makes a pointer.
  package init(name: String, kind: PointerKind) {
    self.name = name
    self.kind = kind
  }
}
