/// What a frame of protocol A tells: its contacts, whole, one after the other.
struct EvdevPackets: Sendable {
  /// One contact, as far as it is told.
  struct Packet: Sendable {
    var id: Int?
    var x: Int?
    var y: Int?
    var tool: Int?
  }

  /// The contacts that are closed by a report of their own.
  private(set) var closed: [Packet] = []
  private var open = Packet()
  /// Whether the frame has had a contact's report.
  private(set) var hasReport = false
  /// Whether the frame tells of anything but reports.
  private(set) var isTold = false
  /// Whether the frame says that nothing touches.
  var hasLift = false

  /// Whether the frame says which contacts there are; one that tells of other things does not.
  var speaks: Bool { hasReport || hasLift || !isTold }

  mutating func take(_ event: EvdevEvent) {
    isTold = true
    switch event.code {
    case EvdevCode.mtTrackingID: open.id = event.value
    case EvdevCode.mtPositionX: open.x = event.value
    case EvdevCode.mtPositionY: open.y = event.value
    case EvdevCode.mtToolType: open.tool = event.value
    default: break
    }
  }

  /// Ends a contact; one without a position is none, and says that there is no more of them.
  mutating func close() {
    hasReport = true
    if open.x != nil || open.y != nil { closed.append(open) }
    open = Packet()
  }

  /// Forgets the frame.
  mutating func forget() {
    closed.removeAll(keepingCapacity: true)
    open = Packet()
    hasReport = false
    isTold = false
    hasLift = false
  }
}
