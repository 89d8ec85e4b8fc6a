import Foundation
import TestSupport
import Testing

@testable import drag

@Suite struct LiftCommandTests {
  private let command: Command
  private let source = "@IBOutlet weak var list: UIView!\nlet a = #selector(b)\n"

  init() throws {
    command = try Command()
    let files = FileManager.default
    let app = URL(fileURLWithPath: command.folder.path).appendingPathComponent("App/Lists")
    try files.createDirectory(at: app, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: app.appendingPathComponent("Board.swift"))
    try Data("let b = 1\n".utf8).write(
      to: app.deletingLastPathComponent().appendingPathComponent("B.swift"))
    try Data("@objc".utf8).write(to: app.appendingPathComponent("Notes.md"))
  }

  private func text(_ path: String) throws -> String {
    let url = URL(fileURLWithPath: command.folder.path).appendingPathComponent(path)
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test func `files of a folder are copied with their paths, and each change is listed`()
    async throws
  {
    let outcome = try await command.run("lift", "App", "-o", "Lifted")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        App/Lists/Board.swift:1:1: @IBOutlet: taken out
        App/Lists/Board.swift:2:9: #selector(b): now Selector("b")

        """)
    #expect(outcome.errors == "2 files, 2 changes\n")
    #expect(
      try text("Lifted/Lists/Board.swift") == "weak var list: UIView!\nlet a = Selector(\"b\")\n")
    #expect(try text("Lifted/B.swift") == "let b = 1\n")
    #expect(try text("App/Lists/Board.swift") == source)
    #expect(throws: (any Error).self) { try text("Lifted/Lists/Notes.md") }
  }

  @Test func `a file by its path is copied by its name, also over an earlier copy`() async throws {
    for _ in 0..<2 {
      let outcome = try await command.run("lift", "App/Lists/Board.swift", "--output", "Lifted")
      #expect(outcome.code == 0 && outcome.errors == "1 file, 2 changes\n")
    }
    #expect(try text("Lifted/Board.swift").hasPrefix("weak var"))
  }

  @Test(arguments: [
    (["lift"], 2, "expected a source file"),
    (["lift", "App"], 2, "expected a folder for the copies"),
    (["lift", "App", "-o", "App"], 2, "would replace itself"),
    (["lift", "App/Lists", "App/Lists/Board.swift", "-o", "Lifted"], 2, "would both be"),
    (["lift", "Nowhere", "-o", "Lifted"], 2, "Nowhere"),
    (["lift", "Empty", "-o", "Lifted"], 5, "no *.swift below Empty"),
  ])
  func `words that are wrong are reported, and nothing is written`(
    words: [String], code: Int, message: String
  ) async throws {
    let folder = URL(fileURLWithPath: command.folder.path)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Empty"), withIntermediateDirectories: true)
    let outcome = try await command.run(words)
    #expect(outcome.code == Int32(code) && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Lifted").path))
    #expect(try text("App/Lists/Board.swift") == source)
  }

  @Test func `bytes that are no text are reported before anything is written`() async throws {
    let folder = URL(fileURLWithPath: command.folder.path)
    try Data([0x41, 0xFF]).write(to: folder.appendingPathComponent("App/Z.swift"))
    let outcome = try await command.run("lift", "App", "-o", "Lifted")
    #expect(outcome.code == 2 && outcome.errors.contains("App/Z.swift is not UTF-8"))
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Lifted").path))
  }
}
