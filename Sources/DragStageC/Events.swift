package import CDragStage
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines

// The events of pointers and hosts; `dragstage.h` documents each function.

/// The optional reply of an event.
private typealias ReplyPlace = UnsafeMutablePointer<ds_reply>?

/// Handles an event for a stage that is known to be valid.
private func take(
  _ stage: OpaquePointer?, _ us: Int64, _ reply: ReplyPlace,
  _ event: (CStage) throws(Rejection) -> StageEvent
) -> ds_status {
  do throws(Rejection) {
    let known = try StageHandle.stage(stage)
    return known.take(try event(known), us, reply)
  } catch {
    return error.status
  }
}

/// Handles an event of a host's seat.
private func take(
  _ stage: OpaquePointer?, _ seat: ds_pointer, _ us: Int64, _ reply: ReplyPlace,
  _ event: @autoclosure () throws(Rejection) -> HostEvent
) -> ds_status {
  take(stage, us, reply) { known throws(Rejection) in
    .host(try known.pointer(seat), try event())
  }
}

extension Point {
  fileprivate init(_ point: ds_point) { self.init(x: point.x, y: point.y) }
}

/// `ds_down` of the header.
@c @implementation package func ds_down(
  _ stage: OpaquePointer!, _ pointer: ds_pointer, _ point: ds_point, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, us, reply) { known throws(Rejection) in
    .down(try known.pointer(pointer), Point(point))
  }
}

/// `ds_move` of the header.
@c @implementation package func ds_move(
  _ stage: OpaquePointer!, _ pointer: ds_pointer, _ point: ds_point, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, us, reply) { known throws(Rejection) in
    .move(try known.pointer(pointer), Point(point))
  }
}

/// `ds_up` of the header.
@c @implementation package func ds_up(
  _ stage: OpaquePointer!, _ pointer: ds_pointer, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, us, reply) { known throws(Rejection) in .up(try known.pointer(pointer)) }
}

/// `ds_cancel` of the header.
@c @implementation package func ds_cancel(
  _ stage: OpaquePointer!, _ pointer: ds_pointer, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, us, reply) { known throws(Rejection) in .cancel(try known.pointer(pointer)) }
}

/// `ds_set_keys` of the header.
@c @implementation package func ds_set_keys(
  _ stage: OpaquePointer!, _ keys: ds_keys, _ us: Int64, _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, us, reply) { _ throws(Rejection) in .keys(try DragStageC.keys(keys)) }
}

/// `ds_escape` of the header.
@c @implementation package func ds_escape(
  _ stage: OpaquePointer!, _ us: Int64, _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, us, reply) { _ throws(Rejection) in .escape }
}

/// `ds_tick` of the header.
@c @implementation package func ds_tick(
  _ stage: OpaquePointer!, _ us: Int64, _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, us, reply) { _ throws(Rejection) in .tick }
}

/// `ds_host_prepare` of the header.
@c @implementation package func ds_host_prepare(
  _ stage: OpaquePointer!, _ seat: ds_pointer, _ point: ds_point, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, seat, us, reply, .prepare(at: Point(point)))
}

/// `ds_host_began` of the header.
@c @implementation package func ds_host_began(
  _ stage: OpaquePointer!, _ seat: ds_pointer, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, seat, us, reply, .began)
}

/// `ds_host_enter` of the header.
@c @implementation package func ds_host_enter(
  _ stage: OpaquePointer!, _ seat: ds_pointer, _ drag: UnsafePointer<ds_drag>!,
  _ point: UnsafePointer<ds_point>!, _ us: Int64, _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, seat, us, reply, .enter(try coming(drag), at: point.map { Point($0.pointee) }))
}

/// `ds_host_unpacked` of the header.
@c @implementation package func ds_host_unpacked(
  _ stage: OpaquePointer!, _ seat: ds_pointer, _ items: UnsafePointer<ds_drag_item>!,
  _ item_count: Int, _ us: Int64, _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, seat, us, reply, .unpacked(try DragStageC.items(items, item_count)))
}

/// `ds_host_identified` of the header.
@c @implementation package func ds_host_identified(
  _ stage: OpaquePointer!, _ seat: ds_pointer, _ is_own: Bool, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, seat, us, reply, .identified(isOwn: is_own))
}

/// `ds_host_update` of the header.
@c @implementation package func ds_host_update(
  _ stage: OpaquePointer!, _ seat: ds_pointer, _ point: ds_point, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, seat, us, reply, .update(Point(point)))
}

/// `ds_host_offer` of the header.
@c @implementation package func ds_host_offer(
  _ stage: OpaquePointer!, _ seat: ds_pointer, _ operations: ds_mask, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, seat, us, reply, .offer(try mask(operations)))
}

/// `ds_host_leave` of the header.
@c @implementation package func ds_host_leave(
  _ stage: OpaquePointer!, _ seat: ds_pointer, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, seat, us, reply, .leave)
}

/// `ds_host_drop` of the header.
@c @implementation package func ds_host_drop(
  _ stage: OpaquePointer!, _ seat: ds_pointer, _ point: UnsafePointer<ds_point>!, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, seat, us, reply, .drop(at: point.map { Point($0.pointee) }))
}

/// `ds_host_ended` of the header.
@c @implementation package func ds_host_ended(
  _ stage: OpaquePointer!, _ seat: ds_pointer, _ operation: ds_operation, _ us: Int64,
  _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, seat, us, reply, .ended(try DragStageC.operation(operation)))
}

/// `ds_load_delivered` of the header.
@c @implementation package func ds_load_delivered(
  _ stage: OpaquePointer!, _ view: ds_view, _ item: ds_item, _ type: UnsafePointer<CChar>!,
  _ bytes: UnsafeRawPointer!, _ count: Int, _ us: Int64, _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, us, reply) { known throws(Rejection) in
    let reference = ItemReference(view: try known.view(view), item: try known.item(item))
    return .loadDelivered(reference, try answered(type), try DragStageC.bytes(bytes, count))
  }
}

/// `ds_load_rejected` of the header.
@c @implementation package func ds_load_rejected(
  _ stage: OpaquePointer!, _ view: ds_view, _ item: ds_item, _ reason: UnsafePointer<CChar>!,
  _ us: Int64, _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  ds_load_type_rejected(stage, view, item, nil, reason, us, reply)
}

/// `ds_load_type_rejected` of the header.
@c @implementation package func ds_load_type_rejected(
  _ stage: OpaquePointer!, _ view: ds_view, _ item: ds_item, _ type: UnsafePointer<CChar>!,
  _ reason: UnsafePointer<CChar>!, _ us: Int64, _ reply: UnsafeMutablePointer<ds_reply>!
) -> ds_status {
  take(stage, us, reply) { known throws(Rejection) in
    let reference = ItemReference(view: try known.view(view), item: try known.item(item))
    return .loadRejected(reference, try answered(type), reason: try text(reason))
  }
}

/// `ds_negotiate` of the header.
@c @implementation package func ds_negotiate(
  _ offered: ds_mask, _ keys: ds_keys, _ supported: ds_mask, _ preferred: ds_operation
) -> ds_operation {
  let settled = negotiate(
    offered: OperationMask(rawValue: UInt8(truncatingIfNeeded: offered)),
    keys: ModifierKeys(rawValue: UInt8(truncatingIfNeeded: keys)),
    supported: OperationMask(rawValue: UInt8(truncatingIfNeeded: supported)),
    preferred: HostOperation(preferred) ?? .cancel)
  return ds_operation(HostOperation.allCases.firstIndex(of: settled) ?? DS_OPERATION_CANCEL)
}

/// What a host says of a drag that comes.
private func coming(_ drag: UnsafePointer<ds_drag>?) throws(Rejection) -> HostDrag {
  guard let given = try ds_drag(reading: drag) else { throw Rejection(DS_ERR_NULL) }
  return HostDrag(
    formats: try texts(given.formats, given.format_count),
    operations: try mask(given.operations), items: try items(of: given),
    isOwn: given.ownership == 0 ? nil : given.ownership > 0)
}

/// The items of a drag: with formats, or by name only.
private func items(of drag: ds_drag) throws(Rejection) -> [HostItem] {
  guard drag.item_count == 0 || drag.name_count == 0 else { throw Rejection(DS_ERR_INVALID_VALUE) }
  if drag.item_count != 0 { return try items(drag.items, drag.item_count) }
  return try texts(drag.names, drag.name_count).map { HostItem($0) }
}

private func items(
  _ pointer: UnsafePointer<ds_drag_item>?, _ count: Int
) throws(Rejection) -> [HostItem] {
  guard count >= 0, count <= Int(DS_LIST_LIMIT) else { throw Rejection(DS_ERR_INVALID_VALUE) }
  guard count > 0 else { return [] }
  let start = try required(pointer)
  var items: [HostItem] = []
  for index in 0..<count {
    let given = start[index]
    items.append(
      HostItem(
        given.name == nil ? "" : try text(given.name),
        formats: try texts(given.formats, given.format_count)))
  }
  return items
}

extension HostOperation {
  /// The operation of a number of C, which has the same order.
  fileprivate init?(_ number: ds_operation) {
    guard number < Self.allCases.count else { return nil }
    self = Self.allCases[Int(number)]
  }
}

/// The type that a host says, or nil for all that it was asked for.
private func answered(_ type: UnsafePointer<CChar>?) throws(Rejection) -> TypeIdentifier? {
  if let type { try DragStageC.type(type) } else { nil }
}

private func operation(_ number: ds_operation) throws(Rejection) -> HostOperation {
  guard let known = HostOperation(number) else { throw Rejection(DS_ERR_INVALID_VALUE) }
  return known
}

private func keys(_ bits: ds_keys) throws(Rejection) -> ModifierKeys {
  guard let raw = UInt8(exactly: bits), raw < 16 else { throw Rejection(DS_ERR_INVALID_VALUE) }
  return ModifierKeys(rawValue: raw)
}
