import CDragStage
import Testing

@testable import DragStageC

/// The clock of a stage, its options and its data, as a host in C sets them.
@Suite struct DataTests {
  @Test func `HOOK-2: a host in C is called on the stage's clock, once`() {
    var stage: OpaquePointer?
    #expect(ds_stage_create(nil, &stage) == ds_status(DS_STATUS_OK))
    defer { _ = ds_stage_destroy(&stage) }
    var count = 0
    withUnsafeMutablePointer(to: &count) { count in
      #expect(
        ds_schedule(
          stage, 1_000, { $0?.assumingMemoryBound(to: Int.self).pointee += 1 }, count)
          == ds_status(DS_STATUS_OK))
      #expect(ds_schedule(stage, -1, { _ in }, nil) == ds_status(DS_ERR_INVALID_VALUE))
      #expect(ds_schedule(stage, 1, nil, nil) == ds_status(DS_ERR_NULL))
      var reply = ds_reply.sized
      #expect(ds_tick(stage, 500, &reply) == ds_status(DS_STATUS_OK))
      #expect(reply.has_deadline && reply.deadline_us == 1_000)
      #expect(count.pointee == 0)
      #expect(ds_tick(stage, 1_000, nil) == ds_status(DS_STATUS_OK))
      #expect(ds_tick(stage, 9_000, nil) == ds_status(DS_STATUS_OK))
      #expect(count.pointee == 1)
    }
  }

  @Test func `HOOK-8, 9: a host in C switches options, and its items may outlive their rows`() {
    var stage: OpaquePointer?
    var list: ds_view = 0
    var finger: ds_pointer = 0
    var settings = ds_settings.sized
    settings.items_are_promises = true
    #expect(ds_stage_create(&settings, &stage) == ds_status(DS_STATUS_OK))
    defer { _ = ds_stage_destroy(&stage) }
    let frame = ds_rect(x: 0, y: 0, width: 200, height: 200)
    #expect(ds_add_view(stage, "card", frame, nil, nil, &list) == ds_status(DS_STATUS_OK))
    #expect(ds_add_pointer(stage, "f", false, &finger) == ds_status(DS_STATUS_OK))
    var options = ds_view_options.sized
    options.allows_dragging = false
    #expect(ds_set_options(stage, list, &options) == ds_status(DS_STATUS_OK))
    #expect(ds_set_options(stage, 9, &options) == ds_status(DS_ERR_UNKNOWN_NAME))
    var view: ds_view = 0
    var item: ds_item = 0
    func press(at time: Int64) -> ds_status {
      _ = ds_down(stage, finger, ds_point(x: 10, y: 10), time, nil)
      _ = ds_move(stage, finger, ds_point(x: 150, y: 150), time + 600_000, nil)
      return ds_session_item_at(stage, 1, 0, &view, &item)
    }
    #expect(press(at: 0) != ds_status(DS_STATUS_OK))
    _ = ds_up(stage, finger, 700_000, nil)
    #expect(ds_set_options(stage, list, nil) == ds_status(DS_STATUS_OK))
    #expect(press(at: 1_000_000) == ds_status(DS_STATUS_OK))
    #expect(ds_delete(stage, list, item) == ds_status(DS_STATUS_OK))
    #expect(ds_session_item_at(stage, 1, 0, &view, &item) == ds_status(DS_STATUS_OK))
  }

  /// A stage with a collection of rows `a`, `b` and `c`, 40 points high, and a mouse.
  private func withList(
    _ policy: inout ds_policy, _ options: ds_view_options = .standard, kind: Int = DS_LAYOUT_LIST,
    _ body: (OpaquePointer?, _ list: ds_view, _ items: [ds_item], _ mouse: ds_pointer) -> Void
  ) {
    var stage: OpaquePointer?
    var (list, mouse): (ds_view, ds_pointer) = (0, 0)
    var options = options
    options.size = UInt32(MemoryLayout<ds_view_options>.size)
    var layout = ds_layout.sized
    (layout.kind, layout.width, layout.height) = (ds_layout_kind(kind), 50, 40)
    #expect(ds_stage_create(nil, &stage) == ds_status(DS_STATUS_OK))
    defer { _ = ds_stage_destroy(&stage) }
    let frame = ds_rect(x: 0, y: 0, width: 200, height: 200)
    #expect(
      ds_add_collection(stage, "list", frame, &layout, nil, 0, &options, &policy, &list)
        == ds_status(DS_STATUS_OK))
    for (index, name) in ["a", "b", "c"].enumerated() {
      name.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name]
        #expect(
          ds_insert(stage, list, &names, 1, ds_gap(section: 0, item: UInt32(index)))
            == ds_status(DS_STATUS_OK))
      }
    }
    let items = (0..<3).map { index in
      var item: ds_item = 0
      #expect(ds_item_at(stage, list, index, &item) == ds_status(DS_STATUS_OK))
      return item
    }
    #expect(ds_add_pointer(stage, "mouse", true, &mouse) == ds_status(DS_STATUS_OK))
    body(stage, list, items, mouse)
  }

  @Test func `HOOK-10: a host in C sets the sizes of many items at once, or none of them`() {
    var policy = ds_policy.sized
    withList(&policy, kind: DS_LAYOUT_FLOW) { stage, list, items, _ in
      func frame(_ item: ds_item) -> [Double] {
        var frame = ds_rect()
        #expect(ds_item_frame(stage, list, item, &frame) == ds_status(DS_STATUS_OK))
        return [frame.x, frame.y, frame.width, frame.height]
      }
      #expect(frame(items[2]) == [100, 0, 50, 40])
      var sizes = [ds_size(width: 120, height: 40), ds_size(width: 70, height: 20)]
      #expect(ds_set_sizes(stage, list, items, &sizes, 2) == ds_status(DS_STATUS_OK))
      #expect(frame(items[0]) == [0, 0, 120, 40])
      #expect(frame(items[1]) == [120, 10, 70, 20])
      #expect(frame(items[2]) == [0, 40, 50, 40])
      sizes[1].height = -1
      sizes[0].width = 30
      #expect(ds_set_sizes(stage, list, items, &sizes, 2) == ds_status(DS_ERR_INVALID_VALUE))
      #expect(frame(items[0]) == [0, 0, 120, 40])
      #expect(ds_set_sizes(stage, list, items, nil, 2) == ds_status(DS_ERR_NULL))
      #expect(
        ds_set_sizes(stage, list, [items[0], 99], &sizes, 2) == ds_status(DS_ERR_UNKNOWN_NAME))
      #expect(ds_set_sizes(stage, list, nil, nil, 0) == ds_status(DS_STATUS_OK))
    }
  }

  /// What a policy of these tests answers and has seen.
  private struct Seen {
    var offered: [ds_item] = []
    var room: [Int] = []
    var mayMove = true
    var asked: [ds_item] = []
    var performed = 0
    var moved: [ds_item] = []
  }

  /// A policy whose context is the record.
  private func policy(of seen: UnsafeMutablePointer<Seen>) -> ds_policy {
    var policy = ds_policy.sized
    policy.context = UnsafeMutableRawPointer(seen)
    policy.update = { _, _ in
      ds_proposal(
        operation: ds_operation(DS_OPERATION_MOVE), intent: ds_intent(DS_INTENT_INSERT_AT))
    }
    policy.perform = { context, _ in
      context?.assumingMemoryBound(to: Seen.self).pointee.performed += 1
      return ds_handling(DS_PERFORM_ACCEPT)
    }
    policy.may_move_row = { context, call in
      guard let seen = context?.assumingMemoryBound(to: Seen.self), let call else { return true }
      seen.pointee.asked.append(call.pointee.item)
      return seen.pointee.mayMove
    }
    policy.on_event = { context, callback, _, call in
      guard Int(callback) == DS_CALLBACK_MOVE_ROW, let call else { return }
      context?.assumingMemoryBound(to: Seen.self).pointee.moved.append(call.pointee.item)
    }
    return policy
  }

  /// A policy that offers the items of the record.
  private func offeringPolicy(of seen: UnsafeMutablePointer<Seen>) -> ds_policy {
    var policy = policy(of: seen)
    policy.items = { context, _, buffer, capacity in
      guard let seen = context?.assumingMemoryBound(to: Seen.self), let buffer else { return 0 }
      seen.pointee.room.append(capacity)
      for (index, item) in seen.pointee.offered.prefix(capacity).enumerated() {
        buffer[index] = item
      }
      return seen.pointee.offered.count
    }
    return policy
  }

  @Test func `HOOK-1: a policy in C offers the items of a drag, with or without a place`() {
    var seen = Seen()
    withUnsafeMutablePointer(to: &seen) { seen in
      var policy = offeringPolicy(of: seen)
      withList(&policy) { stage, list, items, mouse in
        var badge: ds_item = 0
        #expect(ds_add_unplaced(stage, list, "badge", &badge) == ds_status(DS_STATUS_OK))
        #expect(ds_add_unplaced(stage, list, "a", &badge) == ds_status(DS_ERR_NAME_EXISTS))
        #expect(
          ds_provide(stage, list, badge, "public.text", [1, 2], 2) == ds_status(DS_STATUS_OK))
        func carried(_ offered: [ds_item], at time: Int64) -> [ds_item] {
          seen.pointee.offered = offered
          _ = ds_down(stage, mouse, ds_point(x: 10, y: 10), time, nil)
          _ = ds_move(stage, mouse, ds_point(x: 10, y: 30), time + 1, nil)
          var items: [ds_item] = []
          var (view, item): (ds_view, ds_item) = (0, 0)
          let session = ds_session(1)
          while ds_session_item_at(stage, session, items.count, &view, &item)
            == ds_status(DS_STATUS_OK)
          {
            items.append(item)
          }
          _ = ds_cancel(stage, mouse, time + 2, nil)
          return items
        }
        #expect(carried([], at: 0) == [])
        // More than there was room for, and one that is unknown.
        let many = [items[1], badge, 4_711] + [ds_item](repeating: items[0], count: 17)
        #expect(carried(many, at: 1_000).prefix(3) == [items[1], badge, items[0]])
        #expect(seen.pointee.room == [16, 16, 20])
        // More than a list may have begin no drag, and are not asked for again.
        let tooMany = [ds_item](repeating: items[0], count: Int(DS_LIST_LIMIT) + 1)
        _ = carried(tooMany, at: 2_000_000)
        #expect(seen.pointee.room == [16, 16, 20, 16])
        var (view, item): (ds_view, ds_item) = (0, 0)
        #expect(ds_session_item_at(stage, 2, 0, &view, &item) != ds_status(DS_STATUS_OK))
        #expect(ds_remove_unplaced(stage, list, badge) == ds_status(DS_STATUS_OK))
        #expect(ds_remove_unplaced(stage, list, badge) == ds_status(DS_ERR_UNKNOWN_NAME))
        #expect(ds_remove_unplaced(stage, list, items[0]) == ds_status(DS_ERR_UNKNOWN_NAME))
      }
    }
  }

  @Test func `HOOK-8, 45: a view in C moves its own row, unless its policy leaves it to the drop`()
  {
    for mayMove in [true, false] {
      var seen = Seen()
      seen.mayMove = mayMove
      withUnsafeMutablePointer(to: &seen) { seen in
        var policy = policy(of: seen)
        var options = ds_view_options.standard
        options.moves_rows = true
        options.asks_row_moves = true
        withList(&policy, options) { stage, list, items, mouse in
          _ = ds_down(stage, mouse, ds_point(x: 10, y: 10), 0, nil)
          _ = ds_move(stage, mouse, ds_point(x: 10, y: 30), 1, nil)
          _ = ds_move(stage, mouse, ds_point(x: 10, y: 115), 2, nil)
          _ = ds_up(stage, mouse, 3, nil)
          #expect(seen.pointee.asked == [items[0]])
          #expect(seen.pointee.moved == (mayMove ? [items[0]] : []))
          #expect(seen.pointee.performed == (mayMove ? 0 : 1))
          var last: ds_item = 0
          #expect(ds_item_at(stage, list, 2, &last) == ds_status(DS_STATUS_OK))
          #expect(last == items[0])
        }
      }
    }
  }

  @Test func `HOOK-5: a view in C has a second source, which is asked where its own has no items`()
  {
    var first = Seen()
    var second = Seen()
    withUnsafeMutablePointer(to: &first) { first in
      withUnsafeMutablePointer(to: &second) { second in
        var own = offeringPolicy(of: first)
        var added = offeringPolicy(of: second)
        withList(&own) { stage, list, items, mouse in
          #expect(ds_add_source(stage, "handle", list, &added) == ds_status(DS_STATUS_OK))
          #expect(ds_add_source(stage, "handle", list, nil) == ds_status(DS_ERR_NAME_EXISTS))
          #expect(ds_add_source(stage, "far", 9, nil) == ds_status(DS_ERR_UNKNOWN_NAME))
          #expect(ds_add_source(stage, nil, list, nil) == ds_status(DS_ERR_NULL))
          second.pointee.offered = [items[1]]
          _ = ds_down(stage, mouse, ds_point(x: 10, y: 10), 0, nil)
          _ = ds_move(stage, mouse, ds_point(x: 10, y: 30), 1, nil)
          var (view, item): (ds_view, ds_item) = (0, 0)
          #expect(ds_session_item_at(stage, 1, 0, &view, &item) == ds_status(DS_STATUS_OK))
          #expect(item == items[1])
          #expect(first.pointee.room.count == 1 && second.pointee.room.count == 1)
          _ = ds_cancel(stage, mouse, 2, nil)
        }
      }
    }
  }

  @Test func `HOOK-6: the load of one representation is rejected by its type`() {
    var stage: OpaquePointer?
    var list: ds_view = 0
    #expect(ds_stage_create(nil, &stage) == ds_status(DS_STATUS_OK))
    defer { _ = ds_stage_destroy(&stage) }
    let frame = ds_rect(x: 0, y: 0, width: 200, height: 200)
    #expect(ds_add_view(stage, "card", frame, nil, nil, &list) == ds_status(DS_STATUS_OK))
    // Nothing waits, with a type or without.
    for type in ["public.png", nil] {
      #expect(
        ds_load_type_rejected(stage, list, 0, type, "no", 1, nil) == ds_status(DS_ERR_REJECTED))
    }
    #expect(
      ds_load_type_rejected(stage, list, 0, "no type", "no", 2, nil)
        == ds_status(DS_ERR_INVALID_VALUE))
    #expect(ds_load_type_rejected(stage, list, 0, nil, nil, 3, nil) == ds_status(DS_ERR_NULL))
  }

  /// The stage and the list of a policy that adopts, and what the calls answered.
  private struct Adoption {
    var stage: OpaquePointer?
    var list: ds_view = 0
    var row: ds_item = 0
    var answers: [ds_status] = []
  }

  @Test func `HOOK-4: an application in C deletes the item, and what it inserts is that item`() {
    var adoption = Adoption()
    withUnsafeMutablePointer(to: &adoption) { adoption in
      var policy = ds_policy.sized
      policy.context = UnsafeMutableRawPointer(adoption)
      policy.update = { _, _ in
        ds_proposal(
          operation: ds_operation(DS_OPERATION_MOVE), intent: ds_intent(DS_INTENT_INSERT_AT))
      }
      policy.perform = { context, call in
        guard let own = context?.assumingMemoryBound(to: Adoption.self), let call else {
          return ds_handling(DS_PERFORM_NOTHING)
        }
        let (stage, list) = (own.pointee.stage, own.pointee.list)
        let session = call.pointee.session
        func adopt(_ row: ds_item) { own.pointee.answers.append(ds_adopt(stage, session, 0, row)) }
        "again".withCString { name in
          var names: [UnsafePointer<CChar>?] = [name]
          _ = ds_insert(stage, list, &names, 1, ds_gap(section: 0, item: 3))
        }
        var row: ds_item = 0
        _ = ds_item_at(stage, list, 3, &row)
        adopt(row)
        _ = ds_delete(stage, list, own.pointee.row)
        adopt(99)
        adopt(row)
        adopt(row)
        return ds_handling(DS_PERFORM_NOTHING)
      }
      withList(&policy) { stage, list, items, mouse in
        adoption.pointee.stage = stage
        adoption.pointee.list = list
        adoption.pointee.row = items[0]
        #expect(ds_adopt(stage, 1, 0, items[0]) == ds_status(DS_ERR_REJECTED))
        _ = ds_down(stage, mouse, ds_point(x: 10, y: 10), 0, nil)
        _ = ds_move(stage, mouse, ds_point(x: 10, y: 30), 1, nil)
        _ = ds_move(stage, mouse, ds_point(x: 10, y: 115), 2, nil)
        _ = ds_up(stage, mouse, 3, nil)
        // The view had it still; no such row; it was adopted; and once is enough.
        #expect(
          adoption.pointee.answers == [
            ds_status(DS_ERR_NAME_EXISTS), ds_status(DS_ERR_CONTRACT_VIOLATION),
            ds_status(DS_STATUS_OK), ds_status(DS_ERR_CONTRACT_VIOLATION),
          ])
        var last: ds_item = 0
        #expect(ds_item_at(stage, list, 2, &last) == ds_status(DS_STATUS_OK))
        #expect(last == items[0])
      }
    }
  }

  @Test func `HOOK-3: a view in C may place items until the animation of the drop ends`() {
    for takesLateChoices in [false, true] {
      var seen = Seen()
      withUnsafeMutablePointer(to: &seen) { seen in
        var policy = policy(of: seen)
        policy.perform = { _, _ in ds_handling(DS_PERFORM_NOTHING) }
        var options = ds_view_options.standard
        options.takes_late_choices = takesLateChoices
        withList(&policy, options) { stage, list, items, mouse in
          var made: ds_placeholder = 0
          var end = ds_gap(section: 0, item: 3)
          /// Where the item of the session is: the row, and its height; nil if it is nowhere.
          func arrival(at index: Int = 0) -> (status: ds_status, row: ds_item, top: Double) {
            var (view, row, frame) = (ds_view(99), ds_item(99), ds_rect())
            let status = ds_arrival_at(stage, 1, index, &view, &row, &frame)
            #expect(status != ds_status(DS_STATUS_OK) || view == list)
            return (status, row, frame.y)
          }
          func put() -> ds_status { ds_placeholder_put(stage, 1, 0, &end, &made) }
          #expect(put() == ds_status(DS_ERR_REJECTED))
          _ = ds_down(stage, mouse, ds_point(x: 10, y: 10), 0, nil)
          _ = ds_move(stage, mouse, ds_point(x: 10, y: 30), 1, nil)
          _ = ds_move(stage, mouse, ds_point(x: 10, y: 115), 2, nil)
          #expect(put() == ds_status(DS_ERR_CONTRACT_VIOLATION))
          _ = ds_up(stage, mouse, 3, nil)
          #expect(put() == ds_status(takesLateChoices ? DS_STATUS_OK : DS_ERR_CONTRACT_VIOLATION))
          #expect(put() == ds_status(DS_ERR_CONTRACT_VIOLATION))
          #expect(arrival(at: 1).status == ds_status(DS_ERR_UNKNOWN_NAME))
          if takesLateChoices {
            #expect(arrival() == (ds_status(DS_STATUS_OK), DS_NONE, 120))
            #expect(ds_placeholder_commit(stage, made, "late") == ds_status(DS_STATUS_OK))
            var late: ds_item = 0
            #expect(ds_item_at(stage, list, 3, &late) == ds_status(DS_STATUS_OK))
            #expect(arrival() == (ds_status(DS_STATUS_OK), late, 120))
          } else {
            #expect(arrival().status == ds_status(DS_STATUS_END))
          }
          _ = ds_tick(stage, 10_000_000, nil)
          #expect(put() == ds_status(DS_ERR_REJECTED))
          #expect(arrival().status == ds_status(DS_ERR_UNKNOWN_NAME))
          var count = 0
          #expect(ds_item_count(stage, list, &count) == ds_status(DS_STATUS_OK))
          #expect(count == (takesLateChoices ? 4 : 3))
        }
      }
    }
  }
}
