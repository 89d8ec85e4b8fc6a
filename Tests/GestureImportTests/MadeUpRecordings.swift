import DragGeometry
import GestureImport

/// A wire body of one source for each list of actions.
func actions(_ sources: String...) -> String {
  "{\"actions\":[" + sources.joined(separator: ",") + "]}"
}

/// A pointer source; the actions are JSON objects without their braces.
func pointer(_ id: String = "p", _ kind: String = "touch", _ items: [String]) -> String {
  let list = items.map { "{\($0)}" }.joined(separator: ",")
  return """
    {"type":"pointer","id":"\(id)","parameters":{"pointerType":"\(kind)"},"actions":[\(list)]}
    """
}

/// A source of another type.
func source(_ type: String, _ id: String, _ items: [String]) -> String {
  let list = items.map { "{\($0)}" }.joined(separator: ",")
  return "{\"type\":\"\(type)\",\"id\":\"\(id)\",\"actions\":[\(list)]}"
}

let down = "\"type\":\"pointerDown\",\"button\":0"
let up = "\"type\":\"pointerUp\",\"button\":0"
let cancel = "\"type\":\"pointerCancel\""

func pause(_ milliseconds: Int) -> String { "\"type\":\"pause\",\"duration\":\(milliseconds)" }

func move(_ x: Int, _ y: Int, _ milliseconds: Int? = 0, origin: String? = nil) -> String {
  var text = "\"type\":\"pointerMove\",\"x\":\(x),\"y\":\(y)"
  if let milliseconds { text += ",\"duration\":\(milliseconds)" }
  if let origin { text += ",\"origin\":\(origin)" }
  return text
}

func element(_ id: String) -> String { "{\"element-6066-11e4-a52e-4f735466cecf\":\"\(id)\"}" }

/// Lines of a device with both axes from 0 to 100, so that a viewport of 100x100 keeps its numbers.
let deviceHeader = """
  N: made up
  P: 02 00 00 00 00 00 00 00
  A: 2f 0 9 0 0 0
  A: 35 0 100 0 0 0
  A: 36 0 100 0 0 0
  A: 39 0 65535 0 0 0

  """

/// The lines of a header that list the codes of a type as bits, eight bytes on each.
func bits(_ type: String, _ codes: [Int]) -> String {
  let last = (codes.max() ?? 0) / 64
  return (0...last).map { line in
    let bytes = (0..<8).map { byte in
      let bits = (0..<8).filter { codes.contains(line * 64 + byte * 8 + $0) }
      return hex(bits.map { 1 << $0 }.reduce(0, +), 2)
    }
    return "B: \(type) \(bytes.joined(separator: " "))\n"
  }.joined()
}

/// Lines of a header with the ranges of some axes.
func axes(_ codes: some Sequence<Int>, upTo greatest: Int = 100) -> String {
  codes.map { "A: \(hex($0, 2)) 0 \(greatest) 0 0 0\n" }.joined()
}

private func hex(_ number: Int, _ width: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, width - text.count)) + text
}

/// Buttons, tools and steps of devices, as headers list them.
enum Codes {
  static let mouseButtons = [0x110, 0x111, 0x112]
  static let steps = [0, 1, 6, 8]
  static let touch = 0x14A
  static let finger = 0x145
  static let doubleTap = 0x14D
  static let pen = 0x140
  static let stylus = [0x14B, 0x14C]
}

/// The header of a mouse with two wheels.
let mouseHeader =
  "P: 00 00 00 00 00 00 00 00\n" + bits("01", Codes.mouseButtons) + bits("02", Codes.steps)

/// A frame: its events at one time, each as `TYPE CODE VALUE`, and the report that ends it.
func frame(_ time: String, _ events: String...) -> String {
  (events + ["0000 0000 0"]).map { "E: \(time) \($0)\n" }.joined()
}

func slot(_ number: Int) -> String { "0003 002f \(number)" }
func id(_ number: Int) -> String { "0003 0039 \(number)" }
func x(_ value: Int) -> String { "0003 0035 \(value)" }
func y(_ value: Int) -> String { "0003 0036 \(value)" }
func tool(_ value: Int) -> String { "0003 0037 \(value)" }

/// Imports events of the made-up device onto a viewport of 100x100.
func touches(
  _ frames: String...,
  configure: (inout ImportOptions) -> Void = { _ in }
) -> ImportResult {
  imported(deviceHeader + frames.joined(), as: .evemu) { options in
    options.viewport = Size(width: 100, height: 100)
    configure(&options)
  }
}
