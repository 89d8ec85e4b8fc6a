import DragFiles
import DragScript
import TestSupport
import Testing

@testable import DragFilm

/// Every form of the films of golden scripts, by digests that were approved.
///
/// `ApprovedFilmTests` has the texts of one film. These are too long to be read, and have what no single film has: several
/// drags and programs, data that changes, other orientations, failures of each kind.
@Suite struct ApprovedScriptFilmsTests {
  /// The scripts, by their paths below `Tests/Scripts`.
  private static let scripts = [
    "Examples/4-between-collections", "Examples/8-loads-and-placeholders",
    "Examples/9-spring-loading", "Failures/loads-given-up", "Failures/misuse",
    "Failures/reload-with-placeholders", "Failures/source-view-removed",
    "Failures/transfer-given-up", "Features/another-class", "Features/auto-scroll",
    "Features/context-menu",
    "Features/horizontal", "Features/previews", "Features/providers", "Features/right-to-left",
    "Features/sections",
    "Features/stack-of-three", "Features/two-applications", "Features/two-fingers",
    "Features/views-that-scroll", "Hosts/gtk-wayland",
  ]

  private static let failing = [
    "Examples/4-between-collections", "Examples/8-loads-and-placeholders", "Failures/misuse",
    "Features/right-to-left", "Features/sections", "Features/two-fingers", "Hosts/gtk-wayland",
  ]

  /// A form by the options of `drag film` that write it.
  private struct Form: Sendable {
    let options: String
    let text: @Sendable (Film) -> String
  }

  private static let forms = [
    Form(options: "--format json") { $0.json() },
    Form(options: "--format perfetto") { $0.text(as: .perfetto) },
    Form(options: "--format asciicast") { $0.text(as: .asciicast) },
    Form(options: "--format mermaid") { $0.text(as: .mermaid) },
    Form(options: "--format markdown") { $0.text(as: .markdown) },
    Form(options: "--format w3c") { $0.text(as: .w3c) },
    Form(options: "--format machines") { data(in: $0.text(as: .machines)) },
    Form(options: "--strip 5") { $0.reels.map { $0.strip(5) }.joined() },
    Form(options: "--animate") { $0.reels.map { $0.animation() }.joined() },
    Form(options: "--still 0ms, 250ms and so on") { film in
      film.reels.flatMap { reel in
        stride(from: 0, through: 2_000_000, by: 250_000).map { reel.still(at: $0) }
      }.joined()
    },
    // An index shows this one, and `drag watch` the next.
    Form(options: "the moment to open at") { $0.reels.map(\.still).joined() },
    Form(options: "the stage in letters") { film in
      film.reels.flatMap { reel in
        let drawing = StageText(reel)
        return [drawing.caption] + drawing.lines(isColored: true)
      }.joined(separator: "\n")
    },
  ]

  // What unpacks to the same may be packed otherwise, and be longer; packing takes long.
  private static let page = Form(options: "--format html") { data(in: $0.html(player: .beside)) }

  /// The elements of a page that hold what was recorded, without its player.
  private static func data(in page: String) -> String {
    let elements = page.split(separator: "\n").filter {
      $0.hasPrefix("<script type=\"application/json\"")
        || $0.hasPrefix("<script type=\"text/plain\"")
    }
    return elements.joined(separator: "\n")
  }

  private static func film(
    _ name: String, _ change: (ScriptTest) -> ScriptTest = { $0 }
  ) throws -> Film {
    let text = try FilmedScript.file("Tests/Scripts/\(name).drag")
    let script = try #require(Script.parse(text, file: "\(name).drag").script)
    let reels = script.tests.map {
      FilmRun(change($0), of: script).run(keepsStates: true, keepsRows: true).reel
    }
    return Film(reels, generator: "a test")
  }

  private static let advice: Comment = """
    `drag film OPTIONS Tests/Scripts/SCRIPT.drag`, before the change and after it, shows what differs. \
    DRAG_APPROVE=1 writes the digests again.
    """

  /// What differs from the digests of a file, which has a line for each form of each film.
  private func differences(
    _ file: String, _ scripts: [String], _ change: (ScriptTest) -> ScriptTest = { $0 }
  ) throws -> [String] {
    var text = ""
    for script in scripts {
      let film = try Self.film(script, change)
      for form in Self.forms + (script == scripts[0] ? [Self.page] : []) {
        text += "\(script) \(form.options): \(Digest(form.text(film)))\n"
      }
    }
    return try ApprovedText("Tests/Film/Approved/\(file)").differences(from: text)
  }

  @Test func `the films of golden scripts are what was approved`() throws {
    #expect(try differences("films.txt", Self.scripts) == [], Self.advice)
  }

  @Test func `the films of failures are what was approved`() throws {
    #expect(
      try differences("films-of-failures.txt", Self.failing, \.askedTooEarly) == [], Self.advice)
  }
}

extension ScriptTest {
  /// The test with each expectation a step too early: most are not met, and say what is there instead.
  fileprivate var askedTooEarly: ScriptTest {
    var test = self
    for index in lines.indices.dropFirst() {
      guard case .timed(var line) = test.lines[index], case .expectation = line.content else {
        continue
      }
      line.stamp = .none
      test.lines[index] = test.lines[index - 1]
      test.lines[index - 1] = .timed(line)
    }
    return test
  }
}
