/// The numbers of the kernel's input events that a touch is made of.
enum EvdevCode {
  static let synchronize: UInt16 = 0
  static let key: UInt16 = 1
  static let relative: UInt16 = 2
  static let absolute: UInt16 = 3
  static let miscellaneous: UInt16 = 4

  static let synReport: UInt16 = 0
  static let synMTReport: UInt16 = 2
  static let synDropped: UInt16 = 3

  static let absX: UInt16 = 0x00
  static let absY: UInt16 = 0x01
  static let relX: UInt16 = 0x00
  static let relY: UInt16 = 0x01
  static let relHorizontalWheel: UInt16 = 0x06
  static let relWheel: UInt16 = 0x08
  /// Fractions of the wheel's notches, which are sent beside the whole ones.
  static let relFineWheels: ClosedRange<UInt16> = 0x0B...0x0C

  /// Positions on other axes: z, and what turns around x, y and z.
  static let otherPositions: ClosedRange<UInt16> = 0x02...0x05

  /// The names of the position axes, from x on.
  static let positionNames = ["X", "Y", "Z", "RX", "RY", "RZ"]

  /// No axis at all, so that a device that lists it lists the ones behind it by mistake.
  static let belowMTSlot: UInt16 = 0x2E
  static let mtSlot: UInt16 = 0x2F
  static let mtPositionX: UInt16 = 0x35
  static let mtPositionY: UInt16 = 0x36
  static let mtToolType: UInt16 = 0x37
  static let mtTrackingID: UInt16 = 0x39
  /// From the first axis of a contact to the last one.
  static let mtAxes: ClosedRange<UInt16> = 0x2F...0x3D

  static let mouseButtons: ClosedRange<UInt16> = 0x110...0x117
  static let penTools: ClosedRange<UInt16> = 0x140...0x144
  static let toolFinger: UInt16 = 0x145
  static let toolMouse: ClosedRange<UInt16> = 0x146...0x147
  static let toolTaps: ClosedRange<UInt16> = 0x14D...0x14F
  static let touch: UInt16 = 0x14A
  static let stylusButtons: ClosedRange<UInt16> = 0x14B...0x14C
  static let thirdStylusButton: UInt16 = 0x149

  /// Properties of a device: it pushes a pointer, it points at what it shows, it is a stick.
  static let propertyPointer = 0
  static let propertyDirect = 1
  static let propertyPointingStick = 5

  /// Returns whether a key only says what touches, which is not a button.
  static func isTool(_ code: UInt16) -> Bool {
    code == toolFinger || toolTaps.contains(code) || penTools.contains(code)
      || toolMouse.contains(code)
  }

  /// A mouse button as WebDriver counts them: 0 the main one, 1 the middle one, 2 the second one.
  static func buttonNumber(_ code: UInt16) -> Int? {
    guard mouseButtons.contains(code) else { return nil }
    switch code - mouseButtons.lowerBound {
    case 0: return 0
    case 1: return 2
    case 2: return 1
    case let other: return Int(other)
    }
  }
}
