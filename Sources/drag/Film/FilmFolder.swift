import DragFilm
import DragReplay
import DragScript
import Synchronization

/// A folder that gets a film of each test while the tests run, and at the end an index of them.
///
/// A film is made by another run of the test, so that results, their times and their memory are those of a
/// replay without films; the page is written at once, and only its still is kept.
final class FilmFolder: Sendable {
  private struct Contents {
    var cards: [TestID: FilmCard] = [:]
    var problems: [CommandError] = []
  }

  private let folder: OutputFolder
  private let isOfFailedTests: Bool
  private let contents = Mutex(Contents())

  private static let suffix = "=failed"

  /// A folder for all tests, or with `=failed` behind it for those that fail.
  init(_ text: String, of option: String) throws(CommandError) {
    isOfFailedTests = text.hasSuffix(Self.suffix)
    folder = try OutputFolder(
      isOfFailedTests ? String(text.dropLast(Self.suffix.count)) : text, of: option,
      generator: "drag film")
  }

  /// Forgets the tests of files that are run again, and writes the player, so that each page can be opened as soon as it
  /// is there.
  func begin(_ units: [ReplayUnit]) {
    let files = Set(units.map(\.source.name))
    var problems: [CommandError] = []
    do throws(CommandError) {
      for file in PlayerPlace.files { try folder.write(file.text, to: file.name) }
    } catch {
      problems.append(error)
    }
    contents.withLock { contents in
      contents.cards = contents.cards.filter { !files.contains($0.key.file) }
      contents.problems = problems
    }
  }

  /// Writes the film of a test that was run; the film of an earlier run goes where this one has none.
  func add(_ result: TestResult, _ test: ScriptTest, of unit: ReplayUnit, limits: ReplayLimits) {
    guard let script = unit.script else { return }
    let page = Self.page(of: result.id)
    let isFilmed =
      switch result.status {
      case .passed: !isOfFailedTests
      case .failed: true
      case .skipped: false
      }
    do throws(CommandError) {
      guard isFilmed else { return try folder.remove(page) }
      var reel = FilmRun(
        test, of: script, limits: limits, storesIn: StoreFiles.maker, golden: unit.golden,
        sources: unit.filmSources
      ).run().reel
      reel.take(resultOf: result)
      let film = Film([reel], title: result.id.text, generator: "drag \(Version.current)")
      try folder.write(film.html(player: .beside), to: page)
      let card = FilmCard(reel, page: page)
      contents.withLock { $0.cards[result.id] = card }
    } catch {
      contents.withLock { $0.problems.append(error) }
    }
  }

  /// Writes the index.
  ///
  /// - Parameter title: What the index is called.
  /// - Returns: What could not be written since the begin of the run.
  func finish(title: String) -> [CommandError] {
    let (cards, problems) = contents.withLock { (Array($0.cards.values), $0.problems) }
    let index = FilmIndexPage(title: title, cards, generator: "drag \(Version.current)").html
    do throws(CommandError) {
      try folder.write(index, to: "index.html")
    } catch {
      return problems + [error]
    }
    return problems
  }

  /// The name of a test's page: readable, the same in every run, and another one for every test.
  private static func page(of id: TestID) -> String {
    let file = id.file.split(separator: "/").last.map(String.init) ?? id.file
    let number = String(UInt32(truncatingIfNeeded: id.number), radix: 16)
    return "\(word(of: file))-\(word(of: id.name))-\(number).html"
  }

  /// The letters and digits of a text, with dashes between them.
  private static func word(of text: String) -> String {
    let words = text.lowercased().unicodeScalars.split { scalar in
      !("a"..."z").contains(scalar) && !("0"..."9").contains(scalar)
    }
    return String(words.map(String.init).joined(separator: "-").prefix(48))
  }
}
