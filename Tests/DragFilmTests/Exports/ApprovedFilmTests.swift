import DragFiles
import DragReplay
import DragScript
import TestSupport
import Testing

@testable import DragFilm

/// Every form of one film, which has all that films draw, as it was looked at and approved.
///
/// The texts are in `Tests/Film/Approved`.
@Suite struct ApprovedFilmTests {
  /// The forms, by the names of their files.
  enum Form: String, CaseIterable {
    case json = "film.json"
    case perfetto = "perfetto.json"
    case asciicast = "terminal.cast"
    case mermaid = "sequence.mmd"
    case markdown = "transcript.md"
    case w3c = "actions.json"
    case strip = "strip.svg"
    case failure = "failure.svg"
    case animation = "animation.svg"
    case text = "stage.txt"
    case colors = "stage-in-colors.txt"
  }

  private func film() throws -> Film {
    let text = try FilmedScript.file("Tests/Film/Approved/everything.drag")
    return Film(try FilmedScript.reels(text, file: "everything.drag"), generator: "a test")
  }

  private func text(_ form: Form) throws -> String {
    let film = try film()
    let reel = try #require(film.reels.first)
    return switch form {
    case .json: film.json()
    case .perfetto: film.text(as: .perfetto)
    case .asciicast: film.text(as: .asciicast)
    case .mermaid: film.text(as: .mermaid)
    case .markdown: film.text(as: .markdown)
    case .w3c: film.text(as: .w3c)
    case .strip: reel.strip(9)
    case .failure: reel.still
    case .animation: reel.animation()
    case .text: lines(StageText(reel), isColored: false)
    case .colors: lines(StageText(reel), isColored: true).replacing("\u{1B}", with: "␛")
    }
  }

  private func lines(_ drawing: StageText, isColored: Bool) -> String {
    ([drawing.caption] + drawing.lines(isColored: isColored)).joined(separator: "\n") + "\n"
  }

  @Test(arguments: Form.allCases)
  func `each form of a film is what was approved`(form: Form) throws {
    let approved = ApprovedText("Tests/Film/Approved/\(form.rawValue)")
    #expect(try approved.differences(from: text(form)) == [])
  }
}
