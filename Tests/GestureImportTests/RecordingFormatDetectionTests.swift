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
  ])
  func `a format is told by its beginning`(text: String, format: RecordingFormat) {
    #expect(RecordingFormat.detected(in: Array(text.utf8)) == format)
    #expect(RecordingFormat.detected(in: [0xEF, 0xBB, 0xBF] + Array(text.utf8)) == format)
  }

  @Test(arguments: [
    "", " \n", "dragscript 1\n@0ms down 1,1\n", "# a\ndragscript 1\n", "{}", "[]", "[1, 2]",
    "hello\nE: 0.000001 0003 0039 1\n", "- one\n- two\n", "# Title\n\nSome text.\n", "\u{0}\u{1}",
    "{\"scripts\":{}}", "<xml>", "key: value\n",
  ])
  func `what might be anything is told as nothing`(text: String) {
    #expect(RecordingFormat.detected(in: Array(text.utf8)) == nil)
  }

  @Test func `only the beginning is looked at`() {
    let long = String(repeating: " ", count: 100_000) + "{" + String(repeating: "a", count: 100_000)
    #expect(RecordingFormat.detected(in: Array((long + "\"mobile: ").utf8)) == nil)
  }
}
