import CDragStage
import DragGeometry
import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage
@testable import DragStageC

/// What a view in C answers: what its functions say, or what the header says for a function that is not there.
@Suite struct CPolicyTests {
  /// What the functions of a policy answer, and what they were handed.
  private struct Answers {
    var isYes = true
    var proposal = ds_proposal(operation: 0, intent: 0)
    var handling: ds_handling = 0
    var calls: [ds_call] = []
    var events: [String] = []
    var releases = 0
  }

  private static func answers(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Answers>?
  {
    context?.assumingMemoryBound(to: Answers.self)
  }

  /// A policy with every function but that of items.
  private static func policy(_ answers: UnsafeMutablePointer<Answers>) -> ds_policy {
    var policy = ds_policy.sized
    policy.context = UnsafeMutableRawPointer(answers)
    let ask: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<ds_call>?) -> Bool = {
      if let call = $1 { CPolicyTests.answers($0)?.pointee.calls.append(call.pointee) }
      return CPolicyTests.answers($0)?.pointee.isYes ?? false
    }
    policy.can_drag = ask
    policy.can_handle = ask
    policy.may_open = ask
    policy.has_menu = ask
    policy.may_move_row = ask
    policy.update = { context, _ in CPolicyTests.answers(context)?.pointee.proposal ?? ds_proposal()
    }
    policy.perform = { context, _ in CPolicyTests.answers(context)?.pointee.handling ?? 0 }
    policy.on_event = { context, callback, operation, _ in
      CPolicyTests.answers(context)?.pointee.events.append("\(callback) \(operation)")
    }
    policy.release = { CPolicyTests.answers($0)?.pointee.releases += 1 }
    return policy
  }

  private func with(
    _ body: (UnsafeMutablePointer<Answers>, CStage) throws -> Void
  ) rethrows {
    let stage = CStage(StageSettings())
    try withUnsafeTemporaryAllocation(of: Answers.self, capacity: 1) { memory in
      memory.initialize(repeating: Answers())
      defer { memory.deinitialize() }
      if let start = memory.baseAddress { try body(start, stage) }
    }
  }

  @Test func `a policy without functions answers as the header says`() {
    let stage = CStage(StageSettings())
    let (policy, call) = (CPolicy(ds_policy.sized, of: stage), DragContext())
    #expect(policy.items(for: call) == .pressed)
    #expect(policy.canHandle(call))
    #expect(policy.mayMoveRow(ItemID(1), call))
    #expect(policy.hasMenu(ItemID(1), for: call))
    #expect(!policy.mayOpen(call))
    #expect(policy.update(call) == DropProposal(.cancel))
    let coordinator = stage.stage.sessions.coordinator(of: SessionID(1))
    #expect(policy.perform(call, with: coordinator) == .accept)
    policy.dragDidUpdate(.enter, call)
    #expect(stage.asking == 0)
  }

  @Test func `a policy answers what its functions answer`() {
    with { answers, stage in
      let (policy, call) = (CPolicy(Self.policy(answers), of: stage), DragContext())
      for isYes in [true, false] {
        answers.pointee.isYes = isYes
        #expect(policy.items(for: call) == (isYes ? .pressed : .none))
        #expect(policy.canHandle(call) == isYes)
        #expect(policy.mayOpen(call) == isYes)
        #expect(policy.hasMenu(ItemID(1), for: call) == isYes)
        #expect(policy.mayMoveRow(ItemID(1), call) == isYes)
      }
      #expect(answers.pointee.calls.count == 10)
    }
  }

  @Test func `numbers of operations and intents are those of the header, and others mean nothing`()
  {
    with { answers, stage in
      let (policy, call) = (CPolicy(Self.policy(answers), of: stage), DragContext())
      let operations: [DropOperation] = [.cancel, .forbidden, .copy, .move]
      let intents: [DropIntent] = [.unspecified, .insertAt, .insertInto, .automatic]
      for operation in [0, 1, 2, 3, 4, 5, 255, 256, 258, UInt32.max] {
        for intent in [0, 1, 2, 3, 4, UInt32.max] {
          answers.pointee.proposal = ds_proposal(operation: operation, intent: intent)
          let expected = DropProposal(
            operation < 4 ? operations[Int(operation)] : .cancel,
            intent: intent < 4 ? intents[Int(intent)] : .unspecified)
          #expect(policy.update(call) == expected)
        }
      }
      let coordinator = stage.stage.sessions.coordinator(of: SessionID(1))
      let handlings: [(Int, DropPerformance)] = [
        (DS_PERFORM_ACCEPT, .accept), (DS_PERFORM_LOCAL, .local), (DS_PERFORM_LOAD, .load),
        (DS_PERFORM_NOTHING, .nothing), (99, .nothing),
      ]
      for (number, performance) in handlings {
        answers.pointee.handling = ds_handling(number)
        #expect(policy.perform(call, with: coordinator) == performance, "\(number)")
      }
    }
  }

  @Test func `an event has its number, and an operation where a drag ends`() {
    with { answers, stage in
      let (policy, call) = (CPolicy(Self.policy(answers), of: stage), DragContext())
      let item = ItemID(1)
      let told: [(DragNotification, Int?)] = [
        (.willLift, DS_CALLBACK_WILL_LIFT), (.liftCancelled, DS_CALLBACK_LIFT_CANCELLED),
        (.willBegin, DS_CALLBACK_WILL_BEGIN), (.didMove, DS_CALLBACK_DID_MOVE),
        (.willAdd([]), DS_CALLBACK_WILL_ADD), (.willCancel(item), DS_CALLBACK_WILL_CANCEL),
        (.didTransfer, DS_CALLBACK_DID_TRANSFER), (.menuShown(item), DS_CALLBACK_MENU_SHOWN),
        (.menuDismissed(item), DS_CALLBACK_MENU_DISMISSED), (.enter, DS_CALLBACK_ENTER),
        (.exit, DS_CALLBACK_EXIT), (.springLoaded, DS_CALLBACK_SPRING_LOADED),
        (.moveRow(item), DS_CALLBACK_MOVE_ROW), (.willDrop(item), DS_CALLBACK_WILL_DROP),
        (.conclude, DS_CALLBACK_CONCLUDE), (.dropEnd, DS_CALLBACK_DROP_END),
      ]
      for (notification, number) in told {
        answers.pointee.events = []
        policy.dragDidUpdate(notification, call)
        #expect(answers.pointee.events == (number.map { ["\($0) 0"] } ?? []), "\(notification)")
      }
      for operation in DropOperation.allCases {
        answers.pointee.events = []
        policy.dragDidUpdate(.willEnd(operation), call)
        policy.dragDidUpdate(.didEnd(operation), call)
        #expect(
          answers.pointee.events == [
            "\(DS_CALLBACK_WILL_END) \(operation.code)", "\(DS_CALLBACK_DID_END) \(operation.code)",
          ])
      }
    }
  }

  @Test func `a call has all that the drag is about, and no item or gap where there is none`()
    throws
  {
    try with { answers, stage in
      let policy = CPolicy(Self.policy(answers), of: stage)
      var call = DragContext()
      call.session = SessionID(3)
      call.view = ViewID(index: 4)
      call.time = Timestamp(microseconds: 5)
      call.point = Point(x: 6, y: 7)
      call.items = [DragItem(item: ItemID(8), origin: ViewID(index: 4))]
      func handed() throws -> ds_call {
        _ = policy.canHandle(call)
        return try #require(answers.pointee.calls.last)
      }
      let bare = try handed()
      #expect(bare.size == UInt32(MemoryLayout<ds_call>.size))
      #expect((bare.session, bare.view, bare.item, bare.item_count) == (3, 4, DS_NONE, 1))
      #expect((bare.point.x, bare.point.y, bare.time_us) == (6, 7, 5))
      #expect(!bare.is_local && !bare.has_gap)
      call.item = ItemID(9)
      call.isLocal = true
      call.position = .gap(GapIndex(section: 1, item: 2))
      let full = try handed()
      #expect(full.item == 9 && full.is_local && full.has_gap)
      #expect((full.gap_section, full.gap_item) == (1, 2))
      call.position = .item(Slot(section: 1, item: 2))
      #expect(try !handed().has_gap)
    }
  }

  @Test
  func `each policy is released once, with its stage, also where its view was removed before`() {
    with { answers, _ in
      var (stage, view): (OpaquePointer?, ds_view) = (nil, 0)
      #expect(ds_stage_create(nil, &stage) == ds_status(DS_STATUS_OK))
      var policy = Self.policy(answers)
      let frame = ds_rect(x: 0, y: 0, width: 9, height: 9)
      #expect(ds_add_view(stage, "a", frame, nil, &policy, &view) == ds_status(DS_STATUS_OK))
      #expect(ds_add_source(stage, "more", view, &policy) == ds_status(DS_STATUS_OK))
      #expect(ds_remove_view(stage, view) == ds_status(DS_STATUS_OK))
      #expect(ds_tick(stage, 1, nil) == ds_status(DS_STATUS_OK))
      #expect(answers.pointee.releases == 0)
      #expect(ds_stage_destroy(&stage) == ds_status(DS_STATUS_OK))
      #expect(answers.pointee.releases == 2)
    }
  }

  @Test(arguments: [0, 1, 16, 17, Int(DS_LIST_LIMIT), Int(DS_LIST_LIMIT) + 1])
  func `a policy offers up to as many items as a list may have`(count: Int) throws {
    let host = Host()
    let stage = try StageHandle.stage(host.stage)
    var first: ds_item = 0
    #expect(ds_item_at(host.stage, host.list, 0, &first) == ds_status(DS_STATUS_OK))
    /// How many items there are, and the number of all of them.
    var offer = (count: count, item: first)
    try withUnsafeMutablePointer(to: &offer) { offer in
      var policy = ds_policy.sized
      policy.context = UnsafeMutableRawPointer(offer)
      policy.items = { context, _, buffer, room in
        guard let buffer, let offer = context?.assumingMemoryBound(to: (Int, ds_item).self) else {
          return 0
        }
        for index in 0..<min(offer.pointee.0, room) { buffer[index] = offer.pointee.1 }
        return offer.pointee.0
      }
      let offered = CPolicy(policy, of: stage).items(for: DragContext())
      guard count > 0, count <= Int(DS_LIST_LIMIT) else {
        #expect(offered == OfferedItems.none)
        return
      }
      guard case .named(let items) = offered else { throw Rejection(DS_ERR_REJECTED) }
      #expect(
        items
          == Array(
            repeating: ItemReference(view: ViewID(index: 0), item: ItemID(first)), count: count))
    }
  }
}
