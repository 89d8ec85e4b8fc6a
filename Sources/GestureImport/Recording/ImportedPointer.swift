public import DragGestures

/// A pointer of a recording.
public struct ImportedPointer: Hashable, Sendable {
  /// Its name in the script, unique among the recording's pointers.
  public var name: String
  /// What moves it.
  public var kind: PointerKind

  /// Makes a pointer.
  public init(name: String, kind: PointerKind) {
    self.name = name
    self.kind = kind
  }
}
