import Testing

@testable import DragFilm

@Suite struct FilmPageTests {
  @Test func `markup in names is text everywhere in a page`() throws {
    let hostile = "</script><img onerror=alert(1)> <!--film:script--> & \u{2028}"
    let text = FilmedScript.move.replacing("milk moves down", with: hostile)
    let html = try #require(Film.html(ofScript: text, file: "</title><img>.drag"))
    #expect(!html.contains("<img"))
    #expect(html.contains("\\u003c/script\\u003e\\u003cimg onerror=alert(1)\\u003e"))
    // A mark in the data is not a mark of the template.
    #expect(html.contains("\\u003c!--film:script--\\u003e"))
    #expect(!html.contains("\u{2028}"))
  }

  @Test func `a text keeps its tabs and lines in markup, and has a sign for what XML cannot hold`()
  {
    #expect(Markup.escaped("a\tb\nc&<>\"'d") == "a\tb\nc&amp;&lt;&gt;&quot;&#39;d")
    #expect(Markup.escaped("\u{0}\u{FFFE}\u{FFFF}é") == "\u{2400}\u{FFFD}\u{FFFD}é")
  }

  @Test func `no mark is left in a page`() throws {
    let html = try #require(Film.html(ofScript: FilmedScript.move, file: "list.drag"))
    #expect(!html.contains("<!--film:"))
    #expect(html.contains("<script type=\"application/json\" id=\"film\">"))
    let chunk = try #require(
      html.firstMatch(of: /<script type="text\/plain" class="film-part" id="film-0-0">([^<]*)</))
    #expect(
      chunk.output.1.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0)) }
    )
  }

  @Test func `a page beside the player names its two files, which hold no data`() throws {
    let html = Film(try FilmedScript.reels()).html(player: .beside)
    #expect(html.contains("<link rel=\"stylesheet\" href=\"film.css\">"))
    #expect(html.contains("<script src=\"film.js\"></script>"))
    #expect(PlayerPlace.files.map(\.name) == ["film.css", "film.js"])
    #expect(PlayerPlace.files.allSatisfy { !$0.text.isEmpty && !html.contains($0.text) })
  }

  @Test func `a page names nothing that lies elsewhere`() throws {
    let html = try #require(Film.html(ofScript: FilmedScript.move, file: "list.drag"))
    for word in ["src=\"http", "href=\"http", "@import", "fetch(", "XMLHttpRequest"] {
      #expect(!html.contains(word), "\(word)")
    }
  }
}
