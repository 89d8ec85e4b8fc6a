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
