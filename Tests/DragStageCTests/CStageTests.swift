import CDragStage
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

  @Test func `each error of a stage has its status`() {
    let errors: [(StageError, Int)] = [
      (.timeRunsBackwards(from: .zero, to: .zero), DS_ERR_TIME_BACKWARDS),
      (.calledFromPolicy, DS_ERR_BUSY), (.notFinite, DS_ERR_INVALID_VALUE),
      (.nameTaken("a"), DS_ERR_NAME_EXISTS), (.itemTaken("a"), DS_ERR_NAME_EXISTS),
      (.teamTaken("a"), DS_ERR_NAME_EXISTS), (.unknownName("a"), DS_ERR_UNKNOWN_NAME),
      (.unknownItem("a"), DS_ERR_UNKNOWN_NAME), (.badParent("a"), DS_ERR_UNKNOWN_NAME),
      (.misuse(.dropLate), DS_ERR_CONTRACT_VIOLATION), (.doesNotScroll("a"), DS_ERR_REJECTED),
      (.pointerRejected("a"), DS_ERR_REJECTED), (.hostRejected(.noPointer), DS_ERR_REJECTED),
      (.hostRejected(.tooMany), DS_ERR_INVALID_VALUE), (.nothingLoading("a"), DS_ERR_REJECTED),
      (.bound("a"), DS_ERR_REJECTED), (.nothingSaving("a"), DS_ERR_REJECTED),
      (.store(.unavailable("gone")), DS_ERR_REJECTED),
    ]
    for (error, status) in errors {
      let answer = DragStageC.status { () throws(Rejection) in
        try refusing { () throws(StageError) in throw error }
      }
      #expect(answer == ds_status(status), "\(error)")
    }
  }

  /// A reply with all fields set, so that what is not written is seen.
  private static var filled: ds_reply {
    var reply = ds_reply.sized
    (reply.answer, reply.operation, reply.intent) = (9, 9, 9)
    (reply.is_accepted, reply.has_deadline, reply.deadline_us) = (true, true, 9)
    reply.command_count = 9
    return reply
  }

  private static func text(_ reply: ds_reply) -> String {
    "answer \(reply.answer), operation \(reply.operation), intent \(reply.intent), "
      + "\(reply.is_accepted ? "accepted, " : "")"
      + "\(reply.has_deadline ? "until \(reply.deadline_us)" : "without end \(reply.deadline_us)")"
  }

  @Test
  func
    `a reply has the answer, the next deadline and the number of commands, and nothing of before`()
  {
    let host = Host()
    func said(_ call: (UnsafeMutablePointer<ds_reply>) -> ds_status) -> String {
      var reply = Self.filled
      #expect(call(&reply) == ds_status(DS_STATUS_OK))
      return Self.text(reply)
    }
    let (stage, seat) = (host.stage, host.seat)
    let row = ds_point(x: 10, y: 10)
    #expect(said { ds_tick(stage, 0, $0) } == "answer 0, operation 0, intent 0, without end 0")
    #expect(
      said { ds_host_prepare(stage, seat, row, 1, $0) }
        == "answer \(DS_ANSWER_OFFERED), operation 0, intent 0, accepted, without end 0")
    #expect(
      said { ds_host_ended(stage, seat, 0, 2, $0) }
        == "answer 0, operation 0, intent 0, without end 0")
    #expect(
      said { ds_host_prepare(stage, seat, ds_point(x: 500, y: 500), 400_000, $0) }
        == "answer \(DS_ANSWER_OFFERED), operation 0, intent 0, without end 0")
    #expect(
      said { ds_down(stage, host.mouse, row, 500_000, $0) }
        == "answer 0, operation 0, intent 0, until 1000000")
  }
}
