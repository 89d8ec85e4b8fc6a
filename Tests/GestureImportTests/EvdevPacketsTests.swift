import DragGeometry
import DragScript
import GestureImport
import Testing

/// Protocol A (3.2): each frame tells of all contacts, each with a report of its own.
struct EvdevPacketsTests {
  /// A frame of protocol A: its contacts, each as its events.
  func packets(_ time: String, _ contacts: [String]...) -> String {
    let events = contacts.flatMap { $0 + ["0000 0002 0"] }
    return ((events.isEmpty ? ["0000 0002 0"] : events) + ["0000 0000 0"])
      .map { "E: \(time) \($0)\n" }.joined()
  }

  func read(_ frames: String..., configure: (inout ImportOptions) -> Void = { _ in })
    -> ImportResult
  {
    imported("A: 35 0 100 0 0 0\nA: 36 0 100 0 0 0\n" + frames.joined(), as: .evemu) { options in
      options.viewport = Size(width: 100, height: 100)
      configure(&options)
    }
  }

  @Test func `3.2: an empty frame lifts all contacts`() {
    let result = read(
      packets("1.000000", [x(10), y(20)]), packets("1.010000", [x(12), y(20)]),
      packets("1.020000"))
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.timedLines == [
        "@0ms touch1: down 10,20", "@10ms touch1: move 12,20", "@20ms touch1: up 12,20",
      ])
    let bare = read(packets("1.000000", [x(10), y(20)]), frame("1.020000"))
    #expect(bare.timedLines.last == "@20ms touch1: up 10,20")
    let key = read(packets("1.000000", [x(10), y(20)]), frame("1.020000", "0001 014a 0"))
    #expect(key.timedLines.last == "@20ms touch1: up 10,20")
  }

  @Test func `3.2: contacts without ids are followed to the nearest place`() {
    let result = read(
      packets("1.000000", [x(10), y(10)], [x(90), y(90)]),
      packets("1.010000", [x(88), y(90)], [x(12), y(10)]),
      packets("1.020000", [x(86), y(90)]), packets("1.030000"))
    #expect(
      result.timedLines == [
        "@0ms touch1: down 10,10", "@0ms touch2: down 90,90", "@10ms touch1: move 12,10",
        "@10ms touch2: move 88,90", "@20ms touch1: up 12,10", "@20ms touch2: move 86,90",
        "@30ms touch2: up 86,90",
      ])
  }

  @Test func `3.2: contacts with ids are followed by them, however they jump`() {
    let result = read(
      packets("1.000000", [id(4), x(10), y(10)], [id(7), x(90), y(90)]),
      packets("1.010000", [id(7), x(10), y(10)], [id(4), x(90), y(90)]),
      packets("1.020000", [id(7), x(11), y(10)]), packets("1.030000", [id(9), x(11), y(10)]),
      packets("1.040000"))
    #expect(
      result.timedLines == [
        "@0ms touch1: down 10,10", "@0ms touch2: down 90,90", "@10ms touch1: move 90,90",
        "@10ms touch2: move 10,10", "@20ms touch1: up 90,90", "@20ms touch2: move 11,10",
        "@30ms touch1: down 11,10", "@30ms touch2: up 11,10", "@40ms touch1: up 11,10",
      ])
  }

  @Test func `a frame about other things says nothing of the contacts`() {
    let result = read(
      packets("1.000000", [x(10), y(20)]), frame("1.010000", "0004 0005 1", "0003 0030 4"),
      packets("1.020000"))
    #expect(result.timedLines == ["@0ms touch1: down 10,20", "@20ms touch1: up 10,20"])
  }

  @Test func `palms and dropped events are as with slots`() {
    let palm = read(
      packets("1.000000", [x(10), y(20)]), packets("1.010000", [x(11), y(20), tool(2)]),
      packets("1.020000"))
    #expect(palm.timedLines == ["@0ms touch1: down 10,20", "@10ms touch1: cancel 10,20"])
    let dropped = read(
      packets("1.000000", [x(10), y(20)]), frame("1.010000", "0000 0003 0"),
      packets("1.020000", [x(11), y(20)]), packets("1.030000"),
      packets("1.040000", [x(50), y(50)]), packets("1.050000"))
    #expect(dropped.codes == ["GI0308"])
    #expect(
      dropped.timedLines == [
        "@0ms touch1: down 10,20", "@10ms touch1: cancel 10,20", "@40ms touch1: down 50,50",
        "@50ms touch1: up 50,50",
      ])
  }

  @Test func `a contact's report among dropped events does not count in the next frame`() {
    let result = read(
      packets("1.000000", [x(10), y(20)]), frame("1.010000", "0000 0003 0", x(70), "0000 0002 0"),
      frame("1.020000", "0004 0005 1"), packets("1.030000", [x(11), y(20)]), packets("1.040000"),
      packets("1.050000", [x(50), y(50)]), packets("1.060000"))
    #expect(
      result.timedLines == [
        "@0ms touch1: down 10,20", "@10ms touch1: cancel 10,20", "@50ms touch1: down 50,50",
        "@60ms touch1: up 50,50",
      ])
  }

  @Test func `more contacts than any panel has are refused`() {
    let crowd = (0..<40).map { [x($0), y($0)] }.flatMap { $0 + ["0000 0002 0"] }
    let text = (crowd + ["0000 0000 0"]).map { "E: 1.000000 \($0)\n" }.joined()
    #expect(read(text).errors.map(\.code) == ["GI0307"])
  }

  @Test func `3.2: a frame lifts by its touch button alone, and not by events of other kinds`() {
    let lifted = read(
      packets("1.000000", [x(10), y(20)]), frame("1.010000", "0003 0018 0", "0001 014a 0"),
      packets("1.020000", [x(30), y(20)]), packets("1.030000"))
    #expect(
      lifted.timedLines == [
        "@0ms touch1: down 10,20", "@10ms touch1: up 10,20", "@20ms touch1: down 30,20",
        "@30ms touch1: up 30,20",
      ])
    for event in ["0004 0005 1", "0001 0110 1", "0001 014a 1"] {
      let held = read(
        packets("1.000000", [x(10), y(20)]), frame("1.010000", event), packets("1.020000"))
      #expect(held.timedLines == ["@0ms touch1: down 10,20", "@20ms touch1: up 10,20"])
    }
  }

  // MARK: Touchpads

  /// The moves of a touchpad of protocol A from the middle on.
  func pushed(_ frames: String...) -> [String] {
    let result = imported(
      "P: 01\n" + axes([0x35, 0x36]) + frames.joined(), as: .evemu
    ) { options in
      options.viewport = Size(width: 100, height: 100)
      options.indirect = true
    }
    #expect(result.diagnostics.isEmpty)
    return result.timedLines
  }

  @Test func `3.2: with --indirect a touchpad of protocol A pushes the pointer`() {
    #expect(
      pushed(
        packets("1.000000", [x(10), y(20)]), packets("1.010000", [x(15), y(20)]),
        frame("1.020000", "0001 0110 1"), packets("1.030000", [x(15), y(22)]),
        frame("1.040000", "0001 0110 0"), packets("1.050000"),
        packets("1.060000", [x(80), y(80)]), packets("1.070000", [x(81), y(80)]))
        == [
          "@10ms mouse1: move 55,50", "@20ms mouse1: down 55,50", "@30ms mouse1: move 55,52",
          "@40ms mouse1: up 55,52", "@70ms mouse1: move 56,52",
        ])
  }

  @Test func `3.2: a touchpad's pointer follows one finger until it lifts, then the next`() {
    let without = pushed(
      packets("1.000000", [x(10), y(10)]), packets("1.010000", [x(90), y(90)], [x(11), y(10)]),
      packets("1.020000", [x(80), y(90)], [x(12), y(10)]), packets("1.030000", [x(79), y(90)]),
      packets("1.040000", [x(78), y(90)]))
    #expect(
      without == [
        "@10ms mouse1: move 51,50", "@20ms mouse1: move 52,50", "@40ms mouse1: move 51,50",
      ])
    let named = pushed(
      packets("1.000000", [id(4), x(10), y(10)]),
      packets("1.010000", [id(7), x(10), y(10)], [id(4), x(20), y(10)]),
      packets("1.020000", [id(7), x(12), y(10)]), packets("1.030000", [id(7), x(13), y(10)]))
    #expect(named == ["@10ms mouse1: move 60,50", "@30ms mouse1: move 61,50"])
  }

  @Test func `more fingers on a touchpad than any has are refused, and dropped events forget them`()
  {
    let crowd = (0..<40).map { [x($0), y($0)] }.flatMap { $0 + ["0000 0002 0"] }
    let text = (crowd + ["0000 0000 0"]).map { "E: 1.000000 \($0)\n" }.joined()
    let refused = imported("P: 01\n" + axes([0x35, 0x36]) + text, as: .evemu) {
      $0.indirect = true
    }
    #expect(refused.errors.map(\.code) == ["GI0307"])
    let dropped = imported(
      "P: 01\n" + axes([0x35, 0x36]) + packets("1.000000", [x(10), y(20)])
        + frame("1.010000", "0000 0003 0") + packets("1.020000", [x(90), y(20)])
        + packets("1.030000", [x(91), y(20)]), as: .evemu
    ) { options in
      options.viewport = Size(width: 100, height: 100)
      options.indirect = true
    }
    #expect(dropped.timedLines == ["@30ms mouse1: move 51,50"])
  }
}
