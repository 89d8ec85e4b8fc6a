import Foundation
import Testing

/// A page that lists rules, each with what shows that it is kept.
struct RuleTableTests {
  /// A row of one of the page's tables.
  struct Row {
    let number: String
    let answer: String
    let proofs: String
  }

  /// A test or a script that the page names.
  struct Reference: Hashable {
    let file: String
    let test: String?
  }

  let tests: URL
  let text: String

  /// The folder of the pages for users.
  static let users = "Sources/DragStage/DragStage.docc"

  /// The folder of the pages for maintainers.
  static let maintainers = ".github"

  /// Reads a page by its name.
  init(_ name: String, in folder: String = users) throws {
    tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    text = try String(
      contentsOf: tests.deletingLastPathComponent()
        .appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)
  }

  /// The rows of the table between two marks.
  func rows(of table: String) throws -> [Row] {
    let parts = text.components(separatedBy: "<!-- \(table) -->\n")
    try #require(parts.count == 3)
    let lines = parts[1].split(separator: "\n")
    try #require(lines.count > 2)
    return try lines.dropFirst(2).map { line in
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 5, "\(line)")
      return Row(number: cells[1], answer: cells[2], proofs: cells[3])
    }
  }

  /// Checks that every row has an answer, and that what is done has a proof.
  func checkAnswers(of table: String) throws {
    for row in try rows(of: table) {
      #expect(!row.answer.isEmpty, "\(row.number) of the \(table)")
      let isDone = !row.answer.hasPrefix("does not apply")
      let references = references(in: row.proofs)
      #expect(!isDone || !references.isEmpty, "\(row.number) of the \(table)")
      let isRead = row.proofs.split(separator: "; `").count == references.count
      #expect(isRead, "\(row.number) of the \(table): \(row.proofs)")
    }
  }

  /// Checks that every file and every test that is named exists.
  func checkReferences() throws {
    let files = try filesByName()
    for reference in references(in: text) {
      let texts = try #require(files[reference.file], "\(reference.file)")
      guard let test = reference.test else { continue }
      let line =
        reference.file.hasSuffix(".drag") ? "test \"\(test)\"" : "func `\(test)`("
      #expect(texts.contains { $0.contains(line) }, "\(reference.file): \(test)")
    }
  }

  /// The tests and scripts that a text names.
  func references(in text: String) -> [Reference] {
    text.matches(of: /`([^`\s]+\.(?:swift|drag))`(?:\s"([^"]+)")?/).map {
      Reference(file: String($0.1), test: $0.2.map(String.init))
    }
  }

  /// The texts of tests by their file's name, and of scripts by their path below the scripts.
  private func filesByName() throws -> [String: [String]] {
    let paths = try #require(FileManager.default.enumerator(atPath: tests.path))
    var files: [String: [String]] = [:]
    for case let path as String in paths {
      let name: String
      if path.hasSuffix(".drag"), path.hasPrefix("Scripts/") {
        name = String(path.dropFirst("Scripts/".count))
      } else if path.hasSuffix(".swift") {
        name = (path as NSString).lastPathComponent
      } else {
        continue
      }
      let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      files[name, default: []].append(text)
    }
    return files
  }
}
