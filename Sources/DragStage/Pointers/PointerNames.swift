import DragGestures

/// The names and kinds of the pointers, in the order of adding.
struct PointerNames {
  private var names: [String] = []
  private var kinds: [PointerKind] = []
  private var byName: [String: PointerID] = [:]

  var all: [PointerID] { names.indices.map { PointerID(index: $0) } }

  /// The pointer of a name, or nil.
  subscript(name: String) -> PointerID? { byName[name] }

  /// The name of a pointer; empty for the id of another stage's pointer.
  subscript(pointer: PointerID) -> String {
    pointer.index < names.count ? names[pointer.index] : ""
  }

  /// The kind of a pointer; `touch` for the id of another stage's pointer.
  func kind(of pointer: PointerID) -> PointerKind {
    pointer.index < kinds.count ? kinds[pointer.index] : .touch
  }

  /// Adds a pointer, whose name must be free.
  mutating func add(_ name: String, _ kind: PointerKind) -> PointerID {
    let id = PointerID(index: names.count)
    names.append(name)
    kinds.append(kind)
    byName[name] = id
    return id
  }
}
