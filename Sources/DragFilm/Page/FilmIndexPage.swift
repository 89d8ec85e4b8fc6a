import DragReplay

/// The index of films that are pages of their own, each with a still and a link.
///
/// It is the player without a film, and lies beside the files of the player as the films do.
package struct FilmIndexPage {
  private let title: String
  private let generator: String
  private let cards: [FilmCard]

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - cards: The tests, in any order.
  ///   - generator: The program and its version.
  package init(title: String, _ cards: [FilmCard], generator: String = "DragStage") {
    self.title = title
    self.generator = generator
    // The page puts failed ones before the others.
    self.cards = cards.sorted { one, other in
      one.id.file == other.id.file ? one.line < other.line : one.id.file < other.id.file
    }
  }

  /// The page as HTML.
  package var html: String {
    var object = Film.opening(title: title, generator: generator)
    object.add("tests") { json in json.list(cards) { json, card in json.raw(card.json.closed) } }
    return FilmPage(title: title, data: FilmPage.dataElement("film", object.closed))
      .text(player: .beside)
  }
}
