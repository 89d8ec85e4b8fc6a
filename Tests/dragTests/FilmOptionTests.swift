import Foundation
import TestSupport
import Testing

@Suite struct FilmOptionTests {
  private func command() throws -> Command {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "passing.drag")
    try command.folder.write(Samples.drag(order: "milk eggs tea"), to: "failing.drag")
    return command
  }

  private func films(_ command: Command, _ folder: String = "films") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: command.folder[folder]).sorted()
  }

  /// The beginnings of the names: a number of the whole id follows.
  private func names(_ films: [String]) -> [String] {
    films.map { $0.split(separator: "-").dropLast().joined(separator: "-") }
  }

  @Test func `a film of several tests is named after what was asked for`() async throws {
    let command = try command()
    #expect(try await command.run("film", ".", "-o", "all.html").code == 0)
    let folder = try #require(command.folder.path.split(separator: "/").last)
    #expect(try command.folder.text(of: "all.html").contains("<title>\(folder)</title>"))
    #expect(try await command.run("film", "passing.drag", ".", "-o", "both.html").code == 0)
    let both = try command.folder.text(of: "both.html")
    #expect(both.contains("<title>passing.drag, \(folder)</title>"))
    let words = ["film", "passing.drag", "--filter", "dragged", "-o", "one.html"]
    #expect(try await command.run(words).code == 0)
    #expect(try command.folder.text(of: "one.html").contains("<title>passing.drag</title>"))
  }

  @Test func `each test has a film, and the index begins with those that fail`() async throws {
    let command = try command()
    let outcome = try await command.run("replay", ".", "--film", "films", "--jobs", "2")
    #expect(outcome.code == 1)
    let films = try films(command)
    #expect(
      names(films) == [
        "failing-drag-milk-lands-after-eggs", "failing-drag-nothing-is-dragged", "",
        "passing-drag-milk-lands-after-eggs", "passing-drag-nothing-is-dragged",
      ])
    let index = try command.folder.text(of: "films/index.html")
    #expect(index.contains("4 films: 1 failed, 3 passed"))
    let links = index.split(separator: "href=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(links.map(String.init) == films.filter { $0 != "index.html" })
    #expect(index.contains("<span class=\"reason\">expect order list = milk eggs tea</span>"))
    let film = try command.folder.text(of: "films/\(films[0])")
    #expect(film.hasPrefix("<!doctype html>"))
    #expect(film.contains("\"outcome\":\"failed\""))
  }

  @Test func `exit code and report are those of a replay without films`() async throws {
    let command = try command()
    for words in [
      ["failing.drag"], ["passing.drag", "--repeat", "2"], ["passing.drag", "--strict"],
    ] {
      let plain = try await command.run(["replay"] + words, ci: "1")
      let filmed = try await command.run(["replay"] + words + ["--film", "films"], ci: "1")
      #expect(filmed == plain)
    }
  }

  @Test func `of failed tests alone there is a film where that is asked for`() async throws {
    let command = try command()
    _ = try await command.run("replay", ".", "--film", "films=failed")
    #expect(names(try films(command)) == ["failing-drag-milk-lands-after-eggs", ""])
    // A test that passes now has no film of its last failure.
    try command.folder.write(Samples.drag(), to: "failing.drag")
    let outcome = try await command.run("replay", ".", "--film", "films=failed")
    #expect(outcome.code == 0)
    #expect(try films(command) == ["index.html"])
    #expect(try command.folder.text(of: "films/index.html").contains("There is no film."))
  }

  @Test func `a note that fails a test under --strict is in its film`() async throws {
    let command = try Command()
    try command.folder.write(
      Samples.list + "test \"too short\"\n  down list#milk\n  wait 100ms\n  up\n", to: "idle.drag")
    let outcome = try await command.run("replay", "idle.drag", "--strict", "--film", "films=failed")
    #expect(outcome.code == 1)
    let film = try #require(try films(command).first { $0.hasPrefix("idle-drag-too-short-") })
    #expect(try command.folder.text(of: "films/\(film)").contains("\"message\":\"no drag began: "))
  }

  @Test func `pages of the user stay, and links are replaced and not followed`() async throws {
    let command = try command()
    let words = ["replay", "passing.drag", "--film", "films"]
    #expect(try await command.run(words).code == 0)
    let page = try #require(try films(command).first { $0.hasPrefix("passing") })
    try command.folder.write("mine", to: "mine")
    try FileManager.default.removeItem(atPath: command.folder["films/\(page)"])
    try command.folder.link("films/\(page)", to: command.folder["mine"])
    try command.folder.write("<!doctype html>\n", to: "films/index.html")
    let outcome = try await command.run(words)
    #expect(outcome.code == 2)
    #expect(
      outcome.errorLines == [
        "drag: films/index.html: the file was not generated by this command and is left unchanged"
      ])
    #expect(try command.folder.text(of: "films/index.html") == "<!doctype html>\n")
    #expect(try command.folder.text(of: "mine") == "mine")
    #expect(try command.folder.text(of: "films/\(page)").hasPrefix("<!doctype html>"))
    // A test that passes takes the film of its last failure away, and nothing else.
    try command.folder.write("mine", to: "films/\(page)")
    _ = try await command.run("replay", "passing.drag", "--film", "films=failed")
    #expect(try command.folder.text(of: "films/\(page)") == "mine")
  }

  @Test func `a folder that cannot be written is reported after the results`() async throws {
    let command = try command()
    try command.folder.write("", to: "films")
    let outcome = try await command.run("replay", "passing.drag", "--film", "films")
    #expect(outcome.code == 2)
    #expect(outcome.lines == ["2 passed, 0 failed"])
    #expect(outcome.errorLines.last?.hasPrefix("drag: films") == true)
  }
}
