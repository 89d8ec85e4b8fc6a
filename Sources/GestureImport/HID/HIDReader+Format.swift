extension HIDReader {
  /// WebKit's streams of HID events.
  static let format = FormatRow.samples(
    .hid, help: "WebKit's HID event streams", tool: "WebKit HID",
    fields: [["\"timeOffset\"", "\"touches\""], ["\"interpolate\"", "\"startEvent\""]]
  ) { SampleSource<HIDReader>($0, from: $1, $2, &$3) }
}
