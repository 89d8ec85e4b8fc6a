import CDragStage
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines

/// A stage with the output that its C caller has not read yet.
final class CStage {
  let stage: Stage
  /// The commands, of which the first ``readCount`` were read.
  var commands: [HostCommand] = []
  var readCount = 0
  /// A reused buffer.
  private var spare: [HostCommand] = []
  /// The number of entries of the trace that were read as notifications.
  var readEntryCount = 0
  var nextLine = 0
  /// The format of the last data request that was read.
  var requestText = ""
  /// The number of policy calls in progress.
  var asking = 0
  /// The placeholders that were created, by number.
  var placeholders: [PlaceholderID] = []
  /// The recording, if there is one.
  var recording: RecordedLines?

  init(_ settings: StageSettings) {
    stage = Stage(settings: settings)
  }

  /// Cuts the recording after a change of the host's data, which has no line; changes by a policy
  /// belong to the policy.
  func noteEdit() {
    if asking == 0 { recording?.cut() }
  }

  func view(_ number: ds_view) throws(Rejection) -> ViewID {
    guard let view = stage.scene.view(numbered: number) else {
      throw Rejection(DS_ERR_UNKNOWN_NAME)
    }
    return view
  }

  func pointer(_ number: ds_pointer) throws(Rejection) -> PointerID {
    guard let pointer = stage.pointers.pointer(numbered: number) else {
      throw Rejection(DS_ERR_UNKNOWN_NAME)
    }
    return pointer
  }

  /// Handles an event, and writes the reply if the caller wants one.
  func take(
    _ event: StageEvent, _ microseconds: Int64, _ reply: UnsafeMutablePointer<ds_reply>?
  ) -> ds_status {
    status { () throws(Rejection) in
      var filled = ds_reply.sized
      if let reply { try filled.write(to: reply) }
      let answer: Reply.Answer = try refusing { () throws(StageError) in
        // A policy may call back: no access to the storage here is held meanwhile.
        var given: [HostCommand] = []
        swap(&given, &spare)
        let answer = try stage.handle(
          event, at: Timestamp(microseconds: microseconds), into: &given)
        commands.append(contentsOf: given)
        given.removeAll(keepingCapacity: true)
        spare = given
        recording?.note(event, answer, at: Timestamp(microseconds: microseconds))
        return answer
      }
      switch answer {
      case .queued: throw Rejection(DS_STATUS_QUEUED)
      case .taken(let ruling):
        filled.operation = ds_operation((ruling?.proposal.operation ?? .cancel).code)
        filled.intent = ds_intent((ruling?.proposal.intent ?? .unspecified).code)
      case .offered(let offer):
        filled.answer = ds_answer(DS_ANSWER_OFFERED)
        filled.is_accepted = offer != nil
      case .dropped(let isTaken):
        filled.answer = ds_answer(DS_ANSWER_DROPPED)
        filled.is_accepted = isTaken
      }
      if let deadline = stage.nextDeadline {
        filled.has_deadline = true
        filled.deadline_us = deadline.microseconds
      }
      filled.command_count = UInt32(clamping: commands.count - readCount)
      if let reply { try filled.write(to: reply) }
    }
  }

  /// The next command, or nil; commands that were read are removed when they are half of all.
  func popCommand() -> HostCommand? {
    guard readCount < commands.count else { return nil }
    let command = commands[readCount]
    readCount += 1
    if readCount == commands.count {
      commands.removeAll(keepingCapacity: commands.capacity <= Self.spareCapacity)
      readCount = 0
    } else if readCount >= Self.spareCapacity, readCount * 2 >= commands.count {
      commands.removeFirst(readCount)
      readCount = 0
    }
    return command
  }

  /// The number of commands for which memory is kept.
  private static let spareCapacity = 256
}

/// Calls a stage; its errors become a status.
func refusing<Value>(_ body: () throws(StageError) -> Value) throws(Rejection) -> Value {
  do throws(StageError) {
    return try body()
  } catch {
    throw Rejection(error.status)
  }
}

extension StageError {
  fileprivate var status: Int {
    switch self {
    case .timeRunsBackwards: DS_ERR_TIME_BACKWARDS
    case .calledFromPolicy: DS_ERR_BUSY
    case .nameTaken, .itemTaken, .teamTaken: DS_ERR_NAME_EXISTS
    case .unknownName, .unknownItem, .badParent: DS_ERR_UNKNOWN_NAME
    case .badArgument: DS_ERR_INVALID_VALUE
    case .hostRejected(let cause) where cause.kind == .host(.tooMany): DS_ERR_INVALID_VALUE
    case .misuse: DS_ERR_CONTRACT_VIOLATION
    case .doesNotScroll, .batchRejected, .pointerRejected, .hostRejected,
      .nothingLoading, .bound, .store, .nothingSaving:
      DS_ERR_REJECTED
    }
  }
}
