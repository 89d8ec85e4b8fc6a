import DragGeometry
import DragReplay
import DragScript

/// The films of some tests: a documented JSON, and a page that plays it.
///
/// A film has what was shown and what lay behind it at every event of a replay. It is made from a
/// script's text by ``html(ofScript:file:)``, or from any run inside the package.
public struct Film: Sendable {
  /// The version of the JSON.
  package static let version = 1

  /// The tests, in the order of their replay.
  package let reels: [FilmReel]
  private let title: String
  private let generator: String

  /// Joins the films of tests.
  ///
  /// - Parameters:
  ///   - reels: The tests.
  ///   - title: What the page is called; by default the first test's file.
  ///   - generator: The program and its version.
  package init(_ reels: [FilmReel], title: String? = nil, generator: String = "DragStage") {
    self.reels = reels
    self.title = title ?? reels.first?.result.file ?? "film"
    self.generator = generator
  }

  /// Films every test of a script, and makes one HTML file of it.
  ///
  /// - Parameters:
  ///   - text: The script; it may include nothing.
  ///   - file: What it is called.
  /// - Returns: A page that needs no other file and no network, or nil where the script has an error
  ///   or no test.
  public static func html(ofScript text: String, file: String) -> String? {
    guard let script = Script.parse(text, file: file).script, !script.tests.isEmpty else {
      return nil
    }
    return Film(script.tests.map { FilmRun($0, of: script).run().reel }).html()
  }

  /// The film as one JSON object, with the chunks in their tests.
  package func json() -> String {
    var object = opening
    object.add("tests") { json in
      json.list(reels) { json, reel in
        var head = reel.head()
        head.add("chunks") { json in json.list(reel.chunks) { $0.raw($1.json) } }
        json.raw(head.closed)
      }
    }
    return object.closed.string + "\n"
  }

  /// The film as a page that plays it.
  ///
  /// - Parameter player: Where the page has its player; in it, one file needs nothing else.
  /// - Returns: The page.
  package func html(player: PlayerPlace = .inside) -> String {
    FilmPage(title: title, data: pageData).text(player: player)
  }

  /// The elements of a page that hold the film: what an index shows, and of each test its head and its chunks.
  private var pageData: String {
    var object = opening
    object.add("tests") { json in
      json.list(reels) { json, reel in
        json.raw(FilmCard(reel, still: reels.count > 1 ? reel.still : nil).json.closed)
      }
    }
    var elements = [FilmPage.dataElement("film", object.closed)]
    for (test, reel) in reels.enumerated() {
      elements.append(FilmPage.packedElement("film-\(test)", reel.head().closed))
      for (number, chunk) in reel.chunks.enumerated() {
        elements.append(FilmPage.packedElement("film-\(test)-\(number)", chunk.json))
      }
    }
    return elements.joined(separator: "\n")
  }

  private var opening: JSONObject { Self.opening(title: title, generator: generator) }

  /// What a film begins with, still open.
  static func opening(title: String, generator: String) -> JSONObject {
    var object = JSONObject()
    object.add("film", version)
    object.add("generator", text: generator)
    object.add("title", text: title)
    return object
  }
}
