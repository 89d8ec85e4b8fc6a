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
}
