package import CDragStage
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines

// The output queues; `dragstage.h` documents each function.

/// `ds_next_command` of the header.
@c @implementation package func ds_next_command(
  _ stage: OpaquePointer!, _ command: UnsafeMutablePointer<ds_command>!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    let output = try required(command)
    try ds_command.sized.write(to: output)
    guard let next = known.popCommand() else { throw Rejection(DS_STATUS_END) }
    if case .requestData(_, let format) = next { known.requestText = format }
    try ds_command(next).write(to: output)
  }
}

/// `ds_command_text` of the header.
@c @implementation package func ds_command_text(
  _ stage: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    try copy(known.requestText, to: buffer, capacity, length)
  }
}

/// `ds_next_notification` of the header.
@c @implementation package func ds_next_notification(
  _ stage: OpaquePointer!, _ notification: UnsafeMutablePointer<ds_notification>!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    let output = try required(notification)
    let trace = known.stage.trace
    while known.readEntryCount < trace.count {
      let entry = trace[known.readEntryCount]
      known.readEntryCount += 1
      if let notification = ds_notification(entry) { return try notification.write(to: output) }
    }
    throw Rejection(DS_STATUS_END)
  }
}

/// `ds_next_trace_line` of the header.
@c @implementation package func ds_next_trace_line(
  _ stage: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    let trace = known.stage.trace
    guard known.nextLine < trace.count else { throw Rejection(DS_STATUS_END) }
    try copy(known.stage.line(of: trace[known.nextLine]).text, to: buffer, capacity, length)
    known.nextLine += 1
  }
}

/// `ds_item_count` of the header.
@c @implementation package func ds_item_count(
  _ stage: OpaquePointer!, _ view: ds_view, _ count: UnsafeMutablePointer<Int>!
) -> ds_status {
  find(count, on: stage) { known throws(Rejection) in
    known.stage.itemCount(of: try known.view(view))
  }
}

/// `ds_item_at` of the header.
@c @implementation package func ds_item_at(
  _ stage: OpaquePointer!, _ view: ds_view, _ index: Int, _ item: UnsafeMutablePointer<ds_item>!
) -> ds_status {
  find(item, on: stage) { known throws(Rejection) in
    guard let found = known.stage.item(at: index, of: try known.view(view)) else {
      throw Rejection(DS_ERR_UNKNOWN_NAME)
    }
    return found.rawValue
  }
}

/// `ds_item_name` of the header.
@c @implementation package func ds_item_name(
  _ stage: OpaquePointer!, _ item: ds_item, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>!
) -> ds_status {
  on(stage) { known throws(Rejection) in
    try copy(known.stage.name(of: try known.item(item)), to: buffer, capacity, length)
  }
}

extension ds_command {
  fileprivate init(_ command: HostCommand) {
    self = ds_command.sized
    (session, view, item, target) = (DS_NONE, DS_NONE, DS_NONE, DS_NONE)
    func set(_ kind: Int, _ session: SessionID? = nil, _ view: ViewID? = nil) {
      self.kind = ds_command_kind(kind)
      self.session = session?.rawValue ?? DS_NONE
      self.view = view?.rawValue ?? DS_NONE
    }
    switch command {
    case .showLift(let session): set(DS_COMMAND_SHOW_LIFT, session)
    case .cancelLift(let session): set(DS_COMMAND_CANCEL_LIFT, session)
    case .openGap(let view, let gap, let items):
      set(DS_COMMAND_OPEN_GAP, nil, view)
      (section, index) = (UInt32(clamping: gap.section), UInt32(clamping: gap.item))
      count = UInt32(clamping: items)
    case .closeGap(let view): set(DS_COMMAND_CLOSE_GAP, nil, view)
    case .highlight(let view, let slot):
      set(DS_COMMAND_HIGHLIGHT, nil, view)
      (section, index) = (UInt32(clamping: slot.section), UInt32(clamping: slot.item))
    case .clearHighlight(let view): set(DS_COMMAND_CLEAR_HIGHLIGHT, nil, view)
    case .showBadge(let session, let badge):
      set(DS_COMMAND_SHOW_BADGE, session)
      switch badge {
      case .none: break
      case .plus(let items):
        count = UInt32(clamping: items)
        operation = ds_operation(DS_OPERATION_COPY)
      case .forbidden: operation = ds_operation(DS_OPERATION_FORBIDDEN)
      }
    case .scroll(let view, let offset):
      set(DS_COMMAND_SCROLL, nil, view)
      point = ds_point(x: offset.x, y: offset.y)
    case .animateEnd(let session, let ended):
      set(DS_COMMAND_ANIMATE_END, session)
      operation = ds_operation(ended.code)
    case .requestData(let reference, _):
      set(DS_COMMAND_REQUEST_DATA, nil, reference.view)
      item = reference.item.rawValue
    case .completeHostDrop(let session, let ended):
      set(DS_COMMAND_COMPLETE_HOST_DROP, session)
      operation = ds_operation(ended.code)
    case .feedback(let session): set(DS_COMMAND_FEEDBACK, session)
    case .animatePreview(let session, let item, let flight):
      set(DS_COMMAND_ANIMATE_PREVIEW, session)
      setFlight(flight, of: item)
    case .highlightSpring(let session, let view, let item):
      set(DS_COMMAND_HIGHLIGHT_SPRING, session, view)
      self.item = item?.rawValue ?? DS_NONE
    case .flashSpring(let session): set(DS_COMMAND_FLASH_SPRING, session)
    case .clearSpring(let session): set(DS_COMMAND_CLEAR_SPRING, session)
    case .showMenu(let reference):
      set(DS_COMMAND_SHOW_MENU, nil, reference.view)
      item = reference.item.rawValue
    case .dismissMenu(let reference):
      set(DS_COMMAND_DISMISS_MENU, nil, reference.view)
      item = reference.item.rawValue
    case .becameEmpty(let view): set(DS_COMMAND_BECAME_EMPTY, nil, view)
    case .becameFilled(let view): set(DS_COMMAND_BECAME_FILLED, nil, view)
    case .save: set(DS_COMMAND_SAVE)
    }
  }
}

extension ds_notification {
  /// The notification of an entry, or nil for other entries.
  fileprivate init?(_ entry: TraceEntry) {
    guard case .called(let callback, let view, let detail) = entry.event,
      let number = callback.number
    else { return nil }
    self = ds_notification.sized
    self.callback = ds_callback(number)
    self.view = view.rawValue
    session = entry.session?.rawValue ?? DS_NONE
    item = DS_NONE
    time_us = entry.time.microseconds
    switch detail {
    case .item(let item), .preview(let item, _), .place(let item, _), .load(let item, _, _):
      self.item = item.rawValue
    case .outcome(let outcome): operation = ds_operation(outcome.operation.code)
    case .none, .items, .ruling, .position: break
    }
  }
}

extension Callback {
  /// The number of a notification in C, or nil for a question.
  var number: Int? {
    switch self {
    case .willLift: DS_CALLBACK_WILL_LIFT
    case .liftCancelled: DS_CALLBACK_LIFT_CANCELLED
    case .willBegin: DS_CALLBACK_WILL_BEGIN
    case .didMove: DS_CALLBACK_DID_MOVE
    case .willAdd: DS_CALLBACK_WILL_ADD
    case .willEnd: DS_CALLBACK_WILL_END
    case .willCancel: DS_CALLBACK_WILL_CANCEL
    case .didEnd: DS_CALLBACK_DID_END
    case .didTransfer: DS_CALLBACK_DID_TRANSFER
    case .enter: DS_CALLBACK_ENTER
    case .exit: DS_CALLBACK_EXIT
    case .willDrop: DS_CALLBACK_WILL_DROP
    case .dropEnd: DS_CALLBACK_DROP_END
    case .conclude: DS_CALLBACK_CONCLUDE
    case .didLoad: DS_CALLBACK_DID_LOAD
    case .springLoaded: DS_CALLBACK_SPRING_LOADED
    case .menuShown: DS_CALLBACK_MENU_SHOWN
    case .menuDismissed: DS_CALLBACK_MENU_DISMISSED
    case .placeholderInsert: DS_CALLBACK_PLACEHOLDER_INSERT
    case .placeholderCommit: DS_CALLBACK_PLACEHOLDER_COMMIT
    case .placeholderDelete: DS_CALLBACK_PLACEHOLDER_DELETE
    case .placeholderDiscard: DS_CALLBACK_PLACEHOLDER_DISCARD
    case .moveRow: DS_CALLBACK_MOVE_ROW
    default: nil
    }
  }
}
