package import DragReplay
import DragScript
import Machines

/// The index of films that are pages of their own: failed tests first, each with a still and a link.
package struct FilmIndexPage {
  /// The entry of a test in the index; it does not keep the film.
  package struct Card: Sendable {
    /// The test's file and name.
    package let id: TestID
    fileprivate let page: String
    fileprivate let line: Int
    fileprivate let hasFailed: Bool
    fileprivate let duration: Int64
    fileprivate let reason: String?
    fileprivate let still: String

    /// Reads what is shown of a film.
    ///
    /// - Parameters:
    ///   - reel: The film.
    ///   - page: The name of the file that plays it, in the folder of the index.
    package init(_ reel: FilmReel, page: String) {
      let result = reel.result
      id = TestID(file: result.file, name: result.name)
      self.page = page
      line = reel.line
      hasFailed = result.status == .failed
      duration = result.duration.count
      reason = result.faults.first.map { reel.line(at: $0.location) ?? $0.message }
      still = reel.still
    }
  }

  private let title: String
  private let cards: [Card]

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - cards: The tests, in any order.
  package init(title: String, _ cards: [Card]) {
    self.title = title
    self.cards = cards.sorted { one, other in
      if one.hasFailed != other.hasFailed { return one.hasFailed }
      if one.id.file != other.id.file { return one.id.file < other.id.file }
      return one.line < other.line
    }
  }

  /// The page as HTML, which has the player's style and needs no script.
  package var html: String {
    let items =
      cards.isEmpty ? "<li class=\"quiet\">There is no film.</li>\n" : cards.map(item).joined()
    let style = EmbeddedFiles.joined(".css", of: EmbeddedFiles.Player.all)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Markup.escaped(title))</title>
      <style>
      \(style)</style>
      </head>
      <body>
      <main id="index" aria-labelledby="index-title">
      <header><div><h1 id="index-title">\(Markup.escaped(title))</h1><p class="quiet">\(counts)</p></div></header>
      <ul class="tests">
      \(items)</ul>
      </main>
      </body>
      </html>

      """
  }

  private var counts: String {
    let failed = cards.count { $0.hasFailed }
    return "\(cards.count) film\(cards.count == 1 ? "" : "s"): "
      + "\(failed) failed, \(cards.count - failed) passed"
  }

  private func item(_ card: Card) -> String {
    let outcome = card.hasFailed ? "failed" : "passed"
    let reason = card.reason.map { "<span class=\"reason\">\(Markup.escaped($0))</span>" } ?? ""
    return "<li><a class=\"test \(outcome)\" href=\"\(card.page)\">"
      + "<div class=\"still\"><img src=\"\(Self.address(ofImage: card.still))\" alt=\"\" loading=\"lazy\"></div>"
      + "<span class=\"words\"><span class=\"outcome \(outcome)\">\(outcome)</span>"
      + "<strong>\(Markup.escaped(card.id.name))</strong>"
      + "<span class=\"quiet\">\(Markup.escaped(card.id.file)):\(card.line) · "
      + "\(FilmReel.milliseconds(card.duration)) ms</span>\(reason)</span></a></li>\n"
  }

  /// A drawing as an address: in an element of its own its styles and ids are its own.
  private static func address(ofImage svg: String) -> String {
    var address = "data:image/svg+xml,"
    for scalar in svg.unicodeScalars {
      switch scalar {
      case "%": address += "%25"
      case "#": address += "%23"
      case "\"": address += "%22"
      case "<": address += "%3C"
      case ">": address += "%3E"
      case "&": address += "%26"
      case "\n": address += "%0A"
      case _: address.unicodeScalars.append(scalar)
      }
    }
    return address
  }
}
