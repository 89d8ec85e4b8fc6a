import DragGestures

/// The kind of a device that made a recording: as its events show it, or else as its header states
/// it (3.2).
///
/// Headers list more than there is: drivers set bits that old programs ask for, and some devices
/// claim whole ranges of axes.
struct EvdevSurvey {
  /// The way in which a device reports its pointers.
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

  /// Why it is not known where a device presses.
  enum MissingLocation: Hashable, Sendable {
    /// Its positions are on other axes than x and y.
    case otherAxes
    /// It reports neither a position nor a step.
    case unknown
  }

  let manner: Manner
  /// The device's events.
  let traffic: EvdevTraffic
  /// Indicates whether contacts of several fingers are distinguished.
  var hasContacts: Bool { traffic.kinds.contains(.contacts) }
  /// Indicates whether the contacts of a frame follow each other, and have no slots.
  let isSequence: Bool
  /// Indicates whether a pen says that it is in range before it says anything else.
  var hasPenTools: Bool { traffic.kinds.contains(.penTool) }
  /// Why it is not known where the device presses; nil where it is known, or it never presses.
  let missingLocation: MissingLocation?

  /// The first event with a position.
  var firstPosition: EvdevEvent? {
    hasContacts ? traffic.firstContactAxis : traffic.firstAxis
  }

  init(_ traffic: EvdevTraffic, of device: EvdevDevice, _ options: ImportOptions) {
    self.traffic = traffic
    let sent = traffic.kinds
    isSequence = sent.contains(.reports) && !sent.contains(.slots) && !device.hasSlots
    manner = Self.manner(sent, device, options, isSequence: isSequence)
    missingLocation = Self.missingLocation(traffic, manner, device, options)
  }

  private static func manner(
    _ sent: EvdevTraffic.Kinds,
    _ device: EvdevDevice,
    _ options: ImportOptions,
    isSequence: Bool
  ) -> Manner {
    if device.isTabletPad, sent.isDisjoint(with: [.contacts, .touch, .penTool, .steps]) {
      return .none
    }
    let hasContacts = sent.contains(.contacts)
    let pointer = sent.contains(.axes) ? Manner.tablet : .mouse
    if !hasContacts {
      if sent.contains(.penTool) || sent.contains(.penButton) { return .pen }
      if sent.contains(.mouseTool) { return pointer }
    }
    let hasFinger = sent.contains(.fingerTool) || device.hasKey(EvdevCode.toolFinger)
    if isMouse(sent, device, hasFinger: hasFinger) { return pointer }
    if device.isPen, !hasContacts, !sent.contains(.relative) {
      return sent.contains(.axes) || sent.contains(.touch) ? .pen : .none
    }
    if isTouchpad(sent, device, options, hasFinger: hasFinger) { return .touchpad }
    if hasContacts { return isSequence ? .sequence : .slots }
    if sent.contains(.touch) { return .single }
    if sent.contains(.mouseButtons) || sent.contains(.relative) { return pointer }
    return sent.contains(.axes) ? .single : .none
  }

  /// Returns whether steps and a main button make it a mouse, whatever else it lists or its surface
  /// feels.
  private static func isMouse(
    _ sent: EvdevTraffic.Kinds,
    _ device: EvdevDevice,
    hasFinger: Bool
  ) -> Bool {
    guard !device.isDirect, !hasFinger, !sent.contains(.touch) else { return false }
    let hasSteps = sent.contains(.steps) || device.hasPointerSteps
    let hasButton =
      sent.contains(.mainButton) || device.hasKey(EvdevCode.mouseButtons.lowerBound)
    return hasSteps && hasButton || device.isPointingStick
  }

  private static func isTouchpad(
    _ sent: EvdevTraffic.Kinds,
    _ device: EvdevDevice,
    _ options: ImportOptions,
    hasFinger: Bool
  ) -> Bool {
    let hasPositions = sent.contains(.contacts) || sent.contains(.axes)
    guard hasPositions || device.hasPositions && !sent.contains(.steps) else { return false }
    if device.isIndirect { return true }
    // What follows is a guess, and can be overruled.
    if device.isDirect || device.isAssumedScreen || options.pointerKind == .touch { return false }
    return hasFinger || device.keys == nil && sent.contains(.tapTools)
  }

  private static func missingLocation(
    _ traffic: EvdevTraffic,
    _ manner: Manner,
    _ device: EvdevDevice,
    _ options: ImportOptions
  ) -> MissingLocation? {
    guard traffic.firstPress != nil else { return nil }
    switch manner {
    case .touchpad, .none:
      return nil
    case .mouse:
      let isKnown =
        traffic.kinds.contains(.steps) || device.hasPointerSteps || options.start != nil
      return isKnown ? nil : .unknown
    case .slots, .sequence:
      return traffic.firstContactAxis == nil ? .unknown : nil
    case .single, .pen, .tablet:
      guard traffic.firstAxis == nil else { return nil }
      guard traffic.otherAxes.isEmpty else { return .otherAxes }
      let isListed =
        device.axes[EvdevCode.absX]?.value != nil && device.axes[EvdevCode.absY]?.value != nil
      return isListed || manner != .single && options.start != nil ? nil : .unknown
    }
  }
}
