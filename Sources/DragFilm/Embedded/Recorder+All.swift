// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh.
extension EmbeddedFiles.Recorder {
  /// The files, in the order of their names.
  static let all: [EmbeddedFile] = [
    EmbeddedFile(name: "10-recorder.css", text: recorderStyle),
    EmbeddedFile(name: "10-recording.js", text: recordingScript),
    EmbeddedFile(name: "20-scene.js", text: sceneScript),
    EmbeddedFile(name: "30-arrangement.js", text: arrangementScript),
    EmbeddedFile(name: "40-preview.js", text: previewScript),
    EmbeddedFile(name: "45-recorded.js", text: recordedScript),
    EmbeddedFile(name: "50-picture.js", text: pictureScript),
    EmbeddedFile(name: "60-page.js", text: pageScript),
    EmbeddedFile(name: "index.html", text: indexPage),
  ]
}
