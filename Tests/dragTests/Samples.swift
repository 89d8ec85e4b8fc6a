/// Scripts that tests write into a folder of their own.
enum Samples {
  /// A list of three rows, each 44 high, from 0,100.
  static let list = """
    dragscript 1
    set viewport 390x844
    collection list at 0,100 size 390x132 layout rows(height=44)
    items list milk eggs tea
    on list update => proposal move insert-at

    """

  /// A script that drags milk behind eggs; the expectation and the golden may be broken.
  static func drag(
    order: String = "eggs milk tea", golden: [String] = ["0.000 pointer.down list#milk", "..."]
  ) -> String {
    let block = golden.map { "  | \($0)\n" }.joined()
    return list + """

      test "milk lands after eggs"
        down list#milk
        wait 600ms
        move list[gap 2]
        up
        settle
      \(block)  expect order list = \(order)

      test "nothing is dragged"
        expect no-session

      """
  }

  /// The trace of ``drag(order:golden:)``.
  static let trace = [
    "0.000 pointer.down list#milk",
    "500.000 list.items",
    "500.000 list.canMove item=milk",
    "500.000 list.willLift",
    "600.000 pointer.move 195,189",
    "600.000 list.allowsMove",
    "600.000 list.restricted",
    "600.000 list.fullSize",
    "600.000 list.willBegin",
    "600.000 list.didMove",
    "600.000 list.canHandle",
    "600.000 list.enter",
    "600.000 list.update op=move intent=insert-at at=list[gap 2]",
    "600.000 pointer.up",
    "600.000 list.perform at=list[gap 2]",
    "600.000 list.move item=milk at=list[gap 2]",
    "600.000 list.willEnd op=move",
    "600.000 list.willDrop item=milk",
    "600.000 list.dropEnd",
    "900.000 list.conclude",
    "900.000 list.didEnd op=move",
    "900.000 list.didTransfer",
  ]

  /// WebDriver Actions: a mouse goes to one element, presses, and goes to another in 10 ms.
  static let actions = """
    {"actions": [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
      "actions": [
        {"type": "pointerMove", "x": 0, "y": 0, "duration": 0,
          "origin": {"element-6066-11e4-a52e-4f735466cecf": "from"}},
        {"type": "pointerDown", "button": 0},
        {"type": "pause", "duration": 10},
        {"type": "pointerMove", "x": 5, "y": 0, "duration": 10,
          "origin": {"element-6066-11e4-a52e-4f735466cecf": "to"}},
        {"type": "pointerUp", "button": 0}]}]}

    """

  /// WebDriver Actions of every kind of source, with names that no script allows.
  static let everything = """
    {"actions": [
      {"type": "key", "id": "k", "actions": [
        {"type": "keyDown", "value": "\\uE008"}, {"type": "keyUp", "value": "\\uE008"}]},
      {"type": "pointer", "id": "pén 1", "parameters": {"pointerType": "pen"}, "actions": [
        {"type": "pointerMove", "x": 0.125, "y": 1e-7, "duration": 0},
        {"type": "pointerDown", "button": 2},
        {"type": "pointerMove", "x": -5.5, "y": -0.25, "duration": 10,
          "origin": {"element-6066-11e4-a52e-4f735466cecf": "to"}},
        {"type": "pointerUp", "button": 2}]},
      {"type": "pointer", "id": "expect", "parameters": {"pointerType": "touch"}, "actions": [
        {"type": "pause"}, {"type": "pointerDown", "button": 0}, {"type": "pointerCancel"}]},
      {"type": "wheel", "id": "wheel", "actions": [
        {"type": "scroll", "x": 9, "y": 9, "deltaX": 0, "deltaY": -7, "duration": 20}]}]}

    """

  /// A touch on a device of 0..100 × 0..100 that rests for 600 ms and moves by 50 units.
  static let touch = """
    N: made up
    P: 02 00 00 00 00 00 00 00
    A: 2f 0 9 0 0 0
    A: 35 0 100 0 0 0
    A: 36 0 100 0 0 0
    A: 39 0 65535 0 0 0
    E: 0.000000 0003 0039 1
    E: 0.000000 0003 0035 50
    E: 0.000000 0003 0036 15
    E: 0.000000 0000 0000 0
    E: 0.600000 0003 0036 21
    E: 0.600000 0000 0000 0
    E: 0.700000 0003 0039 -1
    E: 0.700000 0000 0000 0

    """
}
