import Testing

@testable import DragFilm

@Suite struct FilmIndexPageTests {
  @Test func `failed tests come first, with the statement that fails`() throws {
    let failing = FilmedScript.move.replacing("= eggs bread milk", with: "= milk eggs bread")
    let cards = [
      FilmIndexPage.Card(try FilmedScript.reel(), page: "passing.html"),
      FilmIndexPage.Card(try FilmedScript.reel(failing), page: "failing.html"),
    ]
    let html = FilmIndexPage(title: "Tests", cards).html
    let links = html.split(separator: "href=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(links == ["failing.html", "passing.html"])
    #expect(html.contains("2 films: 1 failed, 1 passed"))
    #expect(html.contains("<span class=\"reason\">expect order list = milk eggs bread</span>"))
    #expect(html.split(separator: "<img src=\"data:image/svg+xml,%3Csvg").count == 3)
  }

  @Test func `names with markup are text in an index, and in its stills`() throws {
    let hostile = "\\\"></a></script><img src=x onerror=alert(1)>"
    let text = FilmedScript.move.replacing("milk moves down", with: hostile)
    let html = FilmIndexPage(
      title: "</title><script>",
      [FilmIndexPage.Card(try FilmedScript.reel(text), page: "a.html")]
    ).html
    #expect(!html.contains("<script"))
    #expect(!html.contains("<img src=x"))
    #expect(html.split(separator: "<img").count == 2)
  }
}
