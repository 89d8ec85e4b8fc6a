package import CDragStage
import CollectionLayout
import DragGeometry
import DragGestures
import DragItems
import DragSessions
import DragStage
import Machines

// Stages and their contents; `dragstage.h` documents each function.

/// `ds_version` of the header.
@c @implementation package func ds_version() -> UInt32 { UInt32(DS_VERSION) }

/// `ds_status_text` of the header.
@c @implementation package func ds_status_text(_ status: ds_status) -> UnsafePointer<CChar>! {
  let text: StaticString =
    switch Int(status) {
    case DS_STATUS_OK: "success"
    case DS_STATUS_QUEUED: "queued after the current event"
    case DS_STATUS_END: "no entry is left"
    case DS_ERR_NULL: "a required argument is NULL"
    case DS_ERR_STALE: "not a stage, or a freed one"
    case DS_ERR_BUSY: "not allowed from within a policy"
    case DS_ERR_UNKNOWN_NAME: "unknown number or name"
    case DS_ERR_NAME_EXISTS: "the name is in use"
    case DS_ERR_INVALID_VALUE: "invalid value"
    case DS_ERR_TIME_BACKWARDS: "time runs backwards"
    case DS_ERR_REJECTED: "invalid in this state"
    case DS_ERR_CONTRACT_VIOLATION: "contract violation"
    case DS_ERR_BUFFER_TOO_SMALL: "the buffer is too small"
    default: "unknown status"
    }
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// `ds_stage_create` of the header.
@c @implementation package func ds_stage_create(
  _ settings: UnsafePointer<ds_settings>!, _ stage: UnsafeMutablePointer<OpaquePointer?>!
) -> ds_status {
  status { () throws(Rejection) in
    let output = try required(stage)
    output.pointee = nil
    let given = try ds_settings(reading: settings) ?? ds_settings.sized
    var settings = StageSettings()
    guard given.lift_slop.isFinite, given.lift_slop >= 0, given.lift_delay_us >= 0,
      given.load_deadline_us >= 0
    else { throw Rejection(DS_ERR_INVALID_VALUE) }
    if given.lift_delay_us > 0 { settings.liftDelay = Microseconds(given.lift_delay_us) }
    if given.lift_slop > 0 { settings.liftSlop = given.lift_slop }
    if given.animation_us != 0 { settings.animation = Microseconds(max(0, given.animation_us)) }
    if given.load_deadline_us > 0 { settings.loadDeadline = Microseconds(given.load_deadline_us) }
    if given.auto_scroll { settings.autoScroll = AutoScroll() }
    guard given.spring_delay_us >= 0, given.spring_flash_us >= 0 else {
      throw Rejection(DS_ERR_INVALID_VALUE)
    }
    if given.spring_delay_us > 0 { settings.springDelay = Microseconds(given.spring_delay_us) }
    if given.spring_flash_us > 0 { settings.springFlash = Microseconds(given.spring_flash_us) }
    settings.keepsTrace = given.keeps_trace
    settings.itemsArePromises = given.items_are_promises
    output.pointee = StageHandle.make(CStage(settings))
  }
}

/// `ds_stage_destroy` of the header.
@c @implementation package func ds_stage_destroy(
  _ stage: UnsafeMutablePointer<OpaquePointer?>!
) -> ds_status {
  status { () throws(Rejection) in
    let output = try required(stage)
    let known = try StageHandle.stage(output.pointee)
    guard known.asking == 0 else { throw Rejection(DS_ERR_BUSY) }
    // Policies cannot access the stage while they are released.
    let handle = output.pointee
    output.pointee = nil
    if let handle { StageHandle.free(handle) }
  }
}

extension CStage {
  /// Adds a view with a policy, which is released if the view is rejected.
  ///
  /// It is released within this call, and the stage is busy meanwhile.
  fileprivate func add(
    _ pointer: UnsafePointer<ds_policy>?, _ add: (CPolicy) throws(Rejection) -> Void
  ) throws(Rejection) {
    asking += 1
    defer { asking -= 1 }
    let given = try ds_policy(reading: pointer) ?? ds_policy.sized
    try addReleasing(given, add)
  }

  /// The one call that retains the policy until the stage does, which keeps it to its own end, whatever becomes of the view.
  @inline(never)
  private func addReleasing(
    _ given: ds_policy, _ add: (CPolicy) throws(Rejection) -> Void
  ) throws(Rejection) {
    try add(CPolicy(given, of: self))
  }
}

private func options(
  _ pointer: UnsafePointer<ds_view_options>?
) throws(Rejection) -> ViewOptions {
  var options = ViewOptions()
  // A view has a selection by `ds_select` alone.
  options.dragsSelection = true
  guard let given = try ds_view_options(reading: pointer) else { return options }
  if given.application != nil { options.application = try text(given.application) }
  options.setSwitches(of: given)
  if given.has_outside_mask { options.operationsOutside = try mask(given.outside) }
  return options
}

extension ViewOptions {
  /// Sets what may change while a view is there.
  mutating func setSwitches(of given: ds_view_options) {
    allowsDragging = given.allows_dragging
    acceptsDrops = given.accepts_drops
    isSpringLoaded = given.spring_loaded
    hasMenus = given.has_menus
    movesRows = given.moves_rows
    asksRowMoves = given.asks_row_moves
    drop.takesLateChoices = given.takes_late_choices
  }
}

extension Rect {
  init(_ rect: ds_rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

/// `ds_add_view` of the header.
@c @implementation package func ds_add_view(
  _ stage: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ frame: ds_rect,
  _ options: UnsafePointer<ds_view_options>!, _ policy: UnsafePointer<ds_policy>!,
  _ view: UnsafeMutablePointer<ds_view>!
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    try known.add(policy) { policy throws(Rejection) in
      let output = try required(view)
      let name = try text(name)
      let options = try DragStageC.options(options)
      output.pointee = try refusing { () throws(StageError) in
        try known.stage.addView(
          name, frame: Rect(frame), options: options, source: policy, destination: policy)
      }.rawValue
    }
  }
}

/// `ds_add_collection` of the header.
@c @implementation package func ds_add_collection(
  _ stage: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ frame: ds_rect,
  _ layout: UnsafePointer<ds_layout>!, _ items: UnsafePointer<UnsafePointer<CChar>?>!,
  _ item_count: Int, _ options: UnsafePointer<ds_view_options>!,
  _ policy: UnsafePointer<ds_policy>!, _ view: UnsafeMutablePointer<ds_view>!
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    try known.add(policy) { policy throws(Rejection) in
      let output = try required(view)
      let name = try text(name)
      let items = try texts(items, item_count)
      let options = try DragStageC.options(options)
      guard let given = try ds_layout(reading: layout) else { throw Rejection(DS_ERR_NULL) }
      let layout: Layout =
        switch Int(given.kind) {
        case DS_LAYOUT_ROWS: .rows(Layout.Rows(height: given.height, gap: given.spacing))
        case DS_LAYOUT_GRID:
          .grid(
            Layout.Grid(
              cell: Size(width: given.width, height: given.height), gap: given.spacing))
        case DS_LAYOUT_LIST: .list(Layout.List(height: given.height, gap: given.spacing))
        case DS_LAYOUT_FLOW:
          .flow(
            Layout.Flow(
              item: Size(width: given.width, height: given.height), line: given.spacing,
              gap: given.spacing))
        default: throw Rejection(DS_ERR_INVALID_VALUE)
        }
      output.pointee = try refusing { () throws(StageError) in
        try known.stage.addCollection(
          name, frame: Rect(frame), layout: layout, items: items, options: options, source: policy,
          destination: policy)
      }.rawValue
    }
  }
}

/// `ds_add_source` of the header.
@c @implementation package func ds_add_source(
  _ stage: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ view: ds_view,
  _ policy: UnsafePointer<ds_policy>!
) -> ds_status {
  edit(stage) { known throws(Rejection) in
    try known.add(policy) { policy throws(Rejection) in
      let name = try text(name)
      let place = try known.view(view)
      _ = try refusing { () throws(StageError) in
        try known.stage.addInteraction(name, to: place, source: policy)
      }
    }
  }
}

/// `ds_add_pointer` of the header.
@c @implementation package func ds_add_pointer(
  _ stage: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ is_mouse: Bool,
  _ pointer: UnsafeMutablePointer<ds_pointer>!
) -> ds_status {
  find(pointer, on: stage) { known throws(Rejection) in
    let name = try text(name)
    return try refusing { () throws(StageError) in
      try known.stage.addPointer(name, is_mouse ? .mouse : .touch)
    }.rawValue
  }
}

/// `ds_add_seat` of the header.
@c @implementation package func ds_add_seat(
  _ stage: OpaquePointer!, _ name: UnsafePointer<CChar>!,
  _ seat: UnsafeMutablePointer<ds_pointer>!
) -> ds_status {
  find(seat, on: stage) { known throws(Rejection) in
    let name = try text(name)
    return try refusing { () throws(StageError) in try known.stage.addSeat(name) }.rawValue
  }
}

/// `ds_provide` of the header.
@c @implementation package func ds_provide(
  _ stage: OpaquePointer!, _ view: ds_view, _ item: ds_item, _ type: UnsafePointer<CChar>!,
  _ bytes: UnsafeRawPointer!, _ count: Int
) -> ds_status {
  on(stage) { known throws(Rejection) in
    let reference = ItemReference(view: try known.view(view), item: ItemID(item))
    guard known.stage.holds(reference) || known.stage.items.isUnplaced(reference) else {
      throw Rejection(DS_ERR_UNKNOWN_NAME)
    }
    let type = try DragStageC.type(type)
    let data = try DragStageC.bytes(bytes, count)
    guard known.stage.items.register(Representation(type, .data(data)), for: reference) else {
      throw Rejection(DS_ERR_NAME_EXISTS)
    }
  }
}

/// The type with a name in C.
func type(_ pointer: UnsafePointer<CChar>?) throws(Rejection) -> TypeIdentifier {
  guard let type = try? TypeIdentifier(try text(pointer)) else {
    throw Rejection(DS_ERR_INVALID_VALUE)
  }
  return type
}

/// The operations of a mask in C; other bits are invalid.
func mask(_ bits: ds_mask) throws(Rejection) -> OperationMask {
  guard let raw = UInt8(exactly: bits), OperationMask.all.rawValue & raw == raw else {
    throw Rejection(DS_ERR_INVALID_VALUE)
  }
  return OperationMask(rawValue: raw)
}

extension CStage {
  /// An item that is in a view.
  func item(_ item: ds_item, in view: ds_view) throws(Rejection) -> ItemReference {
    let view = try self.view(view)
    let reference = ItemReference(view: view, item: ItemID(item))
    guard stage.holds(reference) else { throw Rejection(DS_ERR_UNKNOWN_NAME) }
    return reference
  }

  /// The items of C that are in a view; null is allowed if the count is zero.
  func items(
    _ pointer: UnsafePointer<ds_item>?, _ count: Int, in view: ds_view
  ) throws(Rejection) -> [ItemReference] {
    guard count >= 0, count <= Int(DS_LIST_LIMIT) else { throw Rejection(DS_ERR_INVALID_VALUE) }
    guard count > 0 else { return [] }
    let start = try required(pointer)
    var items: [ItemReference] = []
    for index in 0..<count { items.append(try item(start[index], in: view)) }
    return items
  }

  /// An item with a known number, in any view.
  func item(_ number: ds_item) throws(Rejection) -> ItemID {
    let item = ItemID(number)
    guard stage.items.isKnown(item) else { throw Rejection(DS_ERR_UNKNOWN_NAME) }
    return item
  }
}
