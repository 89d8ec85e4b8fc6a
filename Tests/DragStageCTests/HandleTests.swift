import CDragStage
import DragStageC
import Foundation
import Testing

/// What every function does with a stage that is none.
@Suite struct HandleTests {
  private static let nowhere = ds_point(x: 0, y: 0)

  /// Every function that takes a stage, with nothing else to complain of before it.
  private static let calls: [(name: String, call: @Sendable (OpaquePointer?) -> ds_status)] = [
    ("ds_add_collection", { ds_add_collection($0, "a", ds_rect(), nil, nil, 0, nil, nil, nil) }),
    ("ds_add_pointer", { ds_add_pointer($0, "a", true, nil) }),
    ("ds_add_seat", { ds_add_seat($0, "a", nil) }),
    ("ds_add_source", { ds_add_source($0, "a", 0, nil) }),
    ("ds_add_unplaced", { ds_add_unplaced($0, 0, "a", nil) }),
    ("ds_add_view", { ds_add_view($0, "a", ds_rect(), nil, nil, nil) }),
    ("ds_adopt", { ds_adopt($0, 0, 0, 0) }),
    ("ds_arrival_at", { ds_arrival_at($0, 0, 0, nil, nil, nil) }),
    ("ds_cancel", { ds_cancel($0, 0, 0, nil) }),
    ("ds_command_text", { ds_command_text($0, nil, 0, nil) }),
    ("ds_delete", { ds_delete($0, 0, 0) }),
    ("ds_down", { ds_down($0, 0, nowhere, 0, nil) }),
    ("ds_escape", { ds_escape($0, 0, nil) }),
    ("ds_gap_frame_at", { ds_gap_frame_at($0, 0, 0, nil) }),
    ("ds_host_began", { ds_host_began($0, 0, 0, nil) }),
    ("ds_host_drop", { ds_host_drop($0, 0, nil, 0, nil) }),
    ("ds_host_ended", { ds_host_ended($0, 0, 0, 0, nil) }),
    ("ds_host_enter", { ds_host_enter($0, 0, nil, nil, 0, nil) }),
    ("ds_host_identified", { ds_host_identified($0, 0, true, 0, nil) }),
    ("ds_host_leave", { ds_host_leave($0, 0, 0, nil) }),
    ("ds_host_offer", { ds_host_offer($0, 0, 0, 0, nil) }),
    ("ds_host_prepare", { ds_host_prepare($0, 0, nowhere, 0, nil) }),
    ("ds_host_unpacked", { ds_host_unpacked($0, 0, nil, 0, 0, nil) }),
    ("ds_host_update", { ds_host_update($0, 0, nowhere, 0, nil) }),
    ("ds_insert", { ds_insert($0, 0, nil, 0, ds_gap()) }),
    ("ds_item_at", { ds_item_at($0, 0, 0, nil) }),
    ("ds_item_count", { ds_item_count($0, 0, nil) }),
    ("ds_item_frame", { ds_item_frame($0, 0, 0, nil) }),
    ("ds_item_name", { ds_item_name($0, 0, nil, 0, nil) }),
    ("ds_load_delivered", { ds_load_delivered($0, 0, 0, nil, nil, 0, 0, nil) }),
    ("ds_load_rejected", { ds_load_rejected($0, 0, 0, nil, 0, nil) }),
    ("ds_load_type_rejected", { ds_load_type_rejected($0, 0, 0, nil, nil, 0, nil) }),
    ("ds_move", { ds_move($0, 0, nowhere, 0, nil) }),
    ("ds_move_items", { ds_move_items($0, 0, nil, 0, ds_gap()) }),
    ("ds_next_command", { ds_next_command($0, nil) }),
    ("ds_next_notification", { ds_next_notification($0, nil) }),
    ("ds_next_recorded_line", { ds_next_recorded_line($0, nil, 0, nil) }),
    ("ds_next_trace_line", { ds_next_trace_line($0, nil, 0, nil) }),
    ("ds_placeholder_commit", { ds_placeholder_commit($0, 0, nil) }),
    ("ds_placeholder_delete", { ds_placeholder_delete($0, 0) }),
    ("ds_placeholder_frame", { ds_placeholder_frame($0, 0, nil) }),
    ("ds_placeholder_gap", { ds_placeholder_gap($0, 0, nil) }),
    ("ds_placeholder_put", { ds_placeholder_put($0, 0, 0, nil, nil) }),
    ("ds_preview_center", { ds_preview_center($0, 0, nil) }),
    ("ds_provide", { ds_provide($0, 0, 0, nil, nil, 0) }),
    ("ds_record", { ds_record($0, 1, 1) }),
    ("ds_remove_unplaced", { ds_remove_unplaced($0, 0, 0) }),
    ("ds_remove_view", { ds_remove_view($0, 0) }),
    ("ds_schedule", { ds_schedule($0, 0, nil, nil) }),
    ("ds_scroll", { ds_scroll($0, 0, ds_point()) }),
    ("ds_select", { ds_select($0, 0, nil, 0) }),
    ("ds_session_item_at", { ds_session_item_at($0, 0, 0, nil, nil) }),
    ("ds_set_frame", { ds_set_frame($0, 0, ds_rect()) }),
    ("ds_set_keys", { ds_set_keys($0, 0, 0, nil) }),
    ("ds_set_options", { ds_set_options($0, 0, nil) }),
    ("ds_set_sizes", { ds_set_sizes($0, 0, nil, nil, 0) }),
    ("ds_tick", { ds_tick($0, 0, nil) }),
    ("ds_up", { ds_up($0, 0, 0, nil) }),
    ("ds_view_frame", { ds_view_frame($0, 0, nil) }),
  ]

  @Test func `every function that takes a stage is tried`() throws {
    let symbols = try String(
      contentsOf: CHostTests.folder.appendingPathComponent("symbols.txt"), encoding: .utf8)
    let others: Set = [
      "ds_negotiate", "ds_stage_create", "ds_stage_destroy", "ds_status_text", "ds_version",
    ]
    let wanted = symbols.split(separator: "\n").map(String.init).filter { !others.contains($0) }
    #expect(Self.calls.map(\.name) == wanted)
  }

  @Test func `a stage that is null is reported by every function`() {
    for (name, call) in Self.calls { #expect(call(nil) == ds_status(DS_ERR_NULL), "\(name)") }
  }

  @Test func `memory that is not a stage is reported by every function, and left as it is`() {
    var memory: [UInt64] = [0x1234_5678, .max]
    memory.withUnsafeMutableBytes { bytes in
      let handle = bytes.baseAddress.map { OpaquePointer($0) }
      for (name, call) in Self.calls { #expect(call(handle) == ds_status(DS_ERR_STALE), "\(name)") }
      var copy = handle
      #expect(ds_stage_destroy(&copy) == ds_status(DS_ERR_STALE))
    }
    #expect(memory == [0x1234_5678, .max])
  }

  @Test func `a handle that was freed once is null ever after`() {
    var stage: OpaquePointer?
    #expect(ds_stage_create(nil, &stage) == ds_status(DS_STATUS_OK))
    #expect(ds_stage_destroy(&stage) == ds_status(DS_STATUS_OK))
    #expect(stage == nil)
    #expect(ds_stage_destroy(&stage) == ds_status(DS_ERR_NULL))
    for (name, call) in Self.calls { #expect(call(stage) == ds_status(DS_ERR_NULL), "\(name)") }
  }

  @Test func `unknown ids get an error, and change nothing`() {
    var stage: OpaquePointer?
    #expect(ds_stage_create(nil, &stage) == ds_status(DS_STATUS_OK))
    defer { _ = ds_stage_destroy(&stage) }
    let unknown = ds_status(DS_ERR_UNKNOWN_NAME)
    var count = 0
    var (view, item): (ds_view, ds_item) = (0, 0)
    var gap = ds_gap()
    #expect(ds_up(stage, 7, 0, nil) == unknown)
    #expect(ds_host_leave(stage, 7, 0, nil) == unknown)
    #expect(ds_item_count(stage, 7, &count) == unknown)
    #expect(ds_item_at(stage, 7, 0, &item) == unknown)
    #expect(ds_provide(stage, 7, 0, "public.png", nil, 0) == unknown)
    #expect(ds_load_rejected(stage, 7, 0, "gone", 0, nil) == unknown)
    #expect(ds_placeholder_gap(stage, 7, &gap) == unknown)
    #expect(ds_placeholder_commit(stage, 7, "a") == unknown)
    #expect(ds_session_item_at(stage, 7, 0, &view, &item) == unknown)
    var line = [CChar](repeating: 0, count: 80)
    var length = 0
    #expect(ds_next_trace_line(stage, &line, 80, &length) == ds_status(DS_STATUS_END))
  }
}
