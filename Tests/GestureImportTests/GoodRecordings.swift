import GestureImport

/// A recording of each format, and of each kind of device, that says a little of everything.
enum GoodRecordings {
  static let all: [(format: RecordingFormat, text: String)] = [
    (.w3c, body), (.w3c, sequence), (.evemu, evemu), (.evemu, packets), (.evemu, mouse),
    (.evemu, pen), (.evemu, touchpad), (.evtest, evtest), (.getevent, getevent),
    (.libinput, libinput), (.hid, hid),
    (.maestro, maestro), (.commands, commands), (.commands, xdotool), (.commands, autoHotkey),
    (.commands, monkeyrunner), (.rrweb, rrweb),
    (.mjsonwp, mjsonwp), (.side, side), (.adb, adb), (.adb, shell),
    (.adb, sendevent), (.log, log), (.log, appiumLog),
    (.log, touchLog),
  ]

  /// One of each format.
  static let ofEachFormat: [(format: RecordingFormat, text: String)] =
    RecordingFormat.allCases.compactMap { format in all.first { $0.format == format } }

  static let body = actions(
    pointer(
      "p", "mouse",
      [
        move(1, 1), down, pause(20), move(5, 5, 40, origin: element("e")), move(9, 9, 30), cancel,
        up,
      ]),
    source("key", "k", ["\"type\":\"keyDown\",\"value\":\"\\uE008\""]),
    source("wheel", "w", ["\"type\":\"scroll\",\"x\":1,\"y\":2,\"deltaX\":3,\"deltaY\":-4.5e1"])
  )

  static let sequence = """
    [{"source":"mouse","id":0,"actions":[{"name":"pointerDown","x":1,"y":2,"button":"left"},
    {"name":"pause","duration":0.05},{"name":"pointerMove","x":5,"y":6},{"name":"pointerUp"}]}]
    """

  static let evemu =
    "# Event type 3 (EV_ABS)\n#  Event code 47 (ABS_MT_SLOT)\n#   Value 3\n" + deviceHeader
    + frame("1.000000", id(1), x(1), y(1)) + frame("1.010000", slot(1), id(2), x(2), y(2), tool(2))
    + frame("1.020000", slot(0), id(-1), "0000 0003 0") + frame("1.030000", id(3))

  static let packets =
    "A: 35 0 100 0 0 0\nA: 36 0 100 0 0 0\n"
    + frame("1.000000", x(1), y(1), "0000 0002 0", id(7), x(50), y(50), "0000 0002 0")
    + frame("1.010000", x(2), y(1), "0000 0002 0") + frame("1.020000", "0000 0002 0")

  static let mouse =
    frame("1.000000", "0002 0000 5", "0002 0001 -5") + frame("1.010000", "0001 0110 1")
    + frame("1.020000", "0002 0008 -1", "0002 0000 9") + frame("1.030000", "0001 0110 0")

  static let pen =
    "P: 02\nA: 00 0 100 0 0 0\nA: 01 0 100 0 0 0\n"
    + frame("1.000000", "0001 0140 1", "0003 0000 5", "0003 0001 5", "0001 014b 1")
    + frame("1.010000", "0001 014a 1") + frame("1.020000", "0003 0000 9")
    + frame("1.030000", "0001 014a 0", "0001 0140 0", "0003 0000 0")

  static let touchpad =
    "P: 05\nA: 2f 0 4 0 0 0\nA: 35 0 100 0 0 0\nA: 36 0 100 0 0 0\n"
    + frame("1.000000", id(1), x(5), y(5)) + frame("1.010000", x(9), "0001 0110 1")
    + frame("1.020000", slot(1), id(2), x(50), y(50)) + frame("1.030000", slot(0), id(-1))
    + frame("1.040000", "0001 0110 0", slot(1), x(60))

  static let evtest = EvtestReaderTests.description + EvtestReaderTests.tap

  static let getevent = """
    add device 1: /dev/input/event1
      name:     "panel"
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 100, fuzz 0, flat 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 100, fuzz 0, flat 0
      input props:
        INPUT_PROP_DIRECT
    [   1.000000] /dev/input/event1: EV_ABS       ABS_MT_TRACKING_ID   00000001
    [   1.000000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    00000010
    [   1.000000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    00000010
    [   1.000000] /dev/input/event1: EV_KEY       BTN_TOUCH            DOWN
    [   1.000000] /dev/input/event1: EV_SYN       SYN_REPORT           00000000
    [   1.500000] /dev/input/event2: 0002 0000 ffffffff
    [   1.500000] /dev/input/event2: 0000 0000 00000000
    [   2.000000] /dev/input/event1: 0003 0039 ffffffff
    [   2.000000] /dev/input/event1: 0000 0000 00000000

    """

  static let libinput = """
    # libinput record
    version: 1
    devices:
    - node: /dev/input/event1
      evdev:
        name: "panel"
        absinfo:
          53: [0, 100, 0, 0, 0]
          54: [0, 100, 0, 0, 0]
        properties: [1]
      events:
      - evdev:
        - [1, 0, 3, 57, 6] # EV_ABS
        - [1, 0, 3, 53, 10]
        - [1, 0, 3, 54, 20]
        - [1, 0, 0, 0, 0]
      - evdev:
        - [2, 0, 3, 57, -1]
        - [2, 0, 0, 0, 0]

    """

  static let hid = """
    {"events":[{"interpolate":"simpleCurve","timestep":0.1,"coordinateSpace":"content",
    "startEvent":{"inputType":"hand","timeOffset":0,"touches":[{"inputType":"finger",
    "phase":"began","id":1,"x":6,"y":8,"pressure":0}]},
    "endEvent":{"inputType":"hand","timeOffset":1,"touches":[{"inputType":"finger",
    "phase":"moved","id":1,"x":60,"y":80}]}},
    {"timeOffset":1.5,"touches":[{"phase":"ended","id":1,"x":60,"y":80}]}]}
    """

  static let maestro = """
    appId: com.example
    ---
    # a remark
    - tapOn: "Drag Test"
    - drag:
        from: "50%, 36%"
        to: '50%, 20%'
        duration: 300
        pressDuration: 600
    - swipe:
        direction: UP
    - assertVisible: "a\\tb"

    """

  static let commands = """
    [{"script":"mobile: dragFromToWithVelocity","args":[{"fromX":1,"fromY":1,"toX":30,"toY":40,
    "pressDuration":0.5,"holdDuration":0.1,"velocity":600}]},{"script":"mobile: tap","args":[]},
    {"from":{"element":"e","dx":0.5,"dy":0.5},"forDuration":0.7,"thenDragTo":{"x":9,"y":9},
    "withVelocity":"slow"},{"startX":1,"startY":1,"endX":9,"endY":1,"steps":4}]
    """

  static let xdotool = """
    #!/bin/sh
    X=40
    xdotool mousemove --sync 10 20 mousedown 1 sleep 0.6
    xdotool mousemove_relative -- $X -5 mouseup 1 key a
    xdotool click --repeat 2 3

    """

  static let autoHotkey = """
    ; a drag
    MouseClickDrag, Left, 10, 20, 110, 20
    Sleep, 250
    MouseMove 5, 6
    Click "30 40 Right Down"
    MouseClick("Left", 1, 2, , , "U", "R")

    """

  static let monkeyrunner = """
    from com.android.monkeyrunner import MonkeyRunner, MonkeyDevice
    device = MonkeyRunner.waitForConnection()
    device.drag((10, 20), (110, 20), 0.5, 5)
    MonkeyRunner.sleep(2.0)
    device.touch(30, 40, MonkeyDevice.DOWN_AND_UP)

    """

  static let shell = """
    X=300; ADB="adb -s emulator-5554"
    am start -n a.b/.Main
    for i in 1 2; do $ADB shell input swipe 10 20 ${X} \\
      20 500; done
    case $1 in
      tap) "$adb" -s $2 shell input tap 5 6;;
    esac

    """

  static let rrweb = """
    [{"type":4,"data":{"width":390,"height":844},"timestamp":1},
    {"type":3,"data":{"source":2,"type":7,"id":5,"x":10,"y":10},"timestamp":2000},
    {"type":3,"data":{"source":6,"positions":[{"x":20,"y":20,"id":5,"timeOffset":-40}]},
    "timestamp":2100},{"type":3,"data":{"source":2,"type":9,"id":5,"x":60,"y":60},
    "timestamp":2200},{"type":3,"data":{"source":2,"type":1,"id":6,"x":60,"y":60},
    "timestamp":2250},{"type":3,"data":{"source":12,"positions":[{"x":70,"y":20,"id":6,
    "timeOffset":0}]},"timestamp":2300}]
    """

  static let mjsonwp = MJSONWPReaderTests.drag

  static let side = SideReaderTests.project(
    ("open", "/", ""), ("mouseDownAt", "e", "1,2"), ("mouseMoveAt", "e", "9,2"),
    ("mouseUpAt", "e", "9,2"), ("dragAndDropToObject", "e", "w"))

  static let adb = """
    adb shell input draganddrop 10 20 300 20 500
    sleep 0.5
    adb shell input motionevent DOWN 10 50
    adb shell input motionevent MOVE 60 50
    adb shell input motionevent UP 60 50

    """

  static let sendevent = """
    sendevent /dev/input/event1 0002 0000 5
    sendevent /dev/input/event1 2 1 5
    sendevent /dev/input/event1 0 0 0
    sendevent /dev/input/event1 1 272 1
    sendevent /dev/input/event1 0 0 0
    sendevent /dev/input/event1 1 272 0
    sendevent /dev/input/event1 0 0 0

    """

  static let log = LogReaderTests.gecko

  static let appiumLog =
    "[HTTP] \(body)\n[AppiumDriver] Calling AppiumDriver.performActions() with args: [["
    + body.dropFirst("{\"actions\":[".utf8.count).dropLast() + ",\"0a\"]\n"
    + LogReaderTests.indented

  static let touchLog = "[HTTP] --> POST /touch/perform\n[HTTP] \(mjsonwp)\n"
}
