/// The finger that pushes the pointer of a touchpad: the first that touches, until it lifts.
struct EvdevFinger: Sendable {
  /// The limit for slots.
  private static let slotLimit = 64

  private struct Slot: Sendable {
    var id = -1
    var isDown = false
    var x: Int?
    var y: Int?
  }

  private var slots: [Int: Slot] = [:]
  private var current = 0
  /// The slot that is followed.
  private var leader: Int?
  /// Its position at the end of the last frame; nil if it is new.
  private var last: (x: Int, y: Int)?
  /// The protocol by which the device reports its fingers.
  private let manner: Manner
  /// The fingers of a frame without slots.
  private var packets = EvdevPackets()

  /// The protocol by which a device reports its fingers.
  enum Manner: Hashable, Sendable {
    /// One finger, by one pair of axes.
    case single
    /// By slots.
    case slots
    /// All fingers of a frame, one after the other.
    case sequence
  }

  init(_ manner: Manner) {
    self.manner = manner
  }

  /// The distance by which the frame moves the finger.
  var step: (x: Int, y: Int) {
    guard let leader, let slot = slots[leader], let x = slot.x, let y = slot.y, let last else {
      return (0, 0)
    }
    let (stepX, overX) = x.subtractingReportingOverflow(last.x)
    let (stepY, overY) = y.subtractingReportingOverflow(last.y)
    return overX || overY ? (0, 0) : (stepX, stepY)
  }

  /// Takes an event that is not a report.
  mutating func take(_ event: EvdevEvent) {
    switch (manner, event.type, event.code) {
    case (.sequence, _, _): packets.take(event)
    case (.slots, EvdevCode.absolute, EvdevCode.mtSlot):
      current = min(max(0, event.value), Self.slotLimit)
    case (.slots, EvdevCode.absolute, EvdevCode.mtTrackingID): land(event.value >= 0)
    case (.slots, EvdevCode.absolute, EvdevCode.mtPositionX),
      (.single, EvdevCode.absolute, EvdevCode.absX):
      slots[current, default: Slot()].x = event.value
    case (.slots, EvdevCode.absolute, EvdevCode.mtPositionY),
      (.single, EvdevCode.absolute, EvdevCode.absY):
      slots[current, default: Slot()].y = event.value
    case (.single, EvdevCode.key, EvdevCode.touch) where event.value == 0 || event.value == 1:
      land(event.value == 1)
    default: break
    }
  }

  /// Ends one of the fingers that have no slots.
  mutating func closePacket() {
    if manner == .sequence { packets.close() }
  }

  /// Takes the fingers of a frame that have no slots for those of slots.
  ///
  /// - Returns: Why they are not followed; nil where they are.
  mutating func placePackets() -> String? {
    defer { packets.forget() }
    guard manner == .sequence, packets.speaks else { return nil }
    if let crowd = packets.crowd { return crowd }
    let known = slots.keys.sorted().compactMap { number in
      slots[number].map { EvdevPackets.Known(slot: number, id: $0.id, x: $0.x, y: $0.y) }
    }
    let found = packets.slots(among: known)
    let kept = Set(found.compactMap(\.self))
    for contact in known where !kept.contains(contact.slot) {
      current = contact.slot
      land(false)
      slots[contact.slot] = nil
    }
    var free = 0
    for (index, packet) in packets.closed.enumerated() {
      while slots[free] != nil { free += 1 }
      current = found[index] ?? free
      if found[index] == nil {
        slots[current] = Slot(id: packet.id ?? -1)
        land(true)
      }
      if let x = packet.x { slots[current]?.x = x }
      if let y = packet.y { slots[current]?.y = y }
    }
    return nil
  }

  /// A finger lands or lifts; the next that is down leads then.
  private mutating func land(_ isDown: Bool) {
    slots[current, default: Slot()].isDown = isDown
    if isDown {
      if leader == nil { leader = current }
      if leader == current { last = nil }
    } else if leader == current {
      leader = slots.filter { $0.value.isDown }.keys.min()
      last = nil
    }
  }

  /// Forgets all fingers, since the dropped events are unknown.
  mutating func forget() { self = EvdevFinger(manner) }

  /// Records the position of the finger.
  mutating func closeFrame() {
    guard let leader, let slot = slots[leader], let x = slot.x, let y = slot.y else { return }
    last = (x, y)
  }
}
