import DragScript
import GestureImport
import Testing

/// What a recording's beginning shows.
struct RecordingFormatDetectionTests {
  @Test(arguments: [
    ("{\"actions\":[{\"type\":\"pointer\"", RecordingFormat.w3c),
    ("{\"id\":1,\"params\":{\"actions\":[{\"type\":\"key\"", .w3c),
    ("[{\"source\":\"touch\",\"actions\":[{\"name\":\"pointerDown\"", .w3c),
    ("# EVEMU 1.3\n", .evemu), ("N: x\nI: 1\n", .evemu), ("E: 0.000001 0003 0039 1\n", .evemu),
    ("# remark\n\nA: 35 0 100 0 0 0\n", .evemu),
    ("#remark\nA: 35 0 100 0 0 0\n", .evemu),
    ("[  12.345678] /dev/input/event1: 0003 0039 00000001\n", .getevent),
    ("\r\n[12.345678] EV_ABS ABS_X 00000001\n", .getevent),
    ("Event: time 1.000000, type 3 (EV_ABS), code 0 (ABS_X), value 1\n", .evtest),
    ("Input driver version is 1.0.1\nInput device ID: bus 0x18\n", .evtest),
    ("  Input device name: \"panel\"\n", .evtest),
    ("add device 1: /dev/input/event0\n", .getevent),
    ("/dev/input/event1: 0003 0039 00000001\n", .getevent),
    ("0003 0039 00000001\n", .getevent),
    ("# libinput record\nversion: 1\n", .libinput), ("version: 1\ndevices:\n", .libinput),
    ("> # libinput record\n> version: 1\n", .libinput),
    ("{\"events\":[{\"interpolate\":\"linear\",\"startEvent\":{", .hid),
    ("{\"events\":[{\"timeOffset\":0,\"touches\":[", .hid),
    ("appId: a\n---\n- tapOn: x\n", .maestro), ("- swipe:\n    direction: UP\n", .maestro),
    ("# c\nenv:\n  A: b\nappId: a\n---\n", .maestro),
    ("{\"script\":\"mobile: dragGesture\"", .commands),
    ("{\"from\":\"a\",\"thenDragTo\":\"b\"}", .commands),
    ("[{\"type\":4,\"data\":{},\"timestamp\":1}", .rrweb),
    ("{\"actions\":[{\"action\":\"tap\",\"options\":{\"x\":1}}", .mjsonwp),
    ("[[{\"action\":\"press\",\"options\":{}}]]", .mjsonwp),
    ("{\"id\":\"1\",\"tests\":[{\"commands\":[{\"command\":\"open\",\"target\":\"/\"", .side),
    ("adb shell input swipe 1 2 3 4\n", .adb), ("adb -s a shell \"input tap 1 2\"\n", .adb),
    ("#!/bin/sh\nsleep 1\ninput tap 1 2\n", .adb), ("sendevent /dev/input/event1 3 57 1\n", .adb),
    ("Hello,\n\nE: 0.000001 0003 0039 1\n", .evemu), ("I saw\n0003 0039 00000001\n", .getevent),
    ("Events:\n\n    [   1.000000] /dev/input/event1: 0003 0039 00000001\n", .getevent),
    ("I saw:\n\n    E: 0.000001 0003 0039 1\n", .evemu),
    ("EV_KEY       BTN_TOUCH            DOWN\n", .getevent),
    ("X=5\nfor i in 1 2\ndo adb shell input swipe 1 2 3 4\ndone\n", .adb),
    ("case $1 in\n  a) input tap 1 2;;\nesac\n", .adb),
    ("am start -n a/.b\ninput tap 1 2\n", .adb), ("$adb -s $1 shell input tap 1 2\n", .adb),
    ("\"$ADB\" shell sendevent /dev/input/event1 3 57 1\n", .adb),
    ("@echo off\r\n%ADB% shell input tap 1 2\r\n", .adb), ("$ adb shell input tap 1 2\n", .adb),
    ("#!/bin/sh\nxdotool mousemove 1 2 click 1\n", .commands), ("mousemove 1 2\n", .commands),
    ("; AHK\nMouseClickDrag, Left, 1, 2, 3, 4\n", .commands),
    ("device.drag((1,2),(3,4),1,10)\n", .commands),
    ("[HTTP] {\"actions\":[{\"type\":\"pointerMove\"", .log),
    ("[1700000000.1][INFO]: COMMAND {\n \"actions\": [ {\n\"type\": \"pointerDown\"", .log),
    ("DEBUG:remote:POST {\"actions\": [{\"action\": \"moveTo\"", .log),
  ])
  func `a format is recognized by its beginning`(text: String, format: RecordingFormat) {
    #expect(RecordingFormat.detected(in: Array(text.utf8)) == format)
    #expect(RecordingFormat.detected(in: [0xEF, 0xBB, 0xBF] + Array(text.utf8)) == format)
  }

  @Test(arguments: [
    "", " \n", "dragscript 1\n@0ms down 1,1\n", "# a\ndragscript 1\n", "{}", "[]", "[1, 2]",
    "hello\nN: A screen\nE: soon\n", "- one\n- two\n", "# Title\n\nSome text.\n", "\u{0}\u{1}",
    "adb devices\n", "input\n", "sendevent\n", "[HTTP] --> POST /session\n",
    "{\"scripts\":{}}", "<xml>", "input tap is a command\n", "[   12.345678] usb 1-1: reset\n",
    "drag() { input tap 1 2; }\n",
    "I run adb shell input tap 1 2\n", "MouseMove moves\n", "xdotool key a\n", "key: value\n",
  ])
  func `what might be anything is reported as nothing`(text: String) {
    #expect(RecordingFormat.detected(in: Array(text.utf8)) == nil)
  }

  @Test func `only the beginning is looked at`() {
    let long = String(repeating: " ", count: 100_000) + "{" + String(repeating: "a", count: 100_000)
    #expect(RecordingFormat.detected(in: Array((long + "\"mobile: ").utf8)) == nil)
  }

  @Test(arguments: [
    ("{\"title\":\"a\",\"steps\":[{\"type\":\"click\"}]}", "Chrome's Recorder"),
    ("test('a', async ({ page }) => {\n  await page.goto('/');\n})\n", "Playwright's recorder"),
    ("{\"steps\":[{\"selectors\":[[\"#a\"]],\"type\":\"click\"}]}", "Chrome's Recorder"),
    ("it('drags', () => { cy.get('.a').trigger('mousedown') })\n", "Cypress"),
    ("let app = XCUIApplication()\na.press(forDuration: 1, thenDragTo: b)\n", "XCUITest"),
    ("await element(by.id('a')).longPressAndDrag(1000, 0.5, 0.5);\n", "Detox"),
    ("UiDevice d = UiDevice.getInstance(i);\nd.drag(1, 2, 3, 4, 10);\n", "UiAutomator"),
    ("testWidgets('a', (t) async {\n  await t.timedDrag(f, o, d);\n});\n", "Flutter"),
    ("ActionChains(driver).drag_and_drop(a, b).perform()\n", "WebDriver"),
    (
      "D: 0\nR: 3 05 01 09\nN: a mouse\nI: 3 046d c52b\nE: 000000.000000 3 01 00 00\n", "hid-replay"
    ),
    ("<html><title>Selenium</title><table><td>open</td></table>", "the old Selenium IDE"),
  ])
  func `a near miss is named`(text: String, name: String) throws {
    let bytes = Array(text.utf8)
    #expect(RecordingFormat.detected(in: bytes) == nil)
    #expect(try #require(RecordingFormat.nearMiss(in: bytes)).contains(name))
    for format in [RecordingFormat.w3c, .evemu, .hid] {
      let result = imported(text, as: format)
      #expect(result.codes == ["GI0214"])
      #expect(result.errors.first?.message.contains(name) == true)
    }
  }

  @Test func `the reports of hid-recorder are none of evemu's events`() {
    let report = "E: 000000.000000 8 01 02 03 04 05 06 07 08\n"
    let text = "N: a pen\nP: usb-1/input0\nI: 3 056a 0357\nR: 4 05 0d 09 02\n" + report
    for text in [text, "# Wacom\n" + text, report, "> " + text.replacing("\n", with: "\n> ")] {
      #expect(RecordingFormat.detected(in: Array(text.utf8)) == nil, "\(text)")
    }
    #expect(RecordingFormat(ofFile: "touch.ev") == .evemu)
  }

  @Test(arguments: [
    (GoodRecordings.side, RecordingFormat.side), (GoodRecordings.mjsonwp, .mjsonwp),
    (GoodRecordings.hid, .hid), (GoodRecordings.evemu, .evemu),
  ])
  func `a recording that is refused as another format gets the name of its own`(
    text: String, format: RecordingFormat
  ) {
    let result = imported(text, as: format == .evemu ? .getevent : .w3c)
    let reported = result.errors.first { $0.code == "GI0214" }
    #expect(reported?.message.contains("`\(format.rawValue)`") == true)
    #expect(reported?.hint == "name that format, or omit it")
  }

  @Test(arguments: [
    (
      "{\"type\":4,\"data\":{},\"timestamp\":1}\n{\"type\":3,\"data\":{},\"timestamp\":2}\n",
      "JSON Lines"
    ),
    (
      "{\"windowId\":\"w\",\"data\":[{\"type\":4,\"data\":{},\"timestamp\":1}]}",
      "window id"
    ),
    ("[\"w\",{\"type\":4,\"data\":{},\"timestamp\":1}]\n", "window id"),
    ("{\"segment_id\":0}\n[{\"type\":4,\"data\":{},\"timestamp\":1}]", "Sentry"),
    ("[[{\"type\":4,\"data\":{},\"timestamp\":1}]]", "Sentry"),
  ])
  func `a session of rrweb that is wrapped gets a hint`(text: String, words: String) {
    let result = imported(text, as: .rrweb)
    #expect(RecordingFormat.detected(in: Array(text.utf8)) == .rrweb)
    #expect(result.errors.map(\.code) == ["GI0214"])
    #expect(result.errors.first?.message.contains(words) == true)
  }

  @Test func `a gesture of Appium that scrolls is named`() {
    let text = "{\"script\":\"mobile: swipeGesture\",\"args\":[{}]}"
    let result = imported(text, as: .commands)
    #expect(result.codes.contains("GI0503"))
    #expect(result.warnings.first?.message.contains("mobile: swipeGesture") == true)
  }
}
