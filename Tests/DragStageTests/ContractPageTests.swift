import Foundation
import Testing

/// The page of the contract names every statement once, and only tests and scripts that exist.
@Suite struct ContractPageTests {
  /// A row of one of the page's tables.
  private struct Row {
    let number: Int
    let answer: String
    let proofs: String
  }

  /// A test or a script that the page names.
  private struct Reference: Hashable {
    let file: String
    let test: String?
  }

  private let tests: URL
  private let page: String

  init() throws {
    tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    page = try String(
      contentsOf: tests.deletingLastPathComponent()
        .appendingPathComponent("Sources/DragStage/DragStage.docc/Contract.md"), encoding: .utf8)
  }

  @Test(arguments: [("statements", 145), ("complaints", 25)])
  func `every number stands on the page once, in order`(table: String, count: Int) throws {
    let numbers = try rows(of: table).map(\.number)
    for number in 1...count {
      #expect(numbers.count { $0 == number } == 1, "\(number) of the \(table)")
    }
    #expect(numbers == Array(1...count))
  }

  @Test(arguments: ["statements", "complaints"])
  func `every row has an answer, and what is done has a proof`(table: String) throws {
    for row in try rows(of: table) {
      #expect(!row.answer.isEmpty, "\(row.number) of the \(table)")
      let isDone = !["later: ", "does not apply"].contains { row.answer.hasPrefix($0) }
      #expect(
        !isDone || !references(in: row.proofs).isEmpty, "\(row.number) of the \(table)")
      let isRead = row.proofs.split(separator: "; `").count == references(in: row.proofs).count
      #expect(isRead, "\(row.number) of the \(table): \(row.proofs)")
    }
  }

  @Test func `every file and test that is named exists`() throws {
    let named = references(in: page)
    #expect(named.count > 100)
    let files = try filesByName()
    for reference in named {
      let texts = try #require(files[reference.file], "\(reference.file)")
      guard let test = reference.test else { continue }
      let line =
        reference.file.hasSuffix(".drag") ? "test \"\(test)\"" : "func `\(test)`("
      #expect(texts.contains { $0.contains(line) }, "\(reference.file): \(test)")
    }
  }

  @Test func `every script of the failure matrix is named`() throws {
    let named = Set(references(in: page).map(\.file))
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: tests.appendingPathComponent("Scripts/Failures").path)
    #expect(scripts.count >= 11)
    for script in scripts { #expect(named.contains("Failures/\(script)"), "\(script)") }
  }

  private func rows(of table: String) throws -> [Row] {
    let parts = page.components(separatedBy: "<!-- \(table) -->\n")
    try #require(parts.count == 3)
    let lines = parts[1].split(separator: "\n")
    try #require(lines.count > 2)
    return try lines.dropFirst(2).map { line in
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 5, "\(line)")
      return Row(
        number: try #require(Int(cells[1]), "\(line)"), answer: cells[2], proofs: cells[3])
    }
  }

  private func references(in text: String) -> [Reference] {
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
