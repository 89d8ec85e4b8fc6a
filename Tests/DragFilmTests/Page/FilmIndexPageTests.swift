import Testing

@testable import DragFilm

@Suite struct FilmIndexPageTests {
  private func page(_ title: String, _ cards: [FilmCard]) -> String {
    FilmIndexPage(title: title, cards).html
  }

  @Test func `tests are in the order of their lines, with the statement that fails`() throws {
    let failing = FilmedScript.move.replacing("= eggs bread milk", with: "= milk eggs bread")
    let index = page(
      "Tests",
      [
        FilmCard(try FilmedScript.reel(), page: "passing.html"),
        FilmCard(try FilmedScript.reel(failing), page: "failing.html"),
      ])
    let pages = index.matches(of: /"page":"([^"]*)"/).map { String($0.output.1) }
    #expect(pages.sorted() == ["failing.html", "passing.html"])
    let outcomes = index.matches(of: /"outcome":"([a-z]*)"/).map { String($0.output.1) }
    #expect(outcomes.sorted() == ["failed", "passed"])
    #expect(index.contains("\"failure\":\"expect order list = milk eggs bread\""))
    #expect(index.matches(of: /"still":"/).count == 2)
  }

  @Test func `the still of a failed test shows what was expected`() throws {
    let failing = FilmedScript.move.replacing("= eggs bread milk", with: "= milk eggs bread")
    #expect(try FilmedScript.reel(failing).still.contains("class=\"e\""))
    #expect(try !FilmedScript.reel().still.contains("class=\"e\""))
  }

  @Test func `the still of a failed test shows an item that was expected and never came`() throws {
    let failing = FilmedScript.move.replacing("= eggs bread milk", with: "= eggs bread butter")
    let still = try FilmedScript.reel(failing).still
    #expect(still.contains("class=\"e\"") && still.contains("butter"))
  }

  @Test func `names with markup are text in an index, and in its stills`() throws {
    let hostile = "\\\"></a></script><img src=x onerror=alert(1)>"
    let text = FilmedScript.move.replacing("milk moves down", with: hostile)
    let index = page(
      "</title><script>", [FilmCard(try FilmedScript.reel(text), page: "a.html")])
    #expect(index.split(separator: "<script").count == 3)
    #expect(!index.contains("<img"))
  }
}
