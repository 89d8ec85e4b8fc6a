import Foundation
import Testing

/// The workflows that run the command on a hosted machine.
@Suite struct HostedWorkflowTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".github/workflows")

  private func lines() throws -> [Substring] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    return try names.filter { $0.hasSuffix(".yml") }.flatMap { name in
      try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        .split(separator: "\n")
    }
  }

  @Test func `every action is named by the digest of a commit, with its version beside it`() throws
  {
    let actions = try lines().filter { $0.contains("uses:") }
    #expect(!actions.isEmpty)
    for action in actions { #expect(action.contains(/@[0-9a-f]{40} # v[0-9.]+$/), "\(action)") }
  }

  @Test func `no checkout leaves its token behind, and one job alone may write`() throws {
    let lines = try lines()
    let checkouts = lines.indices.filter { lines[$0].contains("actions/checkout@") }
    for index in checkouts {
      #expect(
        lines[(index + 1)...].prefix(2).contains { $0.contains("persist-credentials: false") })
    }
    #expect(lines.count { $0.hasSuffix(": write") } == 1)
    #expect(!lines.contains { $0.contains("pipx") })
  }
}
