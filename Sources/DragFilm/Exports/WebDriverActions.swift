import DragGeometry
import DragReplay

/// The gesture of a test as WebDriver Actions, which this package reads again.
///
/// WebDriver counts whole milliseconds: a sample between two of them is at the nearest. Keys, and drags
/// that a system owns, are left out.
struct WebDriverActions {
  private let reel: FilmReel

  init(_ reel: FilmReel) { self.reel = reel }

  /// One thing that a pointer does, at a time in milliseconds.
  private struct Step {
    var time: Int64
    var pointer: Int
    var json: String
  }

  /// The actions as JSON: a source for each pointer, all of them in step.
  var text: String {
    let steps = self.steps
    let used = Set(steps.map(\.pointer)).sorted()
    var rows = used.map { _ in [String]() }
    var now: Int64 = 0
    for step in steps {
      if step.time > now {
        for row in rows.indices { rows[row].append(Self.pause(step.time - now)) }
        now = step.time
      }
      for (row, pointer) in used.enumerated() {
        rows[row].append(pointer == step.pointer ? step.json : Self.pause(0))
      }
    }
    let sources = zip(used, rows).map { pointer, row in
      var head = JSONBytes()
      head.raw("{\"type\":\"pointer\",\"id\":")
      head.text(reel.pointers[pointer].name)
      head.raw(
        ",\"parameters\":{\"pointerType\":\"\(reel.pointers[pointer].kind)\"},\"actions\":[\n")
      return head.string + row.joined(separator: ",\n") + "\n]}"
    }
    return "{\"actions\":[\(sources.joined(separator: ",\n"))]}\n"
  }

  private static func pause(_ span: Int64) -> String { "{\"type\":\"pause\",\"duration\":\(span)}" }

  private var steps: [Step] {
    var steps: [Step] = []
    var before: [Int: PointerLook] = [:]
    for moment in reel.moments {
      let time = (moment.time + 500) / 1_000
      for (pointer, look) in moment.state.pointers.sorted(by: { $0.key < $1.key }) {
        // A pointer is in the film from its first deed on.
        let old = before[pointer] ?? PointerLook(point: .zero, isPressed: false, state: "")
        before[pointer] = look
        if old.point != look.point || (look.isPressed && !old.isPressed) {
          let (x, y) = (StageShapes.text(look.point.x), StageShapes.text(look.point.y))
          steps.append(
            Step(
              time: time, pointer: pointer,
              json: "{\"type\":\"pointerMove\",\"duration\":0,\"x\":\(x),\"y\":\(y)}"))
        }
        guard old.isPressed != look.isPressed else { continue }
        let word = look.isPressed ? "Down" : isCancelled(pointer, at: moment.time) ? "Cancel" : "Up"
        let button = word == "Cancel" ? "" : ",\"button\":0"
        steps.append(
          Step(time: time, pointer: pointer, json: "{\"type\":\"pointer\(word)\"\(button)}"))
      }
    }
    return steps
  }

  private func isCancelled(_ pointer: Int, at time: Int64) -> Bool {
    let line = "\(reel.pointers[pointer].name).cancel"
    return reel.entries.contains { $0.time == time && $0.pointer == pointer && $0.text == line }
  }
}
