/// Text of a recording that is not an event, for readers of the script.
package struct ImportNote: Hashable, Sendable {
  /// The text after the `#` of the script's line.
  package var text: String
  /// The index of the event after it; the number of events if it is at the end.
  package var event: Int

  /// Makes a remark.
  package init(text: String, event: Int) {
    self.text = text
    self.event = event
  }
}
