import DragGeometry
import Machines

/// Follows the contacts of a touch screen through the frames of its events (3.2).
struct EvdevContacts: EvdevFollower {
  /// The maximum number of slots, if the device does not report it.
  static let slotLimit = 65_536

  let options: ImportOptions
  let device: EvdevDevice
  let survey: EvdevSurvey
  let scale: AxisScale
  var log: ImportLog
  var recording = Recording()

  var slots: [EvdevSlot] = []
  /// The number of contacts that are down.
  var openCount = 0
  private var current = 0
  /// The slots in the frame.
  private var touched: [Int] = []
  /// The contacts in a frame of protocol A.
  var packets = EvdevPackets()
  /// The last id that was given to a contact without one.
  var nextID = 1 << 32
  /// Indicates whether events were dropped, so that nothing counts until the frame's end.
  private var isDropping = false
  private var touchSerial = 0
  private var clock = EvdevFrameClock()

  var lastFrame: EvdevEvent? { clock.lastFrame }

  init(
    options: ImportOptions,
    device: EvdevDevice,
    survey: EvdevSurvey,
    scale: AxisScale,
    log: ImportLog
  ) {
    self.options = options
    self.device = device
    self.survey = survey
    self.scale = scale
    self.log = log
    current = max(0, device.axes[EvdevCode.mtSlot]?.value ?? 0)
    guard survey.manner == .single else { return }
    current = 0
    slots = [EvdevSlot()]
    slots[0].x = device.axes[EvdevCode.absX]?.value
    slots[0].y = device.axes[EvdevCode.absY]?.value
  }

  /// Reads one event.
  mutating func take(_ event: EvdevEvent) {
    if event.type == EvdevCode.synchronize {
      synchronize(event)
    } else if !isDropping {
      switch event.type {
      case EvdevCode.absolute: takeAxis(event)
      case EvdevCode.key: takeKey(event)
      case EvdevCode.miscellaneous: if survey.manner == .sequence { packets.take(event) }
      default: reportUnread(event, "events of type \(event.type)")
      }
    }
  }

  private mutating func synchronize(_ event: EvdevEvent) {
    switch event.code {
    case EvdevCode.synReport:
      if !isDropping { closeFrame(event) }
      isDropping = false
      clock.report(event, &log)
    case EvdevCode.synDropped:
      drop(event)
    case EvdevCode.synMTReport where survey.manner == .sequence && !isDropping:
      packets.close()
    default:
      break
    }
  }

  /// Cancels open contacts and skips the rest of the frame, whose dropped events are unknown.
  private mutating func drop(_ event: EvdevEvent) {
    log.report(
      .eventsDropped,
      at: event.location,
      "the kernel dropped events here: open contacts are canceled, and a continuing contact is "
        + "left out"
    )
    isDropping = true
    packets.forget()
    for slot in touched {
      if slots[slot].begins, slots[slot].contact == .none { slots[slot].contact = .ignored }
      slots[slot].closeFrame()
    }
    touched.removeAll(keepingCapacity: true)
    guard openCount > 0 else { return }
    for slot in slots.indices where slots[slot].contact == .open {
      cancel(slot, event)
    }
  }

  private mutating func takeAxis(_ event: EvdevEvent) {
    switch (survey.manner, event.code) {
    case (.sequence, _):
      packets.take(event)
    case (.slots, EvdevCode.mtSlot):
      select(event)
    case (.slots, EvdevCode.mtTrackingID):
      track(event.value, event)
    case (.slots, EvdevCode.mtPositionX), (.single, EvdevCode.absX):
      touch(event) { $0.x = event.value }
    case (.slots, EvdevCode.mtPositionY), (.single, EvdevCode.absY):
      touch(event) { $0.y = event.value }
    case (.slots, EvdevCode.mtToolType):
      touch(event) { $0.takeTool(event.value) }
    default:
      // Pressure, size and the like: they move nothing.
      break
    }
  }

  private mutating func takeKey(_ event: EvdevEvent) {
    if survey.manner == .sequence { packets.take(event) }
    guard event.code == EvdevCode.touch else {
      if event.value != 0, !EvdevCode.isTool(event.code) {
        reportUnread(event, "keys and buttons other than BTN_TOUCH")
      }
      return
    }
    guard survey.manner == .single else { return }
    if event.value == 0 {
      track(-1, event)
    } else if event.value == 1, slots[0].ends || slots[0].contact != .open, !slots[0].begins {
      touchSerial += 1
      track(touchSerial, event)
    }
  }

  /// Selects the slot that the following events apply to.
  mutating func select(slot: Int) { current = slot }

  private mutating func select(_ event: EvdevEvent) {
    let greatest = device.axes[EvdevCode.mtSlot]?.greatest ?? Self.slotLimit - 1
    guard event.value >= 0, event.value <= min(greatest, Self.slotLimit - 1) else {
      log.report(.badSlot, at: event.location, "unknown slot \(event.value) of the device")
      return
    }
    current = event.value
  }

  mutating func track(_ id: Int, _ event: EvdevEvent) {
    var doubt: ImportError?
    touch(event) { doubt = $0.track(id) }
    guard let doubt else { return }
    log.report(
      doubt,
      at: event.location,
      doubt == .unknownContact
        ? "a contact that began before the recording ends"
        : "a contact that begins and ends within one frame is omitted"
    )
  }

  /// Selects a slot, and records that the frame contains it.
  mutating func touch(_ event: EvdevEvent, _ change: (inout EvdevSlot) -> Void) {
    guard current < Self.slotLimit else {
      log.report(.badSlot, at: event.location, "unknown slot \(current) of the device")
      return
    }
    while slots.count <= current { slots.append(EvdevSlot()) }
    if !slots[current].isTouched {
      slots[current].isTouched = true
      touched.append(current)
    }
    change(&slots[current])
  }

  private mutating func reportUnread(_ event: EvdevEvent, _ what: String) {
    log.report(.unreadEvent, at: event.location, "\(what) are omitted")
  }

  /// Applies the frame's values, slot by slot.
  private mutating func closeFrame(_ event: EvdevEvent) {
    if survey.manner == .sequence { placePackets(event) }
    if options.keepStationary {
      for slot in slots.indices where slots[slot].contact == .open && !slots[slot].isTouched {
        touched.append(slot)
      }
    }
    touched.sort()
    for slot in touched {
      carryOut(slot, event)
      slots[slot].closeFrame()
    }
    touched.removeAll(keepingCapacity: true)
  }
}
