import Machines

/// A page: the player's template with its style, its scripts, and the data of a film.
struct FilmPage {
  let title: String
  let data: String

  /// The page as HTML.
  var text: String { PageTemplate(EmbeddedFiles.Player.all).filled(title: title, data: data) }

  /// An element that holds JSON, which has nothing in it that could end it.
  static func dataElement(_ id: String, isChunk: Bool, _ json: JSONBytes) -> String {
    let kind = isChunk ? " class=\"film-chunk\"" : ""
    return "<script type=\"application/json\"\(kind) id=\"\(id)\">\(json.string)</script>"
  }
}

/// Text inside HTML and SVG.
enum Markup {
  /// The text with `&`, `<`, `>` and quotation marks as entities, and signs for control characters, which XML
  /// cannot hold.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      case _: escaped += ControlCharacters.sign(of: scalar)
      }
    }
    return escaped
  }
}
