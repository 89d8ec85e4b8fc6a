import DragFiles
import Testing

@testable import DragFilm

@Suite struct EmbeddedFilesTests {
  /// `Tests/Film/embed-player.sh` writes what is missing or stale.
  @Test(arguments: [
    ("Player", EmbeddedFiles.Player.all), ("Recorder", EmbeddedFiles.Recorder.all),
    ("Diagrams", EmbeddedFiles.Diagrams.all),
  ])
  func `the embedded files are those of the page`(part: String, files: [EmbeddedFile]) throws {
    let folder = "Sources/DragFilm/\(part)"
    #expect(
      files.map(\.name) == (try Folder("\(FilmedScript.root)/\(folder)").fileNames()).sorted())
    for file in files {
      #expect(try FilmedScript.file("\(folder)/\(file.name)") == file.text, "\(file.name)")
    }
  }

  @Test func `the player is at most 100 kB`() {
    let files = EmbeddedFiles.Player.all
    let bytes = [".js", ".css"].map { EmbeddedFiles.joined($0, of: files).utf8.count }
    #expect(bytes.reduce(0, +) <= 100 << 10)
  }

  @Test func `what is joined has no comments and no indentation`() {
    let files = [
      EmbeddedFile(name: "2.js", text: "b();\n"),
      EmbeddedFile(name: "1.css", text: "/* all */\na { color: red; margin: 0; }\n"),
      EmbeddedFile(name: "3.js", text: "// c\n\n  c({\n    d: 1,\n  });\n"),
    ]
    #expect(EmbeddedFiles.joined(".js", of: files) == "b()\nc({d:1,});\n")
    #expect(EmbeddedFiles.joined(".css", of: files) == "a{color:red;margin:0}\n")
  }

  @Test
  func `texts in quotation marks and backticks stay as they are, with what is in their values`() {
    let lines = [
      "a = `x  ${b({ c:  1 }, `${ d }  e`)}  / y`, 'f  g', \"h  \\\"i\", /j  [/]  k/;",
      "l = m / n;",
    ]
    let files = [EmbeddedFile(name: "1.js", text: lines.joined(separator: "\n") + "\n")]
    #expect(
      EmbeddedFiles.joined(".js", of: files)
        == "a=`x  ${b({ c:  1 }, `${ d }  e`)}  / y`,'f  g',\"h  \\\"i\",/j  [/]  k/\nl=m/n;\n")
  }

  @Test func `a semicolon stays where the next line would go on`() {
    let lines = "let a = b;\n(c)();\n[d].e();\nif (f) {\n  g;\n}\nh = 1;\n"
    let files = [EmbeddedFile(name: "1.js", text: lines)]
    #expect(
      EmbeddedFiles.joined(".js", of: files) == "let a=b;\n(c)();\n[d].e()\nif(f){g}\nh=1;\n")
  }

  @Test func `the recorder takes a scene as text`() {
    let page = RecorderPage.html(scene: "</script><img>")
    #expect(page.contains("\"\\u003c/script\\u003e\\u003cimg\\u003e\""))
    #expect(!page.contains("<!--film:"))
  }
}
