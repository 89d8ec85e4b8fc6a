import CollectionLayout
import DragItems
import DragScript
import DragSettings
import Machines
import Testing

/// Values of the stage that a script writes as words.
@Suite struct SharedWordsTests {
  private static let scene = """
    dragscript 1
    collection c at 0,0 size 9x9 layout two-column()
    items c a

    """

  /// The last statement of a scene with a line below it, after it was printed and read again.
  private func statement(_ line: String) throws -> SetupLine.Statement {
    let script = try #require(Script.parse(Self.scene + line + "\n", file: "a.drag").script)
    let again = try #require(Script.parse(script.text, file: "a.drag").script)
    #expect(again.text.contains(line + "\n"))
    return try #require(again.setupLines.last).statement
  }

  @Test(arguments: [
    ("immediate", ReorderingCadence.immediate), ("fast", .fast), ("slow", .slow),
  ])
  func `a cadence is a word`(word: String, cadence: ReorderingCadence) throws {
    guard case .set(let setting) = try statement("set cadence \(word)") else {
      Issue.record("another line is read")
      return
    }
    var settings = Settings()
    settings.apply(setting)
    #expect(settings.stage.cadence == cadence)
  }

  @Test(arguments: [("compact", ItemStyle.compact), ("regular", .regular)])
  func `a style is a word`(word: String, style: ItemStyle) throws {
    guard case .scene(.style(_, style)) = try statement("style c#a \(word)") else {
      Issue.record("another style is read")
      return
    }
  }

  @Test(arguments: [("team", Representation.Visibility.team), ("group", .group), ("own", .own)])
  func `who may see a representation is a word, but for everybody`(
    word: String, visibility: Representation.Visibility
  ) throws {
    let line = "provider c#a public.text \"x\""
    for (line, visibility) in [(line + " visibility \(word)", visibility), (line, .all)] {
      guard case .scene(.provider(let provider)) = try statement(line) else {
        Issue.record("no provider is read")
        return
      }
      #expect(provider.visibility == visibility)
    }
  }

  @Test(
    arguments: [
      ("", nil), (" delay 0ms", .after(.zero)), (" delay 5ms", .after(.milliseconds(5))),
      (" delay manual", .manual), (" delay never", .never),
    ] as [(String, Representation.Delivery?)])
  func `what is written of a delay is what is printed`(
    words: String, delivery: Representation.Delivery?
  ) throws {
    guard
      case .scene(.provider(let provider)) = try statement("provider c#a public.text \"x\"\(words)")
    else {
      Issue.record("no provider is read")
      return
    }
    #expect(provider.delay == delivery)
  }

  @Test(arguments: [
    ("set cadence quick", "unknown cadence `quick`", "one of `immediate`, `fast` or `slow`"),
    ("set cadence flow", "unknown cadence `flow`", "did you mean `slow`?"),
    ("style c#a wide", "unknown style `wide`", "one of `compact` or `regular`"),
    (
      "provider c#a public.text \"x\" visibility friends", "unknown visibility `friends`",
      "one of `all`, `team`, `group` or `own`"
    ),
  ])
  func `another word is an error that lists them`(
    line: String, message: String, hint: String
  ) throws {
    let diagnostics = Script.parse(Self.scene + line + "\n", file: "a.drag").diagnostics
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.hint) == [hint])
  }
}
