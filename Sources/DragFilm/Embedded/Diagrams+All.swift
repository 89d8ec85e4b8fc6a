// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh.
extension EmbeddedFiles.Diagrams {
  /// The files, in the order of their names.
  static let all: [EmbeddedFile] = [
    EmbeddedFile(name: "10-diagrams.css", text: diagramsStyle),
    EmbeddedFile(name: "20-diagrams.js", text: diagramsScript),
    EmbeddedFile(name: "index.html", text: indexPage),
  ]
}
