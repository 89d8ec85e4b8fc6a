// swift-format-ignore-file
// Written by Tests/Film/embed-player.sh.
extension EmbeddedFiles.Recorder {
  /// The files, in the order of their names.
  static let all: [EmbeddedFile] = [
    EmbeddedFile(name: "10-recorder.css", text: file_10_recorder_css_aa),
    EmbeddedFile(name: "10-recording.js", text: file_10_recording_js_aa),
    EmbeddedFile(name: "20-scene.js", text: file_20_scene_js_aa),
    EmbeddedFile(name: "30-page.js", text: file_30_page_js_aa),
    EmbeddedFile(name: "index.html", text: file_index_html_aa),
  ]
}
