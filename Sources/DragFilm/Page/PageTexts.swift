import CFilmPages

/// What a page is made of: a template, a style sheet and a script, as they are edited below `Sources/CFilmPages`.
struct PageTexts: Sendable {
  /// The template, with marks where the rest goes.
  let html: String
  /// The style sheets, joined in the order of their names, as a page holds them (``PlayerText``).
  let style: String
  /// The scripts, joined likewise.
  let script: String

  /// The page that plays a film.
  static let player = unsafe PageTexts(film_player_page())
  /// The page on which a gesture is recorded.
  static let recorder = unsafe PageTexts(film_recorder_page())
  /// The page of the state machines.
  static let diagrams = unsafe PageTexts(film_diagrams_page())

  private init(_ page: film_page) {
    // Each is a constant that ends with a zero.
    unsafe html = String(cString: page.html)
    unsafe style = PlayerText.style(String(cString: page.style))
    unsafe script = PlayerText.script(String(cString: page.script))
  }
}
