/// Looks through a recording once, to say what kind of device made it and whether it is read.
struct EvdevSurvey {
  /// How a device tells of contacts.
  enum Contacts: Hashable, Sendable {
    /// By slots, each with the axes of one contact (protocol B).
    case slots
    /// By one pair of axes and a button for touching.
    case single
  }

  let contacts: Contacts
  /// The first event that tells of a position.
  let firstPosition: EvdevEvent?
  /// The kinds of device that are not read, each with the event or header that shows it.
  private(set) var unread: [(what: String, event: EvdevEvent?)] = []

  init(_ events: [EvdevEvent], of device: EvdevDevice) {
    let hasSlots =
      device.axes.keys.contains { EvdevCode.mtAxes.contains($0) }
      || events.contains {
        $0.type == EvdevCode.absolute && EvdevCode.mtAxes.contains($0.code)
      }
    contacts = hasSlots ? .slots : .single
    firstPosition = events.first { event in
      guard event.type == EvdevCode.absolute else { return false }
      return hasSlots
        ? event.code == EvdevCode.mtPositionX || event.code == EvdevCode.mtPositionY
        : event.code == EvdevCode.absX || event.code == EvdevCode.absY
    }
    if device.isIndirect {
      unread.append((Self.touchpad, nil))
    }
    for event in events {
      guard let what = Self.unreadDevice(event, of: device) else { continue }
      if !unread.contains(where: { $0.what == what }) { unread.append((what, event)) }
    }
  }

  private static let touchpad = "a touchpad, whose positions are none of the screen"
  private static let mouse = "a mouse or another relative device"

  /// The kind of device that an event belongs to, where that kind is not read.
  private static func unreadDevice(_ event: EvdevEvent, of device: EvdevDevice) -> String? {
    switch event.type {
    case EvdevCode.synchronize:
      return event.code == EvdevCode.synMTReport
        ? "a touch screen of protocol A, which separates contacts by SYN_MT_REPORT" : nil
    case EvdevCode.relative:
      return mouse
    case EvdevCode.absolute:
      return event.code == EvdevCode.mtToolType && event.value == 1 ? "a pen" : nil
    case EvdevCode.key where event.value != 0:
      switch event.code {
      case EvdevCode.mouseButtons, EvdevCode.toolMouse: return mouse
      case EvdevCode.penTools, EvdevCode.stylusButtons: return "a pen"
      case EvdevCode.toolFinger, EvdevCode.toolTaps:
        return device.isDirect == true ? nil : touchpad
      default: return nil
      }
    default:
      return nil
    }
  }
}
