import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Machines
import Testing

/// What is known of recordings made by hardware, and of bodies that another tool sends.
@Suite(.enabled(if: Recordings.isThere, "DRAG_RECORDINGS names no folder of recordings"))
struct RealRecordingTests {
  /// Imports onto a viewport as large as the axes' ranges, so that points are device units.
  func touches(_ name: String, _ width: Double, _ height: Double) throws -> ImportResult {
    var options = ImportOptions()
    options.viewport = Size(width: width, height: height)
    return importRecording(
      try Recordings.bytes(name + ".evemu"),
      file: name,
      as: .evemu,
      options: options
    )
  }

  func path(_ result: ImportResult, of pointer: Int) -> [(time: Int64, point: Point)] {
    result.events.filter { $0.pointer == pointer }.compactMap { event in
      switch event.action {
      case .down(.point(let point), _), .move(.point(let point)), .up(.point(let point)):
        (event.time.microseconds, point)
      default: nil
      }
    }
  }

  @Test func `atmel: one contact of 150 frames, by way of the top, and no lift at 500 ms`() throws {
    let result = try touches("atmel-1-finger-drag-up-down", 799, 479)
    #expect(result.diagnostics.isEmpty)
    #expect(result.pointers == [ImportedPointer(name: "touch1", kind: .touch)])
    #expect(result.events.count == 150)
    let path = path(result, of: 0)
    #expect(path.count == 150)
    #expect(path.first?.point == Point(x: 361, y: 379))
    #expect(path.last?.point == Point(x: 382, y: 393))
    #expect(path.last?.time == 2_199_869)
    #expect(path.map(\.point.y).min() == 89)
    let start = Point(x: 361, y: 379)
    let leaves = path.first { $0.point.distance(to: start) > 10 }
    #expect(leaves?.time == 81_453)
    #expect(result.sourceMap.location(ofEvent: 0)?.line == 126)
  }

  @Test func `ep0430m09, two fingers: 97 and 85 samples, the lift not counted`() throws {
    let result = try touches("ep0430m09-2-finger-scroll-down", 1279, 767)
    #expect(result.diagnostics.isEmpty)
    #expect(result.pointers.map(\.name) == ["touch1", "touch2"])
    let (first, second) = (path(result, of: 0), path(result, of: 1))
    #expect(first.count == 97 + 1)
    #expect(second.count == 85 + 1)
    #expect(first.first?.point == Point(x: 930, y: 547))
    #expect(first.last?.point == Point(x: 888, y: 216))
    #expect(first.last?.time == 754_658)
    #expect(second.first?.point == Point(x: 458, y: 582))
    #expect(second.first?.time == 7_513)
    #expect(second.last?.point == Point(x: 407, y: 306))
    #expect(second.last?.time == 732_502)
    #expect(
      result.scriptText.hasPrefix("dragscript 1\nset viewport 1279x767\nrequire multi-pointer\n"))
  }

  @Test func `ep0430m09, one finger: one contact of 1.434 s`() throws {
    let result = try touches("ep0430m09-1-finger-drag-up-down", 1279, 767)
    #expect(result.diagnostics.isEmpty)
    let path = path(result, of: 0)
    #expect(path.count == 183)
    #expect(path.first?.point == Point(x: 605, y: 136))
    #expect(path.last?.point == Point(x: 608, y: 126))
    #expect(path.last?.time == 1_433_974)
  }

  @Test func `elan: without ranges the import says what to give, and with them it works`() throws {
    let refused = try touches("elan-cando-1-finger-drag-up-down", 390, 844)
    #expect(refused.codes == ["GI0305"])
    #expect(refused.errors.first?.hint?.contains("--abs-range") == true)
    #expect(refused.errors.first?.hint?.contains("--unit-scale") == true)
    #expect(refused.events.isEmpty)

    var options = ImportOptions()
    options.unitScale = 0.5
    options.viewport = Size(width: 2000, height: 2000)
    let result = importRecording(
      try Recordings.bytes("elan-cando-1-finger-drag-up-down.evemu"),
      file: "elan",
      as: .evemu,
      options: options
    )
    #expect(result.diagnostics.isEmpty)
    let path = path(result, of: 0)
    #expect(path.first?.point == Point(x: 727, y: 558.5))
    #expect(path.last?.time == 2_853_790)
  }

  @Test func `WebdriverIO: element to element needs both bound`() throws {
    let bytes = try Recordings.bytes("w3c-element-to-element.json")
    let refused = importRecording(bytes, file: "body", as: .w3c)
    #expect(refused.marks == ["24:46 GI0208", "60:46 GI0208"])

    var options = ImportOptions()
    options.bindings = ["some-elem-123": "list#tea", "some-sub-elem-321": "list[gap 2]"]
    let result = importRecording(bytes, file: "body", as: .w3c, options: options)
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.scriptText == """
        dragscript 1
        set viewport 390x844
        pointer action1 mouse
        @0ms action1: move list#tea
        @0ms action1: down list#tea
        @10ms action1: glide list[gap 2] over 10ms rate 60hz
        @20ms action1: up

        """
    )
    #expect(result.sourceMap.jsonPointer(ofEvent: 2) == "/actions/0/actions/3")
  }

  @Test func `WebdriverIO: a move by pointer origin carries on from the element`() throws {
    var options = ImportOptions()
    options.bindings = ["some-elem-123": "list#tea"]
    let result = importRecording(
      try Recordings.bytes("w3c-element-by-offset.json"),
      file: "body",
      as: .w3c,
      options: options
    )
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms action2: move list#tea",
        "@0ms action2: down list#tea",
        "@10ms action2: glide list#tea(+123,+321) over 10ms rate 60hz",
        "@20ms action2: up",
      ]
    )
  }

  @Test func `WebKit: a long press of 1.5 s, a way of 1 s, a rest of 0.5 s`() throws {
    let result = importRecording(
      try Recordings.bytes("hid-long-press-drag.json"), file: "stream", as: .hid)
    #expect(result.diagnostics.isEmpty)
    let path = path(result, of: 0)
    #expect(path.first?.point == Point(x: 60, y: 80) && path.first?.time == 0)
    #expect(path[1].time == 1_516_000)
    #expect(path.last?.point == Point(x: 300, y: 300) && path.last?.time == 3_000_000)
    #expect(path[path.count - 2].time == 2_500_000)
    // 62 steps of 16 ms before the end of the second, and its end.
    #expect(path.count == 1 + 62 + 1 + 1)
    #expect(result.sourceMap.jsonPointer(ofEvent: 0) == "/events/0")
  }

  @Test func `Maestro: two drags of 3 s without a press`() throws {
    let bytes = try Recordings.bytes("maestro-drag-percent.yaml")
    var options = ImportOptions()
    options.viewport = Size(width: 100, height: 100)
    let result = importRecording(bytes, file: "flow", as: .maestro, options: options)
    #expect(result.marks == ["9:3 GI0501"])
    let lines = result.timedLines.filter { !$0.contains("move") }
    #expect(
      lines == [
        "@0ms finger: down 50,36", "@3s finger: up 50,20", "@3.5s finger: down 50,36",
        "@6.5s finger: up 50,50",
      ])
    #expect(
      result.importNotes.map(\.text) == [
        "launchApp clearState: true", "tapOn \"Drag Test\"",
        "to do: expect what assertVisible sees: \"Drag Success\"",
      ])
  }

  @Test func `every recording shows its format`() throws {
    let names = [
      ("atmel-1-finger-drag-up-down.evemu", RecordingFormat.evemu),
      ("elan-cando-1-finger-drag-up-down.evemu", .evemu),
      ("ep0430m09-1-finger-drag-up-down.evemu", .evemu),
      ("ep0430m09-2-finger-scroll-down.evemu", .evemu), ("hid-long-press-drag.json", .hid),
      ("maestro-drag-percent.yaml", .maestro), ("w3c-element-to-element.json", .w3c),
      ("w3c-element-by-offset.json", .w3c),
    ]
    for (name, format) in names {
      #expect(RecordingFormat.detected(in: try Recordings.bytes(name)) == format, "\(name)")
    }
  }
}
