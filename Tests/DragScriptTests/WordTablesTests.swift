import Foundation
import TestSupport
import Testing

@testable import DragScript

/// What is checked in of the rows of words: the tables of the language, the editors' grammar and the fuzzer's dictionary.
///
/// `DRAG_APPROVE=1 swift test --filter WordTablesTests` writes them again.
@Suite(.serialized) struct WordTablesTests {
  /// A file whose part between two marks is replaced.
  private func differences(
    in path: String, from start: String, to end: String, _ text: String
  ) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").appendingPathComponent(path).standardizedFileURL
    let whole = try String(contentsOf: file, encoding: .utf8)
    let first = try #require(whole.range(of: start)).upperBound
    let last = try #require(whole.range(of: end, range: first..<whole.endIndex)).lowerBound
    return try ApprovedText(path).differences(from: whole[..<first] + text + whole[last...])
  }

  @Test func `the page of the language has a line for each setting`() throws {
    let lines = try SettingRow.all.map { row in
      let standard = try #require(row.setting(in: Settings()))
      return "| `\(row.key)` | `\(standard.value)` |"
        + (row.documentation.isEmpty ? " |\n" : " \(row.documentation) |\n")
    }
    let found = try differences(
      in: "Sources/DragStage/DragStage.docc/Language.md",
      from: "| key | default | |\n|---|---|---|\n", to: "\n## The command", lines.joined())
    #expect(found == [])
  }

  @Test func `the page of the language has a line for each option`() throws {
    let lines = ViewOptions.rows.map { row in
      "| `\(row.form)` | \(row.place.rawValue) | \(row.standard.isEmpty ? "" : row.standard + " ")| \(row.documentation) |\n"
    }
    let found = try differences(
      in: "Sources/DragStage/DragStage.docc/Language.md",
      from: "| option | of | default | |\n|---|---|---|---|\n", to: "\nOptions of providers:",
      lines.joined())
    #expect(found == [])
  }

  @Test func `the grammar of editors has each setting`() throws {
    let keys = SettingRow.all.map { $0.key.replacing(".", with: "\\\\.") }
    let found = try differences(
      in: ".github/editor/drag.tmLanguage.json",
      from: "\"support.type.setting.drag\",\n      \"match\": \"(?<=\\\\s)(?:", to: ")(?=\\\\s)\"",
      keys.joined(separator: "|"))
    #expect(found == [])
  }

  @Test func `the dictionary of the fuzzer has each setting`() throws {
    let found = try differences(
      in: "Tests/Fuzz/script.dict", from: "# The keys of `set`; WordTablesTests keeps them.\n",
      to: "\n# End of the keys.", SettingRow.all.map { "\"\($0.key)\"" }.joined(separator: "\n"))
    #expect(found == [])
  }

  @Test func `the grammar and the dictionary have each option`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let (grammar, words) = (
      try text(".github/editor/drag.tmLanguage.json"), try text("Tests/Fuzz/script.dict")
    )
    for row in ViewOptions.rows {
      #expect(grammar.contains("|\(row.key)|") || grammar.contains("(\(row.key)|"), "\(row.key)")
      #expect(words.contains("\n\"\(row.key)\"\n"), "\(row.key)")
    }
  }

  @Test func `each setting is read as it is written`() throws {
    for row in SettingRow.all {
      let setting = try #require(row.setting(in: Settings()))
      let script = Script.parse("dragscript 1\nset \(setting.text)\n", file: "a.drag").script
      #expect(script?.setup.map(\.statement) == [.set(setting)])
    }
  }
}
