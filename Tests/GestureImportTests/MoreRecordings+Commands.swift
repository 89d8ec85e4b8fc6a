import GestureImport

extension MoreRecordings {
  static let hands = """
    [{"timeOffset":0.5,"touches":[{"inputType":"finger","phase":"began","id":1,"x":6,"y":8},
    {"inputType":"stylus","phase":"began","id":1,"x":60,"y":8}]},
    {"timeOffset":0.25,"touches":[{"phase":"began","id":2,"x":1,"y":1}]},
    {"timeOffset":0.5,"touches":[{"phase":"moved","id":1,"x":7,"y":8},{"phase":"moved","id":1,"x":8,"y":8},
    {"phase":"stationary","id":2,"x":5,"y":5},{"phase":"moved","id":9,"x":5,"y":5}]},
    {"interpolate":"simpleCurve","timestep":0.05,"coordinateSpace":"global",
    "startEvent":{"inputType":"hand","timeOffset":0.6,"touches":[{"phase":"moved","id":1,"x":10,"y":10}]},
    "endEvent":{"inputType":"hand","timeOffset":0.8,"touches":[{"phase":"moved","id":1,"x":30,"y":-50}]}},
    {"interpolate":"linear","coordinateSpace":"content",
    "startEvent":{"timeOffset":0.8,"touches":[{"phase":"moved","id":2,"x":10,"y":10}]},
    "endEvent":{"timeOffset":2.8,"touches":[{"phase":"ended","id":2,"x":30,"y":50}]}},
    {"timeOffset":3,"touches":[{"phase":"canceled","id":1,"x":6,"y":8},{"phase":"ended","id":1,"x":6,"y":8},
    {"phase":"ended","id":2,"x":6,"y":8},{"phase":"ended","id":2,"x":6,"y":8}]}]
    """

  static let flow = """
    appId: com.example
    name: "a flow"
    tags:
      - one
    onFlowStart:
      - launchApp
    ---
    - launchApp
    - swipe:
        start: 10, 20
        end: "90%, 20%"
    - swipe:
        direction: left
        from:
          id: "e"
        duration: 120
    - swipe:
        direction: RIGHT
    - swipe:
        direction: DOWN
        duration: 1
    - drag:
        from:
          text: 'e'
        offset: "-50%, 10%"
    - drag:
        from:
          point: "10%, 10%"
        to: e
        pressDuration: 5
    - runFlow:
        file: other.yaml
        env:
          A: 1
    - assertNotVisible:
        id: "x"
        enabled: true
    - tapOn: {id: "y"}
    - inputText: two
    - scroll
    - swipe:
        start: "5%, 5%"

    """

  static let drags = """
    {"commands":[{"script":"mobile: dragGesture","args":{"elementId":"e","endX":50,"endY":60,"speed":100}},
    {"command":"drag","from":"e","to":{"elementId":"e","dx":1,"dy":0.5},"duration":0.25,"velocity":"fast"},
    {"command":"swipeLeft"},{"command":"wait"},
    {"from":{"x":1,"y":1},"to":{"x":4,"y":5},"steps":2,"thenHoldForDuration":0.5},
    {"script":"mobile: dragFromToForDuration","args":[{"element":{"element-6066-11e4-a52e-4f735466cecf":"e"},
    "fromX":1,"fromY":2,"toX":30,"toY":40,"duration":1}]},{"startX":5,"startY":5,"endX":5,"endY":5,"velocity":10}]}
    """

  static let shellMoves = """
    #!/bin/bash
    set -e
    Y=20; export Z=30
    for i in 1 2; do
      xdotool mousemove 10 $Y mousedown 1
      /usr/bin/xdotool mousemove_relative --sync ${Z} 5
    done
    sleep 0.25
    if true; then xdotool mouseup 1; fi
    xdotool click 4 click --repeat 2 --delay 5 1
    xdotool mousedown 3 mousemove 90 90 mouseup 3 # the end
    xdotool getactivewindow

    """

  static let hotkeys = """
    CoordMode, Mouse, Screen
    MouseMove, 10, 20, 50
    MouseMove, 5, -5, 0, R
    Click, Down
    MouseMove(60, 70)
    Sleep 100
    Click "Up"
    MouseClickDrag "Left", 0, 0, 30, 40, 5, "R"
    MouseClickDrag, R, , , 33, 44
    Click 5, 6, Middle
    Click WheelUp
    MouseClick, right, 8, 9, 2, , D
    ; the end

    """

  static let monkey = """
    device.touch(10, 20, MonkeyDevice.DOWN)
    MonkeyRunner.sleep(0.5)
    device.touch(30, 20, MonkeyDevice.MOVE)
    device.touch(30, 20, 'UP') # lifts
    device.drag((1, 2), (3, 4))
    device.drag(start=(10, 10), end=(20, 10), duration=0.1, steps=2)
    device.touch(9, 9)
    device.touch(8, 8, 'downAndUp')
    # device.touch(1, 1)
    device.press('KEYCODE_HOME', MonkeyDevice.DOWN_AND_UP)

    """

  static let session = """
    {"events":[{"type":4,"data":{"href":"x","width":100,"height":100},"timestamp":1000},
    {"type":2,"data":{"node":{"id":1}},"timestamp":1001},
    {"type":3,"data":{"source":1,"positions":[{"x":5,"y":5,"id":6,"timeOffset":-20},
    {"x":7,"y":7,"id":6,"timeOffset":0}]},
    "timestamp":1100},{"type":3,"data":{"source":2,"type":1,"id":6,"x":7,"y":8},"timestamp":1150},
    {"type":3,"data":{"source":2,"type":1,"id":6,"x":7,"y":8},"timestamp":1151},
    {"type":3,"data":{"source":12,"positions":[{"x":50,"y":60,"id":5,"timeOffset":-10}]},"timestamp":1300},
    {"type":3,"data":{"source":2,"type":0,"id":6,"x":51,"y":60},"timestamp":1350},
    {"type":3,"data":{"source":2,"type":0,"id":6,"x":51,"y":60},"timestamp":1351},
    {"type":3,"data":{"source":2,"type":7,"id":6,"x":10,"y":10},"timestamp":1400},
    {"type":3,"data":{"source":6,"positions":[{"x":11,"y":10,"id":6,"timeOffset":-5}]},"timestamp":1410},
    {"type":3,"data":{"source":2,"type":10,"id":6},"timestamp":1420},
    {"type":3,"data":{"source":2,"type":9,"id":6},"timestamp":1421},
    {"type":3,"data":{"source":2,"type":1,"id":6,"x":0,"y":1},"timestamp":1500},
    {"type":3,"data":{"source":2,"type":0,"id":6,"x":0,"y":1},"timestamp":1501},
    {"type":3,"data":{"source":2,"type":1,"id":6,"x":0,"y":1},"timestamp":1621},
    {"type":3,"data":{"source":2,"type":5,"id":6},"timestamp":1630},
    {"type":3,"data":{"source":2,"type":7,"id":6,"x":3,"y":3},"timestamp":1640}]}
    """

  static let fingers = """
    {"elementId":"e","sessionId":"s","actions":[
    [{"action":"press","options":{"x":1,"y":2,"pressure":0.5}},{"action":"wait","options":{"ms":200}},
    {"action":"moveTo","options":{"x":30,"y":40}},{"action":"moveTo","options":{"x":30,"y":40}},{"action":"release"}],
    [{"action":"longPress","options":{"element":"e","x":null}},{"action":"press","options":{"x":3,"y":3}},
    {"action":"moveTo","options":{"element":{"ELEMENT":"e"},"x":5,"y":6}},{"action":"cancel","options":null}],
    [{"action":"tap","options":{"x":9,"y":9,"count":2}},{"action":"longPress","options":{"x":8,"y":8,"duration":100}}]]}
    """

  static let tests = """
    {"id":"1","name":"project","url":"http://a.b","tests":[{"id":"2","name":"first","commands":[
    {"id":"3","comment":"","command":"open","target":"/","value":""},
    {"command":"mouseDown","target":"e","value":""},{"command":"mouseMoveAt","target":"e","value":"5,-5"},
    {"command":"mouseMoveAt","target":"e","value":"5,-5"},{"command":"pause","target":"250","value":""},
    {"command":"mouseUp","target":"w","value":""},{"command":"mouseOver","target":"e","value":""},
    {"command":"clickAt","target":"e","value":"1, 2"},{"command":"click","target":"s","value":""}]},
    {"name":"second","commands":[{"command":"dragAndDrop","target":"e","value":"w"},
    {"command":"pause","target":"","value":"5"},{"command":"mouseDownAt","target":"e","value":""},
    {"command":"","target":"","value":""}]},{"name":"third","commands":[]}],"suites":[],"plugins":[]}
    """

  static let motions = """
    input mouse motionevent DOWN 10 20
    sleep 20m
    input mouse motionevent MOVE 15 25
    input mouse motionevent MOVE 20 30
    input mouse motionevent CANCEL
    usleep 5000
    adb -s 1.2.3.4:5555 shell -t input -d 1 tap 5 5
    adb shell "input tap 6 6; sleep 0.5s; input stylus swipe 1 1 9 9"
    adb exec-out input touchscreen swipe 1 1 2 2 50
    adb devices
    input keyevent 3

    """

  static let choices = """
    A=5
    B="$A 6"
    local C=`date`
    su -c input tap $B
    while true; do input swipe 1 2 3 4; done
    if [ $A = 5 ]; then input tap 7 8; fi
    then input tap ${A} ${A} && input draganddrop 10 10 20 20 100 || echo no
    @%ADB% shell input tap 1 %A%
    C:\\tools\\adb.exe shell input tap 2 2
    time adb shell 'input tap 3 3' # three

    """

  static let screen = """
    sendevent /dev/input/event1: 3 57 4
    sendevent /dev/input/event1 3 53 10
    sendevent /dev/input/event1 3 54 10
    sendevent /dev/input/event1 0 0 0
    sleep 0.5
    sendevent /dev/input/event1 3 53 90
    sendevent /dev/input/event1 0 0 0
    sendevent /dev/input/event2 3 57 5
    sendevent /dev/input/event2 0 0 0
    sendevent /dev/input/event1 3 57 4294967295
    sendevent /dev/input/event1 0 0 0
    sendevent /dev/input/event1 3 57
    """

  private static func body(_ sources: String...) -> String {
    "{\"actions\": [\(sources.joined(separator: ", "))]}"
  }

  static let bodies = [
    "POST /session/1/actions",
    "DATA \(body(pointer("a", "mouse", [move(1, 1), down, move(9, 9, 50)])))",
    "Proxying [POST /actions] with \(body(pointer("a", "mouse", [up])))", "{\"actions\" : []}",
    body(
      pointer("a", "mouse", [move(5, 5, 20)]), "{\"type\":\"none\",\"id\":\"n\",\"actions\":[]}"),
    "DELETE /session/1/actions", "webdriver: ReleaseActions",
    "é \(body(pointer("b", "touch", [move(4, 4), down, pause(30), up]))) \(body(pointer("b", "touch", [down])))",
    "args: [[\(pointer("b", "touch", [down]))]]", "args: [[\(pointer("b", "touch", [up]))]]",
    "args: [1]",
    String(body(pointer("a", "mouse", [move(7, 7)])).dropLast(6)),
  ].enumerated().map { "[\($0.offset)] \($0.element)\n" }.joined()

  static let touchBodies = """
    POST {"actions":[{"action":"press","options":{"x":1,"y":2}},{"action":"moveTo","options":{"x":9,"y":9}},
    {"action":"release"}]}
    POST {"actions":[[{"action":"tap","options":{"x":5,"y":5}}],[{"action":"tap","options":{"x":50,"y":50}}]]}

    """
}
