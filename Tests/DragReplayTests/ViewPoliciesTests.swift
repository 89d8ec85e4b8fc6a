import DragScript
import DragStage
import Testing

@testable import DragReplay

/// The policies of one view, found by callback.
@Suite struct ViewPoliciesTests {
  private func policies(_ lines: String) throws -> [Policy] {
    let script = try #require(Script.parse(Replaying.scene + lines, file: "t.drag").script)
    return script.setup.compactMap { line in
      guard case .policy(let policy) = line.statement, policy.name.text == "box" else { return nil }
      return policy
    }
  }

  @Test func `those of a callback are in file order, whatever lies between them`() throws {
    let lines = try policies(
      """
      on box update when nth = 2 => proposal copy
      on box canHandle => refuse

      """)
    let view = ViewPolicies(of: "box")
    #expect(view[.update].isEmpty)
    for line in lines { view.add(line) }
    #expect(view[.update].map(\.policy) == [lines[0], lines[1]])
    #expect(view[.canHandle].map(\.policy) == [lines[2]])
    #expect(view[.perform].isEmpty)
    #expect(view[.update].map(\.countsCalls) == [false, true])
  }

  @Test func `a view has the lines that are added after it`() throws {
    let stage = Stage()
    let application = ScriptApplication(stage: stage)
    let view = application.policies(of: "box")
    for line in try policies("") { application.add(line) }
    #expect(view[.update].count == 1)
    #expect(application.policies(of: "list")[.update].isEmpty)
  }
}
