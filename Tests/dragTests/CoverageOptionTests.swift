import Foundation
import TestSupport
import Testing

@Suite struct CoverageOptionTests {
  @Test func `the coverage is JSON, and a line of the report`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let outcome = try await command.run("replay", "a.drag", "--coverage", "c.json")
    #expect(outcome.code == 0)
    #expect(outcome.lines[0].hasPrefix("coverage: 6 of 10 states, 5 of 18 transitions, "))
    let data = Data(try command.folder.text(of: "c.json").utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((object["states"] as? [String: Int])?["lifted"] == 1)
    #expect((object["states"] as? [String: Int])?["ended"] == 0)
    let callbacks = try #require(object["callbacks"] as? [String: [String: Int]])
    #expect(callbacks["update"] == ["default": 0, "proposal": 1])
    let transitions = try #require(object["transitions"] as? [[String: Any]])
    #expect(transitions.contains { $0["from"] as? String == "lifted" && $0["count"] as? Int == 1 })
  }

  @Test func `too little of it is a failure`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let enough = try await command.run("replay", "a.drag", "--coverage-min", "20")
    #expect(enough.code == 0)
    #expect(enough.lines.count == 2)
    let tooLittle = try await command.run("replay", "a.drag", "--coverage-min", "90.5")
    #expect(tooLittle.code == 1)
    #expect(tooLittle.lines.contains("less than 90.5% is covered"))
    #expect(try await command.run("replay", "a.drag", "--coverage-min", "-1").code == 2)
  }
}
