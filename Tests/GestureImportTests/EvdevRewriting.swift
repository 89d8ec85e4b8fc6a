import Foundation

/// A recording of evemu, taken apart so that it can be written as the other recorders write.
struct EvdevRewriting {
  var events: [(seconds: Int, microseconds: Int, type: Int, code: Int, value: Int)] = []
  var ranges: [Int: ClosedRange<Int>] = [:]
  var properties: [Int] = []

  /// Reads lines of evemu and its commented header.
  init(evemu text: String) {
    var code: Int?
    var least = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { " .\t".contains($0) }.map(String.init)
      switch words.first {
      case "E:":
        events.append(
          (
            Int(words[1]) ?? 0, Int(words[2]) ?? 0, Int(words[3], radix: 16) ?? 0,
            Int(words[4], radix: 16) ?? 0, Int(words[5]) ?? 0
          ))
      case "A:":
        let numbers = words[2...3].compactMap { Int($0) }
        ranges[Int(words[1], radix: 16) ?? 0] = numbers[0]...numbers[1]
      case "P:":
        let bits = Int(words[1], radix: 16) ?? 0
        if properties.isEmpty { properties = (0..<8).filter { bits >> $0 & 1 == 1 } }
      case "#" where words.dropFirst().starts(with: ["Event", "code"]):
        code = Int(words[3])
      case "#" where words.dropFirst().first == "Min":
        least = Int(words[2]) ?? 0
      case "#" where words.dropFirst().first == "Max":
        if let code { ranges[code] = least...max(least, Int(words[2]) ?? 0) }
      default: break
      }
    }
  }

  static let types = [0: "EV_SYN", 1: "EV_KEY", 3: "EV_ABS", 4: "EV_MSC"]
  static let names: [Int: [Int: String]] = [
    0: [0: "SYN_REPORT", 2: "SYN_MT_REPORT", 3: "SYN_DROPPED"],
    1: [0x14A: "BTN_TOUCH", 0x145: "BTN_TOOL_FINGER"],
    3: [
      0: "ABS_X", 1: "ABS_Y", 0x2F: "ABS_MT_SLOT", 0x30: "ABS_MT_TOUCH_MAJOR",
      0x31: "ABS_MT_TOUCH_MINOR", 0x35: "ABS_MT_POSITION_X", 0x36: "ABS_MT_POSITION_Y",
      0x39: "ABS_MT_TRACKING_ID", 0x3A: "ABS_MT_PRESSURE",
    ],
    4: [5: "MSC_TIMESTAMP"],
  ]

  /// As getevent writes it.
  func getevent(times: Bool = true, names: Bool, node: Bool) -> String {
    var text = ""
    if node {
      text += "add device 1: /dev/input/event7\n  name:     \"made up\"\n  events:\n"
      for (index, axis) in ranges.sorted(by: { $0.key < $1.key }).enumerated() {
        let name = names ? Self.names[3]?[axis.key] : nil
        text += index == 0 ? "    ABS (0003): " : "                "
        text += (name ?? hex(axis.key, 4)).padding(toLength: 22, withPad: " ", startingAt: 0)
        text +=
          ": value 0, min \(axis.value.lowerBound), max \(axis.value.upperBound), fuzz 0, flat 0\n"
      }
      text += "  input props:\n"
      for property in properties {
        text += "    INPUT_PROP_\(property == 0 ? "POINTER" : "DIRECT")\n"
      }
    }
    for event in events {
      if times { text += "[\(pad(event.seconds, 8)).\(digits(event.microseconds))] " }
      if node { text += "/dev/input/event7: " }
      if names {
        let isKey = event.type == 1
        text += (Self.types[event.type] ?? hex(event.type, 4)) + "       "
        text += (Self.names[event.type]?[event.code] ?? hex(event.code, 4)) + "            "
        text += isKey ? (event.value == 1 ? "DOWN" : "UP") + "  " : hex(event.value, 8)
      } else {
        text += "\(hex(event.type, 4)) \(hex(event.code, 4)) \(hex(event.value, 8))"
      }
      text += "\n"
    }
    return text
  }

  /// As libinput records it.
  func libinput(prefix: String = "") -> String {
    var text = """
      # libinput record
      version: 1
      ndevices: 1
      libinput:
        version: "1.19.0"
      devices:
      - node: /dev/input/event7
        evdev:
          # Name: made up
          name: "made up"
          id: [24, 0, 0, 0]
          codes:
            0: [0, 1, 2] # EV_SYN
          absinfo:

      """
    for axis in ranges.sorted(by: { $0.key < $1.key }) {
      text += "      \(axis.key): [\(axis.value.lowerBound), \(axis.value.upperBound), 0, 0, 0]\n"
    }
    text += "    properties: [\(properties.map(String.init).joined(separator: ", "))]\n"
    text += "  hid: [\n    0x05, 0x0d,\n    0xc0\n  ]\n"
    text += "  udev:\n    properties:\n    - ID_INPUT=1\n  quirks:\n  events:\n"
    var isFirst = true
    for event in events {
      if isFirst { text += "  - evdev:\n" }
      text += "    - [\(pad(event.seconds, 3)), \(pad(event.microseconds, 6)), \(event.type), "
      text += "\(pad(event.code, 3)), \(pad(event.value, 6))] # a remark\n"
      isFirst = event.type == 0 && event.code == 0
    }
    guard !prefix.isEmpty else { return text }
    return text.split(separator: "\n").map { prefix + $0 + "\n" }.joined()
  }

  private func hex(_ number: Int, _ width: Int) -> String {
    let text = String(UInt32(bitPattern: Int32(truncatingIfNeeded: number)), radix: 16)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private func pad(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func digits(_ number: Int) -> String {
    String(String(1_000_000 + number).dropFirst())
  }
}
