/// A file of a page, as it lies below `Sources/DragFilm`.
struct EmbeddedFile: Hashable, Sendable {
  let name: String
  let text: String
}

/// The files of the pages; `Tests/Film/embed-player.sh` writes them into Swift.
enum EmbeddedFiles {
  /// The files of the player.
  enum Player {}

  /// The files of the recorder.
  enum Recorder {}

  /// The files of the page of state machines.
  enum Diagrams {}

  /// All files of a kind, joined in the order of their names, as a page holds them (``PlayerText``).
  static func joined(_ suffix: String, of files: [EmbeddedFile]) -> String {
    let text = files.filter { $0.name.hasSuffix(suffix) }.map(\.text).joined(separator: "\n")
    return suffix == ".css" ? PlayerText.style(text) : PlayerText.script(text)
  }
}
