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
    let lines = DeclaredOptions.rows.map { row in
      "| `\(row.form)` | \(row.place.rawValue) | \(row.standard.isEmpty ? "" : row.standard + " ")| \(row.documentation) |\n"
    }
    let found = try differences(
      in: "Sources/DragStage/DragStage.docc/Language.md",
      from: "| option | of | default | |\n|---|---|---|---|\n", to: "\nOptions of providers:",
      lines.joined())
    #expect(found == [])
  }

  /// The rows of a family's table.
  private static func rows<Meaning: WordFamily>(
    of family: Meaning.Type, behind start: String = "",
    _ form: (Word<Meaning>) -> String = { $0.form }
  ) -> String {
    Meaning.words.map { "| `\(start)\(form($0))` | \($0.documentation) |\n" }.joined()
  }

  @Test(arguments: [
    ("| predicate | holds when |", "\nA pattern is", rows(of: Predicate.self)),
    ("| condition | is |", "\n### What a point means", rows(of: Condition.self) { $0.key }),
    (
      "| action | meaning |", "\nThe changes of a batch",
      rows(of: Action.self) + rows(of: DropLocation.self, behind: "drop ITEM… ")
    ),
    ("| step | meaning |", "\nIn the trace a seat", rows(of: HostStep.self)),
    ("## The scene\n\n| statement | meaning |", "\nLayouts, with", rows(of: SceneStatement.self)),
  ])
  func `the page of the language has a line for each word`(
    head: String, end: String, rows: String
  ) throws {
    let found = try differences(
      in: "Sources/DragStage/DragStage.docc/Language.md", from: "\(head)\n|---|---|\n", to: end,
      rows)
    #expect(found == [])
  }

  @Test func `the page of the language names each action of an application`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/DragStage/DragStage.docc/Language.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let list = try #require(
      page.split(separator: "`ACTION` is one of").last?.split(separator: "\n\n").first)
    for word in Action.words where word.facts.contains(.ofAnApplication) {
      #expect(list.contains("`\(word.key)`") || list.contains("`\(word.form)`"), "\(word.key)")
    }
  }

  /// The words of all rows but the keys of `set`, each once.
  private static var keys: [String] {
    var keys = DirectiveKeyword.allCases.map(\.rawValue) + SceneStatement.keys
    keys += DeclaredOptions.rows.map { $0.key } + ProviderDeclaration.options.map { $0.key }
    keys += TypeStatement.options.map { $0.key } + ClassStatement.options.map { $0.key }
    keys += Action.keys + Glide.options.map { $0.key } + LoadForm.keys + DropLocation.keys
    keys += Batch.Change.keys + HostStep.keys + HostEntry.options.map { $0.key }
    keys += Predicate.keys + Condition.keys + PolicyAnswer.keys
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }

  @Test(arguments: [
    (
      "\"support.type.setting.drag\",\n      \"match\": \"(?<=\\\\s)(?:", ")(?=\\\\s)\"",
      SettingRow.all.map { $0.key.replacing(".", with: "\\\\.") }
    ),
    // What follows are words between parts and values.
    ("\"keyword.other.drag\",\n      \"match\": \"(?:^|(?<=[\\\\s(,]))(?:", "|counts|uikit|", keys),
  ])
  func `the grammar of editors has each word`(start: String, end: String, words: [String]) throws {
    let found = try differences(
      in: ".github/editor/drag.tmLanguage.json", from: start, to: end,
      words.joined(separator: "|"))
    #expect(found == [])
  }

  @Test func `the dictionary of the fuzzer has each word`() throws {
    let words = (Self.keys + SettingRow.all.map { $0.key }).map { "\"\($0)\"" }
    let found = try differences(
      in: "Tests/Fuzz/script.dict", from: "# The words of rows; WordTablesTests keeps them.\n",
      to: "\n# End of the rows.", words.joined(separator: "\n"))
    #expect(found == [])
  }

  @Test func `each setting is read as it is written`() throws {
    for row in SettingRow.all {
      let setting = try #require(row.setting(in: Settings()))
      let script = Script.parse("dragscript 1\nset \(setting.text)\n", file: "a.drag").script
      #expect(script?.setup.map(\.statement) == [.set(setting)])
    }
  }
}
