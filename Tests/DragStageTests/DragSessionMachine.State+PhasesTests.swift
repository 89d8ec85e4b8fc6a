import DragSessions
import Machines
import Testing

@testable import DragStage

/// What is asked about the states of a drag.
@Suite struct DragSessionMachineStatePhasesTests {
  @Test
  func
    `a drag may be at a destination from its begin to its end, and is up before and behind that`()
  {
    let tracked: Set<DragSessionMachine.State> = [
      .dragging, .resolving, .queryingCanHandle, .awaitingProposal, .queryingSiblings,
      .askingAdded, .performing,
    ]
    let lifted = tracked.union([
      .lifted, .askingAllowsMove, .askingRestricted, .askingFullSize, .ending,
    ])
    let all = DragSessionMachine.State.allCases
    #expect(Set(all.filter(\.isTracked)) == tracked)
    #expect(Set(all.filter(\.isLifted)) == lifted)
    #expect(Set(all.filter(\.isSettled)) == [.ending, .transferring, .transferred, .ended])
    #expect(all.count == 19)
  }
}
