import Foundation
import TestSupport
import Testing

/// The program that `LiftPlugin` runs, as a build runs it.
@Suite struct DragLiftTests {
  private let command: Command

  init() throws {
    command = try Command("drag-lift")
  }

  private func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  private func write(_ bytes: Data, to name: String) throws {
    try bytes.write(to: URL(fileURLWithPath: command.folder[name]))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: command.folder[name]), encoding: .utf8)
  }

  private func written(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: command.folder[name])[.modificationDate]
      as? Date
  }

  @Test func `the requirements of all files are a list, which is written where it changes`()
    async throws
  {
    try write("@objc optional func b()\n@objc optional func a()", to: "A.swift")
    try write("@objc optional func a()", to: "B.swift")
    let outcome = try await command.run("requirements", "list", "A.swift", "B.swift")
    #expect(outcome == Command.Outcome(code: 0, output: "", errors: ""))
    #expect(try text("list") == "// a\n// b\n")
    let first = try written("list")
    _ = try await command.run("requirements", "list", "A.swift")
    #expect(try written("list") == first)
    _ = try await command.run("requirements", "list", "B.swift")
    #expect(try text("list") == "// a\n")
  }

  @Test func `a copy has the lines of its file, and is in a folder that is made`() async throws {
    try write("// a\n", to: "list")
    try write("\u{FEFF}@objc class A {\n  func f() { b?.a?(1); b?.c?(1) }\n}\n", to: "A.swift")
    let outcome = try await command.run("copy", "list", "A.swift", "Copies/Lists/A.lifted.swift")
    #expect(outcome == Command.Outcome(code: 0, output: "", errors: ""))
    #expect(
      try text("Copies/Lists/A.lifted.swift") == """
        #sourceLocation(file: "A.swift", line: 1)
        class A {
          func f() { b?.a(1); b?.c?(1) }
        }

        """)
  }

  @Test func `what fails is reported at its place, as a compiler does`() async throws {
    try write("", to: "list")
    try write(Data("let a = 1\nlet é".utf8) + [0xFF, 0x0A], to: "A.swift")
    let bytes = try await command.run("copy", "list", "A.swift", "A.lifted.swift")
    #expect(bytes.code == 1)
    #expect(bytes.output == "A.swift:2:6: error: expected UTF-8; save the file as UTF-8\n")
    let missing = try await command.run("requirements", "list", "B.swift")
    #expect(missing.code == 1)
    #expect(missing.output.hasPrefix("B.swift:1:1: error: the file cannot be read: "))
    let unwritable = try await command.run("copy", "list", "list", "list/A.lifted.swift")
    #expect(unwritable.code == 1)
    #expect(
      unwritable.output.hasPrefix("list/A.lifted.swift:1:1: error: the file cannot be written: "))
    let words = try await command.run("copy", "list")
    #expect(words.code == 1 && words.output.hasPrefix("drag-lift: error: expected `requirements"))
  }
}
