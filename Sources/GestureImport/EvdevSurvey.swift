/// Looks through a device's events once, to say what kind of device it is (3.2).
struct EvdevSurvey {
  /// How a device tells what its pointers do.
  enum Manner: Hashable, Sendable {
    /// By slots, each with the axes of one contact (protocol B).
    case slots
    /// By the contacts of each frame, one after the other (protocol A).
    case sequence
    /// By one pair of axes and a button for touching.
    case single
    /// By a pair of axes, a tool that is in range, and a button for touching.
    case pen
    /// By steps and buttons.
    case mouse
    /// By a pair of axes and the buttons of a mouse.
    case tablet
    /// By a finger elsewhere than on the screen.
    case touchpad
    /// Not at all: it has keys or switches alone.
    case none
  }

  private(set) var manner: Manner
  /// The first event that tells of a position.
  private(set) var firstPosition: EvdevEvent?
  /// Whether a pen says that it is in range before it says anything else.
  private(set) var hasPenTools = false
  /// Whether contacts of several fingers are told apart.
  let hasContacts: Bool

  init(_ events: [EvdevEvent], of device: EvdevDevice) {
    var hasSlotChoice = device.axes[EvdevCode.mtSlot] != nil
    var hasContacts = device.axes.keys.contains { EvdevCode.mtAxes.contains($0) }
    var (hasReports, hasAxes, hasSteps, hasTouch) = (false, false, false, false)
    var (hasMouseButtons, hasStylus, hasFingerTools) = (false, false, false)
    for event in events {
      switch event.type {
      case EvdevCode.synchronize:
        if event.code == EvdevCode.synMTReport { hasReports = true }
      case EvdevCode.relative:
        hasSteps = true
      case EvdevCode.absolute:
        if EvdevCode.mtAxes.contains(event.code) { hasContacts = true }
        if event.code == EvdevCode.mtSlot { hasSlotChoice = true }
        if event.code == EvdevCode.absX || event.code == EvdevCode.absY { hasAxes = true }
      case EvdevCode.key where event.value != 0:
        switch event.code {
        case EvdevCode.touch: hasTouch = true
        case EvdevCode.mouseButtons, EvdevCode.toolMouse: hasMouseButtons = true
        case EvdevCode.penTools: hasPenTools = true
        case EvdevCode.stylusButtons, EvdevCode.thirdStylusButton: hasStylus = true
        case EvdevCode.toolFinger, EvdevCode.toolTaps: hasFingerTools = true
        default: break
        }
      default: break
      }
    }
    self.hasContacts = hasContacts
    let isTouchpad = device.isIndirect || hasFingerTools && device.isDirect != true
    if isTouchpad, hasContacts || hasAxes {
      manner = .touchpad
    } else if hasContacts {
      manner = hasReports && !hasSlotChoice ? .sequence : .slots
    } else if hasPenTools || hasStylus {
      manner = .pen
    } else if hasTouch {
      manner = .single
    } else if hasMouseButtons || hasSteps {
      manner = hasAxes ? .tablet : .mouse
    } else {
      manner = hasAxes ? .single : .none
    }
    firstPosition = events.first { event in
      guard event.type == EvdevCode.absolute else { return false }
      return hasContacts
        ? event.code == EvdevCode.mtPositionX || event.code == EvdevCode.mtPositionY
        : event.code == EvdevCode.absX || event.code == EvdevCode.absY
    }
  }
}
