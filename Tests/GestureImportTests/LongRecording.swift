import GestureImport
import Testing

/// A recording of many frames in a format that is read in pieces.
struct LongRecording: Sendable, CustomTestStringConvertible {
  let format: RecordingFormat
  /// The number of devices that move, each of which is read once more.
  var devices = 1
  /// The number of frames after which the touch is lifted.
  var stroke = 1_000

  /// All formats whose recordings are never held.
  static let all = [
    LongRecording(format: .evemu), LongRecording(format: .evtest),
    LongRecording(format: .getevent), LongRecording(format: .getevent, devices: 2),
    LongRecording(format: .libinput), LongRecording(format: .hid), LongRecording(format: .rrweb),
  ]

  var testDescription: String { "\(format.rawValue), \(devices)" }

  /// How often it is read before it is written: once, and once for each device.
  var readings: Int { 1 + devices }

  /// The options that the devices without a description need.
  var options: ImportOptions {
    var options = ImportOptions()
    options.unitScale = 1
    return options
  }

  /// The number of frames whose text has at least so many bytes, and after which the touch is lifted.
  func frames(ofBytes count: Int) -> Int {
    let most = bytes(frames: stroke).count
    return (count + most - 1) / most * stroke
  }

  /// A touch that wanders, and is lifted after each stroke.
  func bytes(frames: Int) -> [UInt8] {
    let lines = (0..<frames).map { number in
      let time = "\(number / 100).\(String(1_000_000 + number % 100 * 10_000).dropFirst())"
      return frame(Frame(number: number, stroke: stroke, time: time))
    }
    return Array((header + lines.joined(separator: separator) + footer).utf8)
  }

  private struct Frame {
    var number: Int
    var stroke: Int
    /// Seconds and microseconds.
    var time: String

    var x: Int { number * 7 % 100 }
    var y: Int { number * 13 % 100 }
    var begins: Bool { number % stroke == 0 }
    var ends: Bool { number % stroke == stroke - 1 }
    /// The types, codes and values of the kernel's events.
    var events: [(type: Int, code: Int, value: Int)] {
      let id = begins ? [(3, 0x39, number / stroke + 1)] : ends ? [(3, 0x39, -1)] : []
      return id + (ends ? [] : [(3, 0x35, x), (3, 0x36, y)]) + [(0, 0, 0)]
    }
  }

  private func frame(_ frame: Frame) -> String {
    switch format {
    case .evemu:
      return frame.events.map { "E: \(frame.time) \(hex($0.type)) \(hex($0.code)) \($0.value)\n" }
        .joined()
    case .evtest:
      return frame.events.map { event in
        event.type == 0
          ? "Event: time \(frame.time), -------------- SYN_REPORT ------------\n"
          : "Event: time \(frame.time), type 3 (EV_ABS), code \(event.code) (?), "
            + "value \(event.value)\n"
      }.joined()
    case .getevent:
      return (0..<devices).map { device in
        frame.events.map { event in
          "[\(frame.time)] /dev/input/event\(device): \(hex(event.type)) \(hex(event.code)) "
            + "\(hex(Int(UInt32(truncatingIfNeeded: event.value)), digits: 8))\n"
        }.joined()
      }.joined()
    case .libinput:
      let seconds = frame.time.split(separator: ".")
      return "  - evdev:\n"
        + frame.events.map { event in
          "    - [\(seconds[0]), \(Int(seconds[1]) ?? 0), \(event.type), \(event.code), "
            + "\(event.value)]\n"
        }.joined()
    case .hid:
      let phase = frame.begins ? "began" : frame.ends ? "ended" : "moved"
      return "{\"timeOffset\":\(frame.time),\"touches\":[{\"inputType\":\"finger\","
        + "\"phase\":\"\(phase)\",\"id\":1,\"x\":\(frame.x),\"y\":\(frame.y)}]}"
    default:
      return "{\"type\":3,\"data\":{\"source\":1,\"positions\":[{\"x\":\(frame.x),"
        + "\"y\":\(frame.y),\"id\":1,\"timeOffset\":-\(frame.number % 50 * 10)}]},"
        + "\"timestamp\":\(1_000_000 + frame.number * 10)}"
    }
  }

  private func hex(_ number: Int, digits: Int = 4) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private var header: String {
    switch format {
    case .evemu: deviceHeader
    case .libinput: "version: 1\ndevices:\n- node: a\n  events:\n"
    case .evtest, .getevent: ""
    case .hid: "{\"events\":["
    default: "["
    }
  }

  private var separator: String { footer.isEmpty ? "" : "," }

  private var footer: String {
    switch format {
    case .hid: "]}"
    case .rrweb: "]"
    default: ""
    }
  }
}
