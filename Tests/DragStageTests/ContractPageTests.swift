import Foundation
import Testing

/// The page of the contract names every statement once, and only tests and scripts that exist.
@Suite struct ContractPageTests {
  private let page: RuleTableTests

  init() throws {
    page = try RuleTableTests("Contract.md", in: RuleTableTests.maintainers)
  }

  @Test(arguments: [("statements", 145), ("complaints", 25)])
  func `every number is on the page once, in order`(table: String, count: Int) throws {
    let numbers = try page.rows(of: table).map { try #require(Int($0.number), "\($0)") }
    for number in 1...count {
      #expect(numbers.count { $0 == number } == 1, "\(number) of the \(table)")
    }
    #expect(numbers == Array(1...count))
  }

  @Test(arguments: ["statements", "complaints"])
  func `every row has an answer, and what is done has a proof`(table: String) throws {
    try page.checkAnswers(of: table)
  }

  @Test func `every file and test that is named exists`() throws {
    #expect(page.references(in: page.text).count > 100)
    try page.checkReferences()
  }

  @Test func `every script of the failure matrix is named`() throws {
    let named = Set(page.references(in: page.text).map(\.file))
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: page.tests.appendingPathComponent("Scripts/Failures").path)
    #expect(scripts.count >= 11)
    for script in scripts where script.hasSuffix(".drag") {
      #expect(named.contains("Failures/\(script)"), "\(script)")
    }
  }

  @Test func `every statement that applies is in the name of a test that its row cites`() throws {
    for row in try page.rows(of: "statements") where !row.answer.hasPrefix("does not apply") {
      let number = try #require(Int(row.number))
      let numbers = page.references(in: row.proofs).flatMap { reference in
        (reference.test ?? "").prefix { $0 != ":" }.matches(of: /[0-9]+/).map { Int($0.0) }
      }
      #expect(numbers.contains(number), "\(number): \(row.proofs)")
    }
  }

  @Test func `what does not apply says why, and nothing is left for later`() throws {
    for row in try page.rows(of: "statements") {
      #expect(!row.answer.hasPrefix("later"), "\(row.number)")
      if row.answer.hasPrefix("does not apply") {
        #expect(row.answer.contains(" because "), "\(row.number)")
      }
    }
  }
}
