import DragSessions
import DragStage
import Testing

@testable import DragStageC

/// The commands of a stage that its host in C has not read yet.
@Suite struct CStageTests {
  @Test func `commands that were read are let go`() {
    let stage = CStage(StageSettings())
    let command = HostCommand.cancelLift(SessionID(1))
    for _ in 0..<1_000 {
      stage.commands.append(contentsOf: [command, command, command])
      for _ in 0..<3 { #expect(stage.popCommand() == command) }
      #expect(stage.commands.isEmpty)
    }
    // A host that always leaves some holds about as much as it leaves.
    stage.commands = Array(repeating: command, count: 1_000)
    for _ in 0..<20_000 {
      stage.commands.append(command)
      #expect(stage.popCommand() == command)
      #expect(stage.commands.count <= 2_002)
    }
    for _ in 0..<1_000 { #expect(stage.popCommand() == command) }
    #expect(stage.popCommand() == nil)
    #expect(stage.commands.capacity <= 256)
  }
}
