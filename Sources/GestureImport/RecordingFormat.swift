/// What a recording is written in.
public enum RecordingFormat: String, CaseIterable, Hashable, Sendable {
  /// WebDriver Actions as JSON: a wire body, a bare array of sources, or BiDi parameters.
  case w3c
  /// What `evemu-record` writes of a kernel input device.
  case evemu
  /// What Android's `getevent` writes, by numbers or by names.
  case getevent
  /// What `libinput record` writes.
  case libinput
}
