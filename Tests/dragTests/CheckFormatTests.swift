import Foundation
import TestSupport
import Testing

@testable import drag

/// What `drag check` writes for editors and for code scanning.
@Suite struct CheckFormatTests {
  private static let faulty = """
    dragscript 1
    collection list at 0,0 size 90x90 layout rows()
    items list a b c d
    on list canHandle when item = a => refuse
    vuew x

    """

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `json has a line for each finding, with its region and its code`() async throws {
    let command = try Command()
    try command.folder.write(Self.faulty, to: "a.drag")
    let outcome = try await command.run("check", "a.drag", "--format", "json")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "1 script, 0 tests, 1 fault\n")
    let findings = try #require(try object(outcome.output)["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings[0]["file"] as? String == "a.drag")
    #expect(findings[0]["line"] as? Int == 5)
    #expect(findings[0]["column"] as? Int == 1)
    #expect(findings[0]["length"] as? Int == 4)
    #expect(findings[0]["code"] as? String == "DS0201")
    #expect(findings[0]["hint"] as? String == "did you mean `view`?")
  }

  @Test func `sarif has a rule for each code, and its results point at them`() async throws {
    let command = try Command()
    try command.folder.write(Self.faulty.replacing("vuew x\n", with: ""), to: "a b.drag")
    let outcome = try await command.run(
      "check", "a b.drag", "--format", "sarif", "-o", "out/log.sarif")
    #expect(outcome == Command.Outcome(code: 2, output: "", errors: outcome.errors))
    #expect(outcome.errors.contains("out/log.sarif"), "a folder that is not there is an error")
    let other = try await command.run("check", "a b.drag", "--format=sarif", "-o", "log.sarif")
    #expect(other.code == 0)
    #expect(other.errors == "1 script, 0 tests, 0 faults, 1 warning\n")
    let log = try object(try command.folder.text(of: "log.sarif"))
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "DS0602")
    #expect(result["ruleId"] as? String == "DS0602")
    #expect(result["level"] as? String == "warning")
    let locations = try #require(result["locations"] as? [[String: [String: Any]]])
    let place = try #require(locations[0]["physicalLocation"])
    #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "a%20b.drag")
    let region = try #require(place["region"] as? [String: Int])
    #expect(region["startLine"] == 4)
    #expect(region["startColumn"] == 1)
    #expect(region["endColumn"] == 42)
  }

  @Test func `what a stage refuses has a code, and a press on what is not seen is a warning`()
    async throws
  {
    let command = try Command()
    let text = """
      dragscript 1
      collection list at 0,0 size 90x90 layout rows()
      items list a b c d
      provider list#a a+b "A"
      test "t"
        down list#d

      """
    try command.folder.write(text, to: "a.drag")
    try command.folder.write(text.replacing("provider list#a a+b \"A\"\n", with: ""), to: "b.drag")
    let outcome = try await command.run("check", ".", "--format", "json")
    let findings = try #require(try object(outcome.output)["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["code"] as? String } == ["DS0408", "DS0604"])
    #expect(
      findings.last?["message"] as? String
        == "`list#d` is scrolled out of `list`, which shows 0..90 of its content")
  }

  @Test func `without a fault both are documents without a result`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "a.drag")
    for (format, key) in [("json", "findings"), ("sarif", "runs")] {
      let outcome = try await command.run("check", "a.drag", "--format", format)
      #expect(outcome.code == 0)
      #expect(try object(outcome.output)[key] != nil)
    }
    let unknown = try await command.run("check", "a.drag", "--format", "xml")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("hint: one of console, json, sarif"))
  }

  @Test(arguments: [
    ("a.drag", "a.drag"), ("ä b/c#.drag", "%C3%A4%20b/c%23.drag"),
    ("/x/a.drag", "file:///x/a.drag"), ("-._~", "-._~"),
    // The neighbors of digits and letters.
    ("/0:9/A[Z@/a{z`", "file:///0%3A9/A%5BZ%40/a%7Bz%60"),
  ])
  func `a path is a reference`(path: String, uri: String) {
    #expect(CheckFindings.uri(of: path) == uri)
  }
}
