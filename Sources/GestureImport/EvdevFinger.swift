/// The finger that pushes the pointer of a touchpad: the first that touches, until it lifts.
struct EvdevFinger: Sendable {
  /// How many slots there may be.
  private static let slotLimit = 64

  private struct Slot: Sendable {
    var isDown = false
    var x: Int?
    var y: Int?
  }

  private var slots: [Int: Slot] = [:]
  private var current = 0
  /// The slot that is followed.
  private var leader: Int?
  /// Where it was at the end of the last frame; nil where it has just landed.
  private var last: (x: Int, y: Int)?

  /// How far the frame moves the finger.
  var step: (x: Int, y: Int) {
    guard let leader, let slot = slots[leader], let x = slot.x, let y = slot.y, let last else {
      return (0, 0)
    }
    let (stepX, overX) = x.subtractingReportingOverflow(last.x)
    let (stepY, overY) = y.subtractingReportingOverflow(last.y)
    return overX || overY ? (0, 0) : (stepX, stepY)
  }

  mutating func take(_ event: EvdevEvent, hasContacts: Bool) {
    switch (hasContacts, event.code) {
    case (true, EvdevCode.mtSlot): current = min(max(0, event.value), Self.slotLimit)
    case (true, EvdevCode.mtTrackingID): land(event.value >= 0)
    case (true, EvdevCode.mtPositionX), (false, EvdevCode.absX):
      slots[current, default: Slot()].x = event.value
    case (true, EvdevCode.mtPositionY), (false, EvdevCode.absY):
      slots[current, default: Slot()].y = event.value
    default: break
    }
  }

  /// A finger lands or lifts; the next that is down leads then.
  mutating func land(_ isDown: Bool) {
    slots[current, default: Slot()].isDown = isDown
    if isDown {
      if leader == nil { leader = current }
      if leader == current { last = nil }
    } else if leader == current {
      leader = slots.filter { $0.value.isDown }.keys.min()
      last = nil
    }
  }

  /// Remembers where the finger is.
  mutating func closeFrame() {
    guard let leader, let slot = slots[leader], let x = slot.x, let y = slot.y else { return }
    last = (x, y)
  }
}
