import DragReplay

/// A page's template, filled with a title, its style, its scripts, and data.
struct PageTemplate {
  private let texts: PageTexts

  init(_ texts: PageTexts) { self.texts = texts }

  /// The page as HTML, with its own style and scripts in it.
  func filled(title: String, data: String) -> String {
    filled(
      title: title, style: "<style>\n\(texts.style)</style>", data: data,
      script: "<script>\n\(texts.script)</script>")
  }

  /// The page as HTML, with elements for its style, its data and its scripts.
  ///
  /// Each mark is looked for in the template alone: data may hold the text of a mark.
  func filled(title: String, style: String, data: String, script: String) -> String {
    let parts = [
      "<!--film:title-->": Markup.escaped(title),
      "<!--film:style-->": style,
      "<!--film:data-->": data,
      "<!--film:script-->": script,
    ]
    var page = ""
    var rest = texts.html[...]
    while let start = rest.firstRange(of: "<!--film:"),
      let end = rest[start.upperBound...].firstRange(of: "-->")
    {
      let mark = String(rest[start.lowerBound..<end.upperBound])
      page += rest[..<start.lowerBound] + (parts[mark] ?? mark)
      rest = rest[end.upperBound...]
    }
    return page + rest
  }
}

/// The page on which a gesture is recorded by hand.
package enum RecorderPage {
  /// The page as HTML.
  ///
  /// - Parameter scene: The set-up lines of a script, which are drawn to aim at; nil for the page's own
  ///   scene.
  /// - Returns: A page that needs no other file and no network.
  package static func html(scene: String? = nil) -> String {
    var json = JSONBytes()
    if let scene { json.text(scene) }
    let data = scene == nil ? "" : FilmPage.dataElement("scene-text", json)
    return PageTemplate(.recorder).filled(title: "Drag recorder", data: data)
  }
}
