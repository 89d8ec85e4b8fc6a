import DragFiles
import Testing

@testable import DragFilm

@Suite struct PageTextsTests {
  /// `Sources/CFilmPages/CFilmPages.c` has a line for each file.
  @Test(arguments: [
    ("Player", PageTexts.player), ("Recorder", PageTexts.recorder),
    ("Diagrams", PageTexts.diagrams),
  ])
  func `a page has all files of its folder`(folder: String, page: PageTexts) throws {
    #expect(try text(of: folder, ".html") == page.html)
    #expect(try PlayerText.style(text(of: folder, ".css")) == page.style)
    #expect(try PlayerText.script(text(of: folder, ".js")) == page.script)
  }

  /// The files of a kind, one behind the other.
  private func text(of folder: String, _ suffix: String) throws -> String {
    let path = "Sources/CFilmPages/\(folder)"
    let names = try Folder("\(FilmedScript.root)/\(path)").fileNames().sorted()
    #expect(!names.isEmpty)
    return try names.filter { $0.hasSuffix(suffix) }.map { name in
      let text = try FilmedScript.file("\(path)/\(name)")
      #expect(text.hasSuffix("\n"), "\(name): the next file begins on a line of its own")
      return text
    }.joined()
  }

  @Test func `the player is at most 100 kB`() {
    let player = PageTexts.player
    #expect(player.style.utf8.count + player.script.utf8.count <= 100 << 10)
  }

  @Test func `a page has no comments and no indentation`() {
    #expect(PlayerText.script("b();\n// c\n\n  c({\n    d: 1,\n  });\n") == "b()\nc({d:1,});\n")
    #expect(
      PlayerText.style("/* all */\na { color: red; margin: 0; }\n") == "a{color:red;margin:0}\n")
  }

  @Test
  func `texts in quotation marks and backticks stay as they are, with what is in their values`() {
    let lines = [
      "a = `x  ${b({ c:  1 }, `${ d }  e`)}  / y`, 'f  g', \"h  \\\"i\", /j  [/]  k/;",
      "l = m / n;",
    ]
    #expect(
      PlayerText.script(lines.joined(separator: "\n") + "\n")
        == "a=`x  ${b({ c:  1 }, `${ d }  e`)}  / y`,'f  g',\"h  \\\"i\",/j  [/]  k/\nl=m/n;\n")
  }

  @Test func `a semicolon stays where the next line would go on`() {
    let lines = "let a = b;\n(c)();\n[d].e();\nif (f) {\n  g;\n}\nh = 1;\n"
    #expect(PlayerText.script(lines) == "let a=b;\n(c)();\n[d].e()\nif(f){g}\nh=1;\n")
  }

  @Test func `the recorder takes a scene as text`() {
    let page = RecorderPage.html(scene: "</script><img>")
    #expect(page.contains("\"\\u003c/script\\u003e\\u003cimg\\u003e\""))
    #expect(!page.contains("<!--film:"))
  }
}
