import DragReplay
import Machines

/// A page: the player's template with its style, its scripts, and the data of a film.
struct FilmPage {
  let title: String
  let data: String

  /// The page as HTML, which holds the player or names the files that do.
  func text(player: PlayerPlace) -> String {
    PageTemplate(.player).filled(
      title: title, style: player.style, data: data, script: player.script)
  }

  /// An element that holds JSON, which has nothing in it that could end it.
  static func dataElement(_ id: String, _ json: JSONBytes) -> String {
    "<script type=\"application/json\" id=\"\(id)\">\(json.string)</script>"
  }

  /// An element that holds JSON, compressed.
  static func packedElement(_ id: String, _ json: JSONBytes) -> String {
    let packed = Base64.text(of: Deflate(json.bytes).bytes)
    return "<script type=\"text/plain\" class=\"film-part\" id=\"\(id)\">\(packed)</script>"
  }
}

/// Where a page has the player.
package enum PlayerPlace: Sendable {
  /// In the page, which needs no other file.
  case inside
  /// In two files beside it, which many pages share.
  case beside

  /// The names and the texts of the files that pages share.
  package static let files = [
    (name: "film.css", text: PageTexts.player.style),
    (name: "film.js", text: PageTexts.player.script),
  ]

  /// The element of the style.
  fileprivate var style: String {
    switch self {
    case .inside: "<style>\n\(PageTexts.player.style)</style>"
    case .beside: "<link rel=\"stylesheet\" href=\"film.css\">"
    }
  }

  /// The element of the script.
  fileprivate var script: String {
    switch self {
    case .inside: "<script>\n\(PageTexts.player.script)</script>"
    case .beside: "<script src=\"film.js\"></script>"
    }
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
