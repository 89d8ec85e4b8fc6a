/// The format of a recording.
public enum RecordingFormat: String, CaseIterable, Hashable, Sendable {
  /// WebDriver Actions as JSON: a wire body, a bare array of sources, or BiDi parameters; and
  /// Chromium's sequences of pointer actions.
  case w3c
  /// The output of `evemu-record`, from a kernel input device.
  case evemu
  /// The output of `evtest`, from a kernel input device.
  case evtest
  /// The output of Android's `getevent`, by numbers or by names.
  case getevent
  /// The output of `libinput record`.
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
  /// The log of a WebDriver server, or of its client, with the actions that it received.
  case log
}
