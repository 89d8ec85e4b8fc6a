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
    "hello\nE: 0.000001 0003 0039 1\n", "- one\n- two\n", "# Title\n\nSome text.\n", "\u{0}\u{1}",
    "adb devices\n", "input\n", "sendevent\n", "[HTTP] --> POST /session\n",
    "{\"scripts\":{}}", "<xml>", "key: value\n",
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
    ("<html><title>Selenium</title><table><td>open</td></table>", "the old Selenium IDE"),
  ])
  func `a near miss is named`(text: String, name: String) throws {
    let bytes = Array(text.utf8)
    #expect(RecordingFormat.detected(in: bytes) == nil)
    #expect(try #require(RecordingFormat.nearMiss(in: bytes)).contains(name))
    #expect(imported(text, as: .w3c).errors.map(\.message).contains { $0.contains(name) })
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
