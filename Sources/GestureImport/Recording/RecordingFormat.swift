/// What a recording is written in.
public enum RecordingFormat: String, CaseIterable, Hashable, Sendable {
  /// WebDriver Actions as JSON: a wire body, a bare array of sources, or BiDi parameters; and
  /// Chromium's sequences of pointer actions.
  case w3c
  /// What `evemu-record` writes of a kernel input device.
  case evemu
  /// What `evtest` prints of a kernel input device.
  case evtest
  /// What Android's `getevent` writes, by numbers or by names.
  case getevent
  /// What `libinput record` writes.
  case libinput
  /// WebKit's streams of HID events, as JSON.
  case hid
  /// A Maestro flow: its drags and swipes.
  case maestro
  /// Commands to drag as JSON, as Appium and XCUITest know them.
  case commands
  /// A session of a web page that rrweb recorded.
  case rrweb
  /// Appium's touch actions as JSON, from before WebDriver had actions.
  case mjsonwp
  /// A project of Selenium IDE.
  case side
  /// A script for Android's shell, of `input` or `sendevent`.
  case adb
  /// What a server of WebDriver, or its client, wrote about the actions that it was sent.
  case log
}
