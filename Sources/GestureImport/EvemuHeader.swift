/// Gathers the device's description: from the lines for machines, and from the comments for people
/// that stand above them, which are all that some copies keep (3.2).
struct EvemuHeader {
  private(set) var device = EvdevDevice()
  /// The axes that the comments tell of; those of `A:` lines win.
  private var commented: [UInt16: EvdevDevice.Axis] = [:]
  private var commentedType = 0
  private var commentedCode: UInt16?
  private var propertyLines = 0

  /// The description, with what only the comments tell filled in.
  var described: EvdevDevice {
    var result = device
    for (code, axis) in commented {
      var merged = result.axes[code] ?? axis
      merged.value = axis.value
      result.axes[code] = merged
    }
    return result
  }

  mutating func setRange(of code: UInt16, _ least: Int, _ greatest: Int) {
    device.axes[code] = EvdevDevice.Axis(least: least, greatest: greatest)
  }

  /// Reads the first line of the properties' bits: bit 0 is an indirect device, bit 1 a direct one.
  mutating func readProperties(_ cursor: inout LineCursor) {
    propertyLines += 1
    guard propertyLines == 1, let bits = cursor.hexadecimal(upTo: 0xFF) else { return }
    if bits & 1 != 0 { device.isIndirect = true }
    device.isDirect = bits & 2 != 0
  }

  /// Reads a comment where it is one of the description; any other says nothing.
  mutating func readComment(_ line: LineCursor) {
    var cursor = line
    cursor.skip(1)
    if cursor.skip(word: "Event type") {
      commentedType = cursor.decimal() ?? 0
      commentedCode = nil
    } else if cursor.skip(word: "Event code") {
      let code = cursor.decimal().flatMap { UInt16(exactly: $0) }
      commentedCode = commentedType == Int(EvdevCode.absolute) ? code : nil
    } else if cursor.skip(word: "Property") {
      guard cursor.skip(word: "type"), let property = cursor.decimal() else { return }
      if property == 0 { device.isIndirect = true }
      if property == 1 { device.isDirect = true }
    } else if let code = commentedCode {
      if cursor.skip(word: "Value") {
        commented[code, default: EvdevDevice.Axis()].value = cursor.decimal()
      } else if cursor.skip(word: "Min") {
        commented[code, default: EvdevDevice.Axis()].least = cursor.decimal()
      } else if cursor.skip(word: "Max") {
        commented[code, default: EvdevDevice.Axis()].greatest = cursor.decimal()
      }
    }
  }
}
