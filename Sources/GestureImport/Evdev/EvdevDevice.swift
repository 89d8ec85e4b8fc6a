/// The device description in a recording's header.
struct EvdevDevice: Sendable {
  /// An absolute axis.
  struct Axis: Hashable, Sendable {
    var least: Int?
    var greatest: Int?
    /// The axis's value when the recording began.
    var value: Int?

    /// The range; nil if it is incomplete or empty.
    var range: ClosedRange<Int>? {
      guard let least, let greatest, least < greatest else { return nil }
      return least...greatest
    }
  }

  /// The axes of `A:` lines, or else of the commented header.
  var axes: [UInt16: Axis] = [:]
  /// The keys and buttons that it can send; nil if the header does not list them.
  var keys: Set<UInt16>?
  /// The axes of steps that it can send.
  var steps: Set<UInt16> = []
  /// The numbers of its properties.
  var properties: Set<Int> = []
  /// Indicates whether it is a screen unless its properties say otherwise, as a phone's devices
  /// are.
  var isAssumedScreen = false

  /// Indicates whether it is a direct device, such as a touch screen.
  var isDirect: Bool { properties.contains(EvdevCode.propertyDirect) }
  /// Indicates whether it moves a pointer elsewhere, as a touchpad does.
  var isIndirect: Bool { properties.contains(EvdevCode.propertyPointer) }
  /// Indicates whether it is a stick between the keys of a keyboard, which moves a pointer by
  /// steps.
  var isPointingStick: Bool { properties.contains(EvdevCode.propertyPointingStick) }

  /// Indicates whether its axes are those of contacts in slots.
  ///
  /// A device that lists the axis below the slots as well lists whole ranges of numbers that mean
  /// nothing: no device has that axis.
  var hasSlots: Bool {
    axes[EvdevCode.mtSlot] != nil && axes[EvdevCode.belowMTSlot] == nil
  }

  /// Indicates whether it lists axes of positions.
  var hasPositions: Bool {
    axes[EvdevCode.absX] != nil || hasSlots
      || axes[EvdevCode.mtPositionX] != nil && axes[EvdevCode.belowMTSlot] == nil
  }

  /// Indicates whether it can send steps of a pointer.
  var hasPointerSteps: Bool {
    steps.contains(EvdevCode.relX) || steps.contains(EvdevCode.relY)
  }

  /// Indicates whether it is the part of a graphics tablet that has buttons and no pen: its button
  /// of a pen is listed by drivers for the sake of old programs, and it never touches.
  var isTabletPad: Bool {
    lists(EvdevCode.stylusButtons) && !lists(EvdevCode.penTools) && !hasKey(EvdevCode.touch)
  }

  /// Indicates whether it lists capabilities that only pens have.
  var isPen: Bool {
    !isTabletPad && (lists(EvdevCode.penTools) || lists(EvdevCode.stylusButtons))
  }

  /// Returns whether it lists a key.
  func hasKey(_ code: UInt16) -> Bool { keys?.contains(code) == true }

  private func lists(_ codes: ClosedRange<UInt16>) -> Bool { codes.contains(where: hasKey) }

  /// Takes the codes that it lists for a type of event.
  mutating func list(_ codes: some Sequence<UInt16>, ofType type: UInt16) {
    switch type {
    case EvdevCode.key: keys = (keys ?? []).union(codes)
    case EvdevCode.relative: steps.formUnion(codes)
    default: break
    }
  }
}
