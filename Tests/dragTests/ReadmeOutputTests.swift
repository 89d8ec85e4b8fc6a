import Foundation
import TestSupport
import Testing

/// What the README says that the command prints is what it prints.
@Suite struct ReadmeOutputTests {
  /// The blocks of code of the page, from the script on.
  private static func blocks() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = page.matches(of: /(?ms)^```\w*\n(.*?)^```$/).map { String($0.output.1) }
    return Array(blocks.drop { !$0.hasPrefix("dragscript 1") })
  }

  @Test func `a run of the script prints the end of the trace that is shown`() async throws {
    let blocks = try Self.blocks()
    let command = try Command()
    try command.folder.write(blocks[0], to: "milk.drag")
    let outcome = try await command.run("replay", "milk.drag", "--trace", "-")
    #expect(outcome.code == 0)
    #expect(blocks[1].hasPrefix("820.000 list.perform"))
    #expect((outcome.output + outcome.errors).hasSuffix(blocks[1]))
  }

  @Test func `a wrong order in line 13 prints the failure that is shown`() async throws {
    let blocks = try Self.blocks()
    let wrong = blocks[0].replacing("bread tea milk rice", with: "bread milk tea rice")
    let command = try Command()
    try command.folder.write(wrong, to: "milk.drag")
    let outcome = try await command.run("replay", "milk.drag")
    #expect(outcome.code == 1)
    #expect(outcome.output == blocks[2])
  }
}
