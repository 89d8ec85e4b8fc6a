/// What a recording's header says of the device.
struct EvdevDevice: Sendable {
  /// An absolute axis.
  struct Axis: Hashable, Sendable {
    var least: Int?
    var greatest: Int?
    /// The axis's value when the recording began.
    var value: Int?

    /// The range; nil where it is not told whole, or is empty.
    var range: ClosedRange<Int>? {
      guard let least, let greatest, least < greatest else { return nil }
      return least...greatest
    }
  }

  /// The axes that an `A:` line, or else the commented header, tells of.
  var axes: [UInt16: Axis] = [:]
  /// Whether it points at what it shows, as a touch screen does; nil where nothing is told.
  var isDirect: Bool?
  /// Whether it moves a pointer elsewhere, as a touchpad does.
  var isIndirect = false
}
