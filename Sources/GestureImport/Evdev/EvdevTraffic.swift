/// A summary of the kinds of events of a device.
struct EvdevTraffic: Sendable {
  /// Kinds of event.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt32

    /// Anything about the contacts of several fingers.
    static let contacts = Kinds(rawValue: 1 << 0)
    /// The choice of a slot.
    static let slots = Kinds(rawValue: 1 << 1)
    /// The report that closes one contact of a frame.
    static let reports = Kinds(rawValue: 1 << 2)
    /// A position on x or y.
    static let axes = Kinds(rawValue: 1 << 3)
    /// A contact's position on x or y.
    static let contactAxes = Kinds(rawValue: 1 << 4)
    /// A step of a pointer on x or y.
    static let steps = Kinds(rawValue: 1 << 5)
    /// Any step, also a wheel's.
    static let relative = Kinds(rawValue: 1 << 6)
    /// The button for touching.
    static let touch = Kinds(rawValue: 1 << 7)
    /// A mouse's buttons, and its main one.
    static let mouseButtons = Kinds(rawValue: 1 << 8)
    static let mainButton = Kinds(rawValue: 1 << 9)
    /// A mouse on a tablet.
    static let mouseTool = Kinds(rawValue: 1 << 10)
    static let penTool = Kinds(rawValue: 1 << 11)
    static let penButton = Kinds(rawValue: 1 << 12)
    /// A finger as a tool.
    static let fingerTool = Kinds(rawValue: 1 << 13)
    /// Several fingers as a tool.
    static let tapTools = Kinds(rawValue: 1 << 14)
  }

  private(set) var kinds: Kinds = []
  /// The first event with a position on x or y.
  private(set) var firstAxis: EvdevEvent?
  /// The first event with a contact's position.
  private(set) var firstContactAxis: EvdevEvent?
  /// The first event that presses something.
  private(set) var firstPress: EvdevEvent?
  /// The axes with positions that are neither x nor y.
  private(set) var otherAxes: Set<UInt16> = []

  init() {}

  /// Takes the next event.
  mutating func note(_ event: EvdevEvent) {
    switch event.type {
    case EvdevCode.synchronize:
      if event.code == EvdevCode.synMTReport { kinds.insert(.reports) }
    case EvdevCode.relative:
      kinds.insert(.relative)
      if event.code == EvdevCode.relX || event.code == EvdevCode.relY { kinds.insert(.steps) }
    case EvdevCode.absolute:
      noteAxis(event)
    case EvdevCode.key where event.value != 0:
      noteKey(event)
    default: break
    }
  }

  private mutating func noteAxis(_ event: EvdevEvent) {
    switch event.code {
    case EvdevCode.absX, EvdevCode.absY:
      kinds.insert(.axes)
      if firstAxis == nil { firstAxis = event }
    case EvdevCode.mtPositionX, EvdevCode.mtPositionY:
      kinds.insert([.contacts, .contactAxes])
      if firstContactAxis == nil { firstContactAxis = event }
    case EvdevCode.mtSlot:
      kinds.insert([.contacts, .slots])
    case EvdevCode.mtTrackingID:
      kinds.insert(.contacts)
      if event.value >= 0 { notePress(event) }
    case EvdevCode.mtAxes:
      kinds.insert(.contacts)
    case EvdevCode.otherPositions:
      otherAxes.insert(event.code)
    default: break
    }
  }

  private mutating func noteKey(_ event: EvdevEvent) {
    switch event.code {
    case EvdevCode.touch:
      kinds.insert(.touch)
      notePress(event)
    case EvdevCode.mouseButtons:
      kinds.insert(.mouseButtons)
      if event.code == EvdevCode.mouseButtons.lowerBound { kinds.insert(.mainButton) }
      notePress(event)
    case EvdevCode.toolMouse: kinds.insert([.mouseTool, .mouseButtons])
    case EvdevCode.penTools: kinds.insert(.penTool)
    case EvdevCode.stylusButtons, EvdevCode.thirdStylusButton: kinds.insert(.penButton)
    case EvdevCode.toolFinger: kinds.insert(.fingerTool)
    case EvdevCode.toolTaps: kinds.insert(.tapTools)
    default: break
    }
  }

  private mutating func notePress(_ event: EvdevEvent) {
    if firstPress == nil { firstPress = event }
  }
}
