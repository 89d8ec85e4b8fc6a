import Seeds
import CDragStage
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Testing
import TestSupport

@testable import DragStageC

/// What numbers, sizes and lengths may be that C hands in.
@Suite struct ValueTests {
  /// What `size_t` brings that no memory has.
  private static let tooMany = [Int.min, Int.min + 1, -4_096, -1]

  @Test(arguments: tooMany)
  func `a count or a length of 2^63 and more is DS_ERR_INVALID_VALUE everywhere`(count: Int) {
    let host = Host()
    let (stage, value) = (host.stage, ds_status(DS_ERR_INVALID_VALUE))
    let names = host.noTexts
    var (byte, view): (UInt8, ds_view) = (1, 0)
    var item: ds_item = 0
    #expect(ds_record(stage, 200, 200) == ds_status(DS_STATUS_OK))
    #expect(ds_down(stage, host.mouse, ds_point(x: 1, y: 1), 0, nil) == ds_status(DS_STATUS_OK))
    #expect(ds_provide(stage, host.list, 0, "public.png", &byte, count) == value)
    #expect(ds_load_delivered(stage, host.list, 0, nil, &byte, count, 0, nil) == value)
    #expect(ds_insert(stage, host.list, names, count, ds_gap()) == value)
    #expect(ds_move_items(stage, host.list, &item, count, ds_gap()) == value)
    var layout = ds_layout.sized
    layout.height = 20
    #expect(
      ds_add_collection(stage, "x", ds_rect(), &layout, names, count, nil, nil, &view) == value)
    var apart = ds_drag_item(name: nil, formats: names, format_count: count)
    #expect(ds_host_unpacked(stage, host.seat, &apart, 1, 0, nil) == value)
    #expect(ds_host_unpacked(stage, host.seat, &apart, count, 0, nil) == value)
    for change in [
      { $0.format_count = count }, { $0.name_count = count }, { $0.item_count = count },
    ] as [(inout ds_drag) -> Void] {
      var drag = ds_drag.sized
      change(&drag)
      #expect(ds_host_enter(stage, host.seat, &drag, nil, 0, nil) == value)
    }
    var line: [CChar] = [7, 7]
    var length = 99
    #expect(ds_item_name(stage, 0, &line, count, &length) == value)
    #expect(ds_command_text(stage, &line, count, &length) == value)
    #expect(ds_next_trace_line(stage, &line, count, &length) == value)
    #expect(ds_next_recorded_line(stage, &line, count, &length) == value)
    #expect((line, length) == ([7, 7], 99))
    let unknown = ds_status(DS_ERR_UNKNOWN_NAME)
    #expect(ds_item_at(stage, host.list, count, &item) == unknown)
    #expect(ds_session_item_at(stage, 1, count, &view, &item) == unknown)
    var frame = ds_rect()
    #expect(ds_arrival_at(stage, 1, count, &view, &item, &frame) == unknown)
  }

  /// Reads and writes a struct in memory of every size, filled so that each field can be told.
  private func cut<Struct: CStruct>(_: Struct.Type) throws {
    let whole = MemoryLayout<Struct>.size
    let standard = withUnsafeBytes(of: Struct.standard) { Array($0) }
    #expect(Struct.fieldEnds.last.map { $0 <= whole && $0 + 8 > whole } == true)
    #expect(Struct.fieldEnds == Struct.fieldEnds.sorted())
    for size in 0...(whole + 16) {
      let memory = UnsafeMutableRawBufferPointer.allocate(
        byteCount: max(size, 4), alignment: MemoryLayout<Struct>.alignment)
      defer { memory.deallocate() }
      for place in memory.indices { memory[place] = 1 }
      memory.storeBytes(of: UInt32(size), as: UInt32.self)
      let start = try #require(memory.baseAddress).assumingMemoryBound(to: Struct.self)
      guard size >= 4 else {
        #expect(throws: Rejection.self) { _ = try Struct(reading: start) }
        #expect(throws: Rejection.self) { try Struct.sized.write(to: start) }
        continue
      }
      let end = size >= whole ? whole : Struct.fieldEnds.last { $0 <= size } ?? 0
      let read = try #require(try Struct(reading: start))
      withUnsafeBytes(of: read) { bytes in
        // What lies between two fields belongs to none.
        for last in Struct.fieldEnds.dropFirst() {
          #expect(
            bytes[last - 1] == (last <= end ? 1 : standard[last - 1]), "\(Struct.self) \(size)")
        }
      }
      try Struct.sized.write(to: start)
      #expect(memory.loadUnaligned(as: UInt32.self) == UInt32(size))
      for last in Struct.fieldEnds.dropFirst() where last <= end {
        #expect(memory[last - 1] == standard[last - 1], "\(Struct.self) \(size)")
      }
      #expect(memory[end...].allSatisfy { $0 == 1 }, "\(Struct.self) \(size)")
    }
    var huge = Struct()
    huge.size = .max
    #expect(throws: Rejection.self) { _ = try Struct(reading: &huge) }
  }

  @Test func `a struct of a size alone has the defaults of the header`() throws {
    var settings = ds_settings()
    settings.size = 4
    #expect(try #require(try ds_settings(reading: &settings)).keeps_trace)
    var options = ds_view_options()
    options.size = 4
    let read = try #require(try ds_view_options(reading: &options))
    #expect(read.allows_dragging && read.accepts_drops)
  }

  @Test func `a struct is read and written by whole fields, whatever its size`() throws {
    try cut(ds_settings.self)
    try cut(ds_policy.self)
    try cut(ds_layout.self)
    try cut(ds_view_options.self)
    try cut(ds_drag.self)
    try cut(ds_reply.self)
    try cut(ds_command.self)
    try cut(ds_notification.self)
    try cut(ds_call.self)
  }

  /// What a policy tries while it is released.
  private struct Release {
    var stage: OpaquePointer?
    var statuses: [ds_status] = []
  }

  private static func policy(_ context: UnsafeMutablePointer<Release>) -> ds_policy {
    var policy = ds_policy.sized
    policy.context = UnsafeMutableRawPointer(context)
    policy.release = { context in
      guard let release = context?.assumingMemoryBound(to: Release.self) else { return }
      var copy = release.pointee.stage
      release.pointee.statuses.append(ds_stage_destroy(&copy))
    }
    return policy
  }

  @Test func `a stage is busy while the policy of a refused view is released`() {
    let host = Host()
    let context = UnsafeMutablePointer<Release>.allocate(capacity: 1)
    context.initialize(to: Release(stage: host.stage))
    defer {
      context.deinitialize(count: 1)
      context.deallocate()
    }
    var policy = Self.policy(context)
    var view: ds_view = 0
    let busy = ds_status(DS_ERR_BUSY)
    #expect(
      ds_add_view(host.stage, "list", ds_rect(), nil, &policy, &view)
        == ds_status(DS_ERR_NAME_EXISTS))
    #expect(context.pointee.statuses == [busy])
    #expect(ds_add_view(host.stage, nil, ds_rect(), nil, &policy, &view) == ds_status(DS_ERR_NULL))
    #expect(context.pointee.statuses == [busy, busy])
    #expect(
      ds_add_collection(host.stage, "x", ds_rect(), nil, nil, 0, nil, &policy, &view)
        == ds_status(DS_ERR_NULL))
    #expect(context.pointee.statuses == [busy, busy, busy])
    #expect(ds_tick(host.stage, 1, nil) == ds_status(DS_STATUS_OK))
    // A policy that stays is released with the stage, whose handle is null by then.
    context.pointee.stage = nil
    #expect(
      ds_add_view(host.stage, "x", ds_rect(), nil, &policy, &view) == ds_status(DS_STATUS_OK))
    #expect(ds_stage_destroy(&host.stage) == ds_status(DS_STATUS_OK))
    #expect(context.pointee.statuses == [busy, busy, busy, ds_status(DS_ERR_NULL)])
  }

  @Test(arguments: [99, UInt32.max - 1, UInt32.max])
  func `an item that was never named is DS_ERR_UNKNOWN_NAME everywhere`(item: ds_item) {
    let host = Host()
    let (stage, list, unknown) = (host.stage, host.list, ds_status(DS_ERR_UNKNOWN_NAME))
    var line = [CChar](repeating: 0, count: 80)
    var (length, moving) = (0, item)
    #expect(ds_item_name(stage, item, &line, 80, &length) == unknown)
    #expect(ds_load_delivered(stage, list, item, nil, nil, 0, 0, nil) == unknown)
    #expect(ds_load_rejected(stage, list, item, "gone", 0, nil) == unknown)
    #expect(ds_provide(stage, list, item, "public.png", nil, 0) == unknown)
    #expect(ds_delete(stage, list, item) == unknown)
    #expect(ds_move_items(stage, list, &moving, 1, ds_gap()) == unknown)
    // One that has a name, and waits for nothing, is refused.
    #expect(
      ds_load_rejected(stage, list, 0, "gone", 0, nil) == ds_status(DS_ERR_REJECTED))
  }

  @Test func `a loop over all items is linear, and placeholders do not count`() throws {
    func time(_ count: Int) throws -> Duration {
      let host = Host((0..<count).map { "i\($0)" })
      var (known, item): (Int, ds_item) = (0, 0)
      #expect(ds_item_count(host.stage, host.list, &known) == ds_status(DS_STATUS_OK))
      #expect(known == count)
      var items: Set<ds_item> = []
      let time = ContinuousClock().measure {
        for index in 0..<count {
          if ds_item_at(host.stage, host.list, index, &item) == ds_status(DS_STATUS_OK) {
            items.insert(item)
          }
        }
      }
      #expect(items.count == count)
      #expect(ds_item_at(host.stage, host.list, count, &item) == ds_status(DS_ERR_UNKNOWN_NAME))
      return time
    }
    // Ten times as many took a hundred times as long; the best of three is none of the machine's pauses.
    let few = try (0..<3).map { _ in try time(1_000) }.min()
    let many = try (0..<3).map { _ in try time(10_000) }.min()
    #expect(try #require(many) < #require(few) * 50)
  }

  @Test func `a reply counts the commands that were not read yet`() {
    let host = Host()
    var reply = ds_reply.sized
    var command = ds_command.sized
    ds_down(host.stage, host.mouse, ds_point(x: 10, y: 10), 0, &reply)
    ds_move(host.stage, host.mouse, ds_point(x: 10, y: 50), 100_000, &reply)
    ds_up(host.stage, host.mouse, 200_000, &reply)
    let count = reply.command_count
    #expect(count > 1)
    #expect(ds_next_command(host.stage, &command) == ds_status(DS_STATUS_OK))
    ds_tick(host.stage, 200_001, &reply)
    #expect(reply.command_count == count - 1)
  }

  @Test(.seeds(1...4))
  func `extreme values in every place are answered with a status`() {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let host = Host()
    let stage = host.stage
    let names = host.noTexts
    var bytes = [UInt8](repeating: 65, count: 16)
    var line = [CChar](repeating: 0, count: 16)
    var time: Int64 = 0
    func id() -> UInt32 {
      [0, 1, 2, 3, 7, 4_096, 1 << 16, 1 << 31, .max - 1, .max].randomElement(using: &random) ?? 0
    }
    /// A number of entries, of which four are there; more is refused unread.
    func count() -> Int {
      [0, 1, 4, 4_097, 65_537, .max, .max - 1, .min, -1, 1 << 32].randomElement(using: &random) ?? 0
    }
    /// A number of bytes, of which sixteen are there.
    func length() -> Int {
      [0, 1, 2, 15, 16, -1, -16, .min, .min + 1].randomElement(using: &random) ?? 0
    }
    func size() -> UInt32 {
      [0, 1, 3, 4, 5, 7, 8, 12, 20, 31, 33, 64, 1 << 20, 1 << 31, .max].randomElement(
        using: &random)
        ?? 0
    }
    func point() -> ds_point {
      let all = [0, 1, 30, -1, 1e300, -1e300, .infinity, .nan, .leastNonzeroMagnitude]
      return ds_point(x: all.randomElement(using: &random) ?? 0, y: 10)
    }
    var gap = ds_gap()
    var (view, item, placeholder): (ds_view, ds_item, ds_placeholder) = (0, 0, 0)
    var known = 0
    for _ in 0..<10_000 {
      var reply = ds_reply.sized
      if Bool.random(using: &random) { reply.size = size() }
      gap = ds_gap(section: id(), item: id())
      moveTime()
      let status: ds_status
      switch Int.random(in: 0..<36, using: &random) {
      case 0: status = ds_provide(stage, id(), id(), "public.png", &bytes, length())
      case 1: status = ds_load_delivered(stage, id(), id(), nil, &bytes, length(), time, &reply)
      case 2: status = ds_insert(stage, id(), names, count(), gap)
      case 3:
        var items: [ds_item] = [id(), id(), id(), id()]
        status = ds_move_items(stage, id(), &items, count(), gap)
      case 4: status = ds_delete(stage, id(), id() | 8)
      case 5: status = ds_item_name(stage, id(), &line, length(), &known)
      case 6: status = ds_command_text(stage, &line, length(), &known)
      case 7: status = ds_next_trace_line(stage, &line, length(), &known)
      case 8: status = ds_next_recorded_line(stage, &line, length(), &known)
      case 9: status = ds_item_at(stage, id(), count(), &item)
      case 10: status = ds_session_item_at(stage, id(), count(), &view, &item)
      case 11: status = ds_item_count(stage, id(), &known)
      case 12: status = ds_placeholder_put(stage, id(), count(), &gap, &placeholder)
      case 13: status = ds_placeholder_commit(stage, id(), "p")
      case 14: status = ds_placeholder_delete(stage, id())
      case 15: status = ds_placeholder_gap(stage, id(), &gap)
      case 16:
        var apart = ds_drag_item(name: nil, formats: names, format_count: count())
        let items = [1, 0, -1, .min, .max].randomElement(using: &random) ?? 0
        status = ds_host_unpacked(stage, id(), &apart, items, time, &reply)
      case 17:
        var drag = ds_drag.sized
        drag.size = Bool.random(using: &random) ? drag.size : size()
        (drag.formats, drag.format_count) = (nil, count())
        (drag.names, drag.name_count) = (nil, count())
        (drag.items, drag.item_count) = (nil, count())
        drag.operations = id()
        // Only as much may be claimed as is there.
        if drag.size > UInt32(MemoryLayout<ds_drag>.size) { drag.size = 0 }
        status = ds_host_enter(stage, id(), &drag, nil, time, &reply)
      case 18:
        var layout = ds_layout.sized
        layout.size = min(size(), layout.size)
        layout.kind = id()
        layout.height = point().x
        status = ds_add_collection(
          stage, "c\(id())", ds_rect(), &layout, names, count(), nil, nil, &view)
      case 19:
        var options = ds_view_options.sized
        options.size = min(size(), options.size)
        options.outside = id()
        status = ds_add_view(stage, "v\(id())", ds_rect(), &options, nil, &view)
      case 20:
        var policy = ds_policy.sized
        policy.size = min(size(), policy.size)
        status = ds_add_view(stage, "w\(id())", ds_rect(), nil, &policy, &view)
      case 21:
        var command = ds_command.sized
        command.size = min(size(), command.size)
        status = ds_next_command(stage, &command)
      case 22:
        var notification = ds_notification.sized
        notification.size = min(size(), notification.size)
        status = ds_next_notification(stage, &notification)
      case 23: status = ds_down(stage, id(), point(), time, &reply)
      case 24: status = ds_move(stage, id(), point(), time, &reply)
      case 25: status = ds_up(stage, id(), time, &reply)
      case 26: status = ds_cancel(stage, id(), time, &reply)
      case 27: status = ds_set_keys(stage, id(), time, &reply)
      case 28: status = ds_host_offer(stage, id(), id(), time, &reply)
      case 29: status = ds_host_ended(stage, id(), id(), time, &reply)
      case 30: status = ds_host_update(stage, id(), point(), time, &reply)
      case 31: status = ds_host_leave(stage, id(), time, &reply)
      case 32: status = ds_scroll(stage, id(), point())
      case 33: status = ds_load_rejected(stage, id(), id(), "no", time, &reply)
      case 34: status = ds_remove_view(stage, id() | 8)
      case _:
        status = ds_status(
          Int(ds_negotiate(id(), id(), id(), id())) > Int(DS_OPERATION_ASK) ? 99 : DS_STATUS_OK)
      }
      #expect((ds_status(DS_ERR_BUFFER_TOO_SMALL)...ds_status(DS_STATUS_END)).contains(status))
    }
    func moveTime() { time += Int64.random(in: 0...50_000, using: &random) }
    #expect(ds_item_count(stage, host.list, &known) == ds_status(DS_STATUS_OK))
    #expect(ds_tick(stage, time, nil) == ds_status(DS_STATUS_OK))
  }
}
