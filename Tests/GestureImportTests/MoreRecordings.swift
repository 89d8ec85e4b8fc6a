import GestureImport

/// Recordings that say what those of `GoodRecordings` leave out, several things in each.
enum MoreRecordings {
  static let all: [(format: RecordingFormat, text: String)] = [
    (.w3c, buttons), (.w3c, keys), (.w3c, inspector), (.w3c, bidi), (.w3c, attributes),
    (.w3c, named),
    (.evemu, slots), (.evemu, dropped), (.evemu, unslotted), (.evemu, penButtons),
    (.evemu, mouseButtons),
    (.evemu, twoFingers), (.evtest, evtest), (.getevent, numbers), (.getevent, devices),
    (.libinput, twoDevices),
    (.hid, hands), (.maestro, flow), (.commands, drags), (.commands, shellMoves),
    (.commands, hotkeys),
    (.commands, monkey), (.rrweb, session), (.mjsonwp, fingers), (.side, tests), (.adb, motions),
    (.adb, choices),
    (.adb, screen), (.log, bodies), (.log, touchBodies),
  ]

  static let buttons = actions(
    pointer(
      "m", "mouse",
      [
        move(10, 10), "\"type\":\"pointerDown\",\"button\":2",
        "\"type\":\"pointerDown\",\"button\":0",
        move(20, 20, 100), "\"type\":\"pointerDown\",\"button\":2",
        "\"type\":\"pointerUp\",\"button\":2",
        "\"type\":\"pointerUp\",\"button\":0", "\"type\":\"pointerUp\",\"button\":0",
        move(-5, 8, origin: "\"pointer\""),
        down, move(120, 50), cancel, up, cancel,
      ]),
    pointer(
      "t", "touch",
      [pause(30), move(3, 4), down, down, move(3, 4), move(9, 4, nil), pause(200), up]),
    pointer(
      "e", "pen",
      [
        move(1, 2, origin: element("e")), down, move(4, 4, 50, origin: "\"pointer\""),
        move(7, 7, 50),
      ])
  )

  static let keys = actions(
    source(
      "key", "k",
      [
        "\"type\":\"keyDown\",\"value\":\"\\uE008\"", "\"type\":\"keyDown\",\"value\":\"\\uE050\"",
        "\"type\":\"keyUp\",\"value\":\"\\uE008\"", "\"type\":\"keyUp\",\"value\":\"\\uE050\"",
        "\"type\":\"keyDown\",\"value\":\"a\"", "\"type\":\"keyDown\",\"value\":\"\\uE009\"",
        pause(10),
        "\"type\":\"keyDown\",\"value\":\"\\uE009\"", "\"type\":\"keyUp\",\"value\":\"\\uE00C\"",
        "\"type\":\"keyDown\",\"value\":\"\\uE00A\"", "\"type\":\"keyDown\",\"value\":\"\\uE03D\"",
      ]),
    source(
      "key", "l",
      [
        "\"type\":\"keyDown\",\"value\":\"\\uE008\"", pause(4),
        "\"type\":\"keyDown\",\"value\":\"\\uE00C\"",
      ]),
    source(
      "wheel", "w",
      [
        "\"type\":\"scroll\",\"x\":1,\"y\":2,\"deltaX\":0,\"deltaY\":0,\"duration\":30",
        "\"type\":\"scroll\",\"x\":1,\"y\":2,\"deltaX\":3,\"deltaY\":-4,\"duration\":30",
        "\"type\":\"scroll\",\"x\":0,\"y\":0,\"deltaX\":0,\"deltaY\":7,\"origin\":\(element("e"))",
      ]),
    pointer("p", "touch", [down, pause(5), pause(5), move(8, 8), up]))

  static let inspector = """
    {"name":"a drag","description":"d","id":"7","date":1,"actions":[
    {"name":"one","color":"#ff0000","id":"0","ticks":[{"id":"0.0","type":"pointerMove","duration":0,"x":50,"y":25.5},
    {"id":"0.1","type":"pointerDown","button":0},{"id":"0.2"},{"id":"0.3","type":"pause","duration":120},
    {"id":"0.4","type":"pointerMove","duration":60,"x":75,"y":90},{"id":"0.5","type":"pointerUp","button":0}]},
    {"name":"two","ticks":[{"type":"pause","duration":10},{"type":"pointerMove","duration":0,"x":1,"y":2},
    {"type":"pointerDown","button":0},{"type":"pointerUp","button":0}]}]}
    """

  static let bidi = """
    {"id":3,"method":"input.performActions","params":{"context":"c","actions":[
    {"type":"pointer","id":"f","actions":[{"type":"pointerMove","x":1,"y":2,
    "origin":{"type":"element","element":{"sharedId":"e"}}},{"type":"pointerDown","button":0},
    {"type":"pointerMove","x":5,"y":6,"duration":20,"origin":"viewport"}]},
    {"type":"none","id":"n","actions":[{"type":"pause","duration":90}]}]}}
    """

  static let attributes = actions(
    pointer(
      "p", "touch",
      [
        "\"type\":\"pointerMove\",\"x\":1.5,\"y\":2.25,\"width\":10,\"height\":12,\"pressure\":0.5",
        "\"type\":\"pointerDown\",\"button\":0,\"tiltX\":-90,\"tiltY\":90,\"twist\":359,\"altitudeAngle\":1.5",
        "\"type\":\"pointerMove\",\"x\":1e1,\"y\":-0,\"azimuthAngle\":6.28,\"tangentialPressure\":-1,\"other\":[{}]",
        "\"type\":\"pointerUp\",\"button\":0,\"button\":0,\"twist\":0.5",
      ]))

  static let named = """
    [{"source":"touch","id":4,"actions":[{"name":"pointerDown","x":1,"y":2},
    {"name":"pointerMove","x":5,"y":6},{"name":"pause","duration":0.1},{"name":"pointerMove","x":50,"y":60},
    {"name":"pointerUp"}]},{"source":"mouse","actions":[{"name":"pointerMove","x":5,"y":5},
    {"name":"pointerDown","button":"right"},{"name":"pointerUp","button":"right"},
    {"name":"pointerDown","x":9,"y":9,"button":"middle"},{"name":"pointerCancel"}]}]
    """

  static let slots =
    deviceHeader
    + frame("1.000000", "0003 0035 10", "0003 0036 20") + frame("1.100000", id(-1))
    + frame("1.200000", id(5), x(30), y(40), "0003 003a 7", "0001 014a 1")
    + frame("1.210000", slot(1), id(6), tool(1), x(1), y(1), slot(2), id(7), tool(2), x(90), y(90))
    + frame("1.220000", slot(0), x(31)) + frame("1.230000", slot(0), id(8), x(60))
    + frame("1.240000", tool(2)) + frame("1.250000", slot(1), id(-1), slot(2), id(-1))
    + frame("1.260000", slot(0), id(-1), id(9), x(5), y(5), id(-1))
    + frame("1.270000", id(10), id(11), x(120), y(7))
    + frame("11.290000", "0002 0000 4", "0001 0110 1")
    + frame("11.300000", slot(3), id(12), y(50))

  static let dropped =
    deviceHeader + frame("1.000000", id(1), x(5), y(5))
    + frame("1.010000", slot(1), id(2), x(50), y(50))
    + "E: 1.020000 0003 0035 60\nE: 1.020000 0000 0003 0\nE: 1.020000 0003 0035 70\nE: 1.020000 0000 0000 0\n"
    + frame("1.030000", x(80)) + frame("1.040000", slot(0), id(-1), slot(1), id(-1))
    + frame("1.045000", slot(0), id(3)) + frame("1.050000", x(9), y(9)) + frame("1.060000", x(9))
    + "E: 1.07"

  static let unslotted =
    "A: 35 0 100 0 0 0\nA: 36 0 100 0 0 0\n"
    + frame("1.000000", x(10), y(10), "0000 0002 0", x(60), y(60), tool(1), "0000 0002 0")
    + frame("1.010000", x(62), y(60), tool(1), "0000 0002 0", x(12), y(10), "0000 0002 0")
    + frame("1.020000", "0004 0003 9")
    + frame("1.030000", x(12), y(30), "0000 0002 0", x(90), y(9), "0000 0002 0")
    + frame("1.040000", "0001 014a 0")
    + frame("1.050000", id(3), x(1), y(1), "0000 0002 0", id(4), y(8), "0000 0002 0")
    + frame("1.060000", id(4), x(2), y(8), "0000 0002 0") + frame("1.070000", "0000 0002 0")

  static let penButtons =
    "P: 02\nA: 00 0 100 0 0 0\nA: 01 0 100 0 0 0\n"
    + frame("1.000000", "0001 0140 1", "0003 0000 5", "0003 0001 5")
    + frame("1.010000", "0001 014b 1", "0003 0018 3")
    + frame("1.020000", "0001 014a 1", "0003 0000 6")
    + frame("1.030000", "0001 014c 1", "0003 0001 9")
    + frame("1.040000", "0001 014a 0", "0001 014b 0") + frame("1.050000", "0001 014a 1")
    + frame("1.060000", "0001 014a 0")
    + frame("1.070000", "0001 014a 1", "0001 0130 1", "0002 0000 3")
    + frame("1.080000", "0001 0140 0", "0003 0000 0", "0003 0001 0")
    + frame("1.090000", "0001 0140 1", "0003 0000 44")

  static let mouseButtons =
    mouseHeader + frame("1.000000", "0002 0000 70", "0002 0001 -70")
    + frame("1.010000", "0001 0111 1")
    + frame("1.020000", "0001 0110 1", "0002 0000 -3")
    + frame("1.030000", "0001 0111 0", "0002 0008 2", "0002 0006 -1")
    + frame("1.040000", "0001 0110 0", "0002 000b 120")
    + frame("1.050000", "0001 0110 0", "0001 0110 1", "0001 0110 1")
    + frame("1.060000", "0002 0002 4", "0004 0004 589825", "0001 001e 1", "0003 0035 4")
    + "E: 1.070000 0000 0003 0\nE: 1.070000 0000 0000 0\n"
    + frame("1.080000", "0001 0110 0", "0002 0001 9")

  static let twoFingers =
    "P: 05\nA: 2f 0 4 0 0 0\nA: 35 0 100 0 0 0\nA: 36 0 100 0 0 0\n"
    + bits("01", [Codes.finger, Codes.touch, 0x110])
    + frame("1.000000", id(1), x(5), y(5)) + frame("1.010000", x(9), y(1))
    + frame("1.020000", slot(1), id(2), x(50), y(50))
    + frame("1.030000", x(60)) + frame("1.040000", "0001 0110 1")
    + frame("1.050000", slot(0), x(19), id(-1))
    + frame("1.060000", slot(1), x(65), y(52)) + frame("1.070000", x(80))
    + "E: 1.080000 0000 0003 0\nE: 1.080000 0000 0000 0\n"
    + frame("1.090000", x(90)) + frame("1.100000", "0001 0110 0", id(-1))

  static let evtest = """
    Input device name: "two axes"
    Supported events:
      Event type 1 (EV_KEY)
        Event code 330 (BTN_TOUCH)
      Event type 3 (EV_ABS)
        Event code 0 (ABS_X)
          Value     10
          Min      -50
          Max       50
        Event code 1 (ABS_Y)
          Value     20
          Min        0
          Max       50
    Properties:
      Property type 1 (INPUT_PROP_DIRECT)
    Event: time 1.000000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
    Event: time 1.000000, -------------- SYN_REPORT ------------
    Event: time 1.500000, type 3 (EV_ABS), code 0 (ABS_X), value -50
    Event: time 1.500000, -------------- SYN_REPORT ------------
    Event: time 1.600000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0
    Event: time 1.600000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
    Event: time 1.600000, type 3 (EV_ABS), code 1 (ABS_Y), value 25
    Event: time 1.600000, -------------- SYN_REPORT ------------

    """

  static let numbers = """
    0003 0039 00000001
    0003 0035 00000010
    0003 0036 00000020
    0000 0000 00000000
    0003 0035 00000030
    0000 0000 00000000
    0003 0037 00000002
    0000 0000 00000000
    0003 0039 ffffffff
    0000 0000 00000000

    """

  static let devices = """
    add device 1: /dev/input/event3
      name:     "mouse"
      events:
        KEY (0001): 0110  0111  0112*
        REL (0002): 0000  0001  0008
      input props:
        <none>
    could not get driver version for /dev/input/mice, Not a typewriter
    add device 2: /dev/input/event1
      name:     "panel"
      events:
        KEY (0001): BTN_TOUCH
        ABS (0003): ABS_MT_SLOT           : value 1, min 0, max 9, fuzz 0, flat 0, resolution 0
                    0035                  : value 0, min 0, max 200, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 100, max 200, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT
    [   12.000000] /dev/input/event1: EV_ABS ABS_MT_TRACKING_ID 00000001
    [   12.000000] /dev/input/event1: EV_ABS ABS_MT_POSITION_X 00000064
    [   12.000000] /dev/input/event1: EV_ABS ABS_MT_POSITION_Y 00000096
    [   12.000000] /dev/input/event1: EV_SYN SYN_REPORT 00000000
    [   12.100000] /dev/input/event3: EV_REL REL_X ffffff38
    [   12.100000] /dev/input/event3: EV_KEY BTN_MOUSE DOWN
    [   12.100000] /dev/input/event3: EV_SYN SYN_REPORT 00000000
    I see nothing here
    [   12.200000] /dev/input/event1: EV_ABS ABS_MT_POSITION_X 000000c8
    [   12.200000] /dev/input/event1: EV_KEY KEY_POWER UP
    [   12.200000] /dev/input/event1: EV_SYN SYN_REPORT 00000000
    [   12.300000] /dev/input/event3: EV_KEY BTN_MOUSE UP
    [   12.300000] /dev/input/event3: EV_SYN SYN_REPORT 00000000
    remove device 2: /dev/input/event1

    """

  static let twoDevices = """
    # libinput record
    version: 1
    ndevices: 2
    devices:
    - node: /dev/input/event1
      evdev:
        name: "panel"
        absinfo:
          47: [0, 4, 0, 0, 0]
          53: [0, 50, 0, 0, 0]
          54: [-100, 100, 0, 0, 0]
        properties: [1]
      events:
      - evdev:
        - [  3,     10,   3,  57,      6] # EV_ABS
        - [  3,     10,   3,  53,     10]
        - [  3,     10,   3,  54,     20]
        - [  3,     10,   0,   0,      0]
      - libinput:
          type: TOUCH_DOWN
      - evdev:
        - [  3, 500010,   3,  57,     -1]
        - [  3, 500010,   0,   0,      0]
    - node: /dev/input/event2
      evdev:
        name: "mouse"
        codes:
          1: [272, 273] # EV_KEY
          2: [0, 1, 8] # EV_REL
        properties: []
      events:
      - evdev:
        - [  3, 200000,   2,   0,     20]
        - [  3, 200000,   1, 272,      1]
        - [  3, 200000,   0,   0,      0]
      - evdev:
        - [  3, 300000,   2,   8,     -1]
        - [  3, 300000,   1, 272,      0]
        - [  3, 300000,   0,   0,      0]

    """
}
